import { defineRemote, widget } from 'shared/contract';
import { dashboard, takes } from './slots';
import { texts } from './texts';

/** What somebody has bought is asked for by every page that shows the own classes. */
const purchases = ['POST /user/paid-course-ids', 'POST /user/paid-webinar-ids'] as const;

/** A page that a link in a message opens, without a login. */
const byLink = { access: 'public', header: true, footer: true, prerender: false } as const;

export const { contract, name, label, userMenu, routes, slots, widgets } = defineRemote({
  name: 'mf-student',
  label: texts.dashboard,
  slots: [dashboard],
  widgets: [
    widget({
      id: 'student/home-today',
      slot: 'welcome',
      height: 480,
      lazy: () => import(/* webpackChunkName: "student-home-today" */ './today/HomeToday'),
    }),
    widget({
      id: 'student/payment-today',
      slot: 'payment',
      takes,
      height: 480,
      lazy: () => import(/* webpackChunkName: "student-payment-today" */ './today/PaymentToday'),
    }),
  ],
  routes: [
    {
      id: 'student/dashboard',
      path: '/dashboard/:name?',
      access: 'student',
      header: false,
      footer: false,
      title: texts.dashboard,
      prerender: false,
      lazy: () => import(/* webpackChunkName: "student-dashboard" */ './dashboard/DashboardLayout'),
      children: [
        {
          id: 'student/index',
          title: texts.overview,
          offline: true,
          calls: purchases,
          lazy: () =>
            import(/* webpackChunkName: "student-index" */ './dashboard/OverviewRedirect'),
        },
        {
          id: 'student/overview',
          path: 'overview',
          title: texts.overview,
          links: [{ menu: 'dashboard', order: 1, icon: 'home' }],
          offline: true,
          calls: purchases,
          lazy: () => import(/* webpackChunkName: "student-overview" */ './overview/OverviewPage'),
        },
        {
          id: 'student/explorecourse',
          path: 'explorecourse',
          title: texts.explore,
          links: [{ menu: 'dashboard', order: 2, label: texts.exploreLink, icon: 'compass' }],
          lazy: () =>
            import(/* webpackChunkName: "student-explorecourse" */ './catalogue/ExplorePage'),
        },
        {
          id: 'student/mycourse',
          path: 'mycourse',
          title: texts.courses,
          links: [{ menu: 'dashboard', order: 3, label: texts.coursesLink, icon: 'book' }],
          offline: true,
          calls: purchases,
          lazy: () =>
            import(/* webpackChunkName: "student-mycourse" */ './enrolments/MyCoursesPage'),
        },
        {
          id: 'student/mywebinar',
          path: 'mywebinar',
          title: texts.webinars,
          links: [{ menu: 'dashboard', order: 4, label: texts.webinarsLink, icon: 'video' }],
          offline: true,
          calls: purchases,
          lazy: () =>
            import(/* webpackChunkName: "student-mywebinar" */ './enrolments/MyWebinarsPage'),
        },
        {
          id: 'student/course-classroom',
          path: 'mycourse/:urlTitle',
          title: texts.courseClassroom,
          offline: true,
          calls: [
            ...purchases,
            '/classroom/course/:id',
            '/classroom/course/:id/certificate.pdf',
            '/threads',
          ],
          lazy: () =>
            import(
              /* webpackChunkName: "student-course-classroom" */ './classroom/CourseClassroomPage'
            ),
        },
        {
          id: 'student/webinar-classroom',
          path: 'mywebinar/:urlTitle',
          title: texts.webinarClassroom,
          offline: true,
          calls: [...purchases, '/classroom/webinar/:id', '/threads'],
          lazy: () =>
            import(
              /* webpackChunkName: "student-webinar-classroom" */ './classroom/WebinarClassroomPage'
            ),
        },
        {
          id: 'student/updateprofile',
          path: 'updateprofile',
          title: texts.profile,
          links: [{ menu: 'dashboard', order: 5, label: texts.profileLink, icon: 'user' }],
          lazy: () =>
            import(/* webpackChunkName: "student-updateprofile" */ './profile/ProfilePage'),
        },
        {
          id: 'student/orders',
          path: 'orders',
          title: texts.orders,
          load: async () => ({ url: '/orders' }),
          offline: true,
          calls: ['/orders', '/orders/:number/receipt.pdf'],
          lazy: () => import(/* webpackChunkName: "student-orders" */ './orders/OrdersPage'),
        },
        {
          id: 'student/message',
          path: 'message',
          title: texts.messages,
          links: [{ menu: 'dashboard', order: 6, icon: 'message' }],
          lazy: () => import(/* webpackChunkName: "student-message" */ './overview/MessagesPage'),
        },
      ],
    },
    {
      id: 'student/stop-reminders',
      path: '/reminders/:token',
      ...byLink,
      title: texts.stopReminders,
      lazy: () =>
        import(/* webpackChunkName: "student-stop-reminders" */ './stop/StopRemindersPage'),
    },
    {
      id: 'student/objection',
      path: '/objection/:token',
      ...byLink,
      title: texts.objection,
      lazy: () => import(/* webpackChunkName: "student-objection" */ './stop/ObjectionPage'),
    },
    {
      id: 'student/promise',
      path: '/promise/:token',
      ...byLink,
      title: texts.promise,
      lazy: () => import(/* webpackChunkName: "student-promise" */ './promise/PromisePage'),
    },
    {
      id: 'student/teacher-class',
      path: '/class/:token',
      access: 'public',
      header: true,
      footer: false,
      title: texts.teacherGroup,
      prerender: false,
      lazy: () =>
        import(/* webpackChunkName: "student-teacher-class" */ './teacher/TeacherGroupPage'),
    },
    {
      id: 'student/withdraw-consent',
      path: '/consents/:purpose/:token',
      ...byLink,
      title: texts.withdrawConsent,
      lazy: () =>
        import(/* webpackChunkName: "student-withdraw-consent" */ './stop/WithdrawConsentPage'),
    },
  ],
});
