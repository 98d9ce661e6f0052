import { Type, type Static } from '@sinclair/typebox';
import { Instant, OneOf, OrNull, RowId, Rupees, SearchText, Text } from './fields';
import { QuizResult } from './certificates';
import { Material } from './materials';
import { OrderSummary } from './people';
import { DayRangePageQuery } from './reports';
import { AnswerOf, FoundOf, ListResponseOf } from './responses';
import { Day, ScheduleId } from './schedule';

const { page, per_page } = DayRangePageQuery.properties;

/** A batch or session by its kind, the id of its course or webinar, and its own id. */
export const GroupId = Type.String({
  pattern: '^(course|webinar)-[1-9][0-9]{0,8}-[a-z0-9-]{1,40}$',
});

export const GroupState = OneOf('running', 'coming', 'finished');
export type GroupState = Static<typeof GroupState>;

/** A row of GET /admin/classes: one batch or session. */
export const GroupRow = Type.Object({
  id: GroupId,
  kind: OrderSummary.properties.order_type,
  product_id: Type.Integer(),
  title: Type.String(),
  when: Type.String(),
  /** The names of the teachers; empty for a webinar. */
  teacher: Type.String(),
  state: GroupState,
  seats: Type.Integer(),
  sold: Type.Integer(),
  left: Type.Integer(),
  /** The beginning of the class that runs or comes next; null if none comes. */
  next: OrNull(Instant),
});
export type GroupRow = Static<typeof GroupRow>;

export const GroupListResponse = ListResponseOf(GroupRow);

/** Without `status`, what runs and comes. */
export const GroupFilterQuery = Type.Object({
  status: Type.Optional(OneOf('', 'finished')),
  search: SearchText(120, 'in titles and names of teachers'),
});
export type GroupFilterQuery = Static<typeof GroupFilterQuery>;

export const GroupListQuery = Type.Object({ ...GroupFilterQuery.properties, page, per_page });

/** One class of a batch, or the session of a webinar. */
export const GroupMeeting = Type.Object({
  /** Its day by the catalogue, `YYYY-MM-DD`: it names the class. */
  day: Type.String(),
  /** Of a cancelled class, the time that it had. */
  start: Instant,
  end: Instant,
  state: OneOf('planned', 'moved', 'cancelled'),
});
export type GroupMeeting = Static<typeof GroupMeeting>;

/** Somebody with a place in a class. */
export const GroupPerson = Type.Object({
  id: Type.Integer({ description: 'of an order by which the person has the place' }),
  name: Type.String(),
  /** The days of the classes in which the person was. */
  there: Type.Array(Type.String()),
  quiz: Type.Optional(QuizResult),
});
export type GroupPerson = Static<typeof GroupPerson>;

/** The days of the classes of which is noted that nobody was there. */
const NobodyOn = Type.Array(Type.String());

/** How a place was paid: `free` is a gift or a scholarship, `unpaid` an enrolment of an unpaid order. */
export const PaidBy = OneOf('online', 'cash', 'free', 'unpaid');
export type PaidBy = Static<typeof PaidBy>;

export const GroupStudent = Type.Object({
  ...GroupPerson.properties,
  /** The key of the person's page: the id of the account, else the e-mail. */
  person: Type.Union([Type.Integer(), Type.String()]),
  email: Type.String(),
  phone: Type.String(),
  order_numbers: Type.Array(Type.String()),
  places: Type.Integer(),
  paid_by: PaidBy,
  /** Of the whole orders, less what was returned. */
  amount: Rupees,
  /** The ticked modules of a course; left out for a guest and for a course without modules. */
  progress: Type.Optional(Type.Object({ done: Type.Integer(), of: Type.Integer() })),
});
export type GroupStudent = Static<typeof GroupStudent>;

/** A message that was written to everybody of a class. */
export const GroupMessage = Type.Object({
  id: Type.Integer(),
  subject: Type.String(),
  text: Type.String(),
  by: Type.String(),
  at: Instant,
  receivers: Type.Integer(),
  /** Each e-mail, for as long as it is kept. */
  deliveries: Type.Array(
    Type.Object({
      to: Type.String(),
      state: OneOf('sent', 'undelivered', 'waiting'),
    }),
  ),
});
export type GroupMessage = Static<typeof GroupMessage>;

/** GET /admin/classes/{id} */
export const GroupDetails = Type.Object({
  ...GroupRow.properties,
  /** The batch or session as a whole. */
  cancelled: Type.Boolean(),
  /** Whether its people can get an SMS. */
  can_sms: Type.Boolean(),
  meetings: Type.Array(GroupMeeting),
  students: Type.Array(GroupStudent),
  nobody_on: NobodyOn,
  messages: Type.Array(GroupMessage),
  /** The address of the teacher's page; null if there is none. */
  teacher_link: OrNull(Type.String()),
});
export type GroupDetails = Static<typeof GroupDetails>;

