import { confirm, coursePayload, decide, placeOrder } from '../../testing/orders';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { createHmac } from 'node:crypto';
import { keyedHash } from '../../platform/secrets';
import { orderToken, paymentLink } from './attempts';
import { replayEvents } from './events';
import type { PaymentReport } from './provider';
import type { SandboxProvider } from './sandbox-provider';
import { sweepOrders } from './sweeper';

const HOUR = 3600;
let server: TestServer;
let provider: SandboxProvider;
beforeAll(async () => {
  server = await openTestServer();
  provider = server.services.payments as SandboxProvider;
});
afterAll(() => server.close());

let buyers = 0;
async function newOrder(changes: Record<string, unknown> = {}): Promise<string> {
  buyers += 1;
  return placeOrder(server, coursePayload({ email: `buyer${buyers}@example.com`, ...changes }));
}

const report = (reference: string, changes: Partial<PaymentReport> = {}): PaymentReport => ({
  reference,
  paymentId: `payment-of-${reference}`,
  state: 'success',
  amountPaise: 999_900,
  currency: 'INR',
  ...changes,
});

/** As the sandbox signs what it sends. */
const signatureOf = (headers: Record<string, string>, body: string) =>
  createHmac('sha256', keyedHash(server.config.secretKey, 'sandbox-webhook'))
    .update(headers['x-webhook-timestamp']!)
    .update(body)
    .digest('base64');

async function deliver(event: object) {
  const { body, headers } = provider.sign(event as PaymentReport);
  return server.call('POST', 'payment/webhook/sandbox', body, { headers });
}

const query = async (text: string, values: unknown[] = []) =>
  (await server.services.pool.query(text, values)).rows;

async function stateOf(orderNumber: string) {
  const [row] = await query(
    `SELECT o.state,
            (SELECT count(*)::integer FROM enrolments e WHERE e.order_id = o.id) AS enrolments,
            ARRAY(SELECT reason FROM review_cases r WHERE r.order_id = o.id ORDER BY reason) AS review
     FROM orders o WHERE order_number = $1`,
    [orderNumber],
  );
  return row;
}

const ask = (orderNumber: string) =>
  confirm(server, {
    order_id: orderNumber,
    order_token: orderToken(server.config.secretKey, orderNumber),
  });

test('an event that names a payment on another order does not hide the true one', async () => {
  const [mine, other] = [await newOrder(), await newOrder()];
  // Not the price of the other order: it waits for a person, and pays nothing.
  await deliver(report(other, { paymentId: 'P', amountPaise: 100 }));
  await deliver(report(mine, { paymentId: 'P' }));
  expect(await stateOf(other)).toEqual({
    state: 'needs_review',
    enrolments: 0,
    review: ['amount'],
  });
  expect(await stateOf(mine)).toEqual({ state: 'paid', enrolments: 1, review: [] });
});

test('the order whose payment was counted for another one is shown to a person', async () => {
  const [mine, other] = [await newOrder(), await newOrder()];
  await deliver(report(other, { paymentId: 'Q' }));
  await deliver(report(mine, { paymentId: 'Q' }));
  expect(await stateOf(mine)).toEqual({
    state: 'needs_review',
    enrolments: 0,
    review: ['counted_elsewhere'],
  });
});

test('money for an order that is not ours is shown to a person', async () => {
  await deliver(report('NK-000000-ELSEWHERE0', { paymentId: 'stray' }));
  expect(await query("SELECT reason FROM review_cases WHERE payment_id = 'stray'")).toEqual([
    { reason: 'unknown_order' },
  ]);
});

