import { confirm, coursePayload, placeOrder } from '../../testing/payments/orders';
import { openTestServer, type TestServer } from '../../testing/test-server';
import type { PaymentReport } from './providers/provider';
import type { SandboxProvider } from './providers/sandbox-provider';
import { orderToken } from './attempts';
import { sweepOrders } from './sweeper';

let server: TestServer;
let provider: SandboxProvider;
beforeAll(async () => {
  server = await openTestServer();
  provider = server.services.paymentProvider as SandboxProvider;
});
afterAll(() => server.close());

let orders = 0;
async function newOrder(): Promise<string> {
  orders += 1;
  return placeOrder(server, coursePayload({ email: `buyer${orders}@example.com` }));
}

const paid = (orderNumber: string, changes: Partial<PaymentReport> = {}): PaymentReport => ({
  reference: orderNumber,
  paymentId: `payment-of-${orderNumber}`,
  state: 'success',
  amountPaise: 999_900,
  currency: 'INR',
  ...changes,
});

async function deliver(report: PaymentReport, headers: Record<string, string> = {}) {
  const webhook = provider.sign(report);
  return server.call('POST', 'payment/webhook/sandbox', webhook.body, {
    headers: { ...webhook.headers, ...headers },
  });
}

async function stateOf(orderNumber: string) {
  await server.runTask('confirm paid orders');
  const found = await server.services.pool.query(
    `SELECT o.status,
            (SELECT array_agg(reason ORDER BY reason) FROM review_cases r WHERE r.order_id = o.id) AS review,
            (SELECT count(*)::integer FROM enrolments e WHERE e.order_id = o.id) AS enrolments,
            (SELECT count(*)::integer FROM outgoing_messages m WHERE m.message->>'template' = 'order-paid'
             AND m.message->>'subject' LIKE '%' || o.order_number) AS receipts
     FROM orders o WHERE order_number = $1`,
    [orderNumber],
  );
  return found.rows[0];
}

const totals = async () =>
  (
    await server.services.pool.query(
      'SELECT sum(transactions)::integer AS count, sum(paid_paise)::integer AS paise FROM daily_totals',
    )
  ).rows[0];

function permutations<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

test('reports of success and failure, repeated and in any order, pay the order once', async () => {
  const before = await totals();
  const events = (number: string) => [
    paid(number),
    paid(number),
    paid(number, { state: 'failed', paymentId: 'failed-try' }),
    paid(number, { state: 'pending', paymentId: 'waiting-try' }),
  ];
  const all = permutations([0, 1, 2, 3]);
  for (const order of all) {
    const number = await newOrder();
    for (const index of order) expect((await deliver(events(number)[index]!)).status).toBe(200);
    expect(await stateOf(number)).toEqual({
      status: 'paid',
      review: null,
      enrolments: 1,
      receipts: 1,
    });
  }
  const after = await totals();
  expect(after.count - (before.count ?? 0)).toBe(all.length);
  expect(after.paise - (before.paise ?? 0)).toBe(all.length * 999_900);
});

test('twenty paid events at once count once', async () => {
  const number = await newOrder();
  const before = await totals();
  const responses = await Promise.all(Array.from({ length: 20 }, () => deliver(paid(number))));
  expect(responses.every((response) => response.status === 200)).toBe(true);
  expect(await stateOf(number)).toMatchObject({ status: 'paid', enrolments: 1, receipts: 1 });
  expect((await totals()).count).toBe(before.count + 1);
});

test('a payment with a wrong amount or currency grants nothing and opens a review case', async () => {
  for (const changes of [{ amountPaise: 100 }, { amountPaise: 999_901 }, { currency: 'USD' }]) {
    const number = await newOrder();
    expect((await deliver(paid(number, changes))).status).toBe(200);
    expect(await stateOf(number)).toMatchObject({
      status: 'pending',
      review: [changes.currency ? 'currency' : 'amount'],
      enrolments: 0,
      receipts: 0,
    });
    const order_token = orderToken(server.config.secretKey, number);
    expect(await confirm(server, { order_id: number, order_token })).toMatchObject({
      status: 409,
      body: { payment_state: 'review' },
    });
  }
});

