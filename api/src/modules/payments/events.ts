import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { isUnavailable } from '../../platform/database/failures';
import { DAY } from '../../platform/durations';
import { HttpError } from '../../platform/errors';
import { applyPaymentReport } from './apply-payment-report';
import { findAttempt } from './attempts';
import { attempts, payments, providerEvents, samePaymentId } from './payments-tables';
import type {
  CheckoutReference,
  PaymentReport,
  PaymentServices,
  ReadEvent,
} from './providers/provider';
import { applyDispute } from './returns/disputes';
import { applyRefundsOf } from './returns/reported-refunds';
import { openReview } from './review/review-cases';

type ProviderEvent = typeof providerEvents.$inferSelect;

const MOST_A_RUN = 100;
const CONFIRM_AGAIN_MS = 60_000;

/** Runs a job when it is its turn. */
type InTurn = (job: () => Promise<unknown>) => Promise<unknown>;

/** Stores a verified webhook before it is applied, so that no failure can lose it. 400 if not JSON. */
export async function receiveWebhook(
  services: PaymentServices,
  body: string,
  inTurn: InTurn,
): Promise<void> {
  if (!isJson(body)) throw new HttpError(400, 'The request could not be read.');
  const event = await keepEvent(services, 'webhook', body);
  if (!event.appliedAt) await applyEvent(services, event, inTurn);
}

/** Asks the provider about one checkout and applies the reports like webhooks. */
export async function askProvider(
  services: PaymentServices,
  checkout: CheckoutReference,
): Promise<PaymentReport[]> {
  const reports = await services.paymentProvider.fetchStatus(checkout);
  for (const report of reports) {
    const event = await keepEvent(services, 'query', JSON.stringify(report));
    if (!event.appliedAt) await applyEvent(services, event);
  }
  return reports;
}

/** Applies events that a stopped server has stored but not applied. */
export async function applyWaitingEvents(services: PaymentServices): Promise<void> {
  const minuteAgo = new Date(services.now().getTime() - 60_000);
  const waiting = await services.database
    .select()
    .from(providerEvents)
    .where(
      and(
        eq(providerEvents.provider, services.paymentProvider.name),
        isNull(providerEvents.appliedAt),
        lt(providerEvents.receivedAt, minuteAgo),
      ),
    )
    .orderBy(asc(providerEvents.id))
    .limit(MOST_A_RUN);
  for (const event of waiting) {
    try {
      await applyEvent(services, event);
    } catch (error) {
      if (error instanceof HttpError || isUnavailable(error)) {
        // The provider or the database does not answer now; the others would wait for it, too.
        services.log.error({ err: error, event: event.id }, 'an event waits for the provider');
        return;
      }
      // It would fail again each time, and those after it would wait behind it.
      services.log.error({ err: error, event: event.id }, 'an event cannot be applied');
      await openUnreadableCase(services, event, String(error).slice(0, 500));
    }
  }
}

async function keepEvent(
  { database, paymentProvider, now }: PaymentServices,
  source: ProviderEvent['source'],
  body: string,
): Promise<ProviderEvent> {
  const digest = createHash('sha256').update(source).update(body).digest('base64url');
  const [kept] = await database
    .insert(providerEvents)
    .values({ provider: paymentProvider.name, source, body, digest, receivedAt: now() })
    .onConflictDoUpdate({
      target: [providerEvents.provider, providerEvents.digest],
      set: { deliveries: sql`${providerEvents.deliveries} + 1` },
    })
    .returning();
  return kept!;
}

function isJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

