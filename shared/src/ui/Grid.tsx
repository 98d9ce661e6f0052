import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './Grid.module.css';

interface GridProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** Minimum width of a column: 13, 17 or 24 rem. */
  columns?: 'narrow' | 'medium' | 'broad';
}

/** As many equal columns as fit. For a list, write `as="ul" role="list"`. */
export function Grid({ as: Element = 'div', columns = 'medium', className, ...rest }: GridProps) {
  return <Element {...rest} className={clsx(styles.grid, styles[columns], className)} />;
}

interface ActionsProps extends ComponentProps<'div'> {
  centred?: boolean;
}

/** Buttons and links side by side. */
export function Actions({ centred = false, className, ...rest }: ActionsProps) {
  return <div {...rest} className={clsx(styles.actions, centred && styles.centred, className)} />;
}
