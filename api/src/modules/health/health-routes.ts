import { sql } from 'drizzle-orm';
import { Type } from '@sinclair/typebox';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { responses } from '../../platform/responses';

const routes: RegisterRoutes = (app, { database }) => {
  app.get(
    '/health',
    {
      config: { access: 'public' },
      logLevel: 'warn',
      schema: {
        tags: ['health'],
        summary: 'Whether the database answers',
        response: responses(Type.Object({ status: Type.Literal('ok') })),
      },
    },
    async () => {
      await database.execute(sql`SELECT 1`);
      return { status: 'ok' as const };
    },
  );
};

export const health: Module = { routes };
