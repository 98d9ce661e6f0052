import { Type, type Static } from '@sinclair/typebox';
import { AdminRights } from './accounts';
import { DayRangePageQuery, DayRangeQuery } from './reports';
import { ListResponseOf } from './responses';
import { Instant, OrNull, SearchText } from './fields';

/** One field that an admin changed, with both values as text. */
export const AuditChange = Type.Object({
  field: Type.String(),
  from: Type.String(),
  to: Type.String(),
});
export type AuditChange = Static<typeof AuditChange>;

/** Who did it, and a part of the action, of what it is about or of a changed field. */
export const AuditFilterQuery = Type.Object({
  admin: Type.Optional(Type.String({ pattern: '^([1-9][0-9]{0,8})?$' })),
  search: SearchText(120),
  ...DayRangeQuery.properties,
});
export type AuditFilterQuery = Static<typeof AuditFilterQuery>;

/** GET /admin/audit; its `.csv` form takes the filters only. */
export const AuditListQuery = Type.Object({
  ...DayRangePageQuery.properties,
  ...AuditFilterQuery.properties,
});
export type AuditListQuery = Static<typeof AuditListQuery>;

/** GET /admin/audit/people: everybody who is named in the log. */
export const AuditPeopleResponse = Type.Object({
  data: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
});
export type AuditPeopleResponse = Static<typeof AuditPeopleResponse>;

/** One action. */
export const AuditRow = Type.Object({
  id: Type.Integer(),
  admin: Type.String(),
  admin_id: OrNull(Type.Integer()),
  role: Type.Union([AdminRights, Type.Null()], {
    description: 'At that time; null for a buyer, and for the link of a teacher',
  }),
  action: Type.String(),
  subject: Type.String(),
  changes: Type.Array(AuditChange),
  created_at: Instant,
});
export type AuditRow = Static<typeof AuditRow>;

export const AuditListResponse = ListResponseOf(AuditRow);
