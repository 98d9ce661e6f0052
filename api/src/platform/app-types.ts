import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
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
import type { PaymentProvider } from '../modules/payments/provider';
import type { Storage } from '../modules/uploads/storage';
import type { Config } from './config';
import type { Database } from './database';
import type { RateLimiter } from './rate-limits';
import type { Messenger } from './messages';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
export type Request = FastifyRequest;
export type Reply = FastifyReply;

/** What the modules work with; made once at the start. Tests hand in their own clock and providers. */
export interface Services {
  config: Config;
  database: Database;
  pool: Pool;
  limits: RateLimiter;
  messenger: Messenger;
  payments: PaymentProvider;
  storage: Storage;
  log: FastifyBaseLogger;
  now: () => Date;
}

export type Module = (app: App, services: Services) => void | Promise<void>;
