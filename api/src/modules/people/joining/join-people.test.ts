import { buy, coursePayload, webinarPayload } from '../../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';

const DAY = 86_400;

let server: TestServer;
let owner: TestUser;
let kept: TestUser;
let other: TestUser;
let bought: string;
beforeAll(async () => {
  server = await openTestServer();
  owner = await server.addUser({ role: 3, name: 'Owner' });
});
afterAll(() => server.close());

/** With a new login each time, because an idle one ends while the clock moves on. */
async function asAdmin(method: string, path: string, body?: object, { email, password } = owner) {
  const { token } = (await server.call('POST', 'login', { email, password })).body.data;
  return server.call(method, `admin/${path}`, body, { token });
}
const join = (of: TestUser, with_: number | string, user = owner) =>
  asAdmin('POST', `people/${of.id}/joining`, { other: String(with_), reason: 'same person' }, user);
const person = async (key: number | string) =>
  (await asAdmin('GET', `people/${encodeURIComponent(key)}`)).body.data;
const signIn = ({ email, password }: TestUser) => server.call('POST', 'login', { email, password });
const mailsTo = async (to: string) => {
  await server.services.messenger.deliver();
  return server
    .outbox()
    .filter((sent) => sent.to === to && sent.template === 'accounts-joined')
    .map(({ text }) => text);
};
const numbers = ({ orders }: { orders: { order_number: string }[] }) =>
  orders.map(({ order_number }) => order_number);

beforeEach(async () => {
  kept = await server.addUser({ name: 'Pooja Nair' });
  other = await server.addUser({ name: 'Pooja Nayar' });
  await buy(server, webinarPayload({ email: kept.email }), kept.token);
  bought = await buy(server, coursePayload({ email: other.email }), other.token);
  await asAdmin('POST', `people/${other.id}/notes`, { note: 'rang twice' });
});

test('everything of the other moves, nobody can sign in to it, both are told; undone, all is as before', async () => {
  const certificate = { user_id: other.id, product_id: 101, reason: 'finished' };
  const issued = await asAdmin('POST', 'certificates', certificate);
  expect(issued).toMatchObject({ status: 200 });
  const question = { text: 'Which is my number?', kind: 'course', product_id: 101 };
  expect((await server.call('POST', 'threads', question, other)).status).toBe(200);
  const asked = async (user: TestUser) => {
    const { token } = (await signIn(user)).body.data;
    const { data } = (await server.call('GET', 'threads', undefined, { token })).body;
    return data.length;
  };
  expect(await join(kept, other.id)).toMatchObject({ status: 200 });
  const joined = await person(kept.id);
  expect(numbers(joined)).toContain(bought);
  expect(joined).toMatchObject({
    notes: [{ text: 'rang twice' }],
    joined: [{ kept: kept.id, contact: other.email }],
  });
  const places = joined.enrolments.map((row: { product_id: number }) => row.product_id);
  expect(places.sort()).toEqual([101, 201]);
  expect(joined.enrolments.some((row: { certificate?: object }) => row.certificate)).toBe(true);
  expect(await person(other.id)).toMatchObject({ joined: [{ kept: kept.id }], orders: [] });
  expect((await signIn(other)).status).toBe(401);
  expect((await server.call('GET', 'profile', undefined, other)).status).toBe(401);
  expect(await asked(kept)).toBe(1);
  expect(await mailsTo(kept.email)).toHaveLength(1);
  const [mail] = await mailsTo(other.email);
  expect(mail).toContain('open nothing any more');
  expect(mail).not.toContain(kept.email);
  // A code is not sent to the joined account, and the joined address is told nothing about it.
  await server.call('POST', 'forgot-password/send-otp', { email: other.email });
  expect((await join(kept, owner.id)).status).toBe(403);
  expect((await join(kept, kept.id)).status).toBe(422);
  expect((await join(kept, other.id)).status).toBe(409);

  const { token } = (await signIn(kept)).body.data;
  const download = await server.call(
    'POST',
    'account/data',
    { password: kept.password },
    { token },
  );
  expect(download).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('joined another account') },
  });
  const [{ id }] = joined.joined;
  expect((await asAdmin('DELETE', `joinings/${id}`)).status).toBe(200);
  expect((await asAdmin('DELETE', `joinings/${id}`)).status).toBe(404);
  expect(numbers(await person(kept.id))).not.toContain(bought);
  expect(await person(other.id)).toMatchObject({
    email: other.email,
    notes: [{ text: 'rang twice' }],
    orders: [{ order_number: bought, email: other.email }],
    enrolments: [{ product_id: 101, certificate: expect.anything() }],
    joined: [],
  });
  expect([await asked(kept), await asked(other)]).toEqual([0, 1]);
  expect(await mailsTo(other.email)).toHaveLength(2);
  const actions = (await asAdmin('GET', 'audit?per_page=100')).body.data.data.map(
    ({ action }: { action: string }) => action,
  );
  expect(actions).toEqual(expect.arrayContaining(['Join people', 'Undo joining']));
});

test('who lacks the right joins nobody', async () => {
  const content = await server.addUser({ rights: 'content', name: 'Content' });
  expect((await join(kept, other.id, content)).status).toBe(403);
});

test('after seven days it cannot be undone, and the joined account is gone; an erasure takes it too', async () => {
  // Both have bought the webinar: the place that is one too many goes with the joined account.
  await buy(server, webinarPayload({ email: other.email }), other.token);
  await join(kept, other.id);
  const [{ id }] = (await person(kept.id)).joined;
  server.advanceClock(7 * DAY + 1);
  expect((await asAdmin('DELETE', `joinings/${id}`)).status).toBe(404);
  await server.runTask('remove expired rows');
  expect((await asAdmin('GET', `people/${other.id}`)).status).toBe(404);
  expect(numbers(await person(kept.id))).toContain(bought);

  const third = await server.addUser();
  await join(kept, third.id);
  const erased = await asAdmin('POST', `people/${kept.id}/erasure`, {
    reason: 'asked for it',
    certificates: 'withdraw',
  });
  expect(erased).toMatchObject({ status: 200 });
  expect((await asAdmin('GET', `people/${third.id}`)).status).toBe(404);
  const left = await server.services.pool.query('SELECT * FROM joined_people');
  expect(left.rows).toEqual([]);
});
