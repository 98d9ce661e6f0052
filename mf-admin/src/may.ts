import type { OpenedWith } from 'shared/contract';
import {
  allTickable,
  isAdminRole,
  mayDo,
  type AdminRole,
  type Right,
  type TickableRight,
} from 'shared/model/rights';

export type May = (right: Right) => boolean;

/**
 * Whether an admin may do something, to show and ask for only that. The API decides each call; a login from before
 * there were roles does not know its own and shows everything.
 */
export function mayOf(user: OpenedWith['user']): May {
  const role: AdminRole = isAdminRole(user?.rights) ? user.rights : 'owner';
  const given: readonly unknown[] = Array.isArray(user?.ticked) ? user.ticked : [];
  const ticked = given.filter(isTickable);
  return (right) => mayDo(role, right, ticked);
}

const isTickable = (value: unknown): value is TickableRight =>
  allTickable.some((right) => right === value);
