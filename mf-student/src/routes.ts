import { defineRemote } from 'shared/contract';

export const { contract, name, label, userMenu, routes } = defineRemote({
  name: 'mf-student',
  label: 'Your dashboard',
  routes: [
    {
      id: 'student/dashboard',
      path: '/dashboard/:name?',
      access: 'student',
      header: false,
      footer: false,
      title: 'Your dashboard',
      prerender: false,
      lazy: () => import(/* webpackChunkName: "student-dashboard" */ './dashboard/DashboardLayout'),
      children: [
        {
          id: 'student/index',
          title: 'Overview',
          lazy: () =>
            import(/* webpackChunkName: "student-index" */ './dashboard/OverviewRedirect'),
        },
        {
          id: 'student/overview',
          path: 'overview',
          title: 'Overview',
          lazy: () => import(/* webpackChunkName: "student-overview" */ './overview/OverviewPage'),
        },
        {
          id: 'student/explorecourse',
          path: 'explorecourse',
          title: 'Explore courses',
          lazy: () =>
            import(/* webpackChunkName: "student-explorecourse" */ './catalogue/ExplorePage'),
        },
        {
          id: 'student/mycourse',
          path: 'mycourse',
          title: 'My courses',
          lazy: () =>
            import(/* webpackChunkName: "student-mycourse" */ './enrolments/MyCoursesPage'),
        },
        {
          id: 'student/mywebinar',
          path: 'mywebinar',
          title: 'My webinars',
          lazy: () =>
            import(/* webpackChunkName: "student-mywebinar" */ './enrolments/MyWebinarsPage'),
        },
        {
          id: 'student/course-classroom',
          path: 'mycourse/:urlTitle',
          title: 'Classroom',
          lazy: () =>
            import(
              /* webpackChunkName: "student-course-classroom" */ './classroom/CourseClassroomPage'
            ),
        },
        {
          id: 'student/webinar-classroom',
          path: 'mywebinar/:urlTitle',
          title: 'Your webinar',
          lazy: () =>
            import(
              /* webpackChunkName: "student-webinar-classroom" */ './classroom/WebinarClassroomPage'
            ),
        },
        {
          id: 'student/updateprofile',
          path: 'updateprofile',
          title: 'Your profile',
          lazy: () =>
            import(/* webpackChunkName: "student-updateprofile" */ './profile/ProfilePage'),
        },
        {
          id: 'student/orders',
          path: 'orders',
          title: 'Your orders',
          lazy: () => import(/* webpackChunkName: "student-orders" */ './orders/OrdersPage'),
        },
        {
          id: 'student/message',
          path: 'message',
          title: 'Messages',
          lazy: () => import(/* webpackChunkName: "student-message" */ './overview/MessagesPage'),
        },
      ],
    },
    {
      id: 'student/stop-reminders',
      path: '/reminders/:token',
      access: 'public',
      header: true,
      footer: true,
      title: 'Reminders of your classes',
      prerender: false,
      lazy: () =>
        import(/* webpackChunkName: "student-stop-reminders" */ './stop/StopRemindersPage'),
    },
    {
      id: 'student/teacher-class',
      path: '/class/:token',
      access: 'public',
      header: true,
      footer: false,
      title: 'Who is in class',
      prerender: false,
      lazy: () =>
        import(/* webpackChunkName: "student-teacher-class" */ './teacher/TeacherClassPage'),
    },
    {
      id: 'student/withdraw-consent',
      path: '/consents/:purpose/:token',
      access: 'public',
      header: true,
      footer: true,
      title: 'What you have agreed to',
      prerender: false,
      lazy: () =>
        import(/* webpackChunkName: "student-withdraw-consent" */ './stop/WithdrawConsentPage'),
    },
  ],
});
