import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Something that a button opens: it closes with Escape (focus goes back to the button), a click or
 * focus outside `area`, and on every navigation.
 */
export function useDisclosure<Area extends HTMLElement>() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const area = useRef<Area>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openedAt === key;

  useEffect(() => {
    if (!open) return;
    const closeFromOutside = ({ target }: Event) => {
      if (!(target instanceof Node && area.current?.contains(target))) setOpenedAt(null);
    };
    const closeWithEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenedAt(null);
      button.current?.focus();
    };
    document.addEventListener('click', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeWithEscape);
    return () => {
      document.removeEventListener('click', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeWithEscape);
    };
  }, [open]);

  return { open, area, button, toggle: () => setOpenedAt(open ? null : key) };
}
