/*
 * Apart from the draft itself, so that the menu of the area can ask before a logout without the code that
 * edits the catalogue.
 */

let isWaiting = false;

/** The browser asks before the tab is closed or reloaded, on whatever page it is. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

export function noteUnpublished(changes: number): void {
  isWaiting = changes > 0;
  if (isWaiting) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/** Whether changes of the catalogue are not published. */
export const hasUnpublished = (): boolean => isWaiting;
