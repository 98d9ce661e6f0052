import { useLocation } from 'react-router-dom';

/**
 * A text that the step before put into the navigation state; `null` where the page was opened by
 * itself. The state survives a reload.
 */
export function useHandedOver(name: 'name' | 'email' | 'phone' | 'reset_token'): string | null {
  const state = useLocation().state as Record<string, unknown> | null;
  const value = state?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
