import { accounts } from './modules/accounts/accounts-routes';
import { users } from './modules/accounts/accounts-tables';
import { audit } from './modules/audit/audit-routes';
import { books } from './modules/books/books-routes';
import { catalogue } from './modules/catalogue/catalogue-routes';
import { classes } from './modules/classes/classes-routes';
import { classroom } from './modules/classroom/classroom-routes';
import { materials } from './modules/classroom/classroom-tables';
import { clientErrors } from './modules/browser-reports/client-errors-routes';
import { contacts } from './modules/enquiries/contacts-routes';
import { health } from './modules/server-info/health-routes';
import { leads } from './modules/enquiries/leads/leads-routes';
import { checkout } from './modules/checkout/checkout-routes';
import { consents } from './modules/consents/consents-routes';
import { orderDesk } from './modules/order-desk/order-desk-routes';
import { people } from './modules/people/people-routes';
import { payments } from './modules/payments/payments-routes';
import { privacy } from './modules/privacy/privacy-routes';
import { publishing } from './modules/site/publishing-routes';
import { classReminders } from './modules/classroom/reminders/reminders-routes';
import { reports } from './modules/reports/reports-routes';
import { removeUnusedUploads } from './modules/uploads/unused-uploads';
import { uploads } from './modules/uploads/uploads-routes';
import { webVitals } from './modules/browser-reports/web-vitals-routes';
import type { BackgroundTask, Module } from './platform/app-types';
import { deliverMessages } from './platform/background-tasks';
import { tidyOutbox } from './platform/messages/outbox';
import { followSiteStore } from './modules/site/site-store';
import type { AppServices } from './services';

/** All modules of the server. */
export const modules: readonly Module<AppServices>[] = [
  health,
  leads,
  contacts,
  accounts,
  uploads([materials.link]),
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
  classReminders,
  webVitals,
  publishing,
  consents,
  privacy,
];

/** The tasks that run with every database; `embeddedTasks` are for the embedded one only. */
export const backgroundTasks: readonly BackgroundTask<AppServices>[] = [
  deliverMessages,
  tidyOutbox,
  followSiteStore,
  removeUnusedUploads([users.avatar]),
  ...modules.flatMap((module) => module.tasks ?? []),
];
