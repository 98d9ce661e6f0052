import type { ComponentProps } from 'react';
import { useCall } from 'shared/calls';
import { Button } from 'shared/ui';
import { told, type Result } from './announced';

interface CallButtonProps extends ComponentProps<typeof Button> {
  call: () => Promise<Result>;
}

/** A button that makes a call at once, and says what came of it. */
export function CallButton({ call, ...button }: CallButtonProps) {
  const [make, isLoading] = useCall(call);
  return (
    <Button
      variant="secondary"
      size="small"
      {...button}
      busy={isLoading}
      onClick={() => void make(undefined).then(told)}
    />
  );
}
