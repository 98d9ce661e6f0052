import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import type { Config } from '../settings/config';
import type { DatabaseNow } from './database/clock';
import type { Database, DatabaseConnection } from './database/database';
import type { Messenger } from './messages/messages';
import type { RateLimiter } from './limits/rate-limits';

export type App = FastifyInstance;
export type Request = FastifyRequest;
export type Reply = FastifyReply;

/** The services for every module, created once at the start. A module that needs more extends this type, or adds what every module may use. */
export interface Services {
  config: Config;
  database: Database;
  pool: Pool;
  probeDatabase: DatabaseConnection['probe'];
  /** The metrics that `/metrics` shows; a module can register its own. */
  metrics: Registry;
  limits: RateLimiter;
  messenger: Messenger;
  log: FastifyBaseLogger;
  /** Aborted when the server is to stop. */
  stopping: AbortController;
  now: () => Date;
  /** For claims of work between processes, in a statement. */
  databaseNow: DatabaseNow;
}

/** Runs at intervals. In one process, a run starts only after the last one has ended. Failures are logged. */
export interface BackgroundTask<Needs extends Services = Services> {
  name: string;
  everyMs: number;
  run: (services: Needs) => Promise<unknown>;
}