test('a state that nobody knows pays nothing and is shown to a person; a clear one settles it', async () => {
  const [number, other] = [await newOrder(), await newOrder()];
  await deliver({ ...report(number), state: 'AUTHORISED' });
  await deliver({ ...report(other), state: 'AUTHORISED' });
  expect(await stateOf(number)).toEqual({
    state: 'pending',
    enrolments: 0,
    review: ['unknown_state'],
  });
  expect((await ask(number)).body.payment_state).toBe('review');
  await deliver(report(number));
  expect(await stateOf(number)).toMatchObject({ state: 'paid', enrolments: 1 });
  const resolutions = (order: string) =>
    query(
      `SELECT c.resolution FROM review_cases c JOIN orders o ON o.id = c.order_id WHERE o.order_number = $1`,
      [order],
    );
  expect(await resolutions(number)).toEqual([{ resolution: 'accepted' }]);
  expect(await resolutions(other)).toEqual([{ resolution: null }]);
});

test('a failed try beside one that is still open does not end the order', async () => {
  const number = await newOrder();
  await deliver(report(number, { paymentId: `first-${number}`, state: 'failed' }));
  expect((await ask(number)).body.payment_state).toBe('failed');
  server.wait(5);
  await deliver(report(number, { paymentId: `second-${number}`, state: 'pending' }));
  expect((await ask(number)).body.payment_state).toBe('pending');
  await deliver(report(number, { paymentId: `second-${number}`, state: 'failed' }));
  server.wait(5);
  expect((await ask(number)).body.payment_state).toBe('failed');
});

test('a lost webhook and a provider that is away after two days lose nothing', async () => {
  const number = await newOrder();
  provider.script.push('drop');
  await decide(server, number, 'paid');
  server.wait(50 * HOUR);
  const away = jest.spyOn(provider, 'fetchStatus').mockRejectedValue(new Error('away'));
  await sweepOrders(server.services);
  away.mockRestore();
  expect(await stateOf(number)).toMatchObject({ state: 'pending' });
  server.wait(2 * HOUR);
  await sweepOrders(server.services);
  expect(await stateOf(number)).toMatchObject({ state: 'paid', enrolments: 1 });
});

test('an order that nobody pays ends expired, or failed after a failed try; money may still come', async () => {
  const [quiet, tried] = [await newOrder(), await newOrder()];
  await decide(server, tried, 'failed');
  for (const hours of [49, 120]) {
    server.wait(hours * HOUR);
    await sweepOrders(server.services);
    await sweepOrders(server.services);
  }
  expect(await stateOf(quiet)).toMatchObject({ state: 'expired' });
  expect(await stateOf(tried)).toMatchObject({ state: 'failed' });
  await deliver(report(quiet));
  expect(await stateOf(quiet)).toMatchObject({ state: 'paid', enrolments: 1 });
});

test('an order is asked about while the provider calls a payment of it undecided, and no longer', async () => {
  const [pending, rumoured] = [await newOrder(), await newOrder()];
  await provider.decide(pending, 'pending');
  // Only a webhook has ever told of this one.
  await deliver(report(rumoured, { paymentId: 'never-there', state: 'pending' }));
  const sweepAfter = async (hours: number) => {
    server.wait(hours * HOUR);
    await sweepOrders(server.services);
  };
  await sweepAfter(49);
  await sweepAfter(120);
  expect(await stateOf(pending)).toMatchObject({ state: 'pending' });
  expect(await stateOf(rumoured)).toMatchObject({ state: 'expired' });
  await provider.decide(pending, 'paid');
  await sweepAfter(2);
  expect(await stateOf(pending)).toMatchObject({ state: 'paid', enrolments: 1 });
});

test('a link that is paid a second time is found, though no webhook tells of it', async () => {
  const number = await newOrder();
  await deliver(report(number));
  await provider.decide(number, 'paid');
  server.wait(49 * HOUR);
  await sweepOrders(server.services);
  expect(await stateOf(number)).toEqual({ state: 'paid', enrolments: 1, review: ['paid_twice'] });
});

