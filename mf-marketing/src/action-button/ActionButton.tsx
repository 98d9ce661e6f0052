import type { ComponentProps } from 'react';
import { Button, useHydrated } from 'shared/ui';

/**
 * A button that waits, looking as always, until the page answers to scripts: a click on a
 * prerendered page before that would be lost.
 */
export function ActionButton({ disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const hydrated = useHydrated();
  return (
    <Button {...rest} disabled={disabled || !hydrated} data-waiting={hydrated ? undefined : ''} />
  );
}
