import { paths } from 'shared/model/paths';
import {
  allTickable,
  isAdminRole,
  mayDo,
  type AdminRole,
  type Right,
  type TickableRight,
} from 'shared/model/rights';
import { selectUser, useAppSelector, type StoredUser } from 'shared/store';

/**
 * Whether the signed-in admin may do something, to show only that. The API decides each call; a session
 * from before there were roles does not know its own and shows everything.
 */
export const useMay = (): May => mayOf(useAppSelector(selectUser));

type May = (right: Right) => boolean;

function mayOf(user: StoredUser | null): May {
  const role: AdminRole = isAdminRole(user?.rights) ? user.rights : 'owner';
  const given: readonly unknown[] = Array.isArray(user?.ticked) ? user.ticked : [];
  const ticked = given.filter(isTickable);
  return (right) => mayDo(role, right, ticked);
}

const isTickable = (value: unknown): value is TickableRight =>
  allTickable.some((right) => right === value);

/** Where somebody begins: the first of these pages that is for them. */
const firstPages: readonly (readonly [Right, page: string])[] = [
  ['desk', 'dashboard'],
  ['figures', 'receipts'],
  ['catalogue', 'addCourse'],
  ['enquiries', 'leads'],
  ['orders', 'courses'],
  ['people', 'users'],
  ['classes', 'classes'],
  ['materials', 'materials'],
  ['audit', 'audit'],
];

export function firstPageOf(user: StoredUser | null): string {
  const may = mayOf(user);
  const [, page] = firstPages.find(([right]) => may(right)) ?? ['ownSignIn', 'security'];
  return paths.admin(page);
}
