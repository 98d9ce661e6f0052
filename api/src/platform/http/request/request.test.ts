import { type TestServer, openTestServer } from '../../../testing/test-server';
import { once } from './once';

describe('validation', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const login = (payload: string, type = 'application/json') =>
    server.call('POST', 'login', payload, { headers: { 'content-type': type } });

  test('a body that is nested too deeply is refused', async () => {
    const levels = 30_000;
    for (const body of [
      '['.repeat(levels) + ']'.repeat(levels),
      '{"a":'.repeat(levels / 3) + '1' + '}'.repeat(levels / 3),
    ]) {
      const response = await login(body);
      expect(response).toMatchObject({
        status: 422,
        body: { message: expect.any(String), errors: { body: [expect.any(String)] } },
      });
    }
  });

  test('a very long wrong e-mail is refused quickly', async () => {
    const begin = process.cpuUsage();
    const email = `a@${'.'.repeat(60_000)} `;
    const response = await login(JSON.stringify({ email, password: 'x' }));
    expect(response).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.any(String)] } },
    });
    // Processor time, because other programs may use the processor too.
    expect(process.cpuUsage(begin).user / 1000).toBeLessThan(2000);
  });

  test('the error for a text that cannot be stored names its field', async () => {
    const response = await login(JSON.stringify({ email: 'a@b.in', password: 'a\u0000b' }));
    expect(response).toMatchObject({
      status: 422,
      body: { errors: { password: expect.any(Array) } },
    });
    const half = await login('{"email":"a@b.in","password":"a\\ud800b"}');
    expect(half).toMatchObject({ status: 422, body: { errors: { password: expect.any(Array) } } });
    const path = await server.call('GET', 'certificates/%00');
    expect(path).toMatchObject({ status: 422, body: { errors: { code: expect.any(Array) } } });
    const query = await server.call('GET', 'payment-success?order_id=%00&order_token=x');
    expect(query).toMatchObject({ status: 422, body: { errors: { order_id: expect.any(Array) } } });
  });

  test.each([
    ['login', '[]', 422],
    ['login', JSON.stringify({ email: 'x'.repeat(3_000_000) }), 413],
    ['payment/create', '{}', 422],
    ['no-such-call', '{}', 404],
  ])('a request to %s that is no use is refused with a message', async (path, body, status) => {
    const headers = { 'content-type': 'application/json' };
    const response = await server.call('POST', path, body, { headers });
    expect(response).toMatchObject({ status, body: { message: expect.stringMatching(/\w/) } });
  });

  test.each([
    ['text/plain', 415],
    ['text/xml', 415],
    ['application/xml', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/json; charset=utf-8', 422],
  ])('a body of type %s gets the status %d', async (type, status) => {
    const response = await login('{}', type);
    expect(response).toMatchObject({ status, body: { message: expect.any(String) } });
  });

  test('a request without a body may have the content type of JSON', async () => {
    const { token } = await server.addUser();
    const headers = { 'content-type': 'application/json' };
    const logout = await server.call('POST', 'logout', '', { token, headers });
    expect(logout).toMatchObject({ status: 200, body: { status: true } });
    expect(await login('')).toMatchObject({ status: 422, body: { message: expect.any(String) } });
  });

  test.each(['{', '{"__proto__":{"role_id":3},"email":"a@b.in","password":"x"}'])(
    'the body %j cannot be read',
    async (body) => {
      expect(await login(body)).toMatchObject({
        status: 400,
        body: { message: 'The request could not be read.' },
      });
    },
  );
});

describe('repeated requests', () => {
  let server: TestServer;
  let done = 0;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  interface Given {
    idempotencyKey?: string;
    of?: string[];
    body?: object;
    refusal?: string;
  }

  const request = ({ idempotencyKey = 'one-press', of = ['test'], ...given }: Given = {}) =>
    server.services.database.transaction((transaction) =>
      once(server.services, transaction, { idempotencyKey, of, body: {}, ...given }, () =>
        Promise.resolve({ number: (done += 1) }),
      ),
    );

  test('a repeated request gets the result of the first, also at the same moment', async () => {
    const answers = await Promise.all([request(), request(), request()]);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(answers.map(({ result }) => result)).toEqual(Array(3).fill({ number: done }));
  });

  test('another key, another person and a request without a key are done', async () => {
    const before = done;
    await request({ idempotencyKey: 'other-press' });
    await request({ of: ['test', 'of somebody else'] });
    await server.services.database.transaction((transaction) =>
      once(
        server.services,
        transaction,
        { idempotencyKey: undefined, of: ['test'], body: {} },
        () => Promise.resolve({ number: (done += 1) }),
      ),
    );
    expect(done).toBe(before + 3);
  });

  test('another body is refused where that is a mistake, and is another request elsewhere', async () => {
    const refusal = 'Used for something else.';
    await request({ idempotencyKey: 'strict', refusal });
    await expect(
      request({ idempotencyKey: 'strict', refusal, body: { name: 'other' } }),
    ).rejects.toMatchObject({ statusCode: 409, message: refusal });
    expect((await request({ body: { name: 'other' } })).isNew).toBe(true);
  });

  test('work that fails is not kept', async () => {
    const { database } = server.services;
    const attempt = (work: () => Promise<object>) =>
      database.transaction((transaction) =>
        once(server.services, transaction, { idempotencyKey: 'fails', of: [], body: {} }, work),
      );
    await expect(attempt(() => Promise.reject(new Error('no seat')))).rejects.toThrow('no seat');
    expect((await attempt(() => Promise.resolve({}))).isNew).toBe(true);
  });
});
