import {
  DayRangePageQuery,
  DayRangeQuery,
  OpenMoneyResponse,
  PayoutListResponse,
} from 'shared/model/schemas';
import type { RegisterRoutes } from '../../platform/module';
import { found } from '../../platform/http/routes';
import { registerAdminFile } from '../../platform/lists/admin-list';
import { settlementColumns } from './files/columns';
import { openMoney, payoutPage, settlementRows } from './settlements';

/** What the provider has paid out, and what is on one side only. */
export const settlementRoutes: RegisterRoutes = ({ admin }, { database, now }) => {
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
