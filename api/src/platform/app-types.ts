import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import type { Catalogue } from 'shared/schemas';
import type { Config } from './config';
import type { Database, DatabaseConnection, Transaction } from './database';
import type { Messenger } from './messages';
import type { RateLimiter } from './rate-limits';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
export type Request = FastifyRequest;
export type Reply = FastifyReply;

/** What every module may use; made once at the start. A module that needs more extends it. */
export interface Services {
  config: Config;
  database: Database;
  pool: Pool;
  probeDatabase: DatabaseConnection['probe'];
  /** What `/metrics` shows; a module adds its own to it. */
  metrics: Registry;
  limits: RateLimiter;
  messenger: Messenger;
  log: FastifyBaseLogger;
  now: () => Date;
  /** What is sold and shown now. */
  catalogue: { current(transaction?: Transaction): Promise<Catalogue> };
}

/**
 * What a module brings; `modules.ts` lists all of them, and the server runs what it finds there.
 * `Needs` are the services beyond those of every module, e.g. the payment provider.
 */
export interface Module<Needs extends Services = Services> {
  /** Registered under `/api`, in a scope of its own. */
  routes?: RegisterRoutes<Needs>;
  /** For addresses outside `/api`, e.g. `/uploads/*`. */
  rootRoutes?: RegisterRoutes<Needs>;
  tasks?: readonly BackgroundTask<Needs>[];
  retention?: readonly RetentionRule[];
}

export type RegisterRoutes<Needs extends Services = Services> = (
  app: App,
  services: Needs,
) => void | Promise<void>;

/** Runs beside the requests, in one process never twice at once. A failure is logged. */
export interface BackgroundTask<Needs extends Services = Services> {
  name: string;
  everyMs: number;
  run: (services: Needs) => Promise<unknown>;
}

/** Rows are removed once the instant in this column is longer ago than `keepMs`. */
export interface RetentionRule {
  column: PgColumn;
  keepMs: number;
}
