import { accounts } from './modules/accounts/accounts-routes';
import { audit } from './modules/audit/audit-routes';
import { catalogue } from './modules/catalogue/catalogue-routes';
import { classroom } from './modules/classroom/classroom-routes';
import { clientErrors } from './modules/client-errors/client-errors-routes';
import { contacts } from './modules/contacts/contacts-routes';
import { health } from './modules/health/health-routes';
import { leads } from './modules/leads/leads-routes';
import { orders } from './modules/orders/orders-routes';
import { payments } from './modules/payments/payments-routes';
import { profile } from './modules/profile/profile-routes';
import { publishing } from './modules/publishing/publishing-routes';
import { classReminders } from './modules/reminders/reminders-routes';
import { reports } from './modules/reports/reports-routes';
import { uploads } from './modules/uploads/uploads-routes';
import { webVitals } from './modules/web-vitals/web-vitals-routes';
import type { BackgroundTask, Module } from './platform/app-types';
import { deliverMessages, removeExpired } from './platform/background-tasks';
import { tidyOutbox } from './platform/outbox';
import { outgoingMessages, rateLimits } from './platform/platform-tables';
import { followSiteStore } from './platform/site-store';
import type { AppServices } from './services';

/** All modules of the server. */
export const modules: readonly Module<AppServices>[] = [
  health,
  leads,
  contacts,
  accounts,
  profile,
  uploads,
  orders,
  payments,
  reports,
  audit,
  catalogue,
  classroom,
  clientErrors,
  classReminders,
  webVitals,
  publishing,
];

const DAY = 86_400_000;

/** The tasks that run with every database; `embeddedTasks` are for the embedded one only. */
export const backgroundTasks: readonly BackgroundTask<AppServices>[] = [
  deliverMessages,
  tidyOutbox,
  followSiteStore,
  removeExpired([
    { column: rateLimits.expiresAt, keepMs: 0 },
    { column: outgoingMessages.sentAt, keepMs: 30 * DAY },
    // Twelve attempts take less than a day, so messages that are still here could not be sent.
    { column: outgoingMessages.createdAt, keepMs: 90 * DAY },
    ...modules.flatMap((module) => module.retention ?? []),
  ]),
  ...modules.flatMap((module) => module.tasks ?? []),
];
