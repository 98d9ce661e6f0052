import { roleNames } from 'shared/model/rights';
import {
  AuditFilterQuery,
  AuditListQuery,
  AuditListResponse,
  AuditPeopleResponse,
} from 'shared/model/schemas';
import { registerAdminList } from '../../platform/lists/admin-list';
import type { Module, RegisterRoutes } from '../../platform/module';
import { indianTime } from '../../platform/indian-time';
import { auditBatches, auditPage, auditPeople } from './audit-repository';
import { registerExportRecord } from './record-exports';

const routes: RegisterRoutes = ({ admin }, { database }) => {
  registerAdminList(admin, {
    path: '/admin/audit',
    right: 'audit',
    fileName: 'audit.csv',
    summary: 'What admins have done, by person, subject, day and page',
    message: 'Audit log',
    schemas: { page: AuditListQuery, filter: AuditFilterQuery, response: AuditListResponse },
    page: (query) => auditPage(database, query),
    batches: (query) => auditBatches(database, query),
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
      ['Role', (row) => (row.role ? roleNames[row.role] : '')],
    ],
  });

  admin('audit').get('/admin/audit/people', {
    summary: 'Who is named in the audit log',
    answers: AuditPeopleResponse,
    handler: async () => ({ data: await auditPeople(database) }),
  });
};

export const audit: Module = { name: 'audit', hooks: registerExportRecord, routes: [routes] };
