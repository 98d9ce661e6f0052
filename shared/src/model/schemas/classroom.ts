import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { Instant, OrNull, Text } from './fields';
import { CertificateSummary } from './certificates';
import { OwnReview } from './course-reviews';
import { Material } from './materials';
import { FoundOf } from './responses';
import { Batch, MeetingChanges, Session } from './schedule';

const orNull = <Schema extends TSchema>(schema: Schema) => OrNull(schema);

/** What a student sees of a course or webinar beyond its public page. */
export const Classroom = Type.Object({
  title: Type.String(),
  /** The order that gives access to it. */
  order_number: Type.String(),
  /** The bought batch of a course, with its links; null if none is fixed yet. */
  batch: orNull(Batch),
  /** The bought session of a webinar, with its link; null if none is fixed yet. */
  session: orNull(Session),
  changes: MeetingChanges,
  /** The day of a webinar ticket without a session, YYYY-MM-DD; missing in older responses. */
  day: Type.Optional(orNull(Type.String())),
  /** Since when the student waits for a date; only while none is known. */
  waits_since: Type.Optional(Instant),
  /** Where the student may move to, with PUT /classroom/course/{id}/batch; missing if nowhere. */
  other_batches: Type.Optional(
    Type.Array(
      Type.Object({
        schedule_id: Type.String(),
        when: Type.String(),
        /** In which it is taught. */
        language: Type.String(),
      }),
    ),
  ),
  /** Numbers of the modules that the student has ticked, counted from 1. */
  modules_done: Type.Array(Type.Integer()),
  /** The same by id, for pages that still show the modules of an earlier version. */
  module_ids_done: Type.Optional(Type.Array(Type.String())),
  certificate: orNull(CertificateSummary),
  /** The questions after the modules; missing in a course without any. */
  quiz: Type.Optional(
    Type.Array(
      Type.Object({
        module: Type.String({ description: 'its id' }),
        id: Type.String({ description: 'unique in the module' }),
        question: Type.String(),
        /** It is answered with a photo, by POST /threads. */
        upload: Type.Optional(Type.Literal(true)),
        /** To choose from, in no order; missing if a number is asked. */
        choices: Type.Optional(Type.Array(Type.String())),
        /** The student has answered it right once. */
        right: Type.Boolean(),
      }),
    ),
  ),
  /** How many right answers the certificate asks for; missing if none. */
  quiz_needed: Type.Optional(Type.Integer()),
  /** Of a course that is over; missing before. */
  review: Type.Optional(OwnReview),
  /** Recordings and notes, the newest first; missing in older responses. */
  materials: Type.Optional(Type.Array(Material)),
  /** The classes whose attendance was noted; missing if none was. */
  attendance: Type.Optional(
    Type.Array(
      Type.Object({
        day: Type.String({ description: 'the day of the class by the catalogue' }),
        there: Type.Boolean(),
      }),
    ),
  ),
});
export type Classroom = Static<typeof Classroom>;

/** GET /classroom/{course or webinar}/{id} */
export const ClassroomResponse = FoundOf(Classroom);
export type ClassroomResponse = Static<typeof ClassroomResponse>;

/** Tickets that were sold for a day of a webinar whose hour is not entered yet. */
export const WebinarWithoutHour = Type.Object({
  webinar_id: Type.Integer(),
  title: Type.String(),
  /** `YYYY-MM-DD` in India; null if the buyers know no day yet. */
  day: orNull(Type.String()),
  tickets: Type.Integer(),
});
export type WebinarWithoutHour = Static<typeof WebinarWithoutHour>;

/** GET /webinars/{id}/seats: the seats of the coming sessions that are not sold yet. */
export const SeatsResponse = FoundOf(
  Type.Array(Type.Object({ session: Type.String(), seats_left: Type.Integer() })),
);
export type SeatsResponse = Static<typeof SeatsResponse>;

/** PUT /classroom/course/{id}/modules/{number} */
export const ModuleTickRequest = Type.Object({
  done: Type.Boolean(),
  /** The id of the module: it decides if the syllabus has changed since the page was loaded. */
  module: Type.Optional(Type.String({ maxLength: 60 })),
});

/** POST /classroom/course/{id}/quiz */
export const QuizAnswerRequest = Type.Object({
  module: Type.String({ maxLength: 60 }),
  question: Type.String({ maxLength: 60 }),
  /** One of the choices, or a number. */
  answer: Text('An answer', 500),
});
export type QuizAnswerRequest = Static<typeof QuizAnswerRequest>;
export const QuizAnswerResponse = FoundOf(
  Type.Object({
    right: Type.Boolean(),
    explanation: Type.String({ description: 'why it is right or wrong; can be empty' }),
  }),
);
export type QuizAnswerResponse = Static<typeof QuizAnswerResponse>;

/** PUT /classroom/course/{id}/batch */
export const BatchChangeRequest = Type.Object({
  schedule_id: Type.String({ minLength: 1, maxLength: 60 }),
});
export type BatchChangeRequest = Static<typeof BatchChangeRequest>;
