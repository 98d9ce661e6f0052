import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** From this width on, the sidebar is always visible; DashboardLayout.module.css repeats the width. */
const WIDE = '(width >= 64rem)';

/** The state of the drawer on small screens. The focus moves into the drawer, and back on Escape. */
export function useDrawer() {
  const { pathname } = useLocation();
  // The drawer is open only on the path where it was opened, so any navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const open = openOn === pathname;

  const close = useCallback(() => setOpenOn(null), []);
  const dismiss = useCallback(() => {
    setOpenOn(null);
    opener.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return;
    panel.current?.querySelector('a')?.focus();

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
    };
    const wide = matchMedia(WIDE);
    document.addEventListener('keydown', onKeyDown);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      wide.removeEventListener('change', close);
    };
  }, [open, close, dismiss]);

  return { open, opener, panel, close, dismiss, toggle: () => setOpenOn(open ? null : pathname) };
}
