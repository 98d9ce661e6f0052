import { useSyncExternalStore } from 'react';
import { COUNTDOWN_TICK } from 'shared/constants';

const eachSecond = (tick: () => void) => {
  const timer = setInterval(tick, COUNTDOWN_TICK);
  return () => clearInterval(timer);
};

const secondsUntil = (target: string) =>
  Math.max(0, Math.ceil((Date.parse(target) - Date.now()) / 1000));

/** Seconds left until the moment, never below 0; `null` as long as the moment is not known. */
export function useSecondsUntil(target: string | null): number | null {
  return useSyncExternalStore(
    eachSecond,
    () => (target === null ? null : secondsUntil(target)),
    () => null,
  );
}

/** Whether the moment has come; renders again only when that changes. */
export function useHasCome(target: string | null): boolean {
  return useSyncExternalStore(
    eachSecond,
    () => target !== null && secondsUntil(target) === 0,
    () => false,
  );
}
