import {
  ReceiptFilterQuery,
  ReceiptListQuery,
  ReceiptListResponse,
  ReceiptSumsResponse,
} from 'shared/model/schemas';
import type { Module, RegisterRoutes } from '../../platform/module';
import { indianTime } from '../../platform/indian-time';
import { registerAdminList } from '../../platform/lists/admin-list';
import { receiptSums } from './receipt-sums';
import { registerBatches, registerPage } from './register';
import { settlementRoutes } from './settlement-routes';
import { taxFileRoutes } from './tax-file-routes';

const routes: RegisterRoutes = ({ admin }, { database }) => {
  registerAdminList(admin, {
    path: '/admin/receipts',
    right: 'figures',
    fileRight: 'figures',
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
    summary: 'Sums by State and rate, and tables of GSTR-1',
    query: ReceiptFilterQuery,
    answers: ReceiptSumsResponse,
    handler: async ({ query }) => ({
      success: true,
      message: 'Sums',
      data: await receiptSums(database, query),
    }),
  });
};

/** The register of receipts and credit notes, and what is added up from it. */
export const books: Module = { name: 'books', routes: [routes, taxFileRoutes, settlementRoutes] };
