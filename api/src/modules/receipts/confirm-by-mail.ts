import type { Services } from '../../platform/app-types';
import type { Transaction } from '../../platform/database/database';
import type { Order } from '../orders/orders-tables';
import type { PurchasedItem } from '../orders/seats/schedules';
import { receiptMessage, refundMessage, type ReturnWay } from './receipt-mails';
import { issueCreditNote, issueReceipt } from './receipts';
import type { Receipt } from './receipts-tables';

/** Queues the confirmation of a paid order with its receipt, which is issued if there is none yet. */
export async function confirmOrder(
  { config, messenger }: Services,
  transaction: Transaction,
  order: Order,
  items: readonly PurchasedItem[],
  at: Date,
): Promise<void> {
  const receipt = await issueReceipt(transaction, config.tax, order, items, at);
  await messenger.queue(transaction, receiptMessage(config.siteUrl, order, items, receipt));
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
