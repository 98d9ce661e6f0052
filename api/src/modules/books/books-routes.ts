import {
  ReceiptFilterQuery,
  ReceiptListQuery,
  ReceiptListResponse,
  ReceiptSumsResponse,
  type OwnLine,
} from 'shared/model/schemas';
import type { Module, RegisterRoutes } from '../../platform/module';
import { indianDay, indianTime } from '../../platform/indian-time';
import { registerAdminFile, registerAdminList } from '../../platform/lists/admin-list';
import { settledDays } from './settled-days';
import { groupsOf, ownLines, registerBatches, registerPage } from './register';
import { addUp, smallSales, sumsOfPlaces } from './sums';

/** How many lines of a table the page shows. */
const MOST_LINES = 100;

const routes: RegisterRoutes = ({ admin }, { database }) => {
  registerAdminList(admin, {
    path: '/admin/receipts',
    right: 'figures',
    fileName: 'receipts.csv',
    summary: 'Receipts and credit notes, by State, day and page',
    message: 'Receipts',
    schemas: {
      page: ReceiptListQuery,
      filter: ReceiptFilterQuery,
      response: ReceiptListResponse,
    },
    page: (query) => registerPage(database, query),
    batches: (query) => registerBatches(database, query),
    columns: [
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
    ],
  });

  admin('figures').get('/admin/receipts/sums', {
    summary: 'Sums by State and rate, tables of GSTR-1, and the settlements of the provider',
    query: ReceiptFilterQuery,
    answers: ReceiptSumsResponse,
    handler: async ({ query }) => {
      const groups = await groupsOf(database, query);
      return {
        success: true,
        message: 'Sums',
        data: {
          all: addUp(groups),
          places: sumsOfPlaces(groups),
          small_sales: smallSales(groups),
          large_sales: await ownLines(database, 'large_sales', query, MOST_LINES),
          credit_notes: await ownLines(database, 'credit_notes', query, MOST_LINES),
          reconciliations: await settledDays(database, query),
        },
      };
    },
  });

  registerAdminFile(admin, {
    path: '/admin/receipts/small-sales.csv',
    right: 'exports',
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
    right: 'exports',
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
    right: 'exports',
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

/** The register of receipts and credit notes, and what is added up from it. */
export const books: Module = { name: 'books', routes: [routes] };
