import { inArray } from 'drizzle-orm';
import type { Services } from '../../platform/app-types';
import type { Transaction } from '../../platform/database/database';
import { itemsOf } from '../orders/orders-repository';
import { orders, type Order } from '../orders/orders-tables';
import { datedItems } from '../orders/seats/schedules';
import { firstWaiting } from '../orders/seats/waiting';
import { receiptMessage, refundMessage, type ReturnWay } from './receipt-mails';
import { issueCreditNote, issueReceipts } from './receipts';
import { confirmationsDue, type Receipt } from './receipts-tables';

type ConfirmServices = Pick<Services, 'catalogue' | 'config' | 'database' | 'messenger'>;

const MOST_AT_ONCE = 100;

/**
 * Has a paid order confirmed after the commit. A number of a receipt is held until the commit of the
 * transaction that takes it, so the payment itself takes none: no payment waits for another one.
 */
export const confirmLater = (transaction: Transaction, orderId: number) =>
  transaction.insert(confirmationsDue).values({ orderId }).onConflictDoNothing();

/**
 * Writes the confirmations that wait, each with the receipt of its order. The number, the e-mail and the
 * end of the waiting are one transaction: a server that is killed leaves no gap and sends nothing twice. Returns the
 * ids of the orders.
 */
export async function confirmDueOrders(services: ConfirmServices): Promise<number[]> {
  const { database } = services;
  const confirmed: number[] = [];
  while ((await database.select().from(confirmationsDue).limit(1)).length > 0) {
    confirmed.push(
      ...(await database.transaction((transaction) => confirmSome(services, transaction))),
    );
  }
  return confirmed;
}

async function confirmSome(
  { catalogue, config, messenger }: ConfirmServices,
  transaction: Transaction,
): Promise<number[]> {
  const waiting = transaction
    .select()
    .from(confirmationsDue)
    .orderBy(confirmationsDue.orderId)
    .limit(MOST_AT_ONCE);
  const locked = await transaction
    .select()
    .from(orders)
    .where(inArray(orders.id, waiting))
    .orderBy(orders.id)
    .for('update');
  const idsOf = (rows: readonly Order[]) => rows.map(({ id }) => id);
  const due = await transaction
    .delete(confirmationsDue)
    .where(inArray(confirmationsDue.orderId, idsOf(locked)))
    .returning();
  // Another process may have written some while this one waited for their orders.
  const found = locked.filter(({ id }) => due.some(({ orderId }) => orderId === id));
  if (found.length === 0) return [];
  const items = await itemsOf(transaction, ...idsOf(found));
  const published = await catalogue.current(transaction);
  const since = await firstWaiting(transaction, items);
  const sold = found
    .map((order) => {
      const own = items.filter(({ orderId }) => orderId === order.id);
      return { order, items: datedItems(published, order, own, since) };
    })
    .sort((one, other) => Number(one.order.paidAt) - Number(other.order.paidAt));
  const receipts = await issueReceipts(transaction, config.tax, sold);
  // Whoever was told meanwhile that the access has ended is not thanked for the order.
  const kept = sold.filter(({ order }) => order.state !== 'refunded');
  await messenger.queue(
    transaction,
    ...kept.map((each) =>
      receiptMessage(config, each.order, each.items, receipts.get(each.order.id)!),
    ),
  );
  return idsOf(found);
}

interface Refunded {
  order: Order;
  refund: { id: number; amountPaise: number; way: ReturnWay };
  at: Date;
  /** The receipt of the order and what its credit note is about, if the money was counted. */
  credit?: { receipt: Receipt; amountPaise: number };
}

/** Queues the e-mail about a refund. */
export async function confirmRefund(
  { messenger }: Services,
  transaction: Transaction,
  { order, refund, at, credit }: Refunded,
): Promise<void> {
  const { id } = refund;
  const note =
    credit && (await issueCreditNote(transaction, credit.receipt, { ...credit, id }, at));
  await messenger.queue(transaction, refundMessage(order, refund, note));
}
