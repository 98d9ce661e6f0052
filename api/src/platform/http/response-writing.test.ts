import { subscribe } from 'node:diagnostics_channel';
import build from 'fast-json-stringify';
import fastify, { type RouteOptions } from 'fastify';
import { openTestServer } from '../../testing/test-server';
import { registerResponseWriting } from './response-writing';

test('a response has only the fields of its schema', async () => {
  const app = fastify();
  registerResponseWriting(app);
  const response = {
    200: { type: 'object', properties: { name: { type: 'string' } } },
    400: { type: 'object', properties: { message: { type: 'string' } } },
  };
  app.get<{ Querystring: { wrong?: string } }>('/', { schema: { response } }, (request, reply) =>
    reply
      .code(request.query.wrong ? 400 : 200)
      .send({ name: 'Asha', message: 'No.', password: 'secret' }),
  );
  expect((await app.inject('/')).body).toBe('{"name":"Asha"}');
  expect((await app.inject('/?wrong=yes')).body).toBe('{"message":"No."}');
  expect((await app.inject('/')).body).toBe('{"name":"Asha"}');
  await app.close();
});

test('every schema of a response can be compiled', async () => {
  const schemas: [route: string, schema: object][] = [];
  subscribe('fastify.initialization', (message) => {
    const { fastify: app } = message as { fastify: ReturnType<typeof fastify> };
    app.addHook('onRoute', ({ method, url, schema }: RouteOptions) => {
      for (const [status, response] of Object.entries(schema?.response ?? {})) {
        const { content } = response as { content?: Record<string, { schema: object }> };
        const all = content ? Object.values(content).map((each) => each.schema) : [response];
        for (const each of all)
          schemas.push([`${String(method)} ${url} ${status}`, each as object]);
      }
    });
  });
  await openTestServer();
  expect(schemas.length).toBeGreaterThan(100);
  const faults = schemas.flatMap(([route, schema]) => {
    try {
      build(schema);
      return [];
    } catch (error) {
      return [`${route}: ${String(error)}`];
    }
  });
  expect(faults).toEqual([]);
});
