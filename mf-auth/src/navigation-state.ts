import { useLocation, type Path } from 'react-router-dom';

/**
 * A text that the page before put into the navigation state; `null` where the page was opened by
 * itself. The state survives a reload.
 */
export function useNavigationText(name: 'name' | 'email' | 'phone' | 'reset_token'): string | null {
  // Any page, and older versions of this one, may have written the state.
  const state = useLocation().state as Record<string, unknown> | null;
  const value = state?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * The dashboard page on which a session ended, as the gate passed it on; `null` for a login that
 * was asked for. The gate decides again whether the user may see it.
 */
export function useReturnUrl(): string | null {
  // Written by the gate of the shell.
  const state = useLocation().state as { from?: Path; resume?: boolean } | null;
  if (!state?.resume || !state.from?.pathname.startsWith('/dashboard/')) return null;
  const { pathname, search, hash } = state.from;
  return `${pathname}${search}${hash}`;
}