test('a new try has a link and a price of its own, and either price pays', async () => {
  const number = await newOrder();
  const first = await paymentLink(server.services, number);
  expect(await paymentLink(server.services, number)).toBe(first);
  await query('UPDATE payment_attempts SET payable_paise = 500 WHERE reference = $1', [number]);
  server.wait(25 * HOUR);
  const second = await paymentLink(server.services, number);
  expect(second).toBe(`${first}-2`);
  await deliver(report(number, { paymentId: `failed-${number}`, state: 'failed' }));
  expect((await ask(number)).body.payment_state).toBe('pending');
  await deliver(report(number, { paymentId: `wrong-${number}` }));
  expect(await stateOf(number)).toMatchObject({ state: 'needs_review', review: ['amount'] });
  await deliver(report(`${number}-2`, { paymentId: `right-${number}` }));
  expect(await stateOf(number)).toMatchObject({ state: 'paid' });
  const [order] = await query('SELECT payable_paise FROM orders WHERE order_number = $1', [number]);
  expect(order.payable_paise).toBe(999_900);
});

test('what is told of one try changes no other, nor one that has been paid', async () => {
  const [number, other] = [await newOrder(), await newOrder()];
  const attempts = () =>
    query('SELECT reference, state FROM payment_attempts WHERE reference = ANY ($1) ORDER BY id', [
      [number, other],
    ]);
  await deliver(report(number, { paymentId: `first-${number}`, state: 'failed' }));
  const untouched = { reference: other, state: 'pending' };
  expect(await attempts()).toEqual([{ reference: number, state: 'failed' }, untouched]);
  expect(await paymentLink(server.services, number)).toContain(number);
  await deliver(report(number));
  await deliver(report(number, { paymentId: `late-${number}`, state: 'failed' }));
  expect(await attempts()).toEqual([{ reference: number, state: 'paid' }, untouched]);
});

test('a payment that is faster than the answer with its link is kept', async () => {
  const other = await newOrder();
  const created = "UPDATE payment_attempts SET state = 'created' WHERE reference = $1";
  await query(created, [other]);
  const { createCheckout } = provider;
  const slow = jest.spyOn(provider, 'createCheckout').mockImplementation(async (checkout) => {
    const answer = await createCheckout(checkout);
    await deliver(report(checkout.reference));
    return answer;
  });
  const number = await newOrder();
  slow.mockRestore();
  expect(await stateOf(number)).toMatchObject({ state: 'paid', enrolments: 1 });
  expect(
    await query('SELECT state FROM payment_attempts WHERE reference = ANY ($1) ORDER BY id', [
      [other, number],
    ]),
  ).toEqual([{ state: 'created' }, { state: 'paid' }]);
});

test('while a payment is open, no second one is begun; a paid order is not paid again', async () => {
  const number = await newOrder();
  await deliver(report(number, { state: 'pending' }));
  await expect(paymentLink(server.services, number)).rejects.toMatchObject({ statusCode: 409 });
  await deliver(report(number));
  await expect(paymentLink(server.services, number)).rejects.toMatchObject({ statusCode: 409 });
});

test('what has been paid for before is told, and paid again is shown to a person', async () => {
  const student = await server.addUser();
  const payload = coursePayload({ email: student.email });
  const order = async () =>
    (await server.call('POST', 'payment/create', payload, { token: student.token })).body;
  const first = await order();
  expect(first.notice).toBeUndefined();
  await decide(server, first.order_number);
  const second = await order();
  expect(second).toMatchObject({
    status: true,
    message: expect.stringContaining('already'),
    already_owned: [101],
  });
  await decide(server, second.order_number);
  expect(await stateOf(second.order_number)).toEqual({
    state: 'paid',
    enrolments: 0,
    review: ['already_owned'],
  });
  await server.services.messenger.deliver();
  const told = server.outbox().filter(({ to }) => to === student.email);
  expect(told.map(({ template }) => template)).toContain('order-in-review');
});

