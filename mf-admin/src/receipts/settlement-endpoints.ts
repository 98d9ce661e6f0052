import { api } from 'shared/api';
import type { DayRangeQuery, OpenMoneyResponse, Payout } from 'shared/model/schemas';
import { dataQuery, listQuery } from '../lists/queries';

export const { useAdminSettlementsQuery, useAdminOpenMoneyQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminSettlements: build.query(listQuery<Payout>('/admin/settlements', 'Orders')),
    adminOpenMoney: build.query(
      dataQuery<OpenMoneyResponse, DayRangeQuery>(
        (params) => ({ url: '/admin/settlements/open', params }),
        'Orders',
      ),
    ),
  }),
});
