import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button, useHydrated } from '../ui';
import type { ButtonVariant } from '../ui';
import { useFormOfField } from './use-field';

interface SubmitButtonProps extends ButtonVariant {
  children: ReactNode;
  /** Replaces the text while the form is being sent. */
  busyText?: ReactNode;
  /** Keeps it busy beyond the sending, for example until a redirect. */
  busy?: boolean;
  className?: string;
}

/**
 * Sends the form around it. It waits (looking as always) until the page answers to scripts, since a
 * form sent before that would leave the page and lose what was typed.
 */
export function SubmitButton({ children, busyText, busy = false, ...look }: SubmitButtonProps) {
  const form = useFormOfField();
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const atWork = busy || form.busy;

  // A disabled button drops the focus: give it back to who is still waiting there.
  useEffect(() => {
    const element = button.current;
    if (!atWork) return;
    return () => {
      if (document.activeElement === document.body) element?.focus();
    };
  }, [atWork]);

  return (
    <Button
      {...look}
      ref={button}
      type="submit"
      busy={atWork}
      disabled={!hydrated}
      data-waiting={hydrated ? undefined : ''}
    >
      {atWork && busyText ? busyText : children}
    </Button>
  );
}
