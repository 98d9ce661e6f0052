import { subscribe } from 'node:diagnostics_channel';
import { get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import build from 'fast-json-stringify';
import fastify, { type RouteOptions } from 'fastify';
import {
  type AdminRole,
  type Right,
  type TickableRight,
  adminRoles,
  allRights,
  allTickable,
  mayDo,
  rolesWith,
} from 'shared/model/rights';
import { type TestServer, type TestUser, openTestServer } from '../../testing/test-server';
import { registerResponseWriting } from './response-writing';

describe('refusals', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  const form = 'multipart/form-data; boundary=b';
  const beginningOfForm =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n';

  test('a browser may bring many cookies of other sites of the same domain', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const answer = await new Promise<number | undefined>((done) => {
      const headers = { cookie: 'other=1; '.repeat(5000) };
      get({ port, path: '/api/health', headers, agent: false }, (response) => {
        response.resume();
        done(response.statusCode);
      });
    });
    expect(answer).toBe(200);
  });

  test.each([
    ['a body that is too large', 'login', 'application/json', '"', 413],
    ['a file that is too large', 'upload', form, beginningOfForm, 400],
    ['content of another kind', 'login', 'text/xml', '<', 415],
    ['a request without an account', 'admin/documents', form, beginningOfForm, 401],
  ])('%s is refused, and the client may finish', async (_what, path, type, start, status) => {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    const closed = new Promise((close) => socket.on('error', close).on('close', close));
    const half = 'x'.repeat(6_000_000);
    const length = start.length + 2 * half.length;
    const head = `POST /api/${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
    socket.write(head + start + half);
    // A slow line: the server can refuse it before it has all.
    await pause(200);
    socket.write(`${half}GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    await closed;
    expect(received.match(/HTTP\/1\.1 \d{3}/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200']);
  });
});

describe('responses', () => {
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
});

describe('access', () => {
  interface Operation {
    'x-access': 'public' | 'user' | 'admin' | 'team';
    'x-right'?: Right;
    'x-also'?: Right;
  }

  let server: TestServer;
  let student: TestUser;
  let admin: TestUser;
  beforeAll(async () => {
    server = await openTestServer();
    student = await server.addUser();
    admin = await server.addUser({ role: 3 });
  });
  afterAll(() => server.close());

  interface Route {
    method: string;
    path: string;
    access: string;
    right: Right | undefined;
    also: Right | undefined;
  }

  async function operations(): Promise<Route[]> {
    const document = (await server.call('GET', 'openapi.json')).body as {
      paths: Record<string, Record<string, Operation>>;
    };
    return Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        access: operation['x-access'],
        right: operation['x-right'],
        also: operation['x-also'],
      })),
    );
  }

  test('every route admits exactly the roles that it declares', async () => {
    const all = await operations();
    expect(all.length).toBeGreaterThan(25);
    // Without the logout, which would end the login that the other calls need.
    for (const { method, path, access } of all.filter(({ path }) => path !== '/api/logout')) {
      const status = async (token?: string) =>
        (await server.call(method, path, {}, { token })).status;
      const [visitor, dead, ofStudent, ofAdmin] = [
        await status(),
        await status('no-such-token'),
        await status(student.token),
        await status(admin.token),
      ];
      const row = { method, path, visitor, dead, ofStudent, ofAdmin };
      const refused = (value: number) => value === 401;
      if (access === 'public') {
        expect({ ...row, refused: refused(visitor) || refused(dead) }).toEqual({
          ...row,
          refused: false,
        });
      } else if (access === 'team') {
        expect(row).toEqual({ ...row, visitor: 401, dead: 401, ofStudent: 401, ofAdmin: 401 });
      } else {
        expect(row).toMatchObject({ path, visitor: 401, dead: 401 });
        expect({ ...row, refused: refused(ofAdmin) }).toEqual({ ...row, refused: false });
        if (access === 'admin') expect(row).toMatchObject({ path, ofStudent: 403 });
        else expect(row.ofStudent).not.toBe(403);
      }
    }
  });

  test('every role reaches exactly the admin routes whose right it has', async () => {
    const routes = (await operations()).filter(({ access }) => access === 'admin');
    expect(routes.length).toBeGreaterThan(50);
    const given: [AdminRole, TickableRight[]][] = [
      ...adminRoles.map((role): [AdminRole, TickableRight[]] => [role, []]),
      ['single', ['enquiries']],
      ['single', ['enquiries', 'exports']],
      ['single', [...allTickable]],
    ];
    for (const [role, ticked] of given) {
      const { token } = await server.addUser({ rights: role, ticked });
      for (const { method, path, right, also } of routes) {
        const { status, body } = await server.call(method, path, {}, { token });
        const isRefused = status === 403 && body.message === 'You are not allowed to do this.';
        const row = { role, ticked, method, path, right };
        const may = mayDo(role, right!, ticked) && (!also || mayDo(role, also, ticked));
        expect({ ...row, isRefused }).toEqual({ ...row, isRefused: !may });
      }
    }
    // Each right is asked for by a route; these are asked for by an amount.
    const asked = new Set(routes.map(({ right }) => right));
    const checkedInside: Right[] = ['largeRefunds', 'largePriceCuts'];
    expect(allRights.filter((right) => !asked.has(right)).sort()).toEqual(checkedInside.sort());
  });

  test('the owner may do everything, and nobody without a role anything', () => {
    for (const right of allRights) {
      expect(mayDo('owner', right)).toBe(true);
      expect(mayDo(null, right)).toBe(false);
      expect(rolesWith(right)[0]).toBe('owner');
    }
  });

  test('a list as a file needs the right to export, whichever address it is asked at', async () => {
    const { token } = await server.addUser({ rights: 'office' });
    expect((await server.call('GET', 'admin/leads', undefined, { token })).status).toBe(200);
    const headers = { accept: 'text/csv' };
    expect((await server.call('GET', 'admin/leads', undefined, { token, headers })).status).toBe(
      403,
    );
    expect((await server.call('GET', 'admin/leads.csv', undefined, { token })).status).toBe(403);
  });

  test('everything under /admin is for admins', async () => {
    for (const { path, access } of await operations()) {
      if (path.startsWith('/api/admin'))
        expect({ path, access }).toEqual({ path, access: 'admin' });
    }
  });

  test('the server does not start if a route declares no access', async () => {
    const { default: fastify } = await import('fastify');
    const { registerAccess } = await import('./access');
    const app = fastify();
    registerAccess(app, async () => null);
    app.get('/forgotten', () => 'open');
    await expect(app.ready()).rejects.toThrow('GET /forgotten does not declare its access');
  });

  test('paid ids of another user are refused', async () => {
    for (const path of ['user/paid-course-ids', 'user/paid-webinar-ids']) {
      const response = await server.call(
        'POST',
        path,
        { user_id: admin.id },
        { token: student.token },
      );
      expect(response).toMatchObject({
        status: 403,
        body: { message: expect.stringMatching(/\w/) },
      });
    }
  });

  test('visitors and students get a message in place of a report', async () => {
    const lists = ['course-orders', 'webinar-orders', 'user-report', 'leads', 'contacts'];
    for (const path of ['dashboard-summary', ...lists, ...lists.map((name) => `${name}.csv`)]) {
      for (const [status, token] of [
        [401, undefined],
        [403, student.token],
      ] as const) {
        const response = await server.call('GET', `admin/${path}`, undefined, { token });
        expect(response).toMatchObject({ status, body: { message: expect.stringMatching(/\w/) } });
      }
    }
  });

  test('fields that no schema names never reach the database', async () => {
    const response = await server.call(
      'PUT',
      'profile/update',
      {
        name: 'Still Student',
        role_id: 3,
        slug: 'mine',
        email_proven_at: null,
        password_hash: 'x',
        id: 1,
      },
      { token: student.token },
    );
    expect(response.body.data).toMatchObject({ id: student.id, role_id: 1, slug: student.slug });
  });

  test('private responses are not cached, and nothing in them may run, whose policy is that of data', async () => {
    const { headers } = await server.call('GET', 'profile', undefined, { token: student.token });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'.*frame-ancestors 'none'$/,
    );
    expect(headers['content-security-policy']).not.toContain("'self'");
    expect(headers['permissions-policy']).toBeUndefined();
  });
});
