import { ReceiptFilterQuery, type OwnLine } from 'shared/model/schemas';
import type { RegisterRoutes } from '../../platform/module';
import { indianDay } from '../../platform/indian-time';
import { registerAdminFile } from '../../platform/lists/admin-list';
import { groupsOf, ownLines } from './register';
import { smallSales } from './sums';

/** Files for the tax return, in the columns of the offline tool of GSTR-1. */
export const taxFileRoutes: RegisterRoutes = ({ admin }, { database }) => {
  registerAdminFile(admin, {
    path: '/admin/receipts/small-sales.csv',
    right: 'figures',
    summary: 'Table 7 of GSTR-1, in the columns of its offline tool',
    filter: ReceiptFilterQuery,
    rows: async (query: ReceiptFilterQuery) => smallSales(await groupsOf(database, query)),
    columns: [
      ['Type', () => 'OE'],
      ['Place Of Supply', placeOf],
      ['Applicable % of Tax Rate', () => ''],
      ['Rate', (row) => row.rate],
      ['Taxable Value', (row) => row.taxable_value],
      ['Cess Amount', () => 0],
      ['E-Commerce GSTIN', () => ''],
    ],
  });

  registerAdminFile(admin, {
    path: '/admin/receipts/large-sales.csv',
    right: 'figures',
    summary: 'Sales with a line of their own in tables 4A, 5 and 6A of GSTR-1',
    filter: ReceiptFilterQuery,
    rows: (query: ReceiptFilterQuery) => ownLines(database, 'large_sales', query),
    columns: [
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
    ],
  });

  registerAdminFile(admin, {
    path: '/admin/receipts/credit-notes.csv',
    right: 'figures',
    summary: 'Credit notes, in the columns of table 9B of GSTR-1',
    filter: ReceiptFilterQuery,
    rows: (query: ReceiptFilterQuery) => ownLines(database, 'credit_notes', query),
    columns: [
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
    ],
  });
};

/** `07-Delhi` */
const placeOf = ({ place_of_supply, state }: { place_of_supply: string; state: string }): string =>
  `${place_of_supply}-${state}`;

/** `05-Mar-2026` */
function dayOf({ created_at }: Pick<OwnLine, 'created_at'>): string {
  const [year, month, day] = indianDay(new Date(created_at)).split('-');
  const name = new Date(`2000-${month}-01`).toLocaleString('en-US', {
    month: 'short',
    timeZone: 'UTC',
  });
  return `${day}-${name}-${year}`;
}
