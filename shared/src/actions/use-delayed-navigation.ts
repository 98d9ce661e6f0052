import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTimeout } from './use-timeout';

interface Options {
  replace?: boolean;
  state?: unknown;
}

interface Destination {
  to: string;
  delay: number;
  options: Options;
}

/** Navigates after a delay, unless the visitor has left the page by then. */
export function useDelayedNavigation() {
  const navigate = useNavigate();
  const [destination, setDestination] = useState<Destination | null>(null);
  useTimeout(
    () => {
      if (destination) void navigate(destination.to, destination.options);
    },
    destination && destination.delay,
    destination,
  );

  return {
    isLeaving: destination !== null,
    /** `delay` in milliseconds. By default, the new page replaces this one in the history. */
    leaveAfter: (delay: number, to: string, options: Options = { replace: true }) =>
      setDestination({ to, delay, options }),
  };
}
