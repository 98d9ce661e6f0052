import { paths } from 'shared/model/paths';
import type { Right } from 'shared/model/rights';
import { selectUser, useAppSelector, type StoredUser } from 'shared/store';
import { mayOf, type May } from './may';

/** Whether the signed-in admin may do something. */
export const useMay = (): May => mayOf(useAppSelector(selectUser));

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
