import styles from './NavigationProgress.module.css';

/** A thin line at the top while the next page is on its way. */
export const NavigationProgress = ({ busy }: { busy: boolean }) => (
  <div className={styles.progress} data-busy={busy || undefined} aria-hidden />
);
