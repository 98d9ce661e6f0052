import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AdminRole } from 'shared/model/rights';
import type { AuditChange } from 'shared/model/schemas';
import { instant } from '../../platform/database/columns';

export const auditLog = pgTable('audit_log', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  actorKind: text('actor_kind').$type<'admin' | 'buyer' | 'teacher'>().notNull(),
  /** The account; null for a buyer without one. */
  actorId: integer('actor_id'),
  /** The name at the time of the action. */
  actorName: text('actor_name').notNull(),
  /** The role of an admin at that time. */
  actorRole: text('actor_role').$type<AdminRole>(),
  /** The action as text, e.g. 'Update' or 'Refund'. */
  action: text('action').notNull(),
  /** The changed record as text, e.g. 'Lead 12' or 'Order NK-261122-7K3QX9PMTW'. */
  subject: text('subject').notNull(),
  changes: jsonb('changes').$type<AuditChange[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});
