import { confirm, coursePayload, decide, placeOrder } from './orders';
import { openTestServer, type TestServer } from '../test-server';
import { orderToken } from '../../modules/payments/attempts';
import type { SandboxFault } from './faulty-sandbox';
import type { SignedWebhook } from '../../modules/payments/providers/sandbox-provider';
import type { FaultySandbox } from './faulty-sandbox';
import { sweepOrders } from '../../modules/payments/sweeper';

let server: TestServer;
let provider: FaultySandbox;
beforeAll(async () => {
  server = await openTestServer();
  provider = server.services.paymentProvider as FaultySandbox;
});
afterEach(() => expect(provider.script).toEqual([]));
afterAll(() => server.close());

let orders = 0;
async function newOrder(): Promise<string> {
  orders += 1;
  return placeOrder(server, coursePayload({ email: `buyer${orders}@example.com` }));
}

const deliver = ({ body, headers }: SignedWebhook) =>
  server.call('POST', 'payment/webhook/sandbox', body, { headers });

const question = (number: string) => ({
  order_id: number,
  order_token: orderToken(server.config.secretKey, number),
});

async function stateOf(number: string) {
  const found = await server.services.pool.query(
    `SELECT status, EXISTS (SELECT 1 FROM review_cases r WHERE r.order_id = o.id) AS review,
            (SELECT count(*)::integer FROM enrolments e WHERE e.order_id = o.id) AS enrolments,
            (SELECT count(*)::integer FROM payments p WHERE p.order_id = o.id AND p.state = 'success') AS payments
     FROM orders o WHERE order_number = $1`,
    [number],
  );
  return found.rows[0];
}

const open = { status: 'pending', review: false, enrolments: 0, payments: 0 };
const paid = { status: 'paid', review: false, enrolments: 1, payments: 1 };
const inReview = { status: 'pending', review: true, enrolments: 0, payments: 1 };

test('a webhook that comes twice counts once', async () => {
  const number = await newOrder();
  provider.script.push('duplicate');
  await decide(server, number);
  expect(await stateOf(number)).toEqual(paid);
});

test.each<SandboxFault>(['drop', 'delay', 'tamper'])(
  'the return page finds a paid order in spite of the webhook fault %s',
  async (fault) => {
    const number = await newOrder();
    provider.script.push(fault);
    const returned = await decide(server, number);
    expect(await stateOf(number)).toEqual(open);
    expect((await confirm(server, returned)).status).toBe(200);
    for (const late of provider.delayed()) expect((await deliver(late)).status).toBe(200);
    expect(await stateOf(number)).toEqual(paid);
  },
);

test('a delayed webhook pays the order after the browser was closed', async () => {
  const number = await newOrder();
  provider.script.push('delay');
  await decide(server, number);
  expect(await stateOf(number)).toEqual(open);
  const [late] = provider.delayed();
  expect((await deliver(late!)).status).toBe(200);
  expect(await stateOf(number)).toEqual(paid);
});

test('a payment that succeeded cannot fail on the same page afterwards', async () => {
  const number = await newOrder();
  await decide(server, number, 'paid');
  await decide(server, number, 'failed');
  expect(await provider.find(number)).toMatchObject({ state: 'paid' });
  expect(await stateOf(number)).toEqual(paid);
});

test('a report of a failed try that arrives after the paid one changes nothing', async () => {
  const number = await newOrder();
  provider.script.push('reorder');
  await decide(server, number, 'failed');
  await decide(server, number, 'paid');
  expect(await stateOf(number)).toEqual(paid);
});

test.each<SandboxFault>(['change amount', 'change currency'])(
  'an order with the webhook fault %s gets a review case',
  async (fault) => {
    const number = await newOrder();
    provider.script.push(fault);
    const returned = await decide(server, number);
    expect(await stateOf(number)).toEqual(inReview);
    expect(await confirm(server, returned)).toMatchObject({
      status: 409,
      body: { payment_state: 'review' },
    });
    expect(await stateOf(number)).toEqual(inReview);
  },
);

test.each<SandboxFault>(['429', '500', 'time out after commit'])(
  'an order can be retried with the same key after the call fault %s',
  async (fault) => {
    const headers = { 'idempotency-key': `again after ${fault}` };
    orders += 1;
    const payload = coursePayload({ email: `buyer${orders}@example.com` });
    const ordered = async () =>
      (await server.services.pool.query('SELECT count(*)::integer AS count FROM orders')).rows[0]
        .count;
    const before = await ordered();
    provider.script.push(fault);
    const first = await server.call('POST', 'payment/create', payload, { headers });
    expect(first).toMatchObject({ status: 503, body: { message: expect.any(String) } });
    expect(first.headers['retry-after']).toBeDefined();
    const second = await server.call('POST', 'payment/create', payload, { headers });
    expect(second.status).toBe(200);
    expect(await ordered()).toBe(before + 1);
    await decide(server, second.body.order_number);
    expect(await stateOf(second.body.order_number)).toEqual(paid);
  },
);

test.each<SandboxFault>(['429', '500', 'time out after commit'])(
  'the order stays open until the next sweep after the call fault %s',
  async (fault) => {
    const number = await newOrder();
    provider.script.push('drop', fault);
    await decide(server, number);
    expect(await confirm(server, question(number))).toMatchObject({
      status: 409,
      body: { payment_state: 'pending' },
    });
    expect(await stateOf(number)).toEqual(open);
    server.advanceClock(300);
    await sweepOrders(server.services);
    expect(await stateOf(number)).toEqual(paid);
  },
);

test('a failed query about one order does not block the others', async () => {
  // This sweep asks about the open orders of earlier tests, which are then not due for minutes.
  server.advanceClock(3600);
  await sweepOrders(server.services);
  const numbers = [await newOrder(), await newOrder()];
  for (const number of numbers) {
    provider.script.push('drop');
    await decide(server, number);
  }
  provider.script.push('500');
  server.advanceClock(130);
  await sweepOrders(server.services);
  const states = (await Promise.all(numbers.map(stateOf))).map((state) => state.status);
  expect(states.sort()).toEqual(['paid', 'pending']);
});
