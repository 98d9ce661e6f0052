import type { ComponentProps } from 'react';
import { buttonClass } from './button-class';
import type { ButtonVariant } from './button-class';

interface ButtonProps extends ComponentProps<'button'>, ButtonVariant {
  /** Work is in progress: the button is disabled, and a light moves along its edge. */
  busy?: boolean;
}

/** The button of the site. It is `type="button"` by default. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  disabled,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  );
}
