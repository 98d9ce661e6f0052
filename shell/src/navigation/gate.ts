import { accessMessages } from 'shared/model/messages';
import type { Access } from 'shared/contract';
import { isOwnName, paths } from 'shared/model/paths';
import { isAdmin, type LoginState } from 'shared/store';

export type GateDecision =
  | { show: true }
  | { show: false; to: string; message: string | null; keepLocation: boolean };

const SHOW: GateDecision = { show: true };

/**
 * Whether a login may open a route, decided before anything of the route's remote is fetched.
 * `name` is the `{name}` of a dashboard address.
 */
export function gate(
  access: Access,
  name: string | undefined,
  { token, user, ended, endedAsAdmin }: LoginState,
): GateDecision {
  if (access === 'public') return SHOW;

  if (!token || !user) {
    if (ended === 'logout') return go(paths.home());
    if (ended === 'expired') {
      return go(endedAsAdmin ? paths.adminLogin() : paths.login(), null, true);
    }
    if (access === 'admin') return go(paths.adminLogin(), accessMessages.restricted, true);
    if (access === 'student') return go(paths.login(), accessMessages.restricted, true);
    return go(paths.home());
  }

  if (access === 'admin') {
    return isAdmin(user) ? SHOW : go(paths.dashboardIndex(user));
  }
  if (isAdmin(user)) return go(paths.admin('dashboard'));
  return isOwnName(user, name) ? SHOW : go(paths.dashboard(user, 'overview'));
}

function go(to: string, message: string | null = null, keepLocation = false): GateDecision {
  return { show: false, to, message, keepLocation };
}
