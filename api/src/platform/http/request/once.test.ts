import { openTestServer, type TestServer } from '../../../testing/test-server';
import { once } from './once';

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
    once(server.services, transaction, { idempotencyKey: undefined, of: ['test'], body: {} }, () =>
      Promise.resolve({ number: (done += 1) }),
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
