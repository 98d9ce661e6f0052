import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { DoneWith, ListResponseOf, StatusResponse } from './responses';
import {
  Campaign,
  Email,
  Instant,
  ofKind,
  OneOf,
  OrNull,
  PrefixedPhone,
  RowId,
  SearchText,
  TenDigitPhone,
  Text,
} from './fields';
import { ContactWays } from './privacy';
import { DayRangePageQuery, DayRangeQuery } from './reports';

export const LeadType = OneOf('request callback', 'book demo class', 'download syllabus');

/** POST /book-demo-class: newsletter, demo form, callback and syllabus. */
export const LeadRequest = Type.Object({
  full_name: Text('Full name', 120),
  email: Email,
  phone_number: PrefixedPhone,
  course: Type.Optional(Type.String({ maxLength: 60 })),
  type: LeadType,
  campaign: Campaign,
});
export type LeadRequest = Static<typeof LeadRequest>;

/** A refused lead gets 200 with `status: false` and the reason in `message`. */
export const LeadResponse = Type.Object({
  ...StatusResponse.properties,
  /** Of a demo class: the token of GET /calls/{token}. */
  call: Type.Optional(Type.String()),
});
export type LeadResponse = Static<typeof LeadResponse>;

/** The state of the owner's work on a lead or a contact message. */
export const FollowUpStatus = OneOf(
  'new',
  'called',
  'no_answer',
  'interested',
  'enrolled',
  'closed',
);
export type FollowUpStatus = Static<typeof FollowUpStatus>;

/** A note of an admin. Of a note that is older than this list, author and time are not known. */
export const NoteEntry = Type.Object({
  text: Type.String(),
  by: Type.String(),
  at: OrNull(Instant),
});
export type NoteEntry = Static<typeof NoteEntry>;

const NoteText = Type.String({
  ...ofKind('lines'),
  maxLength: 2000,
  'x-message': 'A note has at most 2,000 characters.',
});

/** Day and hour in India as a form has them, `2026-11-26T18:00`, or an instant; empty for none. */
const CallBack = OrNull(
  Type.String({
    pattern: '^(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d))?)?$',
    maxLength: 40,
    'x-message': 'Please enter day and hour.',
  }),
);

/** PATCH /admin/contacts/{id}. A note is added to those before it. */
export const FollowUpRequest = Type.Object(
  {
    status: Type.Optional(FollowUpStatus),
    note: Type.Optional(NoteText),
    spam: Type.Optional(Type.Boolean()),
    /** The account of the admin who has it; null for nobody. */
    assignee: Type.Optional(OrNull(RowId)),
  },
  { minProperties: 1 },
);
export type FollowUpRequest = Static<typeof FollowUpRequest>;

/** PATCH /admin/leads/{id} */
export const LeadFollowUpRequest = Type.Object(
  { ...FollowUpRequest.properties, call_back: Type.Optional(CallBack) },
  { minProperties: 1 },
);
export type LeadFollowUpRequest = Static<typeof LeadFollowUpRequest>;

/** Which form a lead came from; `phone` for one that an admin has written down. */
export const LeadSource = OneOf('callback', 'demo', 'syllabus', 'newsletter', 'phone');
export type LeadSource = Static<typeof LeadSource>;

const emptyOr = <Value extends TSchema>(value: Value) =>
  Type.Optional(Type.Union([value, Type.Literal('')]));

const followUpFilters = {
  /** What the signed-in admin has, or spam; all but spam if it is left out. */
  show: emptyOr(OneOf('mine', 'spam')),
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

const leadFilters = {
  source: emptyOr(LeadSource),
  ...followUpFilters,
  /** Call-backs whose hour has come, or all that are planned. */
  call_back: emptyOr(OneOf('due', 'planned')),
};

/** GET /admin/leads.csv */
export const LeadFilterQuery = Type.Object({ ...leadFilters, ...DayRangeQuery.properties });
export type LeadFilterQuery = Static<typeof LeadFilterQuery>;
/** GET /admin/leads */
export const LeadListQuery = Type.Object({ ...leadFilters, ...DayRangePageQuery.properties });
export type LeadListQuery = Static<typeof LeadListQuery>;

const AdminName = Type.Object({ id: Type.Integer(), name: Type.String() });

/** An e-mail address or the ten digits of a phone number, and whether its later forms are spam. */
export const Sender = Type.Object({ contact: Type.String(), is_blocked: Type.Boolean() });
export type Sender = Static<typeof Sender>;

/** POST /admin/blocks */
export const BlockRequest = Type.Object({
  contact: Type.Union([Email, TenDigitPhone]),
  block: Type.Boolean(),
});
export type BlockRequest = Static<typeof BlockRequest>;

/** The work on a lead or a contact message. */
export const FollowUpColumns = {
  status: FollowUpStatus,
  /** All notes together; `notes` has each, the oldest first. */
  note: Type.String(),
  notes: Type.Array(NoteEntry),
  spam: Type.Boolean(),
  assignee: OrNull(AdminName),
  senders: Type.Array(Sender),
  /** Source, medium and name of the campaign that has led to the visit. */
  campaign: OrNull(Type.String()),
};

/** GET /admin/leads */
export const LeadRow = Type.Object({
  id: Type.Integer(),
  type: Type.String(),
  source: LeadSource,
  full_name: Type.String(),
  email: Type.String(),
  phone_number: Type.String(),
  contact_ways: ContactWays,
  course: OrNull(Type.String()),
  ...FollowUpColumns,
  call_back: OrNull(Instant),
  /** Who has opened it for work within the last minutes. */
  open_by: OrNull(AdminName),
  created_at: Instant,
});
export type LeadRow = Static<typeof LeadRow>;

export const LeadListResponse = ListResponseOf(LeadRow);

/** POST /admin/leads: a lead that an admin writes down. */
export const AddLeadRequest = Type.Object({
  full_name: Text('Name', 120),
  phone_number: TenDigitPhone,
  email: Type.Optional(Type.Union([Email, Type.Literal('')])),
  course: Type.Optional(Type.String({ ...ofKind('line'), maxLength: 60 })),
  note: Type.Optional(NoteText),
  call_back: Type.Optional(CallBack),
});
export type AddLeadRequest = Static<typeof AddLeadRequest>;

/** POST /admin/leads/{id}/opening: when an admin begins to work on a lead, and when not any more. */
export const LeadOpeningRequest = Type.Object({ open: Type.Boolean() });

/** The lead as it is now; `open_by` is another admin who has it open. */
export const LeadOpeningResponse = DoneWith(LeadRow);
export type LeadOpeningResponse = Static<typeof LeadOpeningResponse>;

/** GET /admin/admins: who a lead can be given to. */
export const AdminsResponse = Type.Object({ data: Type.Array(AdminName) });
export type AdminsResponse = Static<typeof AdminsResponse>;
