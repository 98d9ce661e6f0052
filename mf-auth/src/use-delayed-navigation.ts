import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface Destination {
  to: string;
  delay: number;
}

/** Goes elsewhere after a while, unless the visitor has left the page by then. */
export function useDelayedNavigation() {
  const navigate = useNavigate();
  const [destination, setDestination] = useState<Destination | null>(null);

  useEffect(() => {
    if (!destination) return;
    const waiting = setTimeout(
      () => void navigate(destination.to, { replace: true }),
      destination.delay,
    );
    return () => clearTimeout(waiting);
  }, [destination, navigate]);

  return {
    isLeaving: destination !== null,
    leaveAfter: (delay: number, to: string) => setDestination({ to, delay }),
  };
}
