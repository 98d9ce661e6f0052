import { AuditListResponse, DayRangePageQuery, DayRangeQuery } from 'shared/model/schemas';
import { registerAdminList } from '../../platform/lists/admin-list';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { indianTime } from '../../platform/indian-time';
import { auditBatches, auditPage } from './audit-repository';

const routes: RegisterRoutes = (app, { database }) => {
  registerAdminList(app, {
    path: '/admin/audit',
    fileName: 'audit.csv',
    summary: 'What admins have changed, by day and page',
    message: 'Audit log',
    schemas: { page: DayRangePageQuery, filter: DayRangeQuery, response: AuditListResponse },
    page: (query: DayRangePageQuery) => auditPage(database, query),
    batches: (query: DayRangeQuery) => auditBatches(database, query),
    columns: [
      ['ID', (row) => row.id],
      ['Time', (row) => indianTime(row.created_at)],
      ['Admin', (row) => row.admin],
      ['Action', (row) => row.action],
      ['Subject', (row) => row.subject],
      [
        'Changes',
        (row) => row.changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`).join('; '),
      ],
    ],
  });
};

export const audit: Module = { routes };
