import type { FastifyBaseLogger } from 'fastify';
import { cashfreeProvider } from '../modules/payments/cashfree-provider';
import type { PaymentProvider } from '../modules/payments/provider';
import { sandboxProvider } from '../modules/payments/sandbox-provider';
import { s3Storage } from '../modules/uploads/s3-storage';
import { diskStorage, type Storage } from '../modules/uploads/storage';
import type { Services } from './app-types';
import type { Config } from './config';
import type { DatabaseConnection } from './database';
import { Limits } from './limits';
import { createMessenger, type Carrier } from './messages';
import { outboxCarrier } from './outbox';
import { smsGatewayCarrier } from './sms-gateway';
import { smtpCarrier } from './smtp';

/** What a test may put in the place of the configured parts. */
export interface ServiceChoices {
  now?: () => Date;
  payments?: PaymentProvider;
  email?: Carrier;
  sms?: Carrier;
  storage?: Storage;
}

export function createServices(
  config: Config,
  { database, pool }: DatabaseConnection,
  log: FastifyBaseLogger,
  choices: ServiceChoices,
): Services {
  const now = choices.now ?? (() => new Date());
  const outbox = outboxCarrier(config.dataDir, now);
  return {
    config,
    database,
    pool,
    log,
    now,
    limits: new Limits(database, config, now),
    messenger: createMessenger({
      database,
      now,
      log,
      email: choices.email ?? (config.mail.provider === 'smtp' ? smtpCarrier(config.mail) : outbox),
      sms:
        choices.sms ?? (config.sms.provider === 'gateway' ? smsGatewayCarrier(config.sms) : outbox),
    }),
    payments:
      choices.payments ??
      (config.payment.provider === 'cashfree'
        ? cashfreeProvider(config.payment, config.siteUrl)
        : sandboxProvider(database, config, now)),
    storage:
      choices.storage ??
      (config.storage.provider === 's3' ? s3Storage(config.storage) : diskStorage(config.dataDir)),
  };
}
