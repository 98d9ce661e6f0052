import { useRef, useState } from 'react';
import { useWindowEvent } from './use-window-event';

/**
 * Something that a button opens: it closes with Escape (focus goes back to the button), a click or
 * focus outside `area`, a link inside it, and when `place` changes, a part of the page's address.
 * `area` contains the button too.
 */
export function useDisclosure<Area extends HTMLElement>(place: string) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const area = useRef<Area>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === place;
  if (openAt !== null && !open) setOpenAt(null);

  const close = () => setOpenAt(null);
  const isInside = (target: EventTarget | null): target is Element =>
    target instanceof Element && area.current?.contains(target) === true;
  useWindowEvent(
    'click',
    ({ target }) => {
      // A link closes it at once: its page may still have to load.
      if (!isInside(target) || target.closest('a')) close();
    },
    open,
  );
  useWindowEvent(
    'focusin',
    ({ target }) => {
      if (!isInside(target)) close();
    },
    open,
  );
  useWindowEvent(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    },
    open,
  );

  return { open, area, button, toggle: () => setOpenAt(open ? null : place) };
}
