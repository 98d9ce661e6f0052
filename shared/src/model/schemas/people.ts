import { Type, type Static } from '@sinclair/typebox';
import { AnswerOf } from './responses';
import { CertificateSummary } from './certificates';
import { ContactRow } from './contacts';
import {
  Email,
  GivenRupees,
  Instant,
  ofKind,
  OneOf,
  OrNull,
  RowId,
  Rupees,
  TenDigitPhone,
  Text,
} from './fields';
import { LeadRow, NoteEntry } from './leads';
import { ConsentPurpose, ContactWays } from './privacy';

/** The short form of an order. */
export const OrderSummary = Type.Object({
  order_number: Type.String(),
  order_type: OneOf('course', 'webinar'),
  title: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  amount: Rupees,
  state: Type.String(),
  /** An earlier paid order of the same buyer for something of this paid order. */
  bought_before: Type.Optional(Type.String()),
  created_at: Instant,
});
export type OrderSummary = Static<typeof OrderSummary>;

/** GET /admin/people/{id or e-mail}: everything that is known about one person. */
export const PersonDetails = Type.Object({
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** Null if the e-mail has no account. */
  account: Type.Union([
    Type.Object({
      id: Type.Integer(),
      registered_at: Instant,
      email_proven: Type.Boolean(),
      last_sign_in_at: OrNull(Instant),
      is_admin: Type.Boolean(),
      /** Whether an authenticator app is set up. */
    }),
    Type.Null(),
  ]),
  /** What the paid orders add up to, without what was returned. */
  total_paid: Rupees,
  orders: Type.Array(OrderSummary),
  receipts: Type.Array(
    Type.Object({
      number: Type.String(),
      kind: Type.String(),
      order_number: Type.String(),
      amount: Rupees,
      issued_at: Instant,
    }),
  ),
  /** Messages of the last 30 days, the latest first. */
  messages: Type.Array(
    Type.Object({
      id: Type.Integer(),
      subject: Type.String(),
      to: Type.String(),
      created_at: Instant,
      state: Type.String({ description: 'sent, waiting or undelivered' }),
    }),
  ),
  /** What admins have noted, the latest first. */
  notes: Type.Array(NoteEntry),
  enrolments: Type.Array(
    Type.Object({
      product_id: Type.Integer(),
      title: Type.String(),
      order_number: Type.String(),
      order_type: Type.Optional(OrderSummary.properties.order_type),
      /** Missing if the course has no valid certificate. */
      certificate: Type.Optional(CertificateSummary),
      /** The modules of a course that are done, of how many. */
      progress: Type.Optional(Type.Object({ done: Type.Integer(), of: Type.Integer() })),
      /** In how many classes the person was, of those whose attendance was noted. */
      attended: Type.Optional(Type.Object({ there: Type.Integer(), of: Type.Integer() })),
      /** The least share of classes that the course sets for its certificate, in percent, if it was not reached. */
      missed_share: Type.Optional(Type.Number()),
      created_at: Instant,
    }),
  ),
  /** Paid or given, and not in an account until the e-mail is proven; missing if nothing waits. */
  waiting: Type.Optional(
    Type.Array(Type.Object({ title: Type.String(), order_number: Type.String() })),
  ),
  /** With whom this account was joined, as long as it can be undone; `kept` is the account that has everything. */
  joined: Type.Array(
    Type.Object({
      id: Type.Integer(),
      kept: Type.Integer(),
      name: Type.String(),
      contact: Type.String(),
      joined_at: Instant,
    }),
  ),
  /** Leads and contact messages with the same e-mail or phone. */
  leads: Type.Array(LeadRow),
  contacts: Type.Array(ContactRow),
  /** The purposes that the person has agreed to and not taken back. */
  consents: Type.Array(ConsentPurpose),
  contact_ways: ContactWays,
});
export type PersonDetails = Static<typeof PersonDetails>;

export const PersonResponse = AnswerOf(PersonDetails);
export type PersonResponse = Static<typeof PersonResponse>;

const Reason = Text('A reason', 500, 'lines');

/** POST /admin/people/{person}/correction: only what is given changes. */
export const CorrectPersonRequest = Type.Object({
  name: Type.Optional(Text('Name', 120)),
  email: Type.Optional(Email),
  phone: Type.Optional(TenDigitPhone),
  reason: Reason,
});
export type CorrectPersonRequest = Static<typeof CorrectPersonRequest>;

/** POST /admin/people/{person}/joining */
export const JoinPeopleRequest = Type.Object({
  /** The other person: the id of an account, an e-mail address, or a phone number. */
  other: Text('The other person', 254),
  reason: Reason,
});
export type JoinPeopleRequest = Static<typeof JoinPeopleRequest>;

/** POST /admin/people/{person}/orders: at the price of the catalogue. */
export const PersonOrderRequest = Type.Object({
  kind: OrderSummary.properties.order_type,
  product_id: RowId,
  /** A batch or session; without it, the next one with a free place. */
  schedule_id: Type.Optional(Type.String({ maxLength: 40 })),
  reason: Reason,
});
export type PersonOrderRequest = Static<typeof PersonOrderRequest>;

/** POST /admin/people/{person}/enrolments */
export const EnrolPersonRequest = Type.Object({
  ...PersonOrderRequest.properties,
  way: OneOf('gift', 'scholarship', 'cash'),
  /** What was paid in cash; without it, the price. */
  amount: Type.Optional(GivenRupees),
});
export type EnrolPersonRequest = Static<typeof EnrolPersonRequest>;

/** POST /admin/people/{person}/notes */
export const PersonNoteRequest = Type.Object({ note: Text('A note', 2000, 'lines') });
export type PersonNoteRequest = Static<typeof PersonNoteRequest>;

/** GET /admin/schedules: what a place can be given in. */
export const OpenSchedule = Type.Object({
  kind: OrderSummary.properties.order_type,
  product_id: Type.Integer(),
  title: Type.String(),
  /** Null for the product without a date. */
  schedule_id: OrNull(Type.String()),
  when: Type.String(),
  seats_left: Type.Integer(),
  price: Rupees,
});
export type OpenSchedule = Static<typeof OpenSchedule>;

export const OpenSchedulesResponse = Type.Object({ data: Type.Array(OpenSchedule) });
export type OpenSchedulesResponse = Static<typeof OpenSchedulesResponse>;

/** POST /admin/orders/{order_number}/rebooking: moves one product of the order to other dates. */
export const RebookRequest = Type.Object({
  product_id: RowId,
  to_product_id: RowId,
  to_schedule_id: Type.String({ minLength: 1, maxLength: 40 }),
  reason: Reason,
});
export type RebookRequest = Static<typeof RebookRequest>;

/** GET /admin/search: one thing that was found. */
export const SearchResult = Type.Object({
  kind: OneOf('person', 'order', 'lead', 'receipt'),
  /** For a person and a lead, the account id, e-mail or phone; otherwise the order number. */
  key: Type.String(),
  title: Type.String(),
  detail: Type.String(),
});
export type SearchResult = Static<typeof SearchResult>;

export const SearchQuery = Type.Object({ q: Type.String({ ...ofKind('line'), maxLength: 120 }) });

export const SearchResponse = AnswerOf(Type.Array(SearchResult));
export type SearchResponse = Static<typeof SearchResponse>;
