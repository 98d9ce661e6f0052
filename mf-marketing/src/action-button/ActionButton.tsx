import type { ComponentProps } from 'react';
import { Button, useHydrated } from 'shared/ui';

/**
 * A button that is disabled, without looking so, until the page is hydrated: a click on a prerendered
 * page before that would be lost.
 */
export function ActionButton({ disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const hydrated = useHydrated();
  return (
    <Button {...rest} disabled={disabled || !hydrated} data-waiting={hydrated ? undefined : ''} />
  );
}
