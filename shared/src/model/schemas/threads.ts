import { Type, type Static } from '@sinclair/typebox';
import { Instant, OneOf, OrNull, RowId, Text } from './fields';
import { FoundOf } from './responses';
import { Day } from './schedule';

const Kind = OneOf('course', 'webinar');

/** A question of a student, with what was written about it. */
export const Thread = Type.Object({
  id: Type.Integer(),
  kind: Kind,
  product_id: Type.Integer(),
  /** Of the course or webinar; empty if the catalogue has it no more. */
  title: Type.String(),
  url_title: Type.String(),
  /** The module or class in words; empty if it is about neither. */
  about: Type.String(),
  module: Type.Optional(Type.String()),
  day: Type.Optional(Type.String()),
  /** The id of the question of a quiz that it answers. */
  question: Type.Optional(Type.String()),
  /** Who asks: for a teacher, first name and city only; empty for the student. */
  from: Type.String(),
  /** `open` waits for an answer; in a closed one nobody can write. */
  state: OneOf('open', 'answered', 'solved', 'closed'),
  reported: Type.Boolean(),
  /** The oldest first. */
  messages: Type.Array(
    Type.Object({
      id: Type.Integer(),
      by: OneOf('student', 'teacher', 'office'),
      text: Type.String(),
      picture: Type.Optional(Type.String()),
      at: Instant,
    }),
  ),
});
export type Thread = Static<typeof Thread>;

/** GET /threads, /class/{token}/threads and /admin/threads */
export const ThreadsResponse = FoundOf(Type.Array(Thread));
export type ThreadsResponse = Static<typeof ThreadsResponse>;

export const ThreadsQuery = Type.Object({ all: Type.Optional(Type.Literal('yes')) });

/** POST …/threads/{id}/messages */
export const ThreadMessageRequest = Type.Object({
  text: Text('A text', 4000, 'lines'),
  /** The address of an uploaded picture. */
  picture: Type.Optional(
    OrNull(
      Type.String({
        maxLength: 500,
        pattern: '^((/uploads/[A-Za-z0-9._-]+)|(https?://[^\\s"\'<>]+))$',
      }),
    ),
  ),
  /** Of who marks an answer to a quiz: it counts as right from now on. */
  right: Type.Optional(Type.Boolean()),
});
export type ThreadMessageRequest = Static<typeof ThreadMessageRequest>;

/** POST /threads */
export const AskRequest = Type.Object({
  ...ThreadMessageRequest.properties,
  kind: Kind,
  product_id: RowId,
  module: Type.Optional(Type.String({ maxLength: 60 })),
  day: Type.Optional(Day),
  /** With `module`: the question of its quiz that the photo answers. */
  question: Type.Optional(Type.String({ maxLength: 60 })),
});
export type AskRequest = Static<typeof AskRequest>;
