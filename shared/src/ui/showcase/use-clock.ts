import { useSyncExternalStore } from 'react';
import { COUNTDOWN_TICK } from '../../model/constants';

const eachSecond = (tick: () => void) => {
  const timer = setInterval(tick, COUNTDOWN_TICK);
  return () => clearInterval(timer);
};

/**
 * What `read` says about the time, asked again each second; renders again only when the answer changes.
 * `onServer` is the answer in HTML that was rendered before.
 */
export function useClock<Value extends string | number | boolean | null>(
  read: () => Value,
  onServer = read,
): Value {
  return useSyncExternalStore(eachSecond, read, onServer);
}
