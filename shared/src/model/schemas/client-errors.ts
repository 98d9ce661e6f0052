import { Type, type Static } from '@sinclair/typebox';
import { ListResponseOf } from './responses';
import { Instant, OrNull } from './fields';

/** POST /client-errors: a section that could not be shown. The response is 204. */
export const ClientErrorReport = Type.Object({
  remote: Type.String({ minLength: 1, maxLength: 60 }),
  version: Type.String({ maxLength: 80 }),
  built_from: Type.Optional(
    Type.String({
      maxLength: 120,
      description: 'Version of the package and commit, `1.0.0 0123456789ab`.',
    }),
  ),
  step: Type.String({
    minLength: 1,
    maxLength: 60,
    description: 'offline, unreachable, corrupt, …',
  }),
  cause: Type.String({ maxLength: 2000 }),
  source: Type.Optional(
    Type.String({
      maxLength: 300,
      description: 'Path of the file at fault, `:line:column` where known.',
    }),
  ),
  path: Type.Optional(Type.String({ maxLength: 300 })),
  fallback_version: Type.Optional(Type.String({ maxLength: 80 })),
  first: Type.Optional(
    Type.Boolean({ description: 'Whether it is the first of this version in this page load.' }),
  ),
});
export type ClientErrorReport = Static<typeof ClientErrorReport>;

/** GET /admin/client-errors: equal failures in one row, by section, version, step and cause. */
export const ClientErrorRow = Type.Object({
  /** Id of the latest report. */
  id: Type.Integer(),
  remote: Type.String(),
  version: Type.String(),
  /** Package version and commit, from the latest report that contains them. */
  built_from: OrNull(Type.String()),
  step: Type.String(),
  cause: Type.String(),
  /** Path of the file at fault, `:line:column` where known. */
  source: OrNull(Type.String()),
  paths: Type.Array(Type.String()),
  today: Type.Integer({ description: 'reports of this Indian day' }),
  last_7_days: Type.Integer(),
  total: Type.Integer(),
  first_at: Instant,
  last_at: Instant,
});
export type ClientErrorRow = Static<typeof ClientErrorRow>;

export const ClientErrorListResponse = ListResponseOf(ClientErrorRow);
