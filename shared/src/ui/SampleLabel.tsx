import { hasSampleContent } from '../config';
import styles from './SampleLabel.module.css';

/** Stands by people, words and figures that are invented, for as long as they are. */
export function SampleLabel({ children }: { children: string }) {
  return (
    hasSampleContent && (
      <p className={styles.note}>
        <span className={styles.label}>Sample</span> {children}
      </p>
    )
  );
}
