import { Type } from '@sinclair/typebox';
import { ClientErrorReport, ErrorResponse } from 'shared/schemas';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import type { RateLimit } from '../../platform/rate-limits';
import { insertClientError } from './client-errors-repository';
import { clientErrors as table } from './client-errors-tables';

const DAY = 86_400_000;
const perClient: RateLimit = { name: 'client-errors', most: 60, seconds: 600 };
const LARGEST_REPORT = 8 * 1024;

const routes: RegisterRoutes = (app, { database, limits, now }) => {
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
      await limits.consumeForClient(perClient, request.ip);
      const report = request.body;
      await insertClientError(database, report, now());
      const { remote, version, step } = report;
      request.log.warn({ remote, version, step }, 'a section failed in a browser');
      return reply.code(204).send(null);
    },
  );
};

/** Reports of sections that could not be shown in a browser. */
export const clientErrors: Module = {
  routes,
  retention: [{ column: table.createdAt, keepMs: 90 * DAY }],
};
