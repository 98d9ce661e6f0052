import type { RemoteChildRoute } from 'shared/contract';
import type { Right } from 'shared/model/rights';

interface Page extends RemoteChildRoute {
  right: Right;
  /** Whether `first-calls.ts` says what it asks for first: a script of its own, because the entry must stay small. */
  first?: true;
}

const declared: readonly Page[] = [
  {
    id: 'admin/index',
    right: 'ownSignIn',
    title: 'Dashboard',
    lazy: () => import(/* webpackChunkName: "admin-index" */ './area/AdminIndex'),
  },
  {
    id: 'admin/dashboard',
    path: 'dashboard',
    right: 'desk',
    title: 'Dashboard',
    links: [{ menu: 'admin-desk', order: 1, icon: 'dashboard' }],
    lazy: () => import(/* webpackChunkName: "admin-dashboard" */ './dashboard/DashboardPage'),
  },
  {
    id: 'admin/users',
    path: 'users',
    right: 'people',
    title: 'User Details',
    links: [{ menu: 'admin-people', order: 1, icon: 'users' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-users" */ './people/UsersPage'),
  },
  {
    id: 'admin/courses',
    path: 'courses',
    right: 'orders',
    title: 'Course Details',
    links: [{ menu: 'admin-people', order: 2, icon: 'book' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-courses" */ './orders/CourseOrdersPage'),
  },
  {
    id: 'admin/webinar',
    path: 'webinar',
    right: 'orders',
    title: 'Webinar Details',
    links: [{ menu: 'admin-people', order: 3, icon: 'video' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-webinar" */ './orders/WebinarOrdersPage'),
  },
  {
    id: 'admin/classes',
    path: 'classes',
    right: 'classes',
    title: 'Classes',
    links: [{ menu: 'admin-people', order: 4, icon: 'calendar' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-classes" */ './groups/GroupsPage'),
  },
  {
    id: 'admin/class',
    path: 'classes/:id',
    right: 'classes',
    title: 'Class',
    lazy: () => import(/* webpackChunkName: "admin-class" */ './groups/GroupPage'),
  },
  {
    id: 'admin/receipts',
    path: 'receipts',
    right: 'figures',
    title: 'Receipts',
    links: [{ menu: 'admin-people', order: 5, icon: 'rupee' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-receipts" */ './receipts/ReceiptsPage'),
  },
  {
    id: 'admin/settlements',
    path: 'settlements',
    right: 'figures',
    title: 'Settlements',
    links: [{ menu: 'admin-people', order: 6, icon: 'rupee' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-settlements" */ './receipts/SettlementsPage'),
  },
  {
    id: 'admin/leads',
    path: 'leads',
    right: 'enquiries',
    title: 'Leads',
    links: [{ menu: 'admin-desk', order: 2, icon: 'phone' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-leads" */ './leads/LeadsPage'),
  },
  {
    id: 'admin/contacts',
    path: 'contacts',
    right: 'enquiries',
    title: 'Contact messages',
    links: [{ menu: 'admin-desk', order: 3, icon: 'mail' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-contacts" */ './leads/ContactsPage'),
  },
  {
    id: 'admin/review',
    path: 'review',
    right: 'orders',
    title: 'Needs review',
    links: [{ menu: 'admin-desk', order: 4, icon: 'info' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-review" */ './orders/ReviewPage'),
  },
  {
    id: 'admin/threads',
    path: 'threads',
    right: 'meetings',
    title: 'Questions to teachers',
    links: [{ menu: 'admin-desk', order: 5, icon: 'message' }],
    lazy: () => import(/* webpackChunkName: "admin-threads" */ './threads/ThreadsPage'),
  },
  {
    id: 'admin/order',
    path: 'orders/:orderNumber',
    right: 'orders',
    title: 'Order',
    lazy: () => import(/* webpackChunkName: "admin-order" */ './orders/OrderPage'),
  },
  {
    id: 'admin/person',
    path: 'users/:person',
    right: 'people',
    title: 'Person',
    lazy: () => import(/* webpackChunkName: "admin-person" */ './people/PersonPage'),
  },
  {
    id: 'admin/errors',
    path: 'errors',
    right: 'operation',
    title: 'Errors in browsers',
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-errors" */ './records/ClientErrorsPage'),
  },
  {
    id: 'admin/health',
    path: 'health',
    right: 'operation',
    title: 'Health',
    links: [{ menu: 'admin-site', order: 4, icon: 'info' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-health" */ './records/HealthPage'),
  },
  {
    id: 'admin/audit',
    path: 'audit',
    right: 'audit',
    title: 'Audit log',
    links: [{ menu: 'admin-site', order: 2, icon: 'clock' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-audit" */ './records/AuditPage'),
  },
  {
    id: 'admin/catalogue',
    path: 'catalogue',
    right: 'catalogue',
    title: 'Published catalogues',
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-catalogue" */ './catalogue/publish/HistoryPage'),
  },
  {
    id: 'admin/addCourse',
    path: 'addCourse',
    right: 'catalogue',
    title: 'Courses',
    links: [{ menu: 'admin-content', order: 1, label: 'Add Course', icon: 'plus' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-addCourse" */ './catalogue/courses/CoursesPage'),
  },
  {
    id: 'admin/addWebinar',
    path: 'addWebinar',
    right: 'catalogue',
    title: 'Webinars',
    links: [{ menu: 'admin-content', order: 2, label: 'Add Webinar', icon: 'plus' }],
    first: true,
    lazy: () =>
      import(/* webpackChunkName: "admin-addWebinar" */ './catalogue/webinars/WebinarsPage'),
  },
  {
    id: 'admin/addTutor',
    path: 'addTutor',
    right: 'catalogue',
    title: 'Tutors',
    links: [{ menu: 'admin-content', order: 3, label: 'Add Tutor', icon: 'plus' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-addTutor" */ './catalogue/tutors/TutorsPage'),
  },
  {
    id: 'admin/materials',
    path: 'materials',
    right: 'materials',
    title: 'Recordings and notes',
    links: [{ menu: 'admin-content', order: 5, icon: 'video' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-materials" */ './materials/MaterialsPage'),
  },
  {
    id: 'admin/codes',
    path: 'codes',
    right: 'codes',
    title: 'Codes',
    links: [{ menu: 'admin-content', order: 6, icon: 'rupee' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-codes" */ './codes/CodesPage'),
  },
  {
    id: 'admin/questions',
    path: 'questions',
    right: 'catalogue',
    title: 'Questions',
    links: [{ menu: 'admin-content', order: 4, icon: 'edit' }],
    first: true,
    lazy: () =>
      import(/* webpackChunkName: "admin-questions" */ './catalogue/questions/QuestionsPage'),
  },
  {
    id: 'admin/team',
    path: 'team',
    right: 'team',
    title: 'Team',
    links: [{ menu: 'admin-site', order: 1, icon: 'users' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-team" */ './team/TeamPage'),
  },
  {
    id: 'admin/security',
    path: 'security',
    right: 'ownSignIn',
    title: 'Your sign-in',
    links: [{ menu: 'admin-site', order: 3, icon: 'lock' }],
    lazy: () => import(/* webpackChunkName: "admin-security" */ './sign-in/SecurityPage'),
  },
];

const firstOf =
  ({ id, right }: Page): RemoteChildRoute['load'] =>
  async (opened) => {
    const { firstCallOf } = await import(/* webpackChunkName: "admin-first" */ './first-calls');
    return firstCallOf(id, right, opened);
  };

/** The pages of the area. Whoever lacks the right of a page sees neither the page nor its link, and asks for nothing. */
export const pages = declared.map((page) => ({ ...page, load: page.first && firstOf(page) }));
