import { Button, Notice } from 'shared/ui';
import { focusHeading } from './focus-heading';
import styles from './Report.module.css';

/** Stands in the place of what did not come; the toast has said why. */
export const LoadFailed = ({ what, onRetry }: { what: string; onRetry: () => void }) => {
  const retry = () => {
    focusHeading();
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
};
