import { api, change, ifDone } from 'shared/api';
import type { CodesResponse, CodeTermsRequest, NewCodeRequest } from 'shared/model/schemas';
import { dataQuery } from '../lists/queries';

export const { useAdminCodesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminCodes: build.query(dataQuery<CodesResponse>('/admin/codes', 'Codes')),
  }),
});

export const addCodeCall = change<NewCodeRequest>('POST /admin/codes', ifDone('Codes'));
export const changeCodeCall = change<CodeTermsRequest & { code: string }>(
  'PUT /admin/codes/:code',
  ifDone('Codes'),
);
