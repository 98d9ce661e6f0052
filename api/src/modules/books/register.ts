import { and, desc, eq, inArray, ne, sql, sum, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isBuyerState, OUTSIDE_INDIA, stateCode } from 'shared/model/catalogue';
import type {
  DayRangeQuery,
  OwnLine,
  ReceiptFilterQuery,
  ReceiptListQuery,
  ReceiptRow,
  ReceiptSumsResponse,
} from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { invalid } from '../../platform/errors';
import { inDays } from '../../platform/lists/day-range';
import { batchesOf, pageOf, type FilterConditions } from '../../platform/lists/pagination';
import { rupees } from '../../platform/money';
import { payments } from '../payments/payments-tables';
import { receipts, type Receipt } from '../receipts/receipts-tables';
import {
  addUp,
  placeColumns,
  signedAmounts,
  smallSales,
  sumsOfPlaces,
  type Group,
  type SaleTable,
} from './sums';

/** One page of the register: the receipts and credit notes of a period. */
export async function registerPage(database: Database, query: ReceiptListQuery) {
  const { rows, ...counted } = await pageOf(database, receipts, conditionOf(query), query);
  return { rows: await registerRows(database, rows), ...counted };
}

/** The whole register of a filter, for an export. An invalid filter throws before the first row is read. */
export function registerBatches(
  database: Database,
  query: ReceiptFilterQuery,
): AsyncGenerator<ReceiptRow[]> {
  const batches = batchesOf(database, receipts, conditionOf(query));
  return (async function* () {
    for await (const rows of batches) yield await registerRows(database, rows);
  })();
}

function conditionOf(query: ReceiptFilterQuery): SQL | undefined {
  const { state } = query;
  if (state && !isBuyerState(state)) throw invalid({ state: ['There is no such State.'] });
  const filters: FilterConditions<ReceiptFilterQuery> = {
    state: state && isBuyerState(state) ? eq(receipts.placeOfSupply, stateCode(state)) : undefined,
  };
  return and(inDays(receipts.createdAt, query), ...Object.values(filters));
}

async function registerRows(database: Database, rows: readonly Receipt[]): Promise<ReceiptRow[]> {
  if (rows.length === 0) return [];
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const accepted = await database
    .select({ orderId: payments.orderId, paymentId: payments.paymentId })
    .from(payments)
    .where(and(inArray(payments.orderId, orderIds), eq(payments.accepted, true)));
  const paymentOf = new Map(accepted.map(({ orderId, paymentId }) => [orderId, paymentId]));
  return rows.map((receipt) => ({
    id: receipt.id,
    number: receipt.number,
    kind: receipt.kind,
    created_at: receipt.createdAt.toISOString(),
    order_number: receipt.details.orderNumber,
    buyer: receipt.details.buyer.name,
    company: receipt.details.buyer.company ?? '',
    company_gstin: receipt.details.buyer.gstin ?? '',
    hsn: receipt.hsn,
    ...placeColumns(receipt),
    ...signedAmounts(receipt),
    payment_id: paymentOf.get(receipt.orderId) ?? null,
  }));
}

/** Above this price, a sale to another State is a line of its own in GSTR-1. */
const LARGE_PAISE = 10_000_000;

/** The receipt that a credit note reverses; for a receipt, itself. */
const sale = alias(receipts, 'sale');
const ofSale = and(eq(sale.orderId, receipts.orderId), eq(sale.kind, 'receipt'));
const tableOfSale = sql<SaleTable>`CASE
  WHEN ${receipts.details} -> 'buyer' ->> 'gstin' IS NOT NULL THEN 'company'
  WHEN ${receipts.placeOfSupply} = ${stateCode(OUTSIDE_INDIA)} THEN 'outside India'
  WHEN ${receipts.placeOfSupply} <> left(${receipts.details} ->> 'gstin', 2)
    AND ${sale.amountPaise} > ${LARGE_PAISE} THEN 'large'
  ELSE 'small' END`;

