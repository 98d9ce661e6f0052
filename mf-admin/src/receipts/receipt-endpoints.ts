import { api } from 'shared/api';
import type { ReceiptFilterQuery, ReceiptRow, ReceiptSumsResponse } from 'shared/model/schemas';
import { dataQuery, listQuery } from '../lists/queries';

export const { useAdminReceiptsQuery, useAdminReceiptSumsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminReceipts: build.query(listQuery<ReceiptRow>('/admin/receipts', 'Orders', 'People')),
    adminReceiptSums: build.query(
      dataQuery<ReceiptSumsResponse, ReceiptFilterQuery>(
        (params) => ({ url: '/admin/receipts/sums', params }),
        'Orders',
        'People',
      ),
    ),
  }),
});
