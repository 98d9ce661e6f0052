import { Type, type Static } from '@sinclair/typebox';
import { Instant, OneOf, OrNull, Rupees } from './fields';
import { DayRangePageQuery, DayRangeQuery } from './reports';
import { AnswerOf, ListResponseOf } from './responses';

const state = Type.Optional(
  Type.String({
    maxLength: 60,
    description: 'the State of the place of supply, or `Outside India`; empty for all',
  }),
);

export const ReceiptFilterQuery = Type.Object({ state, ...DayRangeQuery.properties });
export type ReceiptFilterQuery = Static<typeof ReceiptFilterQuery>;

/** GET /admin/receipts; its `.csv` form takes the filters only. */
export const ReceiptListQuery = Type.Object({ state, ...DayRangePageQuery.properties });
export type ReceiptListQuery = Static<typeof ReceiptListQuery>;

/** The amounts of a receipt or of several; those of a credit note are negative, so that all add up. */
const amounts = {
  taxable_value: Rupees,
  cgst: Rupees,
  sgst: Rupees,
  igst: Rupees,
  rounding: Rupees,
  total: Rupees,
};

const place = {
  /** The name of the place of supply. */
  state: Type.String(),
  place_of_supply: Type.String({ description: 'two digits of a State, 96 outside India' }),
  rate: Type.Number({ description: 'per cent' }),
};

/** A receipt or a credit note in the register. */
export const ReceiptRow = Type.Object({
  id: Type.Integer(),
  number: Type.String(),
  kind: OneOf('receipt', 'credit_note'),
  created_at: Instant,
  order_number: Type.String(),
  buyer: Type.String(),
  /** The buyer's company and its tax number, empty if there is none. */
  company: Type.String(),
  company_gstin: Type.String(),
  hsn: Type.String(),
  ...place,
  ...amounts,
  payment_id: OrNull(Type.String({ description: "the provider's number" })),
});
export type ReceiptRow = Static<typeof ReceiptRow>;

export const ReceiptListResponse = ListResponseOf(ReceiptRow);

const Sums = Type.Object({
  receipts: Type.Integer(),
  credit_notes: Type.Integer(),
  ...amounts,
});

export const SumsOfPlace = Type.Object({ ...place, ...Sums.properties });
export type SumsOfPlace = Static<typeof SumsOfPlace>;

/** A line of table 7 of GSTR-1: small sales of one State and rate, less their credit notes. */
export const SmallSales = Type.Object({ ...place, taxable_value: Rupees });
export type SmallSales = Static<typeof SmallSales>;

/** A receipt or credit note as a line of its own in GSTR-1. Amounts of credit notes are positive here. */
export const OwnLine = Type.Object({
  number: Type.String(),
  created_at: Instant,
  /** Of a credit note: the receipt that it reverses. */
  receipt_number: OrNull(Type.String()),
  table: Type.String({
    description: '4A, 5, 6A or 9B; 7 for a credit note that is subtracted from small sales',
  }),
  /** The tax number of the buyer's company; empty if there is none. */
  company_gstin: Type.String(),
  /** The name of that line's kind in the table; empty in table 7. */
  type: Type.String(),
  ...place,
  value: Rupees,
  taxable_value: Rupees,
});
export type OwnLine = Static<typeof OwnLine>;

/** GET /admin/receipts/sums */
export const ReceiptSumsResponse = AnswerOf(
  Type.Object({
    all: Sums,
    places: Type.Array(SumsOfPlace),
    small_sales: Type.Array(SmallSales),
    /** The first lines; the files have all. */
    large_sales: Type.Array(OwnLine),
    credit_notes: Type.Array(OwnLine),
  }),
);
export type ReceiptSumsResponse = Static<typeof ReceiptSumsResponse>;
