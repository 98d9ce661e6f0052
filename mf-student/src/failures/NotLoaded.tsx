import type { ReactNode } from 'react';
import { Button, Notice } from 'shared/ui';

interface NotLoadedProps {
  onRetry: () => void;
  /** What could not be loaded, in a sentence. */
  children: ReactNode;
}

/** Stands where something should, with a way to ask for it again. */
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
