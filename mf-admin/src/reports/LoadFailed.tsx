import { Button, Notice } from 'shared/ui';

/** Stands in the place of what did not come; the toast has said why. */
export const LoadFailed = ({ what, onRetry }: { what: string; onRetry: () => void }) => (
  <Notice
    tone="info"
    action={
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {what} could not be loaded.
  </Notice>
);
