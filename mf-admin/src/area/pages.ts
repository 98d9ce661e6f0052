import type { ListedLink } from 'shared/model/additions';
import { paths } from 'shared/model/paths';
import type { Right } from 'shared/model/rights';
import type { Desk } from 'shared/model/schemas';

/** The right that each page needs, by the first part of its address below `/admin/`. */
const rightsOfPages: Readonly<Record<string, Right>> = {
  dashboard: 'desk',
  users: 'people',
  courses: 'orders',
  webinar: 'orders',
  orders: 'orders',
  classes: 'classes',
  receipts: 'figures',
  leads: 'enquiries',
  contacts: 'enquiries',
  review: 'orders',
  errors: 'operation',
  audit: 'audit',
  catalogue: 'catalogue',
  addCourse: 'catalogue',
  addWebinar: 'catalogue',
  addTutor: 'catalogue',
  materials: 'materials',
  questions: 'catalogue',
  team: 'team',
  security: 'ownSignIn',
};

/** The right for an address of the admin area; `null` for its index. A page without one is refused. */
export function rightForPage(pathname: string): Right | null {
  const [, , page = ''] = pathname.split('/');
  return page === '' ? null : (rightsOfPages[page] ?? 'operation');
}

/** The right that a link of the menu needs: its own, or that of its page here. */
export function rightForLink({ path, right }: ListedLink): Right | null {
  if (right) return right;
  return path.startsWith('/admin/') ? rightForPage(path) : 'operation';
}

/** How many things wait on a page, by its address. */
export const waitingOn: Readonly<Record<string, (desk: Desk) => number>> = {
  [paths.admin('leads')]: ({ call_backs_total }) => call_backs_total,
  [paths.admin('review')]: ({ review_total, undelivered_total }) =>
    review_total + undelivered_total,
};
