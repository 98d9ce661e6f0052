import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML, true once the page answers to scripts. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
