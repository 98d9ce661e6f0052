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
import { auditBatches, auditPage, auditPeople, recordAction } from './audit-repository';
import type { App, Services } from '../../platform/app-types';

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

/**
 * Records each file that somebody of the admin area gets: a list as CSV, or all that is known of a
 * person. Whatever module sends it, none leaves without its entry.
 */
function registerExportRecord(app: App, { database, now }: Services): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const [, file] =
      /^attachment; filename="(.+)"/.exec(String(reply.getHeader('content-disposition') ?? '')) ??
      [];
    const { account } = request;
    const { access } = request.routeOptions.config;
    if (!file || !account?.adminRole || typeof access !== 'object') return payload;
    await recordAction(database, {
      actor: account,
      action: 'Export',
      subject: `File ${file}`,
      // The casts: parameters and queries are objects.
      changes: filtersOf({ ...(request.params as object), ...(request.query as object) }),
      at: now(),
    });
    return payload;
  });
}

const filtersOf = (given: object) =>
  Object.entries(given)
    .filter(([, value]) => value !== '' && value !== undefined)
    .map(([field, value]) => ({ field, from: '', to: String(value) }));
