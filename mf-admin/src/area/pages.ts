import { paths } from 'shared/model/paths';
import type { Right } from 'shared/model/rights';
import type { Desk } from 'shared/model/schemas';
import type { IconName } from 'shared/ui';

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

interface Section {
  to: string;
  label: string;
  icon: IconName;
  /** How many things wait on the page. */
  waiting?: (desk: Desk) => number;
}

/** The links of the sidebar, by group. */
export const sectionGroups: readonly (readonly Section[])[] = [
  [
    { to: paths.admin('dashboard'), label: 'Dashboard', icon: 'dashboard' },
    {
      to: paths.admin('leads'),
      label: 'Leads',
      icon: 'phone',
      waiting: ({ call_backs_total }) => call_backs_total,
    },
    { to: paths.admin('contacts'), label: 'Contact messages', icon: 'mail' },
    {
      to: paths.admin('review'),
      label: 'Needs review',
      icon: 'info',
      waiting: ({ review_total, undelivered_total }) => review_total + undelivered_total,
    },
  ],
  [
    { to: paths.admin('users'), label: 'User Details', icon: 'users' },
    { to: paths.admin('courses'), label: 'Course Details', icon: 'book' },
    { to: paths.admin('webinar'), label: 'Webinar Details', icon: 'video' },
    { to: paths.admin('classes'), label: 'Classes', icon: 'calendar' },
    { to: paths.admin('receipts'), label: 'Receipts', icon: 'rupee' },
  ],
  [
    { to: paths.admin('addCourse'), label: 'Add Course', icon: 'plus' },
    { to: paths.admin('addWebinar'), label: 'Add Webinar', icon: 'plus' },
    { to: paths.admin('addTutor'), label: 'Add Tutor', icon: 'plus' },
    { to: paths.admin('questions'), label: 'Questions', icon: 'edit' },
    { to: paths.admin('materials'), label: 'Recordings and notes', icon: 'video' },
  ],
  [
    { to: paths.admin('team'), label: 'Team', icon: 'users' },
    { to: paths.admin('audit'), label: 'Audit log', icon: 'clock' },
    { to: paths.admin('security'), label: 'Your sign-in', icon: 'lock' },
  ],
];
