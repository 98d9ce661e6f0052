import { useSyncExternalStore } from 'react';
import { COUNTDOWN_TICK } from 'shared/model/constants';

const eachSecond = (tick: () => void) => {
  const timer = setInterval(tick, COUNTDOWN_TICK);
  return () => clearInterval(timer);
};

const secondsUntil = (target: string) =>
  Math.max(0, Math.ceil((Date.parse(target) - Date.now()) / 1000));

/** The seconds left until `target`, never below 0; `null` while `target` is not known. */
export function useSecondsUntil(target: string | null): number | null {
  return useSyncExternalStore(
    eachSecond,
    () => (target === null ? null : secondsUntil(target)),
    () => null,
  );
}

/** Whether the time `target` has come; renders again only when the result changes. */
export function useIsReached(target: string | null): boolean {
  return useSyncExternalStore(
    eachSecond,
    () => target !== null && secondsUntil(target) === 0,
    () => false,
  );
}
