import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AdminRole } from 'shared/model/rights';
import type { AuditChange } from 'shared/model/schemas';
import { instant } from '../../platform/database/columns';

export const auditLog = pgTable('audit_log', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  adminId: integer('admin_id').notNull(),
  /** The admin's name at the time of the action. */
  adminName: text('admin_name').notNull(),
  /** The admin's role at that time; null for a buyer. */
  adminRole: text('admin_role').$type<AdminRole>(),
  /** The action as text, e.g. 'Update' or 'Refund'. */
  action: text('action').notNull(),
  /** The changed record as text, e.g. 'Lead 12' or 'Order NK-261122-7K3QX9PMTW'. */
  subject: text('subject').notNull(),
  changes: jsonb('changes').$type<AuditChange[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});
