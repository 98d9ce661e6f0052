import { useSyncExternalStore } from 'react';

/*
 * Apart from the draft itself, so that the menu of the area can ask before a logout without the code that
 * edits the catalogue.
 */

/** The number of changes that are not published. */
let count = 0;
const listeners = new Set<() => void>();

/** The browser asks before the tab is closed or reloaded, on whatever page it is. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

export function noteUnpublished(changes: number): void {
  count = changes;
  if (count > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How many changes of the draft are not published. */
export const useUnpublished = (): number => useSyncExternalStore(subscribe, () => count);

/** `1 change`, `2 changes` */
export const changesText = (changes: number): string =>
  `${changes} ${changes === 1 ? 'change' : 'changes'}`;
