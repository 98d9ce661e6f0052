import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Something that a button opens: it closes with Escape (focus goes back to the button), a click or
 * focus outside `area`, a link inside it, and every navigation.
 */
export function useDisclosure<Area extends HTMLElement>() {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const [keyOnScreen, setKeyOnScreen] = useState(key);
  const area = useRef<Area>(null);
  const button = useRef<HTMLButtonElement>(null);

  if (key !== keyOnScreen) {
    setKeyOnScreen(key);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    const isInside = (target: EventTarget | null): target is Element =>
      target instanceof Element && area.current?.contains(target) === true;
    const closeOnClick = ({ target }: Event) => {
      // A link closes it at once: its page may still have to load.
      if (!isInside(target) || target.closest('a')) setOpen(false);
    };
    const closeOnFocus = ({ target }: Event) => {
      if (!isInside(target)) setOpen(false);
    };
    const closeWithEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
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

  return { open, area, button, toggle: () => setOpen(!open) };
}
