import { useEffect, useEffectEvent } from 'react';

/** Calls `act` after `delay` milliseconds, unless the visitor has left by then; null is never. */
export function useTimeout(act: () => void, delay: number | null): void {
  const onTime = useEffectEvent(act);
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => onTime(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
}