/** The receipts and credit notes of a filter, added up by place, rate and table of GSTR-1. */
export async function groupsOf(database: Database, query: ReceiptFilterQuery): Promise<Group[]> {
  const table = tableOfSale.as('sale_table');
  const total = (column: Parameters<typeof sum>[0]) => sum(column).mapWith(Number);
  return database
    .select({
      kind: receipts.kind,
      placeOfSupply: receipts.placeOfSupply,
      ratePercent: receipts.ratePercent,
      hsn: receipts.hsn,
      table,
      count: sql<number>`count(*)::integer`,
      taxablePaise: total(receipts.taxablePaise),
      cgstPaise: total(receipts.cgstPaise),
      sgstPaise: total(receipts.sgstPaise),
      igstPaise: total(receipts.igstPaise),
      roundingPaise: total(receipts.roundingPaise),
      amountPaise: total(receipts.amountPaise),
    })
    .from(receipts)
    .innerJoin(sale, ofSale)
    .where(conditionOf(query))
    .groupBy(
      receipts.kind,
      receipts.placeOfSupply,
      receipts.ratePercent,
      receipts.hsn,
      sql`sale_table`,
    );
}

/** Table 13 of GSTR-1: the numbers that a period has issued, without a gap in each series. */
export async function issuedDocuments(database: Database, query: DayRangeQuery) {
  const bounds = (which: 'min' | 'max') =>
    sql<string>`(array_agg(${receipts.number} ORDER BY ${receipts.sequence} ${sql.raw(which === 'min' ? 'ASC' : 'DESC')}))[1]`;
  return database
    .select({
      kind: receipts.kind,
      from: bounds('min'),
      to: bounds('max'),
      count: sql<number>`count(*)::integer`,
    })
    .from(receipts)
    .where(inDays(receipts.createdAt, query))
    .groupBy(receipts.kind, receipts.financialYear)
    .orderBy(desc(receipts.kind), receipts.financialYear);
}

type Lines = 'large_sales' | 'credit_notes';

/** The lines of their own of a filter, oldest first; at most `limit` of them if it is given. */
export async function ownLines(
  database: Database,
  which: Lines,
  query: ReceiptFilterQuery,
  limit?: number,
): Promise<OwnLine[]> {
  const wanted =
    which === 'credit_notes'
      ? eq(receipts.kind, 'credit_note')
      : and(eq(receipts.kind, 'receipt'), ne(tableOfSale, 'small'));
  const found = database
    .select({ receipt: receipts, saleNumber: sale.number, table: tableOfSale.as('sale_table') })
    .from(receipts)
    .innerJoin(sale, ofSale)
    .where(and(conditionOf(query), wanted))
    .orderBy(receipts.createdAt, receipts.id);
  const rows = limit === undefined ? await found : await found.limit(limit);
  return rows.map(({ receipt, saleNumber, table }) => ({
    number: receipt.number,
    created_at: receipt.createdAt.toISOString(),
    receipt_number: receipt.kind === 'credit_note' ? saleNumber : null,
    company_gstin: receipt.details.buyer.gstin ?? '',
    ...linesIn(receipt, table),
    ...placeColumns(receipt),
    value: rupees(receipt.amountPaise),
    taxable_value: rupees(receipt.taxablePaise),
  }));
}

/** The table of GSTR-1 that has the line, and the type that it has there. */
function linesIn({ kind, ratePercent }: Receipt, table: SaleTable) {
  if (table === 'small') return { table: '7', type: '' };
  if (table === 'company') return { table: kind === 'credit_note' ? '9B' : '4A', type: 'B2B' };
  const type = table === 'large' ? 'B2CL' : ratePercent > 0 ? 'EXPWP' : 'EXPWOP';
  if (kind === 'credit_note') return { table: '9B', type };
  return { table: table === 'large' ? '5' : '6A', type };
}

/** How many lines of a table the page shows. */
const MOST_LINES = 100;

/** What the register of a period adds up to. */
export async function receiptSums(
  database: Database,
  query: ReceiptFilterQuery,
): Promise<ReceiptSumsResponse['data']> {
  const groups = await groupsOf(database, query);
  return {
    all: addUp(groups),
    places: sumsOfPlaces(groups),
    small_sales: smallSales(groups),
    large_sales: await ownLines(database, 'large_sales', query, MOST_LINES),
    credit_notes: await ownLines(database, 'credit_notes', query, MOST_LINES),
  };
}
