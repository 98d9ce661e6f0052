import { Type } from '@sinclair/typebox';
import fastify, { type RouteOptions } from 'fastify';
import { ErrorResponse, StatusResponse } from 'shared/model/schemas';
import { routesOf, type Routes } from './routes';

const Id = Type.Object({ id: Type.Integer() });

function declare() {
  const app = fastify({ exposeHeadRoutes: false });
  const declared: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    declared.push(route);
  });
  return { app, declared, routes: routesOf(app, 'people') };
}

test('from the access and the answers follow the place and the failures in the description', () => {
  const { declared, routes } = declare();
  const summary = 'Notes something';
  routes.admin('people').post('/notes', {
    summary,
    says: 'Noted.',
    handler: () => undefined,
  });
  routes.open.get('/calendar', {
    summary,
    produces: ['text/calendar'],
    answers: { 200: Type.String() },
    handler: () => 'BEGIN:VCALENDAR',
  });
  routes.user.get('/file', {
    summary,
    query: Id,
    handler: ({ query, account }, reply) => reply.send(query.id + account.id),
  });
  const failures = { '4xx': ErrorResponse, '5xx': ErrorResponse };
  expect(declared).toMatchObject([
    {
      config: { access: { right: 'people' } },
      schema: { tags: ['admin'], response: { 200: StatusResponse, ...failures } },
    },
    { config: { access: 'public' }, schema: { tags: ['people'] } },
    { config: { access: 'user' }, schema: { tags: ['people'], querystring: Id } },
  ]);
  expect(declared[1]!.schema!.response).toEqual({ 200: Type.String() });
  expect(declared[2]!.schema).not.toHaveProperty('response');
});

test('a call that only does something answers with its message when it has done it, and fails as it fails', async () => {
  const { app, routes } = declare();
  const noted: string[] = [];
  routes.open.post('/notes', {
    says: 'Noted.',
    body: Type.Object({ note: Type.String() }),
    handler: async ({ body: { note } }) => {
      if (note === '') throw new Error('Empty.');
      noted.push(await Promise.resolve(note));
    },
  });
  const send = (note: string) => app.inject({ method: 'POST', url: '/notes', payload: { note } });
  expect((await send('one')).json()).toEqual({ status: true, message: 'Noted.' });
  expect((await send('')).statusCode).toBe(500);
  expect(noted).toEqual(['one']);
});

// These routes must not compile: if one does, the type check of the repository fails.
export function refused({ open }: Routes): void {
  open.get('/people', {
    answers: Id,
    // @ts-expect-error a text is no answer of this schema
    handler: () => ({ id: 'one' }),
  });
  open.get('/account', {
    // @ts-expect-error everybody may call it, also without an account
    handler: ({ account }) => account.id,
  });
  open.post('/notes', {
    // @ts-expect-error without a schema, nothing is known of the body
    handler: ({ body }) => body.note,
  });
}
