import { api } from 'shared/api';
import type { AuditRow, ClientErrorRow } from 'shared/model/schemas';
import { listQuery } from '../lists/list-query';
import { readRows } from '../lists/report-response';

export const { useAdminAuditQuery, useAdminClientErrorsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminAudit: build.query({
      ...listQuery('/admin/audit'),
      transformResponse: readRows<AuditRow>,
    }),
    adminClientErrors: build.query({
      ...listQuery('/admin/client-errors'),
      transformResponse: readRows<ClientErrorRow>,
    }),
  }),
});