export const GroupDetailsResponse = AnswerOf(GroupDetails);
export type GroupDetailsResponse = Static<typeof GroupDetailsResponse>;

/** POST /admin/classes/{id}/messages */
export const GroupMessageRequest = Type.Object({
  subject: Text('A subject', 150),
  text: Text('A text', 4000, 'lines'),
  /** The day of a class: only who was not there gets it. */
  absent_on: Type.Optional(Day),
  /** Whether they also get an SMS with the subject. */
  sms: Type.Optional(Type.Boolean()),
});
export type GroupMessageRequest = Static<typeof GroupMessageRequest>;

/** POST /admin/classes/{id}/messages/preview: what would be sent, without sending it. */
export const GroupMessagePreviewResponse = AnswerOf(
  Type.Object({
    receivers: Type.Integer(),
    /** The e-mail to the first of them, in each language. */
    emails: Type.Array(
      Type.Object({ language: OneOf('en', 'hi'), subject: Type.String(), text: Type.String() }),
    ),
    /** The SMS, in the languages of their readers. */
    sms: Type.Array(Type.String()),
    /** For each person with a phone number, the address that opens WhatsApp with the text and the own link. */
    whatsapp: Type.Array(Type.Object({ name: Type.String(), link: Type.String() })),
  }),
);
export type GroupMessagePreviewResponse = Static<typeof GroupMessagePreviewResponse>;

/** PUT /admin/classes/{id}/meetings/{day} */
export const MeetingChangeRequest = Type.Object({
  /** Day and hour in India as a form has them, `2026-11-26T18:00`; null to cancel the class. */
  start: OrNull(
    Type.String({
      pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$',
      'x-message': 'Please enter day and hour.',
    }),
  ),
  /** Whether everybody of the class gets an e-mail with the change. */
  tell: Type.Boolean(),
  /** What the e-mail says besides the old and the new time. */
  text: Type.Optional(Type.String({ 'x-text': 'lines', maxLength: 2000 })),
});
export type MeetingChangeRequest = Static<typeof MeetingChangeRequest>;

/** POST /admin/classes/{id}/teacher-link */
export const TeacherLinkRequest = OrNull(
  Type.Object({
    /** Where the teacher is told of questions; empty for nowhere. */
    email: Type.String({
      maxLength: 254,
      pattern: '^([^\\s@]+@[^\\s@]+\\.[^\\s@]+)?$',
      'x-message': 'Please enter a valid e-mail.',
    }),
  }),
);

/** PUT …/meetings/{day}/attendance/{person}; with `nobody`, that nobody was there. */
export const AttendanceParams = {
  day: Day,
  person: Type.Union([RowId, Type.Literal('nobody')]),
};
export const AttendanceRequest = Type.Object({ there: Type.Boolean() });

/** GET /class/{token}: what a teacher sees of one class, without an account. */
export const TeacherGroup = Type.Object({
  title: Type.String(),
  when: Type.String(),
  meetings: Type.Array(GroupMeeting),
  people: Type.Array(GroupPerson),
  nobody_on: NobodyOn,
  /** The link to join; missing if the owner has entered none. */
  class_link: Type.Optional(Type.String()),
  /** The recordings and notes of the class, the newest first; missing in older responses. */
  materials: Type.Optional(Type.Array(Material)),
});
export type TeacherGroup = Static<typeof TeacherGroup>;

export const TeacherGroupResponse = FoundOf(TeacherGroup);
export type TeacherGroupResponse = Static<typeof TeacherGroupResponse>;

/**
 * How somebody is settled with whose class is cancelled: by a refund, by cash that has to be given back and recorded,
 * by taking a gift back, or by a decision about the order.
 */
export const SettlingWay = OneOf('refund', 'cash', 'gift', 'by hand');
export type SettlingWay = Static<typeof SettlingWay>;

export const CancellationRow = Type.Object({
  order_number: Type.String(),
  name: Type.String(),
  how: SettlingWay,
  /** What goes back of the order. */
  amount: Rupees,
});
export type CancellationRow = Static<typeof CancellationRow>;

/** GET /admin/classes/{id}/cancellation: what cancelling a batch or session would do. */
export const CancellationResponse = AnswerOf(
  Type.Object({
    rows: Type.Array(CancellationRow),
    /** Where everybody could move instead. */
    targets: Type.Array(Type.Object({ id: ScheduleId, when: Type.String(), left: Type.Integer() })),
  }),
);
export type CancellationResponse = Static<typeof CancellationResponse>;

/** POST /admin/classes/{id}/cancellation; 409 if the orders are no longer those that were reviewed. */
export const CancellationRequest = Type.Object({
  /** The batch or session to which everybody moves; left out, everybody is settled with. */
  to: Type.Optional(ScheduleId),
  reviewed: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 10_000 }),
  reason: Text('A reason', 500, 'lines'),
});
export type CancellationRequest = Static<typeof CancellationRequest>;
