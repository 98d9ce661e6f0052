import { clsx } from 'clsx';
import styles from './Portrait.module.css';

interface PortraitProps {
  /** A photograph, or a drawing that `draw-pictures.ts` makes from a name. */
  address: string;
  /** Edge in px. */
  size: number;
  /** Leave it out if the name is shown beside the picture. */
  alt?: string;
  className?: string;
}

/** A round picture of a teacher, student or mentor; each person has the same file on all pages. */
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
