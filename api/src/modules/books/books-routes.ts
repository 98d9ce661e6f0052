import {
  ReceiptFilterQuery,
  ReceiptListQuery,
  ReceiptListResponse,
  ReceiptSumsResponse,
} from 'shared/model/schemas';
import type { Module, RegisterRoutes } from '../../platform/module';
import { found } from '../../platform/http/routes';
import { registerAdminList } from '../../platform/lists/admin-list';
import { receiptSums, registerBatches, registerPage } from './register';
import { registerColumns } from './files/columns';
import { taxFileRoutes } from './files/tax-file-routes';
import { settlementRoutes } from './settlement-routes';

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
