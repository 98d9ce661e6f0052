import type { Module, RegisterRoutes } from '../../platform/module';
import {
  keepLatestClientErrors,
  clientErrorBatches,
  clientErrorPage,
  insertClientError,
} from './client-errors-repository';
import { removeOldVisits, countFault } from './version-visits';
import { webVitalRoutes } from './web-vitals-routes';
import { Type } from '@sinclair/typebox';
import {
  ClientErrorListResponse,
  ClientErrorReport,
  DayRangePageQuery,
  DayRangeQuery,
} from 'shared/model/schemas';
import { registerAdminList } from '../../platform/lists/admin-list';
import type { Services } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { indianTime } from '../../platform/indian-time';
import { violationReport } from './csp-reports';
import { knownPages, knownVersions } from './known-pages';

const perClient: RateLimit = { name: 'client-errors', most: 60, seconds: 600 };
/** A daily limit, so that one client cannot push out the reports of other clients. */
const perClientADay: RateLimit = { name: 'client-errors-a-day', most: 500, seconds: 86_400 };
/** The step of a report that is about the visitor's network, and no fault of the version. */
const OFFLINE = 'offline';
const LARGEST_REPORT = 8 * 1024;

/** Sections that could not be shown in a browser. */
const clientErrorRoutes: RegisterRoutes = ({ admin, open }, services) => {
  const { config, database, now } = services;
  const isPage = knownPages(config.siteDir);
  const isVersion = knownVersions(config.siteDir);

  open.post('/client-errors', {
    bodyLimit: LARGEST_REPORT,
    summary: 'A section of the site that could not be shown in a browser',
    body: ClientErrorReport,
    answers: { 204: Type.Null() },
    handler: async ({ body, ip, log }, reply) => {
      await countReport(services, ip);
      await insertClientError(database, body, now());
      const { remote, version, step, path = '', first } = body;
      // Visits with a fault are counted, and not faults.
      if (first && step !== OFFLINE && isVersion(remote, version)) {
        const route = isPage({ remote, version, route: path }) ? path : '';
        await countFault(database, { remote, version, route }, now());
      }
      log.warn({ remote, version, step }, 'a section failed in a browser');
      return reply.code(204).send(null);
    },
  });

  registerAdminList(admin, {
    path: '/admin/client-errors',
    right: 'operation',
    fileName: 'client-errors.csv',
    summary: 'Failures of sections in browsers, those alike together, the latest first',
    message: 'Client errors',
    schemas: { page: DayRangePageQuery, filter: DayRangeQuery, response: ClientErrorListResponse },
    page: (query) => clientErrorPage(database, query, now()),
    batches: (query) => clientErrorBatches(database, query, now()),
    columns: [
      ['Section', (row) => row.remote],
      ['Version', (row) => row.version],
      ['Built from', (row) => row.built_from],
      ['Step', (row) => row.step],
      ['Cause', (row) => row.cause],
      ['Source', (row) => row.source],
      ['Pages', (row) => row.paths.join(' ')],
      ['Today', (row) => row.today],
      ['Last 7 days', (row) => row.last_7_days],
      ['All', (row) => row.total],
      ['First', (row) => indianTime(row.first_at)],
      ['Last', (row) => indianTime(row.last_at)],
    ],
  });
};

/** Browsers send these reports themselves, with their own content type. */
const policyReportRoutes: RegisterRoutes = ({ open, app }, services) => {
  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: LARGEST_REPORT },
    app.getDefaultJsonParser('error', 'error'),
  );

  open.post('/csp-reports', {
    hide: true,
    bodyLimit: LARGEST_REPORT,
    handler: async ({ body, ip }, reply) => {
      await countReport(services, ip);
      const report = violationReport(body);
      if (!report) throw new HttpError(400, 'This is not a content policy report.');
      await insertClientError(services.database, report, services.now());
      return reply.code(204).send();
    },
  });
};

async function countReport({ limits }: Pick<Services, 'limits'>, client: string): Promise<void> {
  await limits.consumeForClient(perClient, client);
  await limits.consumeForClient(perClientADay, client);
}

/** The most reports that are stored; one report has at most about 3 KB. */
const MOST_KEPT = 20_000;

/**
 * What browsers report: sections that could not be shown, and web vitals of real visits, which are in `/metrics`, and
 * added up by version for the teams.
 */
export const browserReports: Module = {
  name: 'browser-reports',
  routes: [clientErrorRoutes, policyReportRoutes, webVitalRoutes],
  tasks: [
    {
      name: 'remove the oldest client errors',
      everyMs: 600_000,
      run: ({ database }) => keepLatestClientErrors(database, MOST_KEPT),
    },
    {
      name: 'remove old visits',
      everyMs: 3_600_000,
      run: ({ database, now }) => removeOldVisits(database, now()),
    },
  ],
};
