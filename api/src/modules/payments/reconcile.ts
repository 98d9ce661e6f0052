import { and, eq, sql } from 'drizzle-orm';
import { formatRupees } from 'shared/model/format';
import { dayAfter, indianDay } from '../../platform/indian-time';
import { rupees } from '../../platform/money';
import { DAY } from '../../platform/durations';
import { payments, reconciliations, refunds, samePaymentId } from './payments-tables';
import type { PaymentServices, Settlement } from './providers/provider';
import { openReview } from './review/review-cases';

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
 * Every settled payment and refund must be known here, with the same amount. Each difference is stored
 * and opens a review case, also each dispute and reversal: nothing here decides about them.
 */
export async function reconcileDay(services: PaymentServices, day: string): Promise<void> {
  const { database, now, paymentProvider: provider } = services;
  const settled = await provider.fetchSettled(day);
  const differences: string[] = [];
  let providerPaise = 0;
  let ourPaise = 0;
  for (const line of settled) {
    const sign = line.kind === 'refund' || line.kind === 'dispute' ? -1 : 1;
    const ours = await ourAmount(services, line);
    providerPaise += sign * line.amountPaise;
    ourPaise += sign * (ours ?? 0);
    if (ours === line.amountPaise) continue;
    const here = ours === null ? 'unknown' : formatRupees(rupees(ours));
    const settledAmount = formatRupees(rupees(line.amountPaise));
    const difference = `${line.kind} ${line.paymentId}: settled ${settledAmount}, here ${here}`;
    differences.push(difference);
    await database.transaction((transaction) =>
      openReview(services, transaction, {
        subject: { provider: provider.name, paymentId: line.paymentId, reference: day },
        reason: 'settlement',
        detail: difference,
      }),
    );
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

/** Null if no such payment or refund is known here. */
async function ourAmount(
  { database, paymentProvider: provider }: PaymentServices,
  { kind, paymentId, amountPaise }: Settlement,
): Promise<number | null> {
  if (kind !== 'payment' && kind !== 'refund') return null;
  const key = { provider: provider.name, paymentId };
  const found =
    kind === 'payment'
      ? await database
          .select({ amountPaise: payments.amountPaise })
          .from(payments)
          .where(and(samePaymentId(payments, key), eq(payments.state, 'success')))
      : await database
          .select({ amountPaise: refunds.amountPaise })
          .from(refunds)
          .where(and(samePaymentId(refunds, key), eq(refunds.state, 'done')));
  // If there are several, takes the one of this amount, else any one, which shows the difference.
  const same = found.find((ours) => ours.amountPaise === amountPaise);
  return (same ?? found[0])?.amountPaise ?? null;
}
