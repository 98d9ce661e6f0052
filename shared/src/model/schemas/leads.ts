import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { ListResponseOf, StatusResponse } from './responses';
import { Email, Instant, ofKind, PrefixedPhone, SearchText, Text } from './fields';
import { DayRangePageQuery, DayRangeQuery } from './reports';

export const LeadType = Type.Union([
  Type.Literal('request callback'),
  Type.Literal('book demo class'),
  Type.Literal('download syllabus'),
]);
export type LeadType = Static<typeof LeadType>;

/** POST /book-demo-class: newsletter, demo form, callback and syllabus. */
export const LeadRequest = Type.Object({
  full_name: Text('Full name', 120),
  email: Email,
  phone_number: PrefixedPhone,
  course: Type.Optional(Type.String({ maxLength: 60 })),
  type: LeadType,
});
export type LeadRequest = Static<typeof LeadRequest>;

/** A refused lead gets 200 with `status: false` and the reason in `message`. */
export const LeadResponse = StatusResponse;
export type LeadResponse = Static<typeof LeadResponse>;

/** The state of the owner's work on a lead or a contact message. */
export const FollowUpStatus = Type.Union([
  Type.Literal('new'),
  Type.Literal('called'),
  Type.Literal('interested'),
  Type.Literal('enrolled'),
  Type.Literal('closed'),
]);
export type FollowUpStatus = Static<typeof FollowUpStatus>;

/** PATCH /admin/leads/{id} and /admin/contacts/{id} */
export const FollowUpRequest = Type.Object(
  {
    status: Type.Optional(FollowUpStatus),
    note: Type.Optional(
      Type.String({
        ...ofKind('lines'),
        maxLength: 2000,
        'x-message': 'A note has at most 2,000 characters.',
      }),
    ),
  },
  { minProperties: 1 },
);
export type FollowUpRequest = Static<typeof FollowUpRequest>;

/** Which form a lead came from. */
export const LeadSource = Type.Union([
  Type.Literal('callback'),
  Type.Literal('demo'),
  Type.Literal('syllabus'),
  Type.Literal('newsletter'),
  Type.Literal('tutor'),
]);
export type LeadSource = Static<typeof LeadSource>;

const emptyOr = <Value extends TSchema>(value: Value) =>
  Type.Optional(Type.Union([value, Type.Literal('')]));

const followUpFilters = {
  status: emptyOr(FollowUpStatus),
  search: SearchText(120, 'part of the name, e-mail, phone or note'),
};

/** GET /admin/contacts.csv */
export const ContactFilterQuery = Type.Object({ ...followUpFilters, ...DayRangeQuery.properties });
export type ContactFilterQuery = Static<typeof ContactFilterQuery>;
/** GET /admin/contacts */
export const ContactListQuery = Type.Object({
  ...followUpFilters,
  ...DayRangePageQuery.properties,
});
export type ContactListQuery = Static<typeof ContactListQuery>;

const leadFilters = { source: emptyOr(LeadSource), ...followUpFilters };

/** GET /admin/leads.csv */
export const LeadFilterQuery = Type.Object({ ...leadFilters, ...DayRangeQuery.properties });
export type LeadFilterQuery = Static<typeof LeadFilterQuery>;
/** GET /admin/leads */
export const LeadListQuery = Type.Object({ ...leadFilters, ...DayRangePageQuery.properties });
export type LeadListQuery = Static<typeof LeadListQuery>;

/** GET /admin/leads */
export const LeadRow = Type.Object({
  id: Type.Integer(),
  type: Type.String(),
  source: LeadSource,
  full_name: Type.String(),
  email: Type.String(),
  phone_number: Type.String(),
  course: Type.Union([Type.String(), Type.Null()]),
  status: FollowUpStatus,
  note: Type.String(),
  /** Further values of a long form, by field name. */
  created_at: Instant,
});
export type LeadRow = Static<typeof LeadRow>;

export const LeadListResponse = ListResponseOf(LeadRow);
export type LeadListResponse = Static<typeof LeadListResponse>;
