import type { Batch } from 'shared/model/schemas';
import { buy, coursePayload } from '../../../testing/payments/orders';
import { batchIn, dayIn, publish } from '../../../testing/published';
import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';

const ID = 'course-101-first';

let server: TestServer;
let owner: TestUser;
let batch: Batch;
beforeAll(async () => {
  server = await openTestServer();
  owner = await server.addUser({ role: 3, name: 'Owner' });
});
afterAll(() => server.close());
beforeEach(async () => {
  batch = { ...batchIn(server, 10, 9), id: 'first', lastDay: dayIn(server, 13) };
  await server.services.pool.query("UPDATE orders SET state = 'refunded'");
  await server.services.pool.query('DELETE FROM meeting_changes');
  await publish(server, ({ courses }) => {
    courses[0]!.batches = [batch, { ...batch, id: 'later', firstDay: dayIn(server, 12) }];
  });
});

const asAdmin = (method: string, path: string, body?: object, { token } = owner) =>
  server.call(method, `admin/${path}`, body, { token });
const review = async () => (await asAdmin('GET', `classes/${ID}/cancellation`)).body.data;
const cancel = (body: object, user = owner) =>
  asAdmin('POST', `classes/${ID}/cancellation`, { reason: 'Too few people', ...body }, user);
const order = async (number: string) => (await asAdmin('GET', `orders/${number}`)).body.data;
const mails = async (template: string) => {
  await server.services.messenger.deliver();
  return server.outbox().filter((sent) => sent.template === template);
};
const bought = async () => {
  const { email, token } = await server.addUser();
  return buy(server, coursePayload({ email }), token);
};
const byHand = async (way: string) => {
  const { id } = await server.addUser();
  const body = { kind: 'course', product_id: 101, schedule_id: 'first', way, reason: 'agreed' };
  expect(await asAdmin('POST', `people/${id}/enrolments`, body)).toMatchObject({ status: 200 });
  return (await asAdmin('GET', `people/${id}`)).body.data.orders[0].order_number as string;
};
const toSettle = async () => (await asAdmin('GET', 'desk')).body.data.to_settle;

test('everybody is settled with in one step: refund, cash to give back, gift withdrawn; whole or not at all, and once', async () => {
  const [paid, cash, gift] = [await bought(), await byHand('cash'), await byHand('gift')];
  const { rows, targets } = await review();
  expect(rows).toMatchObject([
    { order_number: paid, how: 'refund', amount: 9999 },
    { order_number: cash, how: 'cash', amount: 9999 },
    { order_number: gift, how: 'gift', amount: 0 },
  ]);
  expect(targets).toMatchObject([{ id: 'later', left: 9 }]);
  const reviewed = [paid, cash, gift];
  expect(await cancel({ reviewed: [paid, gift] })).toMatchObject({ status: 409 });
  // Above the limit of the office: the act ends in the middle, so nothing of it has happened.
  const office = await server.addUser({ rights: 'office', name: 'Office' });
  expect(await cancel({ reviewed }, office)).toMatchObject({ status: 403 });
  expect(await order(gift)).toMatchObject({ state: 'paid', enrolments: [{ product_id: 101 }] });
  expect(await mails('class-cancelled')).toEqual([]);
  expect(await review()).toMatchObject({ rows });

  const both = await Promise.all([cancel({ reviewed }), cancel({ reviewed })]);
  expect(both.map(({ body }) => body.message).sort()).toEqual([
    'Cancelled. Everybody is told by e-mail.',
    'It was cancelled already.',
  ]);
  expect(await mails('class-cancelled')).toHaveLength(3);
  // As after a stop of the server: the refund is stored, and the provider is asked later, once.
  expect(await order(paid)).toMatchObject({ state: 'paid', refunds: [{ state: 'requested' }] });
  server.advanceClock(61);
  await server.runTask('ask about open refunds');
  await server.runTask('ask about open refunds');
  expect(await order(paid)).toMatchObject({
    state: 'refunded',
    refunds: [{ state: 'done', amount: 9999 }],
  });
  expect(await order(gift)).toMatchObject({ state: 'withdrawn', enrolments: [] });
  expect(await order(cash)).toMatchObject({ state: 'paid', returnable_amount: 9999 });
  expect(await toSettle()).toMatchObject([{ class_id: ID, orders: [cash] }]);
  const { meetings, when, next } = (await asAdmin('GET', `classes/${ID}`)).body.data;
  expect(when).toMatch(/^Cancelled: /);
  expect(next).toBeNull();
  expect(meetings.every(({ state }: { state: string }) => state === 'cancelled')).toBe(true);
  const again = { start: `${meetings[0].day}T18:00`, tell: false };
  expect(await asAdmin('PUT', `classes/${ID}/meetings/${meetings[0].day}`, again)).toMatchObject({
    status: 409,
    body: { message: 'This batch is cancelled.' },
  });
  // Who buys now gets the other batch.
  await bought();
  expect((await asAdmin('GET', `classes/${ID}`)).body.data.students).toHaveLength(1);
  expect(JSON.stringify((await server.call('GET', 'catalogue')).body)).toContain(
    '"cancelled":true',
  );
});

test('or everybody moves to other dates', async () => {
  const [paid, gift] = [await bought(), await byHand('gift')];
  const reviewed = [paid, gift];
  expect(await cancel({ reviewed, to: 'unknown' })).toMatchObject({ status: 422 });
  expect(await cancel({ reviewed, to: 'first' })).toMatchObject({ status: 422 });
  const before = (await mails('order-rebooked')).length;
  expect(await cancel({ reviewed, to: 'later' })).toMatchObject({ status: 200 });
  expect((await mails('order-rebooked')).length).toBe(before + 2);
  expect((await asAdmin('GET', 'classes/course-101-later')).body.data.students).toHaveLength(2);
  expect(await toSettle()).toEqual([]);
  const [entry] = (await asAdmin('GET', 'audit')).body.data.data;
  expect(entry).toMatchObject({ action: 'Cancel batch' });
});
