import type { Reply, Services } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { lockOrderById } from '../orders/orders-repository';
import type { Order } from '../orders/orders-tables';
import { keptPdf } from '../../platform/pdf/kept-pdfs';
import { receiptPdf } from './receipt-pdf';
import { findReceipt, issueReceipt, standInsOfReceipt } from './receipts';

/**
 * Sends the receipt of an order, or its credit note with this number, as a PDF. A sample
 * order, which was never paid through a provider, gets its receipt now. 404 for an unknown number, 409 if unpaid.
 */
export async function sendReceipt(
  services: Services,
  reply: Reply,
  order: Order,
  number?: string,
): Promise<Reply> {
  const { database, log } = services;
  if (!order.paidAt) throw new HttpError(409, 'This order has not been paid.');
  const receipt = number
    ? await findReceipt(database, order.id, number)
    : await database.transaction(async (transaction) =>
        issueReceipt(services, transaction, await lockOrderById(transaction, order.id)),
      );
  if (!receipt) throw new HttpError(404, 'There is no such receipt.');
  const standIns = await standInsOfReceipt(receipt);
  if (standIns.length > 0) {
    log.warn({ receipt: receipt.number, characters: standIns }, 'No font has these characters.');
  }
  return reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header(
      'content-disposition',
      `attachment; filename="${receipt.number.replaceAll('/', '-')}.pdf"`,
    )
    .send(await keptPdf(receipt, () => receiptPdf(receipt)));
}
