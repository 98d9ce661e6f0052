import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { clsx } from 'shared/ui';
import { useOverflow } from '../use-overflow';
import styles from './Strip.module.css';

interface StripProps {
  ref?: Ref<HTMLUListElement>;
  /** The accessible name. */
  label: string;
  /** Stays one row at every width; by default it is a grid where there is room. */
  always?: boolean;
  /** May set `--cell`, the width of a cell. */
  className?: string;
  /** Each is a `li`. */
  children: ReactNode;
}

/** A row that snaps and is scrolled sideways, by swipe or by the arrow keys, also before any script has run. */
export function Strip({ ref, label, always = false, className, children }: StripProps) {
  const [row, overflows] = useOverflow<HTMLUListElement>();
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => list.current!, []);
  return (
    <ul
      ref={(element) => {
        row.current = element;
        list.current = element;
      }}
      role="list"
      aria-label={label}
      // What scrolls must be reachable by keyboard; the arrow keys then scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={overflows ? 0 : undefined}
      className={clsx(styles.strip, !always && styles.grid, className)}
    >
      {children}
    </ul>
  );
}