async function applyEvent(
  services: PaymentServices,
  event: ProviderEvent,
  inTurn: InTurn = (job) => job(),
): Promise<void> {
  const { log, now, paymentProvider } = services;
  let report: ReadEvent;
  try {
    report = readEvent(services, event);
  } catch (error) {
    log.error({ err: error, event: event.id }, 'an event of the payment provider cannot be read');
    await openUnreadableCase(services, event, String(error).slice(0, 500));
    return;
  }
  if (report && 'refundsOf' in report) {
    const { refundsOf } = report;
    const isKnown = await applyRefundsOf(services, refundsOf).catch(notYet);
    // The event of the payment can arrive after that of its refund.
    if (!isKnown && now().getTime() - event.receivedAt.getTime() < DAY) return;
    await markApplied(services, event, await referenceOf(services, refundsOf));
    return;
  }
  if (report && 'dispute' in report) {
    const { dispute } = report;
    await applyDispute(services, dispute).catch(notYet);
    await markApplied(services, event, await referenceOf(services, dispute.paymentId));
    return;
  }
  const isHint = event.source === 'webhook' && paymentProvider.confirmsEvents;
  const confirmed = report && isHint ? await confirmedReport(services, report) : report;
  const applied = markApplied(services, event, report?.reference ?? null);
  if (confirmed) await inTurn(() => applyPaymentReport(services, confirmed, { applied }));
  else await applied;
}

const markApplied = (
  { database, now }: PaymentServices,
  { id }: ProviderEvent,
  reference: string | null,
) =>
  database
    .update(providerEvents)
    .set({ appliedAt: now(), reference })
    .where(eq(providerEvents.id, id));

/** By the reference, the event is listed at its order. */
async function referenceOf(
  { database, paymentProvider: provider }: PaymentServices,
  paymentId: string,
): Promise<string | null> {
  const [found] = await database
    .select({ reference: payments.reference })
    .from(payments)
    .where(samePaymentId(payments, { provider: provider.name, paymentId }));
  return found?.reference ?? null;
}

function notYet(cause: unknown): never {
  throw new HttpError(503, 'The payment could not be confirmed yet.', {
    cause,
    headers: { 'retry-after': '60' },
  });
}

/**
 * What the provider itself says about a payment that would pay an order: a signature can be guessed or
 * stolen. Null if the provider does not know the payment; its order is asked about again soon. 503 if
 * the provider does not answer: it sends the event again, and the event is kept.
 */
async function confirmedReport(
  services: PaymentServices,
  report: PaymentReport,
): Promise<PaymentReport | null> {
  const { database, log, now, paymentProvider: provider } = services;
  if (report.state !== 'success') return report;
  const attempt = await findAttempt(database, report.reference);
  // It pays no order and opens a review case.
  if (attempt?.provider !== provider.name) return report;
  const reports = await provider.fetchStatus(attempt).catch(notYet);
  const same = reports.find(({ paymentId }) => paymentId === report.paymentId);
  // The event may name parts of the amount that the answer leaves out.
  if (same) return { ...report, ...same };
  log.warn({ order: report.reference }, 'the provider does not confirm its event');
  await database
    .update(attempts)
    .set({ nextCheckAt: new Date(now().getTime() + CONFIRM_AGAIN_MS) })
    .where(eq(attempts.id, attempt.id));
  return null;
}

function readEvent({ paymentProvider }: PaymentServices, event: ProviderEvent): ReadEvent {
  if (event.source === 'webhook') return paymentProvider.readEvent(event.body);
  // The cast is safe: `askProvider` stores the body of a query as a `PaymentReport`.
  return JSON.parse(event.body) as PaymentReport;
}

const caseOf = ({ provider, id }: ProviderEvent) => ({
  provider,
  paymentId: `event ${id}`,
  reference: '',
});

async function openUnreadableCase(
  services: PaymentServices,
  event: ProviderEvent,
  error: string,
): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const change = { appliedAt: services.now(), error };
    await transaction.update(providerEvents).set(change).where(eq(providerEvents.id, event.id));
    await openReview(services, transaction, {
      subject: caseOf(event),
      reason: 'unreadable_event',
      detail: error,
    });
  });
  void services.messenger.deliver();
}
