import { and, eq, sql } from 'drizzle-orm';
import { formatRupees } from 'shared/model/format';
import { DAY } from '../../../platform/durations';
import { dayAfter, indianDay } from '../../../platform/indian-time';
import { rupees } from '../../../platform/money';
import { isOwnReference } from '../../orders/order-number';
import { findOrderById } from '../../orders/orders-repository';
import {
  payments,
  reconciliations,
  refunds,
  samePaymentId,
  settlementLines,
  type Payment,
} from '../payments-tables';
import type { PaymentServices, Settlement } from '../providers/provider';
import { applyDispute } from '../returns/disputes';
import { applyRefundsOf } from '../returns/reported-refunds';
import { openReview } from '../review/review-cases';

/** How many past days are compared, e.g. after the server was stopped. */
const LOOK_BACK = 7;

/** Compares each of the last days once with the provider's settlement list. */
export async function reconcileDays(services: PaymentServices): Promise<void> {
  const { database, log, now, paymentProvider: provider } = services;
  const done = await database
    .select({ day: reconciliations.day })
    .from(reconciliations)
    .where(eq(reconciliations.provider, provider.name));
  const today = indianDay(now());
  let day = indianDay(new Date(now().getTime() - LOOK_BACK * DAY));
  for (; day < today; day = dayAfter(day)) {
    if (done.some((known) => known.day === day)) continue;
    try {
      await reconcileDay(services, day);
    } catch (error) {
      log.error({ err: error, day }, 'the settled list could not be compared');
    }
  }
}

/**
 * Stores the lines of a day, and compares them: every settled payment and refund must be known here, with the same
 * amount. A refund that nobody told of is booked, a dispute opens its case, and each other difference opens one, on
 * the order of its payment. Money of the account that is none of ours is only noted.
 */
export async function reconcileDay(services: PaymentServices, day: string): Promise<void> {
  const { database, now, paymentProvider: provider } = services;
  const settled = await provider.fetchSettled(day);
  const differences: string[] = [];
  let providerPaise = 0;
  let ourPaise = 0;
  for (const line of settled) {
    await storeLine(services, day, line);
    const payment = await paymentOf(services, line);
    if (payment === 'other') continue;
    const sign = line.kind === 'refund' || line.kind === 'dispute' ? -1 : 1;
    const ours = await ourAmount(services, line);
    providerPaise += sign * line.amountPaise;
    ourPaise += sign * (ours ?? 0);
    if (ours === line.amountPaise) continue;
    differences.push(await nameDifference(services, day, line, ours, payment));
  }
  const values = { providerPaise, ourPaise, differences, doneAt: now() };
  await database
    .insert(reconciliations)
    .values({ provider: provider.name, day, ...values })
    .onConflictDoUpdate({ target: [reconciliations.provider, reconciliations.day], set: values });
  await database
    .update(payments)
    .set({ settledOn: day })
    .where(
      and(
        eq(payments.provider, provider.name),
        eq(payments.state, 'success'),
        sql`${payments.paymentId} = ANY(${sql.param(
          settled.filter(({ kind }) => kind === 'payment').map(({ paymentId }) => paymentId),
        )}::text[])`,
      ),
    );
}

async function storeLine(
  { database, paymentProvider: provider }: PaymentServices,
  day: string,
  line: Settlement,
): Promise<void> {
  const { kind, paymentId, amountPaise } = line;
  const { lineId = paymentId, feePaise = 0, taxPaise = 0, settlementId = '', utr = '' } = line;
  const sign = kind === 'refund' || kind === 'dispute' ? -1 : 1;
  const { netPaise = sign * amountPaise } = line;
  const values = { day, paymentId, amountPaise, feePaise, taxPaise, netPaise, settlementId, utr };
  await database
    .insert(settlementLines)
    .values({ provider: provider.name, kind, lineId, ...values })
    .onConflictDoUpdate({
      target: [settlementLines.provider, settlementLines.kind, settlementLines.lineId],
      set: values,
    });
}

/** `other`: money of the same account that no order here is about; a payment of it is noted. */
async function paymentOf(
  { database, now, paymentProvider: provider }: PaymentServices,
  { kind, paymentId, amountPaise, reference }: Settlement,
): Promise<Payment | undefined | 'other'> {
  if (kind === 'adjustment') return 'other';
  const key = { provider: provider.name, paymentId };
  const found = await database.select().from(payments).where(samePaymentId(payments, key));
  const own = found.filter((each) => each.orderId !== null || isOwnReference(each.reference));
  if (own.length > 0) return own.find(({ accepted }) => accepted) ?? own[0];
  if (reference && isOwnReference(reference)) return undefined;
  if (found.length > 0) return 'other';
  // A refund or a dispute of a payment that nobody knows is for somebody to look at.
  if (kind !== 'payment') return undefined;
  const at = now();
  await database
    .insert(payments)
    .values({
      ...key,
      reference: '',
      amountPaise,
      currency: 'INR',
      state: 'success',
      accepted: false,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing();
  return 'other';
}

/** The amount that is booked here; null if no such payment or return is known. */
async function ourAmount(
  services: PaymentServices,
  { kind, paymentId, amountPaise: settled }: Settlement,
): Promise<number | null> {
  if (kind !== 'payment' && kind !== 'refund' && kind !== 'dispute') return null;
  const { database, paymentProvider: provider } = services;
  const key = { provider: provider.name, paymentId };
  // Two refunds can have one amount, and nobody has told of the second.
  if (kind === 'refund') await applyRefundsOf(services, paymentId);
  const way = kind === 'dispute' ? 'dispute' : 'provider';
  const [table, isBooked] =
    kind === 'payment'
      ? [payments, eq(payments.state, 'success')]
      : [refunds, and(eq(refunds.state, 'done'), eq(refunds.way, way))];
  const known = await database
    .select({ amountPaise: table.amountPaise })
    .from(table)
    .where(and(samePaymentId(table, key), isBooked));
  // If there are several, takes the one of this amount, else any one, which shows the difference.
  const found = known.find(({ amountPaise }) => amountPaise === settled) ?? known[0];
  return found?.amountPaise ?? null;
}

/** Names a difference, and opens the case for it. */
async function nameDifference(
  services: PaymentServices,
  day: string,
  { kind, paymentId, amountPaise, lineId = paymentId }: Settlement,
  ours: number | null,
  payment: Payment | undefined,
): Promise<string> {
  const { database, paymentProvider: provider } = services;
  const settled = formatRupees(rupees(amountPaise));
  const here = ours === null ? 'unknown' : formatRupees(rupees(ours));
  const difference = `${kind} ${paymentId}: settled ${settled}, here ${here}`;
  if (kind === 'dispute') {
    const about = { disputeId: lineId, paymentId, amountPaise, currency: 'INR', reason: '' };
    await applyDispute(services, { ...about, respondBy: null, state: 'open' });
    return difference;
  }
  await database.transaction(async (transaction) =>
    openReview(services, transaction, {
      order: payment?.orderId ? await findOrderById(transaction, payment.orderId) : undefined,
      subject: { provider: provider.name, paymentId, reference: day },
      reason: 'settlement',
      detail: difference,
    }),
  );
  return difference;
}
