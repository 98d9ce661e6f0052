import type { Catalogue } from 'shared/model/schemas';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { buy, coursePayload, placeOrder, webinarPayload } from '../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';

const HOUR = 3600;
const REASON = 'It is not what I had expected';

let server: TestServer;
let second: TestServer;
beforeEach(async () => {
  server = await openTestServer();
  second = await openTestServer({ beside: server });
});
afterEach(async () => {
  await second.close();
  await server.close();
});

async function bought(payload: typeof coursePayload | typeof webinarPayload = coursePayload) {
  const student = await server.addUser();
  const own = { user_id: student.id, email: student.email };
  return { student, number: await buy(server, payload(own), student.token) };
}
const ask = (number: string, { token }: TestUser, reason?: string, at = server) =>
  at.call('POST', `orders/${number}/refund`, { reason }, { token });
const ownOrder = async ({ token }: TestUser) =>
  (await server.call('GET', 'orders', undefined, { token })).body.data[0];
const rows = async (statement: string) => (await server.services.pool.query(statement)).rows;

test('a buyer asks once, whichever tab was quicker; the desk has the case and a promise to answer', async () => {
  const { student, number } = await bought();
  expect((await ownOrder(student)).refundable).toMatchObject({ amount: 9999 });
  const answers = await Promise.all([
    ask(number, student, REASON),
    ask(number, student, REASON, second),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  // The time of the policy is over, but the refund was asked for.
  server.advanceClock(25 * HOUR);
  expect((await ask(number, student)).status).toBe(200);
  const order = await ownOrder(student);
  expect(order).not.toHaveProperty('refundable');
  expect(order.refund_asked.answer_by > server.now().toISOString()).toBe(true);

  await server.runTask('keep promises');
  expect(await rows("SELECT about_id FROM promises WHERE kind = 'refund'")).toHaveLength(1);
  expect(await rows("SELECT actor_kind FROM audit_log WHERE action = 'Ask for a refund'")).toEqual([
    { actor_kind: 'buyer' },
  ]);
  const { token } = await server.addUser({ role: 3 });
  const { cases } = (await server.call('GET', 'admin/review', undefined, { token })).body.data;
  expect(cases).toMatchObject([
    { reason: 'refund_asked', detail: REASON, order_number: number, refundable_amount: 9999 },
  ]);
  const [{ id }] = cases;
  await server.call('POST', `admin/review/${id}`, { action: 'close', note: 'No' }, { token });
  const answered = (await ownOrder(student)).refund_asked;
  expect(answered).toEqual({ asked_at: order.refund_asked.asked_at });
});

test('24 hours after the payment it is too late', async () => {
  const { student, number } = await bought();
  server.advanceClock(24 * HOUR);
  expect(await ownOrder(student)).not.toHaveProperty('refundable');
  const refused = await ask(number, student);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('within 24 hours');
  expect(await rows('SELECT id FROM review_cases')).toEqual([]);
});

test('once the class has begun it is too late', async () => {
  const start = new Date(server.now().getTime() + 2 * HOUR * 1000);
  const [day, time] = new Date(start.getTime() + 5.5 * HOUR * 1000).toISOString().split('T');
  const catalogue: Catalogue = structuredClone(shippedCatalogue);
  catalogue.webinars[0]!.sessions = [
    { id: 'soon', day: day!, time: time!.slice(0, 5), minutes: 60, seats: 5 },
  ];
  await server.services.pool.query(
    `INSERT INTO catalogue_versions (version, content, published_at, published_by, note)
     SELECT max(version) + 1, $1::json, $2, 'Admin', '' FROM catalogue_versions`,
    [JSON.stringify(catalogue), server.now()],
  );
  const { student, number } = await bought(webinarPayload);
  const { until } = (await ownOrder(student)).refundable;
  expect(Date.parse(until) - start.getTime()).toBeLessThanOrEqual(0);
  server.advanceClock(2 * HOUR);
  expect((await ask(number, student)).status).toBe(409);
});

test('nobody asks for the money of another, or of an order that is not paid', async () => {
  const { number } = await bought();
  const stranger = await server.addUser();
  expect((await ask(number, stranger)).status).toBe(404);
  const own = { user_id: stranger.id, email: stranger.email };
  const unpaid = await placeOrder(server, coursePayload(own), stranger.token);
  expect((await ask(unpaid, stranger)).status).toBe(409);
});
