import { and, eq, inArray } from 'drizzle-orm';
import type { OwnOrder, RefundRequest } from 'shared/model/schemas';
import type { Database, Transaction } from '../../platform/database/database';
import { DAY } from '../../platform/durations';
import { HttpError } from '../../platform/errors';
import { indianDay } from '../../platform/indian-time';
import { rupees } from '../../platform/money';
import { buyerOf, recordAction } from '../audit/audit-repository';
import { readMeetingChanges } from '../classroom/meeting-changes';
import { itemsOf, lockOrderById } from '../orders/orders-repository';
import type { Order } from '../orders/orders-tables';
import { firstClass } from '../orders/seats/first-class';
import type { DatedProducts } from '../orders/seats/seats';
import { reviewCases } from '../payments/payments-tables';
import type { PaymentServices } from '../payments/providers/provider';
import { askForRefund, refundAnswerDue } from '../payments/returns/ask-for-refund';
import { paidFor } from '../payments/returns/book-return';

type Refundable = NonNullable<OwnOrder['refundable']>;
type Asked = NonNullable<OwnOrder['refund_asked']>;

/** The due time is the end of a day. */
const answerBy = (askedAt: Date): string =>
  indianDay(new Date(refundAnswerDue(askedAt).getTime() - 1));

/**
 * What comes back if the buyer asks now, and until when the policy lets them ask: 24 hours after the payment, and
 * before the first class. Undefined if nothing is to come back, or the time is over.
 */
export async function refundable(
  database: Database | Transaction,
  catalogue: DatedProducts,
  order: Order,
  at: Date,
): Promise<Refundable | undefined> {
  const paidUntil = (order.paidAt?.getTime() ?? 0) + DAY;
  if (order.state !== 'paid' || paidUntil <= at.getTime()) return undefined;
  const { left } = await paidFor(database, order);
  if (left <= 0) return undefined;
  const { kind } = order;
  const items = await itemsOf(database, order.id);
  const changes = await readMeetingChanges(
    database,
    kind === 'course' ? items.map(({ productId }) => productId) : [],
  );
  const begin = items.flatMap((item) => {
    const ofItem = changes.of(item.productId, item.scheduleId);
    return firstClass(catalogue, kind, item, ofItem)?.getTime() ?? [];
  });
  const until = new Date(Math.min(paidUntil, ...begin));
  if (until <= at) return undefined;
  return {
    amount: rupees(left),
    until: until.toISOString(),
    answer_by: answerBy(at),
  };
}

/** When a refund of each of these orders was asked for; `answer_by` while the answer is open. */
export async function askedRefunds(
  database: Database | Transaction,
  orderIds: readonly number[],
): Promise<Map<number | null, Asked>> {
  if (orderIds.length === 0) return new Map();
  const isAsked = eq(reviewCases.reason, 'refund_asked');
  const cases = await database
    .select()
    .from(reviewCases)
    .where(and(inArray(reviewCases.orderId, [...orderIds]), isAsked));
  return new Map(
    cases.map(({ orderId, openedAt, closedAt }) => [
      orderId,
      {
        asked_at: openedAt.toISOString(),
        ...(closedAt === null && { answer_by: answerBy(openedAt) }),
      },
    ]),
  );
}

/** Opens the case of the desk. Asking again changes nothing. 409 if the time of the policy is over. */
export async function requestRefund(
  services: PaymentServices,
  { id }: Order,
  { reason = '' }: RefundRequest,
): Promise<void> {
  const { catalogue, database, messenger } = services;
  const at = services.now();
  await database.transaction(async (transaction) => {
    const order = await lockOrderById(transaction, id);
    if ((await askedRefunds(transaction, [id])).size > 0) return;
    if (!(await refundable(transaction, await catalogue.current(transaction), order, at))) {
      throw new HttpError(
        409,
        'A refund can be asked for within 24 hours after the payment and before the first class. This time is over, or the money has gone back.',
      );
    }
    await askForRefund(services, transaction, order, reason);
    await recordAction(transaction, {
      actor: buyerOf(order),
      action: 'Ask for a refund',
      subject: `Order ${order.orderNumber}`,
      at,
    });
  });
  void messenger.deliver();
}
