import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `act` after `delay` milliseconds, unless the visitor has left by then; null is never. Another `cause` begins
 * anew, also after the call.
 */
export function useTimeout(act: () => void, delay: number | null, cause?: unknown): void {
  const onTime = useEffectEvent(act);
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => onTime(), delay);
    return () => clearTimeout(timer);
  }, [delay, cause]);
}
