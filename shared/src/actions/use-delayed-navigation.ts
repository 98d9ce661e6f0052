import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

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

  useEffect(() => {
    if (!destination) return;
    const { to, delay, options } = destination;
    const leave = () => void navigate(to, options);
    if (delay === 0) return leave();
    const waiting = setTimeout(leave, delay);
    return () => clearTimeout(waiting);
  }, [destination, navigate]);

  return {
    isLeaving: destination !== null,
    /** `delay` in milliseconds. By default, the new page replaces this one in the history. */
    leaveAfter: (delay: number, to: string, options: Options = { replace: true }) =>
      setDestination({ to, delay, options }),
  };
}
