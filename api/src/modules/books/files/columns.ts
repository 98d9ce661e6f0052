import type { OwnLine, ReceiptRow, SettlementLine, SmallSales } from 'shared/model/schemas';
import { indianDay, indianTime } from '../../../platform/indian-time';
import type { FileColumns } from '../../../platform/lists/admin-list';

/** The register of receipts and credit notes. */
export const registerColumns: FileColumns<ReceiptRow> = [
  ['Number', (row) => row.number],
  ['Kind', (row) => (row.kind === 'receipt' ? 'Receipt' : 'Credit note')],
  ['Date', (row) => indianTime(row.created_at)],
  ['Order ID', (row) => row.order_number],
  ['Buyer', (row) => row.buyer],
  ['Company', (row) => row.company],
  ['GSTIN of Company', (row) => row.company_gstin],
  ['State', (row) => row.state],
  ['Place of Supply', (row) => row.place_of_supply],
  ['HSN/SAC', (row) => row.hsn],
  ['Rate', (row) => row.rate],
  ['Taxable Value', (row) => row.taxable_value],
  ['CGST', (row) => row.cgst],
  ['SGST', (row) => row.sgst],
  ['IGST', (row) => row.igst],
  ['Rounding', (row) => row.rounding],
  ['Total', (row) => row.total],
  ['Payment ID', (row) => row.payment_id],
];

/** Table 7 of GSTR-1 (B2CS). */
export const smallSalesColumns: FileColumns<SmallSales> = [
  ['Type', () => 'OE'],
  ['Place Of Supply', placeOf],
  ['Applicable % of Tax Rate', () => ''],
  ['Rate', (row) => row.rate],
  ['Taxable Value', (row) => row.taxable_value],
  ['Cess Amount', () => 0],
  ['E-Commerce GSTIN', () => ''],
];

/** Tables 4A, 5 and 6A. */
export const largeSalesColumns: FileColumns<OwnLine> = [
  ['Type', (row) => row.type],
  ['Invoice Number', (row) => row.number],
  ['Invoice date', dayOf],
  ['Invoice Value', (row) => row.value],
  ['Place Of Supply', placeOf],
  ['Applicable % of Tax Rate', () => ''],
  ['Rate', (row) => row.rate],
  ['Taxable Value', (row) => row.taxable_value],
  ['Cess Amount', () => 0],
  ['GSTIN of Company', (row) => row.company_gstin],
];

/** Table 9B. */
export const creditNoteColumns: FileColumns<OwnLine> = [
  ['UR Type', (row) => row.type],
  ['Note Number', (row) => row.number],
  ['Note Date', dayOf],
  ['Note Type', () => 'C'],
  ['Place Of Supply', placeOf],
  ['Note Value', (row) => row.value],
  ['Applicable % of Tax Rate', () => ''],
  ['Rate', (row) => row.rate],
  ['Taxable Value', (row) => row.taxable_value],
  ['Cess Amount', () => 0],
  ['Against', (row) => row.receipt_number],
  ['In Table', (row) => row.table],
  ['GSTIN of Company', (row) => row.company_gstin],
];

/** Every line of the payouts. */
export const settlementColumns: FileColumns<SettlementLine> = [
  ['Day', (row) => row.day],
  ['Provider', (row) => row.provider],
  ['Settlement', (row) => row.settlement_id],
  ['UTR', (row) => row.utr],
  ['Kind', (row) => row.kind],
  ['Payment ID', (row) => row.payment_id],
  ['Order ID', (row) => row.order_number],
  ['Amount', (row) => row.amount],
  ['Fee', (row) => row.fee],
  ['Tax on Fee', (row) => row.tax],
  ['Paid Out', (row) => row.net],
];

/** `07-Delhi` */
function placeOf({ place_of_supply, state }: { place_of_supply: string; state: string }): string {
  return `${place_of_supply}-${state}`;
}

/** `05-Mar-2026` */
function dayOf({ created_at }: Pick<OwnLine, 'created_at'>): string {
  const [year, month, day] = indianDay(new Date(created_at)).split('-');
  const name = new Date(`2000-${month}-01`).toLocaleString('en-US', {
    month: 'short',
    timeZone: 'UTC',
  });
  return `${day}-${name}-${year}`;
}