test('an event is kept as it came, once, and can be applied again', async () => {
  const number = await newOrder();
  for (let time = 0; time < 3; time += 1) await deliver(report(number));
  const [event] = await query('SELECT * FROM provider_events WHERE reference = $1', [number]);
  expect(event).toMatchObject({ source: 'webhook', deliveries: 3 });
  expect(JSON.parse(event.body)).toEqual(report(number));
  expect(await replayEvents(server.services, number)).toBe(1);
  expect(await stateOf(number)).toEqual({ state: 'paid', enrolments: 1, review: [] });
});

test('an event that a stopped server has kept but not applied is applied by the next', async () => {
  const number = await newOrder();
  const { body } = provider.sign(report(number));
  await query(
    `INSERT INTO provider_events (provider, source, body, digest, received_at)
     VALUES ('sandbox', 'webhook', $1, 'left', $2)`,
    [body, server.now()],
  );
  server.wait(61);
  await sweepOrders(server.services);
  expect(await stateOf(number)).toMatchObject({ state: 'paid', enrolments: 1 });
});

test('a signed event that cannot be read is kept, shown to a person, and applied by a replay', async () => {
  const admin = await server.addUser({ role: 3 });
  const number = await newOrder();
  expect((await deliver({ nothing: 'of a payment' })).status).toBe(200);
  const [event] = await query('SELECT id, body FROM provider_events WHERE error IS NOT NULL');
  expect(event.body).toBe('{"nothing":"of a payment"}');
  const cases = () => query("SELECT closed_at FROM review_cases WHERE reason = 'unreadable_event'");
  expect(await cases()).toEqual([{ closed_at: null }]);

  const replay = (id: number, token?: string) =>
    server.call('POST', `admin/events/${id}/replay`, undefined, { token });
  expect((await replay(event.id)).status).toBe(401);
  expect((await replay(2_000_000_000, admin.token)).status).toBe(404);
  expect((await replay(event.id, admin.token)).body.message).toMatch(/cannot be read/);
  expect(await cases()).toEqual([{ closed_at: null }]);

  const read = jest.spyOn(provider, 'readEvent').mockReturnValue(report(number));
  for (let time = 0; time < 3; time += 1) {
    expect(await replay(event.id, admin.token)).toMatchObject({
      status: 200,
      body: { message: 'Applied.' },
    });
  }
  read.mockRestore();
  expect(await stateOf(number)).toEqual({ state: 'paid', enrolments: 1, review: [] });
  expect(await cases()).toEqual([{ closed_at: expect.any(Date) }]);
  expect(await query("SELECT action, subject FROM audit_log WHERE action LIKE 'Replay%'")).toEqual(
    Array.from({ length: 4 }, () => ({ action: 'Replay event', subject: `Event ${event.id}` })),
  );
});

test('a signed body that is no JSON is refused', async () => {
  const { headers } = provider.sign(report('none'));
  const body = '{"reference":';
  const signed = { ...headers, 'x-webhook-signature': signatureOf(headers, body) };
  const answer = await server.call('POST', 'payment/webhook/sandbox', body, { headers: signed });
  expect(answer.status).toBe(400);
});

test('a sale counts in the month of its order, in the chart as in the list', async () => {
  const late = await openTestServer();
  const { pool } = late.services;
  const admin = await late.addUser({ role: 3 });
  const number = await placeOrder(late, coursePayload());
  // Ordered on the last evening of November, paid in December.
  await pool.query("UPDATE orders SET created_at = '2025-11-30T18:00:00Z'");
  await pool.query("UPDATE daily_order_counts SET day = '2025-11-30'");
  await decide(late, number);
  const get = async (path: string) =>
    (await late.call('GET', `admin/${path}`, undefined, { token: admin.token })).body.data;
  expect((await get('dashboard-summary')).monthly_breakdown).toEqual([
    expect.objectContaining({ month: '2025-11', paid_course_amount: 9999 }),
  ]);
  expect((await get('course-orders?from_date=2025-11-01&to_date=2025-11-30')).total).toBe(1);
  await late.close();
});
