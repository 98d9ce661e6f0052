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

/** The addresses of pages that units name in the browser, of each other. Those in e-mails alone stand in the API. */
export const paths = {
  home: () => '/',
  contact: () => '/contact',
  webinars: () => '/webinar',
  webinar: (urlTitle: string) => `/webinar/${segment(urlTitle)}`,
  webinarTickets: (urlTitle: string | number) => `/webinar-tickets/${segment(urlTitle)}`,
  courses: () => '/courses',
  course: (urlTitle: string) => `/course/${segment(urlTitle)}`,
  certificate: (code: string) => `/certificate/${segment(code)}`,
  login: () => '/login',
  loginView: (view: 'login' | 'signup' | 'forgot') => `/login?view=${view}`,
  forgotPassword: () => '/forgetPass',
  cart: () => '/cart',
  checkout: () => '/checkout',
  paymentSuccess: () => '/payment-success',
  privacyPolicy: () => '/privacy-Policy',
  termsOfService: () => '/terms-of-service',
  refundPolicy: () => '/refund-policy',
  error: () => '/error',
  adminLogin: () => '/admin-login',
  /** A page that `mf-admin/src/pages.ts` declares; a test compares them. */
  admin: (page: string) => `/admin/${page}`,
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

/** Behind the address of a dashboard page in an e-mail: a login that it needs leads back to the page. */
export const FROM_MAIL = '?from=mail';
