import {
  ReceiptFilterQuery,
  ReceiptListQuery,
  ReceiptListResponse,
  ReceiptSumsResponse,
  DayRangePageQuery,
  DayRangeQuery,
  OpenMoneyResponse,
  PayoutListResponse,
} from 'shared/model/schemas';
import type { Module, RegisterRoutes } from '../../platform/module';
import { found } from '../../platform/http/routes';
import { registerAdminList, registerAdminFile } from '../../platform/lists/admin-list';
import { receiptSums, registerBatches, registerPage, groupsOf, ownLines } from './register';
import {
  registerColumns,
  settlementColumns,
  creditNoteColumns,
  largeSalesColumns,
  smallSalesColumns,
} from './files/columns';
import { openMoney, payoutPage, settlementRows } from './settlements';
import { accountantFiles } from './files/accountant-files';
import { smallSales } from './sums';

/** Files for the tax return, in the columns of the offline tool of GSTR-1. */
const taxFileRoutes: RegisterRoutes = ({ admin }, { database }) => {
  registerAdminFile(admin, {
    path: '/admin/receipts/small-sales.csv',
    right: 'figures',
    summary: 'Table 7 of GSTR-1, in the columns of its offline tool',
    filter: ReceiptFilterQuery,
    rows: async (query: ReceiptFilterQuery) => smallSales(await groupsOf(database, query)),
    columns: smallSalesColumns,
  });

  const ownFiles = [
    ['large_sales', 'Sales with a line of their own in tables 4A, 5 and 6A', largeSalesColumns],
    ['credit_notes', 'Credit notes, in the columns of table 9B', creditNoteColumns],
  ] as const;
  for (const [lines, summary, columns] of ownFiles) {
    registerAdminFile(admin, {
      path: `/admin/receipts/${lines.replace('_', '-')}.csv`,
      right: 'figures',
      summary: `${summary} of GSTR-1`,
      filter: ReceiptFilterQuery,
      rows: (query: ReceiptFilterQuery) => ownLines(database, lines, query),
      columns,
    });
  }

  admin('figures').get('/admin/receipts/files.zip', {
    summary: 'All files of a period for the accountant, with a page of sums that agree',
    query: DayRangeQuery,
    handler: async ({ query }, reply) =>
      reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="files-for-the-accountant.zip"')
        .send(await accountantFiles(database, query)),
  });
};

/** What the provider has paid out, and what is on one side only. */
const settlementRoutes: RegisterRoutes = ({ admin }, { database, now }) => {
  admin('figures').get('/admin/settlements', {
    summary: 'The payouts of the provider, with their fees and bank numbers',
    query: DayRangePageQuery,
    answers: PayoutListResponse,
    handler: async ({ query }) => {
      const { rows, total } = await payoutPage(database, query);
      return found('Settlements', { data: rows, total });
    },
  });

  admin('figures').get('/admin/settlements/open', {
    summary: 'Compared days, payments that are not paid out, and other money of the account',
    query: DayRangeQuery,
    answers: OpenMoneyResponse,
    handler: async ({ query }) => found('Open money', await openMoney(database, query, now())),
  });

  registerAdminFile(admin, {
    path: '/admin/settlements.csv',
    right: 'figures',
    summary: 'Every line of the payouts',
    filter: DayRangeQuery,
    rows: (query: DayRangeQuery) => settlementRows(database, query),
    columns: settlementColumns,
  });
};

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
    columns: registerColumns,
  });

  admin('figures').get('/admin/receipts/sums', {
    summary: 'Sums by State and rate, and tables of GSTR-1',
    query: ReceiptFilterQuery,
    answers: ReceiptSumsResponse,
    handler: async ({ query }) => found('Sums', await receiptSums(database, query)),
  });
};

/** The register of receipts and credit notes, and what is added up from it. */
export const books: Module = { name: 'books', routes: [routes, taxFileRoutes, settlementRoutes] };
