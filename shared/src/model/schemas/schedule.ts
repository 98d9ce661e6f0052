import { Type, type Static, type TProperties } from '@sinclair/typebox';
import { Instant, ofKind, OrNull } from './fields';

const List = Type.Array;

export const withMessage = (message: string) => ({ 'x-message': message });

/** An object of which only the named fields are kept. */
export const Entry = <Fields extends TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });

export const ShortText = Type.String({ ...ofKind('lines'), maxLength: 300 });
const WebLink = Type.String({
  maxLength: 2000,
  pattern: '^(https://[^\\s]+)?$',
  ...withMessage('A link begins with https://.'),
});
/** Calendar day in India, `YYYY-MM-DD`. */
export const Day = Type.String({
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  ...withMessage('Please enter the day like 2026-01-05.'),
});
/** Time of day in India, `HH:MM`. */
const Time = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  ...withMessage('Please enter the time like 19:30.'),
});
/** Id of a batch or session within its product; never used again for another one. */
export const ScheduleId = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
const Minutes = Type.Integer({
  minimum: 15,
  maximum: 600,
  ...withMessage('A class takes 15 to 600 minutes.'),
});
/** It does not take place, or ends early; whoever has a place still sees it, and nobody can buy one. */
const Cancelled = Type.Optional(Type.Literal(true));
const Seats = Type.Integer({ minimum: 1, maximum: 10_000 });

/** The public data of a batch: a run of a course, with classes at the same time on each of its weekdays. */
export const PublicBatch = Entry({
  id: ScheduleId,
  firstDay: Day,
  lastDay: Day,
  /** 1 for Monday to 7 for Sunday, as in ISO 8601. */
  weekdays: List(Type.Integer({ minimum: 1, maximum: 7 }), {
    minItems: 1,
    maxItems: 7,
    uniqueItems: true,
    ...withMessage('A batch meets on at least one weekday.'),
  }),
  time: Time,
  minutes: Minutes,
  language: ShortText,
  seats: Seats,
  cancelled: Cancelled,
});
export type PublicBatch = Static<typeof PublicBatch>;

/** One class of a batch that takes place at another time than the catalogue says, or not at all. */
export const MeetingChange = Type.Object({
  /** The day of the class by the catalogue, `YYYY-MM-DD` in India. It names the class, whenever it is. */
  day: Day,
  /** Null if the class is cancelled. */
  start: OrNull(Instant),
  changed_at: Instant,
});
export type MeetingChange = Static<typeof MeetingChange>;

/** The changed classes of a batch; left out if all are as the catalogue says. */
export const MeetingChanges = Type.Optional(Type.Array(MeetingChange));

/** A batch with the links that only its students may see. */
export const Batch = Entry({
  ...PublicBatch.properties,
  classLink: Type.Optional(WebLink),
  whatsappGroup: Type.Optional(WebLink),
});
export type Batch = Static<typeof Batch>;

/** The public data of a session: one date of a webinar. */
export const PublicSession = Entry({
  id: ScheduleId,
  day: Day,
  time: Time,
  minutes: Minutes,
  seats: Seats,
  cancelled: Cancelled,
});
export type PublicSession = Static<typeof PublicSession>;

/** A session with the link that only its attendees may see. */
export const Session = Entry({ ...PublicSession.properties, classLink: Type.Optional(WebLink) });
export type Session = Static<typeof Session>;
