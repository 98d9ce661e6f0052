import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditChange } from 'shared/schemas';
import { instant } from '../../platform/platform-tables';

export const auditLog = pgTable('audit_log', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  adminId: integer('admin_id').notNull(),
  /** The name at that time. */
  adminName: text('admin_name').notNull(),
  /** What was done, in words: 'Update', 'Refund'. */
  action: text('action').notNull(),
  /** What it was done to: 'Lead 12', 'Order 20261122-AB12'. */
  subject: text('subject').notNull(),
  changes: jsonb('changes').$type<AuditChange[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});
