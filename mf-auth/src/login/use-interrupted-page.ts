import { useLocation, type Path } from 'react-router-dom';

/**
 * The dashboard page on which a session ended, as the gate handed it over; `null` for a login that
 * was asked for. Whether the user may see it is the gate's to say once more.
 */
export function useInterruptedPage(): string | null {
  const state = useLocation().state as { from?: Path; resume?: boolean } | null;
  if (!state?.resume || !state.from?.pathname.startsWith('/dashboard/')) return null;
  const { pathname, search, hash } = state.from;
  return `${pathname}${search}${hash}`;
}
