import { hasSampleContent } from '../model/config';
import styles from './SampleLabel.module.css';
import { texts } from './texts';

/** Marks people, words and figures as invented, as long as `hasSampleContent` is true. */
export function SampleLabel({ children }: { children: string }) {
  return (
    hasSampleContent && (
      <p className={styles.note}>
        <span className={styles.label}>{texts.sample}</span> {children}
      </p>
    )
  );
}
