import type { ReactNode } from 'react';
import { Button, Notice } from 'shared/ui';

interface NotLoadedProps {
  onRetry: () => void;
  /** A sentence that says what could not be loaded. */
  children: ReactNode;
}

/** Shown instead of data that could not be loaded, with a retry button. */
export function NotLoaded({ onRetry, children }: NotLoadedProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
