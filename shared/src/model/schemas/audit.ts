import { Type, type Static } from '@sinclair/typebox';
import { ListResponseOf } from './responses';
import { Instant } from './fields';

/** One field that an admin changed, with both values as text. */
export const AuditChange = Type.Object({
  field: Type.String(),
  from: Type.String(),
  to: Type.String(),
});
export type AuditChange = Static<typeof AuditChange>;

/** GET /admin/audit */
export const AuditRow = Type.Object({
  id: Type.Integer(),
  admin: Type.String(),
  action: Type.String(),
  subject: Type.String(),
  changes: Type.Array(AuditChange),
  created_at: Instant,
});
export type AuditRow = Static<typeof AuditRow>;

export const AuditListResponse = ListResponseOf(AuditRow);
export type AuditListResponse = Static<typeof AuditListResponse>;
