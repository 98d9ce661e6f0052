import { api, subjects } from 'shared/api';
import type { AuditPeopleResponse, AuditRow, ClientErrorRow } from 'shared/model/schemas';
import { listQuery } from '../lists/queries';

export const { useAdminAuditPeopleQuery, useAdminAuditQuery, useAdminClientErrorsQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      adminAuditPeople: build.query<AuditPeopleResponse['data'], void>({
        // The list itself handles a refused token.
        query: () => ({ url: '/admin/audit/people', keepsLogin: true }),
        transformResponse: ({ data }: AuditPeopleResponse) => data,
        providesTags: ['Team'],
      }),
      /** Each change adds a row. */
      adminAudit: build.query(listQuery<AuditRow>('/admin/audit', ...subjects)),
      adminClientErrors: build.query(listQuery<ClientErrorRow>('/admin/client-errors')),
    }),
  });
