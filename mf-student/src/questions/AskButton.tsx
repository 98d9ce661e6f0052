import { lazy, Suspense, useId, useState } from 'react';
import { Button, Icon } from 'shared/ui';
import type { AskProps } from './AskDialog';
import { texts } from './texts';

// Whoever opens the classroom does not wait for the form.
const AskDialog = lazy(async () => ({ default: (await import('./AskDialog')).AskDialog }));

/** Asks the teacher about a module or class, or answers a question of a quiz with a photo. */
export function AskButton({ of, about, label = texts.ask }: AskProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-describedby={id} onClick={() => setOpen(true)}>
        <Icon name="message" size={18} />
        {label}
      </Button>
      <span id={id} className="visually-hidden">
        {about}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <AskDialog of={of} about={about} label={label} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
