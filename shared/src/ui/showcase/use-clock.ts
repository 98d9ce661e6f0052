import { useCallback, useSyncExternalStore } from 'react';
import { COUNTDOWN_TICK } from '../../model/constants';

/**
 * What `read` says about the time, asked again each second; renders again only when the answer changes.
 * `onServer` is the answer in HTML that was rendered before. The seconds begin anew when `start` changes.
 */
export function useClock<Value extends string | number | boolean | null>(
  read: () => Value,
  onServer = read,
  start?: number,
): Value {
  const eachSecond = useCallback(
    (tick: () => void) => {
      const timer = setInterval(tick, COUNTDOWN_TICK);
      return () => clearInterval(timer);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- another start is another clock
    [start],
  );
  return useSyncExternalStore(eachSecond, read, onServer);
}
