import { api } from 'shared/api';
import type { ReceiptFilterQuery, ReceiptRow, ReceiptSumsResponse } from 'shared/model/schemas';
import { listQuery } from '../lists/list-query';
import { isSuccess, readRows } from '../lists/report-response';

export const { useAdminReceiptsQuery, useAdminReceiptSumsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminReceipts: build.query({
      ...listQuery('/admin/receipts'),
      transformResponse: readRows<ReceiptRow>,
      providesTags: ['Orders', 'People'],
    }),
    adminReceiptSums: build.query<ReceiptSumsResponse['data'], ReceiptFilterQuery>({
      query: (params) => ({ url: '/admin/receipts/sums', params, validateStatus: isSuccess }),
      transformResponse: ({ data }: ReceiptSumsResponse) => data,
      providesTags: ['Orders', 'People'],
    }),
  }),
});
