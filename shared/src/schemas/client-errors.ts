import { Type, type Static } from '@sinclair/typebox';

/** POST /client-errors: a section that could not be shown. Answers 204. */
export const ClientErrorReport = Type.Object({
  remote: Type.String({ minLength: 1, maxLength: 60 }),
  version: Type.String({ maxLength: 80 }),
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
});
export type ClientErrorReport = Static<typeof ClientErrorReport>;
