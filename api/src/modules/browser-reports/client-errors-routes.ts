import { Type } from '@sinclair/typebox';
import {
  ClientErrorListResponse,
  ClientErrorReport,
  DayRangePageQuery,
  DayRangeQuery,
  ErrorResponse,
} from 'shared/model/schemas';
import { registerAdminList } from '../../platform/lists/admin-list';
import type { Module, RegisterRoutes } from '../../platform/module';
import { HttpError } from '../../platform/errors';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { indianTime } from '../../platform/indian-time';
import {
  clientErrorBatches,
  clientErrorPage,
  insertClientError,
  keepLatestClientErrors,
} from './client-errors-repository';
import { violationReport } from './csp-reports';
import { knownPages, knownVersions } from './known-pages';
import { countFault } from './version-visits';

const perClient: RateLimit = { name: 'client-errors', most: 60, seconds: 600 };
/** The most reports that are stored; one report has at most about 3 KB. */
const MOST_KEPT = 20_000;
/** A daily limit, so that one client cannot push out the reports of other clients. */
const perClientADay: RateLimit = { name: 'client-errors-a-day', most: 500, seconds: 86_400 };
/** The step of a report that is about the visitor's network, and no fault of the version. */
const OFFLINE = 'offline';
const LARGEST_REPORT = 8 * 1024;

const routes: RegisterRoutes = ({ app, admin }, services) => {
  const { config, database, limits, now } = services;
  const isPage = knownPages(config.siteDir);
  const isVersion = knownVersions(config.siteDir);
  const countReport = async (address: string) => {
    await limits.consumeForClient(perClient, address);
    await limits.consumeForClient(perClientADay, address);
  };

  app.post(
    '/client-errors',
    {
      config: { access: 'public' },
      bodyLimit: LARGEST_REPORT,
      schema: {
        tags: ['client-errors'],
        summary: 'A section of the site that could not be shown in a browser',
        body: ClientErrorReport,
        response: { 204: Type.Null(), '4xx': ErrorResponse, '5xx': ErrorResponse },
      },
    },
    async (request, reply) => {
      await countReport(request.ip);
      const report = request.body;
      await insertClientError(database, report, now());
      const { remote, version, step, path = '', first } = report;
      // Visits with a fault are counted, and not faults.
      if (first && step !== OFFLINE && isVersion(remote, version)) {
        const route = isPage({ remote, version, route: path }) ? path : '';
        await countFault(database, { remote, version, route }, now());
      }
      request.log.warn({ remote, version, step }, 'a section failed in a browser');
      return reply.code(204).send(null);
    },
  );

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

  // Browsers send these reports themselves, with their own content type.
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: LARGEST_REPORT },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(
      '/csp-reports',
      { config: { access: 'public' }, bodyLimit: LARGEST_REPORT, schema: { hide: true } },
      async (request, reply) => {
        await countReport(request.ip);
        const report = violationReport(request.body);
        if (!report) throw new HttpError(400, 'This is not a content policy report.');
        await insertClientError(database, report, now());
        return reply.code(204).send();
      },
    );
    done();
  });
};

/** Reports of sections that could not be shown in a browser. */
export const clientErrors: Module = {
  name: 'browser-reports',
  routes: [routes],
  tasks: [
    {
      name: 'remove the oldest client errors',
      everyMs: 600_000,
      run: ({ database }) => keepLatestClientErrors(database, MOST_KEPT),
    },
  ],
};
