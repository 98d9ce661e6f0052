import { accounts } from './modules/accounts/accounts-routes';
import { users } from './modules/accounts/accounts-tables';
import { audit } from './modules/audit/audit-routes';
import { books } from './modules/books/books-routes';
import { catalogue } from './modules/catalogue/catalogue-routes';
import { classes } from './modules/groups/groups-routes';
import { classroom } from './modules/classroom/classroom-routes';
import { materials } from './modules/classroom/classroom-tables';
import { browserReports } from './modules/browser-reports/browser-reports-routes';
import { enquiries } from './modules/enquiries/enquiries-routes';
import { serverInfo } from './modules/server-info/server-info-routes';
import { checkout } from './modules/checkout/checkout-routes';
import { codes } from './modules/codes/codes-routes';
import { consents } from './modules/consents/consents-routes';
import { orderDesk } from './modules/order-desk/order-desk-routes';
import { people } from './modules/people/people-routes';
import { payments } from './modules/payments/payments-routes';
import { keptPromises } from './modules/promises/promises-routes';
import { privacy } from './modules/privacy/privacy-routes';
import { site } from './modules/site/site-routes';
import { push } from './modules/push/push-routes';
import { reports } from './modules/reports/reports-routes';
import { threads } from './modules/threads/threads-routes';
import { threadMessages } from './modules/threads/threads-tables';
import { uploads } from './modules/uploads/uploads-routes';
import type { BackgroundTask } from './platform/app-types';
import type { IsKnownValue } from './modules/site/site-files';
import { HttpError } from './platform/errors';
import type { Hindi } from './platform/http/hindi-messages';
import type { Module } from './platform/module';
import { deliverMessages } from './platform/background-tasks';
import { tidyOutbox } from './platform/messages/outbox';
import type { AppServices } from './services';

/** All modules of the server. */
export const modules: readonly Module<AppServices>[] = [
  serverInfo,
  enquiries,
  accounts,
  uploads({ notPublic: [materials.link], usedIn: [users.avatar, threadMessages.picture] }),
  checkout,
  codes,
  payments,
  orderDesk,
  keptPromises,
  people,
  reports,
  books,
  audit,
  catalogue,
  classes,
  classroom,
  threads,
  push,
  browserReports,
  site,
  consents,
  privacy,
];

/** The Hindi of what the modules say in English. */
export const hindiMessages: Hindi = Object.fromEntries(
  modules.flatMap(({ hindi = {} }) => Object.entries(hindi)),
);

/**
 * Whether there is a page for a value of a path. If that cannot be found out now, the page itself says what is
 * wrong.
 */
export function hasPage(services: AppServices): IsKnownValue {
  const pages = new Map(modules.flatMap(({ pages = {} }) => Object.entries(pages)));
  return async (pattern, value, { ip }) => {
    try {
      return (await pages.get(pattern)?.(services, value, ip)) ?? true;
    } catch (error) {
      if (error instanceof HttpError) return error.statusCode !== 404;
      services.log.error({ err: error }, 'a page could not be looked up');
      return true;
    }
  };
}

/** The tasks that every server runs. */
export const backgroundTasks: readonly BackgroundTask<AppServices>[] = [
  deliverMessages,
  tidyOutbox,
  ...modules.flatMap((module) => module.tasks ?? []),
];
