import { api, subjects } from 'shared/api';
import type { AuditPeopleResponse, AuditRow, ClientErrorRow } from 'shared/model/schemas';
import { dataQuery, listQuery } from '../lists/queries';

export const { useAdminAuditPeopleQuery, useAdminAuditQuery, useAdminClientErrorsQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      // The list itself handles a refused token.
      adminAuditPeople: build.query(
        dataQuery<AuditPeopleResponse>({ url: '/admin/audit/people', keepsLogin: true }, 'Team'),
      ),
      /** Each change adds a row. */
      adminAudit: build.query(listQuery<AuditRow>('/admin/audit', ...subjects)),
      adminClientErrors: build.query(listQuery<ClientErrorRow>('/admin/client-errors')),
    }),
  });
