import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { parentCompany, postalAddress, siteName } from 'shared/model/config';
import { stateNames } from 'shared/model/hindi';
import type { Services } from '../../platform/app-types';
import { findRow } from '../../platform/database/rows';
import type { Database, Transaction } from '../../platform/database/database';
import { standInsIn } from '../../platform/pdf/pdf-file';
import { indianMonth } from '../../platform/indian-time';
import { addressOf } from '../orders/orders-repository';
import type { Order } from '../orders/orders-tables';
import { purchasedItems, type PurchasedItem } from '../orders/seats/schedules';
import { receiptCounters, receipts, type Receipt, type ReceiptKind } from './receipts-tables';
import { creditParts, orderTax, taxParts, type Tax } from './tax';

const prefix: Record<ReceiptKind, string> = { receipt: 'R', credit_note: 'C' };

/** At most 16 characters, as the GST rules require. */
export const receiptNumber = (kind: ReceiptKind, year: string, sequence: number): string =>
  `${prefix[kind]}/${year}/${String(sequence).padStart(6, '0')}`;

/** `2026-27` for the Indian financial year from April 2026 to March 2027. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = indianMonth(at).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** Issues the receipt of a paid order, or returns the existing one. The order's row must be locked. */
export async function issueReceipt(
  { catalogue, config }: Pick<Services, 'catalogue' | 'config'>,
  transaction: Transaction,
  order: Order,
): Promise<Receipt> {
  const items = await purchasedItems(transaction, await catalogue.current(transaction), order);
  const issued = await issueReceipts(transaction, config.tax, [{ order, items }]);
  return issued.get(order.id)!;
}

interface Sold {
  order: Order;
  items: readonly PurchasedItem[];
}

/** The same for several orders, which get their numbers in this order. By the ids of the orders. */
export async function issueReceipts(
  transaction: Transaction,
  tax: Tax,
  sold: readonly Sold[],
): Promise<Map<number, Receipt>> {
  const ids = sold.map(({ order }) => order.id);
  const known = await transaction
    .select()
    .from(receipts)
    .where(and(inArray(receipts.orderId, ids), eq(receipts.kind, 'receipt')));
  const issued = new Map(known.map((receipt) => [receipt.orderId, receipt]));
  const missing = sold.filter(({ order }) => !issued.has(order.id));
  const added = await addReceipts(
    transaction,
    'receipt',
    missing.map((each) => receiptOf(tax, each)),
  );
  for (const receipt of added) issued.set(receipt.orderId, receipt);
  return issued;
}

/** Its day and month are those of the money, whenever it is numbered. */
function receiptOf(tax: Tax, { order, items }: Sold): NewReceipt {
  const charged = orderTax(tax, order.placeOfSupply);
  const pricePaise = items.reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0);
  return {
    orderId: order.id,
    ...taxParts(order.payablePaise, charged),
    hsn: tax.hsn,
    placeOfSupply: charged.placeOfSupply,
    ratePercent: charged.ratePercent,
    createdAt: order.paidAt ?? order.createdAt,
    details: {
      orderNumber: order.orderNumber,
      seller: { school: siteName, company: parentCompany, address: postalAddress },
      ...(order.language !== 'en' && { language: order.language }),
      buyer: {
        name: `${order.firstName} ${order.lastName}`,
        email: order.email,
        phone: order.phone,
        address: addressOf(
          order,
          order.language === 'hi' ? (state) => stateNames[state] : undefined,
        ),
        ...(order.company && { company: order.company }),
        ...(order.companyGstin && { gstin: order.companyGstin }),
      },
      paidThrough: order.provider,
      lines: items.map(({ title, quantity, when, isDated }) => ({
        title,
        quantity,
        ...(isDated && { when }),
      })),
      gstin: charged.gstin,
      // At a price that has fallen since, it can have lowered nothing.
      ...(order.code !== null &&
        pricePaise > order.payablePaise && { discount: { code: order.code, pricePaise } }),
    },
  };
}

/** Issues the credit note of a refund, with the tax rate of the receipt. The order's row must be locked. */
export async function issueCreditNote(
  transaction: Transaction,
  receipt: Receipt,
  refund: { id: number; amountPaise: number },
  at: Date,
): Promise<Receipt> {
  const { details, hsn, placeOfSupply, ratePercent } = receipt;
  const charged = { gstin: details.gstin, ratePercent, placeOfSupply };
  const known = await receiptsOf(transaction, receipt.orderId);
  const earlier = known.filter(({ kind }) => kind === 'credit_note');
  const note: NewReceipt = {
    orderId: receipt.orderId,
    refundId: refund.id,
    ...creditParts(receipt, earlier, refund.amountPaise, charged),
    hsn,
    placeOfSupply,
    ratePercent,
    createdAt: at,
    details: { ...details, receiptNumber: receipt.number },
  };
  const [added] = await addReceipts(transaction, 'credit_note', [note]);
  return added!;
}

type NewReceipt = Omit<
  Receipt,
  'id' | 'number' | 'kind' | 'financialYear' | 'sequence' | 'refundId'
> &
  Partial<Pick<Receipt, 'refundId'>>;

async function addReceipts(
  transaction: Transaction,
  kind: ReceiptKind,
  content: readonly NewReceipt[],
): Promise<Receipt[]> {
  const added: Receipt[] = [];
  const years = new Set(content.map(({ createdAt }) => financialYear(createdAt)));
  for (const year of [...years].sort()) {
    const ofYear = content.filter(({ createdAt }) => financialYear(createdAt) === year);
    // The row stays locked until the transaction ends, so that the numbers have no gaps.
    const [counter] = await transaction
      .insert(receiptCounters)
      .values({ kind, financialYear: year, last: ofYear.length })
      .onConflictDoUpdate({
        target: [receiptCounters.kind, receiptCounters.financialYear],
        set: { last: sql`${receiptCounters.last} + ${ofYear.length}` },
      })
      .returning();
    const before = counter!.last - ofYear.length;
    const numbered = ofYear.map((each, index) => ({
      ...each,
      kind,
      financialYear: year,
      sequence: before + index + 1,
      number: receiptNumber(kind, year, before + index + 1),
    }));
    added.push(...(await transaction.insert(receipts).values(numbered).returning()));
  }
  return added;
}

/** An order's receipt and credit notes, oldest first. */
export function receiptsOf(database: Database | Transaction, orderId: number): Promise<Receipt[]> {
  return database
    .select()
    .from(receipts)
    .where(eq(receipts.orderId, orderId))
    .orderBy(asc(receipts.createdAt), asc(receipts.id));
}

export const findReceipt = (on: Database | Transaction, orderId: number, number: string) =>
  findRow(on, receipts, and(eq(receipts.orderId, orderId), eq(receipts.number, number)));

/** The characters that the file of a receipt shows as a stand-in, because no font here has them. */
export const standInsOfReceipt = ({ details: { buyer, lines } }: Receipt): Promise<string[]> =>
  standInsIn([
    buyer.name,
    buyer.company ?? '',
    buyer.email,
    ...buyer.address,
    ...lines.map(({ title }) => title),
  ]);
