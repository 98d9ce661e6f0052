import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { CertificateSummary } from './certificates';
import { Material } from './materials';
import { Batch, Session } from './schedule';

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** What a student sees of a course or webinar beyond its public page. */
export const Classroom = Type.Object({
  title: Type.String(),
  /** The order that has opened it. */
  order_number: Type.String(),
  /** The batch of a course that was bought, with its links; null where none is fixed yet. */
  batch: orNull(Batch),
  /** The same of a webinar. */
  session: orNull(Session),
  /** The day of a webinar's ticket that has no session, YYYY-MM-DD; missing in earlier answers. */
  day: Type.Optional(orNull(Type.String())),
  /** Ticked modules, counted from 1. */
  modules_done: Type.Array(Type.Integer()),
  certificate: orNull(CertificateSummary),
  /** Recordings and notes, the newest first; missing in an answer of before there were any. */
  materials: Type.Optional(Type.Array(Material)),
});
export type Classroom = Static<typeof Classroom>;

/** GET /classroom/{course or webinar}/{id} */
export const ClassroomResponse = Type.Object({ success: Type.Boolean(), data: Classroom });
export type ClassroomResponse = Static<typeof ClassroomResponse>;

/** PUT /classroom/course/{id}/modules/{number} */
export const ModuleTickRequest = Type.Object({ done: Type.Boolean() });
export type ModuleTickRequest = Static<typeof ModuleTickRequest>;
