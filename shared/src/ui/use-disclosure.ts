import { useEffect, useRef, useState } from 'react';

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

  useEffect(() => {
    if (!open) return;
    const close = () => setOpenAt(null);
    const isInside = (target: EventTarget | null): target is Element =>
      target instanceof Element && area.current?.contains(target) === true;
    const closeOnClick = ({ target }: Event) => {
      // A link closes it at once: its page may still have to load.
      if (!isInside(target) || target.closest('a')) close();
    };
    const closeOnFocus = ({ target }: Event) => {
      if (!isInside(target)) close();
    };
    const closeWithEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('click', closeOnClick);
    document.addEventListener('focusin', closeOnFocus);
    document.addEventListener('keydown', closeWithEscape);
    return () => {
      document.removeEventListener('click', closeOnClick);
      document.removeEventListener('focusin', closeOnFocus);
      document.removeEventListener('keydown', closeWithEscape);
    };
  }, [open]);

  return { open, area, button, toggle: () => setOpenAt(open ? null : place) };
}