test('two right payments and a wrong one end the same in any order', async () => {
  for (const order of permutations([0, 1, 2])) {
    const number = await newOrder();
    const events = [
      paid(number, { paymentId: `a-${number}` }),
      paid(number, { paymentId: `b-${number}` }),
      paid(number, { paymentId: `c-${number}`, amountPaise: 1 }),
    ];
    for (const index of order) await deliver(events[index]!);
    expect(await stateOf(number)).toEqual({
      status: 'paid',
      review: expect.arrayContaining(['amount', 'paid_twice']),
      enrolments: 1,
      receipts: 1,
    });
  }
});

test('a payment id counts once, even for another order', async () => {
  const [first, second] = [await newOrder(), await newOrder()];
  await deliver(paid(first, { paymentId: 'reused' }));
  await deliver(paid(second, { paymentId: 'reused' }));
  expect(await stateOf(second)).toMatchObject({
    status: 'pending',
    review: ['counted_elsewhere'],
    enrolments: 0,
  });
});

test('a webhook with a wrong signature changes nothing', async () => {
  const number = await newOrder();
  const { body, headers } = provider.sign(paid(number));
  const send = (payload: string, more: Record<string, string>) =>
    server.call('POST', 'payment/webhook/sandbox', payload, { headers: { ...headers, ...more } });
  expect((await send(body.replace('999900', '999901'), {})).status).toBe(401);
  expect((await send(` ${body}`, {})).status).toBe(401);
  expect((await send(body, { 'x-webhook-timestamp': '1' })).status).toBe(401);
  expect((await send(body, { 'x-webhook-signature': '' })).status).toBe(401);
  expect(await stateOf(number)).toMatchObject({ status: 'pending', review: null });
});

test('an event of an unknown order is accepted', async () => {
  expect((await deliver(paid('NK-000000-ELSEWHERE0'))).status).toBe(200);
});

test('an event is refused while the database is unreachable, so that it is sent again', async () => {
  const number = await newOrder();
  const { pool } = server.services;
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  // A query of the pool passes a callback, a transaction awaits a promise.
  const connect = jest
    .spyOn(pool, 'connect')
    .mockImplementation(((done?: (error: Error) => void) =>
      done ? done(refused) : Promise.reject(refused)) as never);
  const response = await deliver(paid(number));
  connect.mockRestore();
  expect(response).toMatchObject({ status: 503, body: { message: expect.any(String) } });
  expect((await deliver(paid(number))).status).toBe(200);
  expect(await stateOf(number)).toMatchObject({ status: 'paid' });
});

test('after a lost webhook and a closed browser, the sweeper finds the payment', async () => {
  const number = await newOrder();
  await provider.decide(number, 'paid');
  await sweepOrders(server.services);
  expect(await stateOf(number)).toMatchObject({ status: 'pending' });
  server.advanceClock(121);
  await sweepOrders(server.services);
  expect(await stateOf(number)).toMatchObject({ status: 'paid', enrolments: 1, receipts: 1 });
});

test('the sweeper asks less and less often, and stops a day after the link has expired', async () => {
  const number = await newOrder();
  const asked = jest.spyOn(provider, 'fetchStatus');
  const questions = () => asked.mock.calls.filter(([of]) => of.reference === number).length;
  for (let minute = 0; minute < 60; minute += 1) {
    server.advanceClock(60);
    await sweepOrders(server.services);
  }
  expect(questions()).toBeGreaterThan(3);
  expect(questions()).toBeLessThan(8);
  server.advanceClock(50 * 3600);
  await sweepOrders(server.services);
  const last = questions();
  server.advanceClock(50 * 3600);
  await sweepOrders(server.services);
  expect(questions()).toBe(last);
  asked.mockRestore();
});
