import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from './button-class';
import { useHydrated } from './use-hydrated';

interface ButtonProps extends ComponentProps<'button'>, ButtonVariant {
  /** Work is in progress: the button is disabled, and a light moves along its edge. */
  busy?: boolean;
  /** It is only told to be disabled while busy, and keeps the focus: for a form, which is not sent twice. */
  keepsFocus?: boolean;
}

/**
 * The button of the site. It is `type="button"` by default. Until hydration it is disabled with its usual
 * look, because a click would be lost. After `busy` it has the focus again, if it had it before.
 */
export function Button({
  ref,
  variant,
  size,
  wide,
  busy = false,
  keepsFocus = false,
  disabled = false,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!, []);

  // A disabled button loses the focus: return it, unless the visitor has moved it meanwhile.
  useEffect(() => {
    const element = button.current;
    if (!busy || keepsFocus) return;
    return () => {
      if (document.activeElement === document.body) element?.focus();
    };
  }, [busy, keepsFocus]);

  return (
    <button
      {...rest}
      ref={button}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      disabled={disabled || (busy && !keepsFocus) || !hydrated}
      aria-disabled={(busy && keepsFocus) || rest['aria-disabled']}
      data-waiting={hydrated || disabled ? undefined : ''}
      aria-busy={busy || undefined}
    />
  );
}
