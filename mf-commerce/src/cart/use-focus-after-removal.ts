import { useEffect, useRef } from 'react';
import { focusPageHeading } from 'shared/ui';

/** A removed line takes the focused button along: the keyboard goes on from the page's heading. */
export function useFocusAfterRemoval(lines: number): void {
  const before = useRef(lines);

  useEffect(() => {
    const removed = lines < before.current;
    before.current = lines;
    if (removed && document.activeElement === document.body) {
      focusPageHeading();
    }
  }, [lines]);
}
