import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button, useHydrated } from '../ui';
import type { ButtonVariant } from '../ui';
import { useFormOfField } from './use-field';

interface SubmitButtonProps extends ButtonVariant {
  children: ReactNode;
  /** Replaces the text while the form is being sent. */
  busyText?: ReactNode;
  /** Keeps the button busy after the form has been sent, for example until a redirect. */
  busy?: boolean;
  className?: string;
}

/**
 * Sends the form around it. Until hydration, the button is disabled with its usual look: a form sent
 * earlier would leave the page and lose the input.
 */
export function SubmitButton({ children, busyText, busy = false, ...look }: SubmitButtonProps) {
  const form = useFormOfField();
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const atWork = busy || form.busy;

  // A disabled button loses the focus: return it, unless the visitor has moved it elsewhere.
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
