import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../ui';
import { useFormOfField } from './use-field';

interface SubmitButtonProps extends ButtonVariant {
  children: ReactNode;
  /** Replaces the text while the form is being sent. */
  busyText?: ReactNode;
  /** Keeps the button busy after the form has been sent, for example until a redirect. */
  busy?: boolean;
  /** See `Button`. */
  keepsFocus?: boolean;
  className?: string;
}

/** Sends the form around it. */
export function SubmitButton({ children, busyText, busy = false, ...look }: SubmitButtonProps) {
  const form = useFormOfField();
  const atWork = busy || form.busy;
  return (
    <Button {...look} type="submit" busy={atWork}>
      {atWork && busyText ? busyText : children}
    </Button>
  );
}
