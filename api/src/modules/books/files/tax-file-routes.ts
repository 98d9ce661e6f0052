import { DayRangeQuery, ReceiptFilterQuery } from 'shared/model/schemas';
import type { RegisterRoutes } from '../../../platform/module';
import { registerAdminFile } from '../../../platform/lists/admin-list';
import { groupsOf, ownLines } from '../register';
import { creditNoteColumns, largeSalesColumns, smallSalesColumns } from './columns';
import { accountantFiles } from './accountant-files';
import { smallSales } from '../sums';

/** Files for the tax return, in the columns of the offline tool of GSTR-1. */
export const taxFileRoutes: RegisterRoutes = ({ admin }, { database }) => {
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
