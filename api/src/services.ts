import type { FastifyBaseLogger } from 'fastify';
import { Registry } from 'prom-client';
import {
  publishedCatalogue,
  type PublishedCatalogue,
} from './modules/catalogue/published-catalogue';
import {
  siteCatalogue,
  type CatalogueServices,
  type WriteSite,
} from './modules/catalogue/site-catalogue';
import { consentFor } from './modules/consents/consents';
import { cashfreeProvider } from './modules/payments/providers/cashfree-provider';
import type { PaymentProvider, PaymentServices } from './modules/payments/providers/provider';
import { razorpayProvider } from './modules/payments/providers/razorpay-provider';
import { publishedReviews } from './modules/classroom/reviews/reviews';
import { orderCalendar } from './modules/classroom/student-calendar';
import { confirmPaidOrders } from './modules/payments/confirm-paid-orders';
import { CALENDAR_OF } from './modules/receipts/receipt-mails';
import { receiptFile } from './modules/receipts/receipt-pdf';
import { sandboxProvider } from './modules/payments/providers/sandbox-provider';
import type { Publisher, PublishingServices } from './modules/site/publishing/publisher';
import { s3Storage } from './modules/uploads/s3-storage';
import { diskStorage, type Storage, type UploadServices } from './modules/uploads/storage';
import type { Config } from './settings/config';
import { pushTransport, toDevices } from './modules/push/push-service';
import { databaseClock } from './platform/database/clock';
import type { Database, DatabaseConnection } from './platform/database/database';
import { RateLimiter } from './platform/limits/rate-limits';
import { createMessenger, type Transport } from './platform/messages/messages';
import { outboxTransport } from './platform/messages/outbox';
import { smsGatewayTransport } from './platform/messages/sms-gateway';
import { siteStore, type SiteStoreServices } from './modules/site/site-store';
import { smtpTransport } from './platform/messages/smtp';

/** The services of all modules together. */
export interface AppServices
  extends
    PaymentServices,
    UploadServices,
    CatalogueServices,
    PublishingServices,
    SiteStoreServices {
  catalogue: PublishedCatalogue;
}

/** What the caller of `startServer` can do to the site. Without these tools the site is only served. */
export interface SiteTools {
  /** Renders the pages of the site again with this catalogue. */
  writeSite?: WriteSite;
  publisher?: Publisher;
  /** Updates SITE_DIR to the live site of the object store. */
  followStore?: () => Promise<void>;
}

/** Parts that a test may use instead of the configured ones. */
export interface ServiceOverrides extends SiteTools {
  now?: () => Date;
  paymentProvider?: PaymentProvider;
  earlierProviders?: PaymentProvider[];
  email?: Transport;
  sms?: Transport;
  storage?: Storage;
}

export function createServices(
  config: Config,
  { database, pool, probe }: DatabaseConnection,
  log: FastifyBaseLogger,
  overrides: ServiceOverrides,
): AppServices {
  const now = overrides.now ?? (() => new Date());
  const databaseNow = databaseClock(overrides.now);
  const catalogue = publishedCatalogue(database, now);
  const outbox = outboxTransport(config.dataDir, now);
  const provider = (payment: Config['payment']) =>
    configuredProvider(payment, config, database, now);
  const services: AppServices = {
    config,
    database,
    pool,
    probeDatabase: probe,
    metrics: new Registry(),
    stopping: new AbortController(),
    log,
    now,
    databaseNow,
    catalogue,
    siteCatalogue: siteCatalogue(
      { catalogue, config, database, log, now },
      overrides.writeSite,
      () => publishedReviews(database),
    ),
    publisher: overrides.publisher,
    siteStore: overrides.followStore && siteStore(overrides.followStore, { log, now }),
    limits: new RateLimiter(database, config, now),
    messenger: createMessenger({
      database,
      now,
      databaseNow,
      log,
      attach: (source) =>
        source.startsWith(CALENDAR_OF)
          ? orderCalendar({ catalogue, config, database, now }, source.slice(CALENDAR_OF.length))
          : receiptFile(database, source),
      mailPerHour: config.mail.provider === 'smtp' ? config.mail.perHour : null,
      writeDue: () => confirmPaidOrders(services),
      hasAgreed: async (purpose, to) => (await consentFor(database, purpose, to)) !== undefined,
      email:
        overrides.email ?? (config.mail.provider === 'smtp' ? smtpTransport(config.mail) : outbox),
      sms:
        overrides.sms ??
        (config.sms.provider === 'gateway' ? smsGatewayTransport(config.sms) : outbox),
      push: pushTransport(config, database, now),
      toDevices: (transaction, messages) => toDevices(transaction, messages, now()),
    }),
    paymentProvider: overrides.paymentProvider ?? provider(config.payment),
    earlierProviders: overrides.earlierProviders ?? config.earlierPayments.map(provider),
    storage:
      overrides.storage ??
      (config.uploadStore ? s3Storage(config.uploadStore) : diskStorage(config.dataDir)),
  };
  return services;
}

function configuredProvider(
  payment: Config['payment'],
  config: Config,
  database: Database,
  now: () => Date,
): PaymentProvider {
  switch (payment.provider) {
    case 'cashfree':
      return cashfreeProvider(payment, config.siteUrl);
    case 'razorpay':
      return razorpayProvider(payment);
    case 'sandbox':
      return sandboxProvider(database, config, now);
  }
}
