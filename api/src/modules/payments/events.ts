import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { applyPaymentReport } from './apply-payment-report';
import { providerEvents } from './payments-tables';
import type { CheckoutReference, PaymentReport, PaymentServices } from './provider';

type ProviderEvent = typeof providerEvents.$inferSelect;

const MOST_A_RUN = 100;

/** Keeps a verified webhook before anything is made of it, so that no failure can lose it. */
export async function receiveWebhook(services: PaymentServices, body: string): Promise<void> {
  const event = await keepEvent(services, 'webhook', body);
  if (!event.appliedAt) await applyEvent(services, event);
}

/** Asks the provider about one checkout and applies the answer as if it had been sent. */
export async function askProvider(
  services: PaymentServices,
  checkout: CheckoutReference,
): Promise<void> {
  for (const report of await services.payments.fetchStatus(checkout)) {
    const event = await keepEvent(services, 'query', JSON.stringify(report));
    if (!event.appliedAt) await applyEvent(services, event);
  }
}

/** Events that a stopped server has left. */
export async function applyWaitingEvents(services: PaymentServices): Promise<void> {
  const minuteAgo = new Date(services.now().getTime() - 60_000);
  const waiting = await services.database
    .select()
    .from(providerEvents)
    .where(
      and(
        eq(providerEvents.provider, services.payments.name),
        isNull(providerEvents.appliedAt),
        lt(providerEvents.receivedAt, minuteAgo),
      ),
    )
    .orderBy(asc(providerEvents.id))
    .limit(MOST_A_RUN);
  for (const event of waiting) await applyEvent(services, event);
}

/** Applies all events of a reference once more, oldest first; what has been done stays as it is. */
export async function replayEvents(services: PaymentServices, reference: string): Promise<number> {
  const events = await services.database
    .select()
    .from(providerEvents)
    .where(eq(providerEvents.reference, reference))
    .orderBy(asc(providerEvents.id));
  for (const event of events) await applyEvent(services, event);
  return events.length;
}

async function keepEvent(
  { database, payments, now }: PaymentServices,
  source: ProviderEvent['source'],
  body: string,
): Promise<ProviderEvent> {
  const digest = createHash('sha256').update(source).update(body).digest('base64url');
  const [kept] = await database
    .insert(providerEvents)
    .values({ provider: payments.name, source, body, digest, receivedAt: now() })
    .onConflictDoUpdate({
      target: [providerEvents.provider, providerEvents.digest],
      set: { deliveries: sql`${providerEvents.deliveries} + 1` },
    })
    .returning();
  return kept!;
}

async function applyEvent(services: PaymentServices, event: ProviderEvent): Promise<void> {
  const { database, payments, log, now } = services;
  const done: Pick<ProviderEvent, 'appliedAt' | 'reference' | 'error'> = {
    appliedAt: now(),
    reference: null,
    error: null,
  };
  let report: PaymentReport | null = null;
  try {
    // What an adapter has answered to a question is kept in our own words.
    report =
      event.source === 'webhook'
        ? payments.readEvent(event.body)
        : (JSON.parse(event.body) as PaymentReport);
  } catch (error) {
    log.error({ err: error, event: event.id }, 'an event of the payment provider cannot be read');
    done.error = String(error).slice(0, 500);
  }
  if (report) {
    await applyPaymentReport(services, report);
    done.reference = report.reference;
  }
  await database.update(providerEvents).set(done).where(eq(providerEvents.id, event.id));
}
