import { and, asc, eq, sql } from 'drizzle-orm';
import type { Config } from '../../settings/config';
import type { Database, Transaction } from '../../platform/database/database';
import { standInsIn } from '../../platform/pdf/pdf-file';
import { indianMonth } from '../../platform/indian-time';
import type { Order } from '../orders/orders-tables';
import type { BoughtItem } from '../orders/schedules';
import { receiptCounters, receipts, type Receipt, type ReceiptKind } from './receipts-tables';

type Tax = Config['tax'];
const prefix: Record<ReceiptKind, string> = { receipt: 'R', credit_note: 'C' };

/** `2026-27` for the Indian financial year from April 2026 to March 2027. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = indianMonth(at).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

type TaxOfPlace = Pick<Tax, 'gstin' | 'ratePercent' | 'placeOfSupply'>;

/** A GSTIN begins with the code of the seller's state. */
export const isWithinState = ({ gstin, placeOfSupply }: TaxOfPlace): boolean =>
  gstin?.startsWith(placeOfSupply) ?? true;

/**
 * Splits a price that includes tax into parts in whole paise, which add up to the price. Within a state,
 * CGST and SGST are half of the tax each, and a paisa that is left is the rounding; otherwise all of it
 * is IGST. Without a GSTIN there is no tax.
 */
export function taxParts(amountPaise: number, tax: TaxOfPlace) {
  const rate = tax.gstin ? tax.ratePercent : 0;
  const taxablePaise = Math.round((amountPaise * 100) / (100 + rate));
  const taxPaise = amountPaise - taxablePaise;
  const withinState = isWithinState(tax);
  const cgstPaise = withinState ? Math.floor(taxPaise / 2) : 0;
  return {
    amountPaise,
    taxablePaise,
    cgstPaise,
    sgstPaise: cgstPaise,
    igstPaise: withinState ? 0 : taxPaise,
    roundingPaise: withinState ? taxPaise - 2 * cgstPaise : 0,
  };
}

/** The whole amount of a receipt and the parts of it. */
export type TaxParts = ReturnType<typeof taxParts>;

/**
 * The parts of a refund: what the amounts returned so far are worth together, less what the earlier
 * credit notes have. So no tax is credited twice, and after the last refund all is credited exactly.
 */
export function creditParts(
  receipt: TaxParts,
  earlier: readonly TaxParts[],
  amountPaise: number,
  tax: TaxOfPlace,
): TaxParts {
  const returned = earlier.reduce((sum, note) => sum + note.amountPaise, amountPaise);
  const all = returned >= receipt.amountPaise ? receipt : taxParts(returned, tax);
  const rest = (part: keyof TaxParts) =>
    earlier.reduce((left, note) => left - note[part], all[part]);
  return {
    amountPaise,
    taxablePaise: rest('taxablePaise'),
    cgstPaise: rest('cgstPaise'),
    sgstPaise: rest('sgstPaise'),
    igstPaise: rest('igstPaise'),
    roundingPaise: rest('roundingPaise'),
  };
}

/** Issues the receipt of a paid order, or returns the existing one. The order's row must be locked. */
export async function issueReceipt(
  transaction: Transaction,
  tax: Tax,
  order: Order,
  items: readonly BoughtItem[],
  at: Date,
): Promise<Receipt> {
  const known = (await receiptsOf(transaction, order.id)).find(({ kind }) => kind === 'receipt');
  if (known) return known;
  const { streetAddress, townCity, postcode, country } = order;
  return addReceipt(transaction, 'receipt', at, {
    orderId: order.id,
    ...taxParts(order.payablePaise, tax),
    details: {
      orderNumber: order.orderNumber,
      buyer: {
        name: `${order.firstName} ${order.lastName}`,
        email: order.email,
        phone: order.phone,
        address: [streetAddress, townCity, postcode, country].flatMap((line) => line || []),
      },
      lines: items.map(({ title, quantity, when, isDated }) => ({
        title,
        quantity,
        ...(isDated && { when }),
      })),
      gstin: tax.gstin,
      ratePercent: tax.gstin ? tax.ratePercent : 0,
      hsn: tax.hsn,
      placeOfSupply: tax.placeOfSupply,
    },
  });
}

/** Issues the credit note of a refund, with the tax rate of the receipt. The order's row must be locked. */
export async function issueCreditNote(
  transaction: Transaction,
  receipt: Receipt,
  refund: { id: number; amountPaise: number },
  at: Date,
): Promise<Receipt> {
  const { details } = receipt;
  const known = await receiptsOf(transaction, receipt.orderId);
  const earlier = known.filter(({ kind }) => kind === 'credit_note');
  return addReceipt(transaction, 'credit_note', at, {
    orderId: receipt.orderId,
    refundId: refund.id,
    ...creditParts(receipt, earlier, refund.amountPaise, details),
    details: { ...details, receiptNumber: receipt.number },
  });
}

async function addReceipt(
  transaction: Transaction,
  kind: ReceiptKind,
  at: Date,
  content: Omit<
    Receipt,
    'number' | 'kind' | 'financialYear' | 'sequence' | 'issuedAt' | 'refundId'
  > &
    Partial<Pick<Receipt, 'refundId'>>,
): Promise<Receipt> {
  const year = financialYear(at);
  // The row stays locked until the transaction ends, so that the numbers have no gaps.
  const [counter] = await transaction
    .insert(receiptCounters)
    .values({ kind, financialYear: year, last: 1 })
    .onConflictDoUpdate({
      target: [receiptCounters.kind, receiptCounters.financialYear],
      set: { last: sql`${receiptCounters.last} + 1` },
    })
    .returning();
  const sequence = counter!.last;
  const [added] = await transaction
    .insert(receipts)
    .values({
      ...content,
      kind,
      financialYear: year,
      sequence,
      // At most 16 characters, as the GST rules require.
      number: `${prefix[kind]}/${year}/${String(sequence).padStart(6, '0')}`,
      issuedAt: at,
    })
    .returning();
  return added!;
}

/** An order's receipt and credit notes, oldest first. */
export function receiptsOf(database: Database | Transaction, orderId: number): Promise<Receipt[]> {
  return database
    .select()
    .from(receipts)
    .where(eq(receipts.orderId, orderId))
    .orderBy(asc(receipts.issuedAt), asc(receipts.number));
}

export async function findReceipt(
  database: Database | Transaction,
  orderId: number,
  number: string,
): Promise<Receipt | undefined> {
  const [found] = await database
    .select()
    .from(receipts)
    .where(and(eq(receipts.orderId, orderId), eq(receipts.number, number)));
  return found;
}

/** The characters that the file of a receipt shows as a stand-in, because no font here has them. */
export const standInsOfReceipt = ({ details: { buyer, lines } }: Receipt): Promise<string[]> =>
  standInsIn([buyer.name, buyer.email, ...buyer.address, ...lines.map(({ title }) => title)]);
