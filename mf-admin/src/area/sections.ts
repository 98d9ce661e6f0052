import { paths } from 'shared/paths';
import type { IconName } from 'shared/ui';

interface Section {
  to: string;
  label: string;
  icon: IconName;
}

/** The sidebar's links, in the groups they stand in. */
export const sectionGroups: readonly (readonly Section[])[] = [
  [{ to: paths.admin('dashboard'), label: 'Dashboard', icon: 'dashboard' }],
  [
    { to: paths.admin('users'), label: 'User Details', icon: 'users' },
    { to: paths.admin('courses'), label: 'Course Details', icon: 'book' },
    { to: paths.admin('webinar'), label: 'Webinar Details', icon: 'video' },
  ],
  [
    { to: paths.admin('leads'), label: 'Leads', icon: 'phone' },
    { to: paths.admin('contacts'), label: 'Contact messages', icon: 'mail' },
  ],
  [
    { to: paths.admin('addCourse'), label: 'Add Course', icon: 'plus' },
    { to: paths.admin('addWebinar'), label: 'Add Webinar', icon: 'plus' },
    { to: paths.admin('addTutor'), label: 'Add Tutor', icon: 'plus' },
  ],
];
