import { accounts } from './modules/accounts/accounts-routes';
import { users } from './modules/accounts/accounts-tables';
import { audit } from './modules/audit/audit-routes';
import { books } from './modules/books/books-routes';
import { catalogue } from './modules/catalogue/catalogue-routes';
import { classes } from './modules/classes/classes-routes';
import { classroom } from './modules/classroom/classroom-routes';
import { materials } from './modules/classroom/classroom-tables';
import { clientErrors } from './modules/browser-reports/client-errors-routes';
import { enquiries } from './modules/enquiries/enquiries-routes';
import { health } from './modules/server-info/health-routes';
import { checkout } from './modules/checkout/checkout-routes';
import { consents } from './modules/consents/consents-routes';
import { orderDesk } from './modules/order-desk/order-desk-routes';
import { people } from './modules/people/people-routes';
import { payments } from './modules/payments/payments-routes';
import { privacy } from './modules/privacy/privacy-routes';
import { publishing } from './modules/site/publishing-routes';
import { reports } from './modules/reports/reports-routes';
import { uploads } from './modules/uploads/uploads-routes';
import { webVitals } from './modules/browser-reports/web-vitals-routes';
import type { BackgroundTask } from './platform/app-types';
import type { Module } from './platform/module';
import { deliverMessages } from './platform/background-tasks';
import { tidyOutbox } from './platform/messages/outbox';
import type { AppServices } from './services';

/** All modules of the server. */
export const modules: readonly Module<AppServices>[] = [
  health,
  enquiries,
  accounts,
  uploads({ notPublic: [materials.link], usedIn: [users.avatar] }),
  checkout,
  payments,
  orderDesk,
  people,
  reports,
  books,
  audit,
  catalogue,
  classes,
  classroom,
  clientErrors,
  webVitals,
  publishing,
  consents,
  privacy,
];

/** The tasks that run with every database; `embeddedTasks` are for the embedded one only. */
export const backgroundTasks: readonly BackgroundTask<AppServices>[] = [
  deliverMessages,
  tidyOutbox,
  ...modules.flatMap((module) => module.tasks ?? []),
];
