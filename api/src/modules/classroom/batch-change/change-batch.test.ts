import { buy, coursePayload } from '../../../testing/payments/orders';
import { batchIn, publish } from '../../../testing/published';
import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';

const DAY = 86_400;
let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const onSale = (...batches: [days: number, seats: number][]) =>
  publish(server, ({ courses }) => {
    courses[0]!.batches = batches.map(([days, seats]) => batchIn(server, days, seats));
  });
async function student() {
  const user = await server.addUser();
  const number = await buy(server, coursePayload({ email: user.email }), user.token);
  return { user, number };
}
const change = ({ token }: TestUser, schedule_id: string) =>
  server.call('PUT', 'classroom/course/101/batch', { schedule_id }, { token });
const classroom = async ({ token }: TestUser) =>
  (await server.call('GET', 'classroom/course/101', undefined, { token })).body.data;
const ids = ({ other_batches: others = [] }) =>
  others.map(({ schedule_id }: { schedule_id: string }) => schedule_id);

test('a student moves to another batch once, and is told by e-mail', async () => {
  await onSale([5, 5], [12, 5], [19, 5]);
  const { user, number } = await student();
  expect(ids(await classroom(user))).toEqual(['in-12', 'in-19']);
  const answers = await Promise.all([change(user, 'in-12'), change(user, 'in-12')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const moved = await classroom(user);
  expect(moved.batch.id).toBe('in-12');
  expect(moved).not.toHaveProperty('other_batches');
  await server.services.messenger.deliver();
  const mails = server.outbox().filter(({ template }) => template === 'order-rebooked');
  expect(mails.map(({ to }) => to)).toEqual([user.email]);
  const { rows } = await server.services.pool.query(
    "SELECT actor_kind, subject FROM audit_log WHERE action = 'Change batch'",
  );
  expect(rows).toEqual([{ actor_kind: 'buyer', subject: `Order ${number}` }]);

  const again = await change(user, 'in-19');
  expect(again.status).toBe(409);
  expect(again.body.message).toContain('once already');
});

test('of two who want the last place, one gets it; the change of the other is not used', async () => {
  await onSale([5, 5], [12, 1], [19, 5]);
  const [first, second] = [(await student()).user, (await student()).user];
  const answers = await Promise.all([change(first, 'in-12'), change(second, 'in-12')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const left = answers[0].status === 409 ? first : second;
  expect(ids(await classroom(left))).toEqual(['in-19']);
  expect((await change(left, 'in-19')).status).toBe(200);
});

test('once the first class has begun it is too late, and no batch that has begun can be chosen', async () => {
  await onSale([5, 5], [12, 5], [2, 0]);
  const { user } = await student();
  expect((await change(user, 'of-nobody')).status).toBe(409);
  server.advanceClock(3 * DAY);
  expect((await change(user, 'in-2')).status).toBe(409);
  server.advanceClock(3 * DAY);
  expect(await classroom(user)).not.toHaveProperty('other_batches');
  const late = await change(user, 'in-12');
  expect(late.status).toBe(409);
  expect(late.body.message).toContain('until its first class begins');
});

test('who waits for a refund keeps the batch', async () => {
  await onSale([5, 5], [12, 5]);
  const { user, number } = await student();
  const reason = 'I cannot come';
  expect((await server.call('POST', `orders/${number}/refund`, { reason }, user)).status).toBe(200);
  expect(await classroom(user)).not.toHaveProperty('other_batches');
  expect((await change(user, 'in-12')).status).toBe(409);
});

test('who is not enrolled changes nothing', async () => {
  expect((await change(await server.addUser(), 'in-12')).status).toBe(404);
});
