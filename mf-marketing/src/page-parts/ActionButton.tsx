import type { ComponentProps } from 'react';
import { Button, useHydrated } from 'shared/ui';

/**
 * A button that is disabled until the page is hydrated, because an earlier click would be lost. It does
 * not look disabled before the hydration.
 */
export function ActionButton({ disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const hydrated = useHydrated();
  return (
    <Button {...rest} disabled={disabled || !hydrated} data-waiting={hydrated ? undefined : ''} />
  );
}
