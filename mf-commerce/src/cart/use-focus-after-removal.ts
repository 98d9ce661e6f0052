import { useEffect, useRef } from 'react';

/** A removed line takes the focused button along: the keyboard goes on from the page's heading. */
export function useFocusAfterRemoval(lines: number): void {
  const before = useRef(lines);

  useEffect(() => {
    const removed = lines < before.current;
    before.current = lines;
    if (removed && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    }
  }, [lines]);
}
