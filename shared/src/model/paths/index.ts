import { dashboardName, type NamedUser } from './dashboard-name';

export { isOwnName, nameSlug, type NamedUser } from './dashboard-name';

type DashboardPage =
  | 'overview'
  | 'explorecourse'
  | 'mycourse'
  | 'mywebinar'
  | 'updateprofile'
  | 'message'
  | 'orders';

/** A name or number within an address. */
const segment = encodeURIComponent;

/** All addresses of the site. */
export const paths = {
  home: () => '/',
  homeAlias: () => '/home',
  contact: () => '/contact',
  about: () => '/about',
  webinars: () => '/webinar',
  webinar: (urlTitle: string) => `/webinar/${segment(urlTitle)}`,
  webinarTickets: (urlTitle: string | number) => `/webinar-tickets/${segment(urlTitle)}`,
  courses: () => '/courses',
  course: (urlTitle: string) => `/course/${segment(urlTitle)}`,
  certificate: (code: string) => `/certificate/${segment(code)}`,
  login: () => '/login',
  loginView: (view: 'login' | 'signup' | 'forgot') => `/login?view=${view}`,
  signup: () => '/signup',
  forgotPassword: () => '/forgetPass',
  verifySignupCode: () => '/verify-otp',
  verifyResetCode: () => '/forgetPass-verify-otp',
  resetPassword: () => '/resetPass',
  tutor: () => '/tutor',
  cart: () => '/cart',
  checkout: () => '/checkout',
  paymentSuccess: () => '/payment-success',
  privacyPolicy: () => '/privacy-Policy',
  termsOfService: () => '/terms-of-service',
  refundPolicy: () => '/refund-policy',
  stopReminders: (token: string) => `/reminders/${segment(token)}`,
  /** `purpose` tells the page what the token takes back. */
  withdrawConsent: (purpose: string, token: string) =>
    `/consents/${segment(purpose)}/${segment(token)}`,
  /** The page of a teacher, which needs no account. */
  teacherGroup: (token: string) => `/class/${segment(token)}`,
  error: () => '/error',
  adminLogin: () => '/admin-login',
  /** A page that `mf-admin/src/pages.ts` declares; a test compares them. */
  admin: (page: string) => `/admin/${page}`,
  adminOrder: (orderNumber: string) => `/admin/orders/${segment(orderNumber)}`,
  /** `id` is that of a batch or session, such as `course-101-january`. */
  adminGroup: (id: string) => `/admin/classes/${segment(id)}`,
  /** By the id of an account, or by an e-mail address. */
  adminPerson: (idOrEmail: number | string) => `/admin/users/${segment(idOrEmail)}`,
  /** The user's own dashboard, whose index redirects to the overview. */
  dashboardIndex: (user: NamedUser) => `/dashboard/${segment(dashboardName(user))}`,
  /** A page of the user's own dashboard, under the slug or, without one, the hyphenated name. */
  dashboard: (user: NamedUser, page: DashboardPage) =>
    `/dashboard/${segment(dashboardName(user))}/${page}`,
  /** The courses or webinars that the user has paid for. */
  purchases: (user: NamedUser, kind: 'course' | 'webinar') => paths.dashboard(user, `my${kind}`),
  /** The page of one course or webinar that the user has paid for. */
  classroom: (user: NamedUser, kind: 'course' | 'webinar', urlTitle: string) =>
    `${paths.purchases(user, kind)}/${segment(urlTitle)}`,
} as const;
