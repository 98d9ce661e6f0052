import { Type, type Static } from '@sinclair/typebox';
import { Instant, OneOf, OrNull, Rupees } from './fields';
import { AnswerOf, FoundOf } from './responses';

export const PromiseKind = OneOf('hour', 'date', 'call', 'refund', 'question', 'review');
export type PromiseKind = Static<typeof PromiseKind>;

/** `keep` and `back`: after a promise was not kept. `take` and `wait`: for an offered batch. */
export const PromiseAnswer = OneOf('keep', 'back', 'take', 'wait');
export type PromiseAnswer = Static<typeof PromiseAnswer>;

/** GET /promises/:token: what the buyer is asked. */
export const PromiseQuestion = Type.Object({
  /** `moved`: the ticket is for another day now. `late`: no date in seven days. `offer`: a batch is on sale. */
  question: OneOf('moved', 'late', 'offer'),
  kind: OneOf('course', 'webinar'),
  url_title: Type.String(),
  title: Type.String(),
  /** The dates that the buyer has now, or those that are offered. */
  when: Type.String(),
  /** What goes back with `back`; missing if nothing was paid. */
  amount: Type.Optional(Rupees),
  choices: Type.Array(PromiseAnswer),
  answer: OrNull(PromiseAnswer),
  /** The batch or session that is offered. */
  offer: Type.Optional(Type.String()),
});
export type PromiseQuestion = Static<typeof PromiseQuestion>;
export const PromiseQuestionResponse = AnswerOf(PromiseQuestion);
export type PromiseQuestionResponse = Static<typeof PromiseQuestionResponse>;

/** POST /promises/:token */
export const PromiseAnswerRequest = Type.Object({
  answer: PromiseAnswer,
  /** The offer that the page has shown: 409 if it is another one now. */
  offer: Type.Optional(Type.String({ maxLength: 40 })),
});
export type PromiseAnswerRequest = Static<typeof PromiseAnswerRequest>;

/** GET /calls/:token: by when a call was promised. */
export const CallPromiseResponse = FoundOf(Type.Object({ due_at: Instant, late: Type.Boolean() }));
export type CallPromiseResponse = Static<typeof CallPromiseResponse>;

/** GET /courses/:id/waiting: how many have bought the course without a date, and the first of them when. */
export const CourseWaitingResponse = FoundOf(
  Type.Object({ count: Type.Integer(), since: OrNull(Instant) }),
);
export type CourseWaitingResponse = Static<typeof CourseWaitingResponse>;

/** Promises of one kind for one thing that are due today or overdue. */
export const DuePromises = Type.Object({
  kind: PromiseKind,
  /** What was promised, in English, with the product and its day. */
  what: Type.String(),
  count: Type.Integer(),
  /** Of the oldest of them. */
  made_at: Instant,
  due_at: Instant,
});
export type DuePromises = Static<typeof DuePromises>;
