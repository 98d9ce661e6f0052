import { paths } from 'shared/model/paths';
import { isAdminRole, mayDo, type AdminRole, type Right } from 'shared/model/rights';
import { selectUser, useAppSelector, type StoredUser } from 'shared/store';

/**
 * Whether the signed-in admin may do something, to show only that. The API decides each call; a session
 * from before there were roles does not know its own and shows everything.
 */
export function useMay(): (right: Right) => boolean {
  const role = roleOf(useAppSelector(selectUser));
  return (right) => mayDo(role, right);
}

/** The page with which somebody begins: the dashboard, or else what the role is for. */
export const firstPageOf = (user: StoredUser | null): string =>
  mayDo(roleOf(user), 'desk') ? paths.admin('dashboard') : paths.admin('addCourse');

const roleOf = (user: StoredUser | null): AdminRole =>
  isAdminRole(user?.rights) ? user.rights : 'owner';
