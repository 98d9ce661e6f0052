import { defineRemote } from 'shared/contract';

export const { contract, name, label, userMenu, routes } = defineRemote({
  name: 'mf-admin',
  label: 'Administration',
  userMenu: false,
  routes: [
    {
      id: 'admin/login',
      path: '/admin-login',
      access: 'public',
      header: false,
      footer: false,
      title: 'Admin sign in',
      prerender: true,
      lazy: () => import(/* webpackChunkName: "admin-login" */ './sign-in/AdminLoginPage'),
    },
    {
      id: 'admin/invitation',
      path: '/admin-invitation/:token',
      access: 'public',
      header: false,
      footer: false,
      title: 'Invitation',
      prerender: false,
      lazy: () => import(/* webpackChunkName: "admin-invitation" */ './team/InvitationPage'),
    },
    {
      id: 'admin/area',
      path: '/admin',
      access: 'admin',
      header: false,
      footer: false,
      title: 'Admin',
      prerender: false,
      lazy: () => import(/* webpackChunkName: "admin-area" */ './area/AdminArea'),
      children: [
        {
          id: 'admin/index',
          title: 'Dashboard',
          lazy: () => import(/* webpackChunkName: "admin-index" */ './area/AdminIndex'),
        },
        {
          id: 'admin/dashboard',
          path: 'dashboard',
          title: 'Dashboard',
          lazy: () => import(/* webpackChunkName: "admin-dashboard" */ './dashboard/DashboardPage'),
        },
        {
          id: 'admin/users',
          path: 'users',
          title: 'User Details',
          lazy: () => import(/* webpackChunkName: "admin-users" */ './people/UsersPage'),
        },
        {
          id: 'admin/courses',
          path: 'courses',
          title: 'Course Details',
          lazy: () => import(/* webpackChunkName: "admin-courses" */ './orders/CourseOrdersPage'),
        },
        {
          id: 'admin/webinar',
          path: 'webinar',
          title: 'Webinar Details',
          lazy: () => import(/* webpackChunkName: "admin-webinar" */ './orders/WebinarOrdersPage'),
        },
        {
          id: 'admin/classes',
          path: 'classes',
          title: 'Classes',
          lazy: () => import(/* webpackChunkName: "admin-classes" */ './classes/ClassesPage'),
        },
        {
          id: 'admin/class',
          path: 'classes/:id',
          title: 'Class',
          lazy: () => import(/* webpackChunkName: "admin-class" */ './classes/ClassPage'),
        },
        {
          id: 'admin/receipts',
          path: 'receipts',
          title: 'Receipts',
          lazy: () => import(/* webpackChunkName: "admin-receipts" */ './receipts/ReceiptsPage'),
        },
        {
          id: 'admin/leads',
          path: 'leads',
          title: 'Leads',
          lazy: () => import(/* webpackChunkName: "admin-leads" */ './leads/LeadsPage'),
        },
        {
          id: 'admin/contacts',
          path: 'contacts',
          title: 'Contact messages',
          lazy: () => import(/* webpackChunkName: "admin-contacts" */ './leads/ContactsPage'),
        },
        {
          id: 'admin/review',
          path: 'review',
          title: 'Needs review',
          lazy: () => import(/* webpackChunkName: "admin-review" */ './orders/ReviewPage'),
        },
        {
          id: 'admin/order',
          path: 'orders/:orderNumber',
          title: 'Order',
          lazy: () => import(/* webpackChunkName: "admin-order" */ './orders/OrderPage'),
        },
        {
          id: 'admin/person',
          path: 'users/:person',
          title: 'Person',
          lazy: () => import(/* webpackChunkName: "admin-person" */ './people/PersonPage'),
        },
        {
          id: 'admin/errors',
          path: 'errors',
          title: 'Errors in browsers',
          lazy: () => import(/* webpackChunkName: "admin-errors" */ './records/ClientErrorsPage'),
        },
        {
          id: 'admin/audit',
          path: 'audit',
          title: 'Audit log',
          lazy: () => import(/* webpackChunkName: "admin-audit" */ './records/AuditPage'),
        },
        {
          id: 'admin/catalogue',
          path: 'catalogue',
          title: 'Published catalogues',
          lazy: () =>
            import(/* webpackChunkName: "admin-catalogue" */ './catalogue/publish/HistoryPage'),
        },
        {
          id: 'admin/addCourse',
          path: 'addCourse',
          title: 'Courses',
          lazy: () =>
            import(/* webpackChunkName: "admin-addCourse" */ './catalogue/courses/CoursesPage'),
        },
        {
          id: 'admin/addWebinar',
          path: 'addWebinar',
          title: 'Webinars',
          lazy: () =>
            import(/* webpackChunkName: "admin-addWebinar" */ './catalogue/webinars/WebinarsPage'),
        },
        {
          id: 'admin/addTutor',
          path: 'addTutor',
          title: 'Tutors',
          lazy: () =>
            import(/* webpackChunkName: "admin-addTutor" */ './catalogue/tutors/TutorsPage'),
        },
        {
          id: 'admin/materials',
          path: 'materials',
          title: 'Recordings and notes',
          lazy: () => import(/* webpackChunkName: "admin-materials" */ './materials/MaterialsPage'),
        },
        {
          id: 'admin/questions',
          path: 'questions',
          title: 'Questions',
          lazy: () =>
            import(/* webpackChunkName: "admin-questions" */ './catalogue/questions/QuestionsPage'),
        },
        {
          id: 'admin/team',
          path: 'team',
          title: 'Team',
          lazy: () => import(/* webpackChunkName: "admin-team" */ './team/TeamPage'),
        },
        {
          id: 'admin/security',
          path: 'security',
          title: 'Your sign-in',
          lazy: () => import(/* webpackChunkName: "admin-security" */ './sign-in/SecurityPage'),
        },
      ],
    },
  ],
});
