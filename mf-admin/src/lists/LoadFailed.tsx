import { Button, focusPageHeading, Notice } from 'shared/ui';
import styles from './Report.module.css';

/** Shown instead of data that could not be loaded, with a retry button. */
export function LoadFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  const retry = () => {
    focusPageHeading();
    onRetry();
  };
  return (
    <div className={styles.failed}>
      <Notice
        tone="info"
        action={
          <Button variant="secondary" size="small" onClick={retry}>
            Try again
          </Button>
        }
      >
        {what} could not be loaded.
      </Notice>
    </div>
  );
}
