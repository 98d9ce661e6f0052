import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LanguageCode } from 'shared/model/language';
import { instant } from '../../platform/database/columns';

export type ReceiptKind = 'receipt' | 'credit_note';

export const receipts = pgTable('receipts', {
  /** The order of the register. */
  id: integer('id').generatedAlwaysAsIdentity(),
  number: text('number').primaryKey(),
  kind: text('kind').$type<ReceiptKind>().notNull(),
  financialYear: text('financial_year').notNull(),
  sequence: integer('sequence').notNull(),
  orderId: integer('order_id').notNull(),
  refundId: integer('refund_id'),
  amountPaise: integer('amount_paise').notNull(),
  taxablePaise: integer('taxable_paise').notNull(),
  cgstPaise: integer('cgst_paise').notNull(),
  sgstPaise: integer('sgst_paise').notNull(),
  igstPaise: integer('igst_paise').notNull(),
  /** The paisa that two equal halves leave; negative on a credit note that gives it back. */
  roundingPaise: integer('rounding_paise').notNull(),
  details: jsonb('details').$type<ReceiptDetails>().notNull(),
  /** Code of the service. */
  hsn: text('hsn').notNull(),
  /** The two digits of a State; 96 outside India. */
  placeOfSupply: text('place_of_supply').notNull(),
  ratePercent: doublePrecision('rate_percent').notNull(),
  /** When it was issued: its day and month are those of the money. */
  createdAt: instant('created_at').notNull(),
});
export type Receipt = typeof receipts.$inferSelect;

/** What a receipt shows besides its amounts, as it was when the receipt was issued. */
export interface ReceiptDetails {
  orderNumber: string;
  seller: { school: string; company: string; address: readonly string[] };
  /** In which it is written; left out for English. */
  language?: LanguageCode;
  buyer: {
    name: string;
    email: string;
    phone: string;
    address: string[];
    /** The company for which the buyer ordered, and its tax number. */
    company?: string;
    gstin?: string;
  };
  /** The payment provider. */
  paidThrough: string;
  /** `when` is the date as text; left out if it was not known when the receipt was issued. */
  lines: { title: string; quantity: number; when?: string }[];
  gstin: string | null;
  /** The code that the buyer gave, and the price before it. */
  discount?: { code: string; pricePaise: number };
  /** On a credit note: the number of the receipt that it reverses, in full or in part. */
  receiptNumber?: string;
}

export const receiptCounters = pgTable(
  'receipt_counters',
  {
    kind: text('kind').$type<ReceiptKind>().notNull(),
    financialYear: text('financial_year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.financialYear] })],
);

/** Paid orders whose confirmation waits to be written, with a receipt if they have none. */
export const confirmationsDue = pgTable('confirmations_due', {
  orderId: integer('order_id').primaryKey(),
});
