import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML, true after hydration. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
