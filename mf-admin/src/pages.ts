import type { RemoteChildRoute } from 'shared/contract';
import type { Right } from 'shared/model/rights';

interface Page extends RemoteChildRoute {
  right: Right;
  /** Whether `first-calls.ts` says what it asks for first: a script of its own, because the entry must stay small. */
  first?: true;
}

/** A page whose address in the area is the second part of its id. */
const at = (id: `admin/${string}`, right: Right, title: string) => ({
  id,
  path: id.replace('admin/', ''),
  right,
  title,
});

const declared: readonly Page[] = [
  {
    id: 'admin/index',
    right: 'ownSignIn',
    title: 'Dashboard',
    lazy: () => import(/* webpackChunkName: "admin-index" */ './area/AdminIndex'),
  },
  {
    ...at('admin/dashboard', 'desk', 'Dashboard'),
    links: [{ menu: 'admin-desk', order: 1, icon: 'dashboard' }],
    lazy: () => import(/* webpackChunkName: "admin-dashboard" */ './dashboard/DashboardPage'),
  },
  {
    ...at('admin/users', 'people', 'User Details'),
    links: [{ menu: 'admin-people', order: 1, icon: 'users' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-users" */ './people/UsersPage'),
  },
  {
    ...at('admin/courses', 'orders', 'Course Details'),
    links: [{ menu: 'admin-people', order: 2, icon: 'book' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-courses" */ './orders/CourseOrdersPage'),
  },
  {
    ...at('admin/webinar', 'orders', 'Webinar Details'),
    links: [{ menu: 'admin-people', order: 3, icon: 'video' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-webinar" */ './orders/WebinarOrdersPage'),
  },
  {
    ...at('admin/classes', 'classes', 'Classes'),
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
    ...at('admin/receipts', 'figures', 'Receipts'),
    links: [{ menu: 'admin-people', order: 5, icon: 'rupee' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-receipts" */ './receipts/ReceiptsPage'),
  },
  {
    ...at('admin/settlements', 'figures', 'Settlements'),
    links: [{ menu: 'admin-people', order: 6, icon: 'rupee' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-settlements" */ './receipts/SettlementsPage'),
  },
  {
    ...at('admin/leads', 'enquiries', 'Leads'),
    links: [{ menu: 'admin-desk', order: 2, icon: 'phone' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-leads" */ './leads/LeadsPage'),
  },
  {
    ...at('admin/contacts', 'enquiries', 'Contact messages'),
    links: [{ menu: 'admin-desk', order: 3, icon: 'mail' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-contacts" */ './leads/ContactsPage'),
  },
  {
    ...at('admin/review', 'orders', 'Needs review'),
    links: [{ menu: 'admin-desk', order: 4, icon: 'info' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-review" */ './orders/ReviewPage'),
  },
  {
    ...at('admin/threads', 'meetings', 'Questions to teachers'),
    links: [{ menu: 'admin-desk', order: 5, icon: 'message' }],
    lazy: () => import(/* webpackChunkName: "admin-threads" */ './threads/ThreadsPage'),
  },
  {
    ...at('admin/reviews', 'enquiries', 'Reviews by students'),
    links: [{ menu: 'admin-desk', order: 6, icon: 'edit' }],
    lazy: () => import(/* webpackChunkName: "admin-reviews" */ './reviews/ReviewsPage'),
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
    ...at('admin/errors', 'operation', 'Errors in browsers'),
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-errors" */ './records/ClientErrorsPage'),
  },
  {
    ...at('admin/health', 'operation', 'Health'),
    links: [{ menu: 'admin-site', order: 4, icon: 'info' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-health" */ './records/HealthPage'),
  },
  {
    ...at('admin/sections', 'operation', 'Sections'),
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-sections" */ './records/SectionsPage'),
  },
  {
    ...at('admin/audit', 'audit', 'Audit log'),
    links: [{ menu: 'admin-site', order: 2, icon: 'clock' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-audit" */ './records/AuditPage'),
  },
  {
    ...at('admin/catalogue', 'catalogue', 'Published catalogues'),
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-catalogue" */ './catalogue/publish/HistoryPage'),
  },
  {
    ...at('admin/addCourse', 'catalogue', 'Courses'),
    links: [{ menu: 'admin-content', order: 1, label: 'Add Course', icon: 'plus' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-addCourse" */ './catalogue/courses/CoursesPage'),
  },
  {
    ...at('admin/addWebinar', 'catalogue', 'Webinars'),
    links: [{ menu: 'admin-content', order: 2, label: 'Add Webinar', icon: 'plus' }],
    first: true,
    lazy: () =>
      import(/* webpackChunkName: "admin-addWebinar" */ './catalogue/webinars/WebinarsPage'),
  },
  {
    ...at('admin/addTutor', 'catalogue', 'Tutors'),
    links: [{ menu: 'admin-content', order: 3, label: 'Add Tutor', icon: 'plus' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-addTutor" */ './catalogue/tutors/TutorsPage'),
  },
  {
    ...at('admin/materials', 'materials', 'Recordings and notes'),
    links: [{ menu: 'admin-content', order: 5, icon: 'video' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-materials" */ './materials/MaterialsPage'),
  },
  {
    ...at('admin/codes', 'codes', 'Codes'),
    links: [{ menu: 'admin-content', order: 6, icon: 'rupee' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-codes" */ './codes/CodesPage'),
  },
  {
    ...at('admin/questions', 'catalogue', 'Questions'),
    links: [{ menu: 'admin-content', order: 4, icon: 'edit' }],
    first: true,
    lazy: () =>
      import(/* webpackChunkName: "admin-questions" */ './catalogue/questions/QuestionsPage'),
  },
  {
    ...at('admin/site-texts', 'catalogue', 'Site texts'),
    links: [{ menu: 'admin-content', order: 7, icon: 'edit' }],
    first: true,
    lazy: () =>
      import(/* webpackChunkName: "admin-site-texts" */ './catalogue/site-texts/SiteTextsPage'),
  },
  {
    ...at('admin/team', 'team', 'Team'),
    links: [{ menu: 'admin-site', order: 1, icon: 'users' }],
    first: true,
    lazy: () => import(/* webpackChunkName: "admin-team" */ './team/TeamPage'),
  },
  {
    ...at('admin/security', 'ownSignIn', 'Your sign-in'),
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
