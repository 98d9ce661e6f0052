import { clsx } from 'clsx';
import styles from './Portrait.module.css';

interface PortraitProps {
  /** A photograph, or a drawing that `draw-pictures.ts` makes from a name. */
  address: string;
  /** Edge in px. */
  size: number;
  className?: string;
}

/** A round picture of a teacher, student or mentor; each person has the same file on all pages, and the name beside it. */
export function Portrait({ address, size, className }: PortraitProps) {
  return (
    <img
      src={address}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className={clsx(styles.portrait, className)}
    />
  );
}
