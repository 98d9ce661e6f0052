import type { ComponentProps } from 'react';
import { buttonClass } from './button-class';
import type { ButtonLook } from './button-class';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: the button is disabled and a light travels along its edge. */
  busy?: boolean;
}

/** The one button. It is `type="button"` unless told otherwise. */
export const Button = ({
  variant,
  size,
  wide,
  busy = false,
  disabled,
  className,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonClass({ variant, size, wide }, className)}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
  />
);
