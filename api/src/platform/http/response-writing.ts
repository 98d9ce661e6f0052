import build from 'fast-json-stringify';
import type { App } from '../app-types';

/** Writes JSON by the schemas of the routes: a field that the schema of a response does not name is left out. */
export function registerResponseWriting(app: App): void {
  app.setSerializerCompiler(({ schema }) => {
    // Compiled at the first response of its kind, because compiling all schemas would delay the start.
    // The cast: Fastify does not say what a schema is.
    const compile = (): ((data: unknown) => string) => build(schema as object);
    let write: ReturnType<typeof compile> | undefined;
    return (data: unknown) => (write ??= compile())(data);
  });
}
