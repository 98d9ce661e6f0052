import { sql } from 'drizzle-orm';
import { Type } from '@sinclair/typebox';
import { ClientErrorReport, Failure } from 'shared/schemas';
import type { Module } from '../../platform/app-types';
import type { RateLimit } from '../../platform/rate-limits';

const perClient: RateLimit = { name: 'client-errors', most: 60, seconds: 600 };
const LARGEST_REPORT = 8 * 1024;

/** Reports of sections that could not be shown in a browser. */
export const clientErrors: Module = (app, { database, limits, now }) => {
  app.post(
    '/client-errors',
    {
      config: { access: 'public' },
      bodyLimit: LARGEST_REPORT,
      schema: {
        tags: ['client-errors'],
        summary: 'A section of the site that could not be shown in a browser',
        body: ClientErrorReport,
        response: { 204: Type.Null(), '4xx': Failure, '5xx': Failure },
      },
    },
    async (request, reply) => {
      await limits.consumeForClient(perClient, request.ip);
      const report = request.body;
      await database.execute(sql`
        INSERT INTO client_errors (remote, version, step, cause, path, fallback_version, created_at)
        VALUES (${report.remote}, ${report.version}, ${report.step}, ${report.cause},
                ${report.path ?? null}, ${report.fallback_version ?? null},
                ${now().toISOString()})`);
      const { remote, version, step } = report;
      request.log.warn({ remote, version, step }, 'a section failed in a browser');
      return reply.code(204).send(null);
    },
  );
};
