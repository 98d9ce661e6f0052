import { clsx } from 'clsx';
import styles from './Price.module.css';
import { texts } from './texts';
import { VisuallyHidden } from './VisuallyHidden';

interface PriceProps {
  /** Formatted, such as "₹9,999". */
  now: string;
  /** The formatted old price, shown struck through. */
  was?: string;
  large?: boolean;
}

/** A price, and what it was before. */
export function Price({ now, was, large = false }: PriceProps) {
  return (
    <span className={clsx(styles.price, large && styles.large)}>
      <span className={styles.now}>{now}</span>
      {was && (
        <s className={styles.was}>
          <VisuallyHidden>{texts.was}</VisuallyHidden>
          {was}
        </s>
      )}
    </span>
  );
}
