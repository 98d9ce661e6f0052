import { useEffect, useRef } from 'react';

/** What is left at least after a pause, so that nothing vanishes under the eyes. Milliseconds. */
const SHORTEST_REST = 1000;

/** Calls `close` after `duration` ms that were not paused; `null` never does. */
export function useClosingTime(duration: number | null, paused: boolean, close: () => void): void {
  const left = useRef(duration ?? 0);
  const onTime = useRef(close);
  useEffect(() => {
    onTime.current = close;
  });

  useEffect(() => {
    if (duration === null || paused) return;
    const since = Date.now();
    const timer = setTimeout(() => onTime.current(), left.current);
    return () => {
      clearTimeout(timer);
      const rest = left.current - (Date.now() - since);
      left.current = Math.max(rest, Math.min(duration, SHORTEST_REST));
    };
  }, [duration, paused]);
}
