import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML, true once the page answers to scripts. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
