import { clsx } from 'clsx';
import styles from './Portrait.module.css';

interface PortraitProps {
  /** A photograph, or a drawing as `draw-pictures.ts` makes one from a name. */
  address: string;
  /** Edge in px. */
  size: number;
  /** Left out where the name stands beside it. */
  alt?: string;
  className?: string;
}

/** A teacher's, student's or mentor's picture, round; the same file wherever the person appears. */
export function Portrait({ address, size, alt = '', className }: PortraitProps) {
  return (
    <img
      src={address}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      className={clsx(styles.portrait, className)}
    />
  );
}
