import { api, change, ifDone } from 'shared/api';
import type { CodesResponse, CodeTermsRequest, NewCodeRequest } from 'shared/model/schemas';
import { dataQuery } from '../lists/queries';

export const { useAdminCodesQuery, useAdminAddCodeMutation, useAdminChangeCodeMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      adminCodes: build.query(dataQuery<CodesResponse>('/admin/codes', 'Codes')),
      adminAddCode: build.mutation(change<NewCodeRequest>('POST /admin/codes', ifDone('Codes'))),
      adminChangeCode: build.mutation(
        change<CodeTermsRequest & { code: string }>('PUT /admin/codes/:code', ifDone('Codes')),
      ),
    }),
  });
