import { api, ifDone } from 'shared/api';
import type {
  CodesResponse,
  CodeTermsRequest,
  NewCodeRequest,
  StatusResponse,
} from 'shared/model/schemas';
import { dataQuery } from '../lists/queries';

export const { useAdminCodesQuery, useAdminAddCodeMutation, useAdminChangeCodeMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      adminCodes: build.query(dataQuery<CodesResponse>('/admin/codes', 'Codes')),
      adminAddCode: build.mutation<StatusResponse, NewCodeRequest>({
        query: (body) => ({ url: '/admin/codes', method: 'POST', body }),
        invalidatesTags: ifDone('Codes'),
      }),
      adminChangeCode: build.mutation<StatusResponse, CodeTermsRequest & { code: string }>({
        query: ({ code, ...body }) => ({
          url: `/admin/codes/${encodeURIComponent(code)}`,
          method: 'PUT',
          body,
        }),
        invalidatesTags: ifDone('Codes'),
      }),
    }),
  });
