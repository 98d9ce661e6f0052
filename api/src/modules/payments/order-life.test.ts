import { confirm, coursePayload, decide, placeOrder } from '../../testing/payments/orders';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { createHmac } from 'node:crypto';
import { indianDay } from '../../platform/indian-time';
import { keyedHash } from '../../platform/secrets';
import { replayEvents } from '../../testing/payments/replay-events';
import { orderToken, paymentLink } from './attempts';
import type { PaymentReport } from './providers/provider';
import type { FaultySandbox } from '../../testing/payments/faulty-sandbox';
import { sweepOrders } from './sweeper';

const HOUR = 3600;
let server: TestServer;
let provider: FaultySandbox;
beforeAll(async () => {
  server = await openTestServer();
  provider = server.services.paymentProvider as FaultySandbox;
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

/** The signature that the sandbox makes for a body. */
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

test('an event that names another order for a payment does not hide the true event', async () => {
  const [mine, other] = [await newOrder(), await newOrder()];
  // The amount is not the price of the other order: it opens a review case and pays nothing.
  await deliver(report(other, { paymentId: 'P', amountPaise: 100 }));
  await deliver(report(mine, { paymentId: 'P' }));
  expect(await stateOf(other)).toEqual({
    state: 'needs_review',
    enrolments: 0,
    review: ['amount'],
  });
  expect(await stateOf(mine)).toEqual({ state: 'paid', enrolments: 1, review: [] });
});

test('an order whose payment counts for another order gets a review case', async () => {
  const [mine, other] = [await newOrder(), await newOrder()];
  await deliver(report(other, { paymentId: 'Q' }));
  await deliver(report(mine, { paymentId: 'Q' }));
  expect(await stateOf(mine)).toEqual({
    state: 'needs_review',
    enrolments: 0,
    review: ['counted_elsewhere'],
  });
});

test('a payment for an unknown order opens a review case', async () => {
  await deliver(report('NK-000000-ELSEWHERE0', { paymentId: 'stray' }));
  expect(await query("SELECT reason FROM review_cases WHERE payment_id = 'stray'")).toEqual([
    { reason: 'unknown_order' },
  ]);
});

test('an unknown state pays nothing and opens a review case; a clear state closes it', async () => {
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

test('a failed try does not end the order while another try is open', async () => {
  const number = await newOrder();
  await deliver(report(number, { paymentId: `first-${number}`, state: 'failed' }));
  expect((await ask(number)).body.payment_state).toBe('failed');
  server.advanceClock(5);
  await deliver(report(number, { paymentId: `second-${number}`, state: 'pending' }));
  expect((await ask(number)).body.payment_state).toBe('pending');
  await deliver(report(number, { paymentId: `second-${number}`, state: 'failed' }));
  server.advanceClock(5);
  expect((await ask(number)).body.payment_state).toBe('failed');
});

test('nothing is lost if the webhook is lost and the provider fails after two days', async () => {
  const number = await newOrder();
  provider.script.push('drop');
  await decide(server, number, 'paid');
  server.advanceClock(50 * HOUR);
  const away = jest.spyOn(provider, 'fetchStatus').mockRejectedValue(new Error('away'));
  await sweepOrders(server.services);
  away.mockRestore();
  expect(await stateOf(number)).toMatchObject({ state: 'pending' });
  server.advanceClock(2 * HOUR);
  await sweepOrders(server.services);
  expect(await stateOf(number)).toMatchObject({ state: 'paid', enrolments: 1 });
});

test('an unpaid order becomes expired, or failed after a failed try, and can still be paid', async () => {
  const [quiet, tried] = [await newOrder(), await newOrder()];
  await decide(server, tried, 'failed');
  for (const hours of [49, 120]) {
    server.advanceClock(hours * HOUR);
    await sweepOrders(server.services);
    await sweepOrders(server.services);
  }
  expect(await stateOf(quiet)).toMatchObject({ state: 'expired' });
  expect(await stateOf(tried)).toMatchObject({ state: 'failed' });
  await deliver(report(quiet));
  expect(await stateOf(quiet)).toMatchObject({ state: 'paid', enrolments: 1 });
});

test('the sweeper asks about an order as long as the provider reports an undecided payment', async () => {
  const [pending, rumoured] = [await newOrder(), await newOrder()];
  await provider.decide(pending, 'pending');
  // Only a webhook has reported this payment.
  await deliver(report(rumoured, { paymentId: 'never-there', state: 'pending' }));
  const sweepAfter = async (hours: number) => {
    server.advanceClock(hours * HOUR);
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

test('a second payment on a link is found without a webhook', async () => {
  const number = await newOrder();
  await deliver(report(number));
  await provider.decide(number, 'paid');
  server.advanceClock(49 * HOUR);
  await sweepOrders(server.services);
  expect(await stateOf(number)).toEqual({ state: 'paid', enrolments: 1, review: ['paid_twice'] });
});

test('a new attempt has its own link and price, and must be paid at its own price', async () => {
  const number = await newOrder();
  const first = await paymentLink(server.services, number);
  expect(await paymentLink(server.services, number)).toBe(first);
  await query('UPDATE payment_attempts SET payable_paise = 500 WHERE reference = $1', [number]);
  server.advanceClock(25 * HOUR);
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

test('a report on one attempt changes neither another attempt nor a paid one', async () => {
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

test('a payment that arrives before the response with its link is kept', async () => {
  const other = await newOrder();
  const created = "UPDATE payment_attempts SET state = 'created' WHERE reference = $1";
  await query(created, [other]);
  const { createCheckout } = provider;
  const slow = jest.spyOn(provider, 'createCheckout').mockImplementation(async (checkout) => {
    const response = await createCheckout(checkout);
    await deliver(report(checkout.reference));
    return response;
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

test('no second payment can begin while one is pending, or after the order is paid', async () => {
  const number = await newOrder();
  await deliver(report(number, { state: 'pending' }));
  await expect(paymentLink(server.services, number)).rejects.toMatchObject({ statusCode: 409 });
  await deliver(report(number));
  await expect(paymentLink(server.services, number)).rejects.toMatchObject({ statusCode: 409 });
});

test('the response names what was paid for before; paying again opens a review case', async () => {
  const student = await server.addUser();
  const payload = coursePayload({ email: student.email });
  const order = async () =>
    (await server.call('POST', 'payment/create', payload, { token: student.token })).body;
  const first = await order();
  expect(first).not.toHaveProperty('already_owned');
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
  const emails = server.outbox().filter(({ to }) => to === student.email);
  expect(emails.map(({ template }) => template)).toContain('order-in-review');
});

test('an event is stored once, as it was received, and has no second effect when it is applied again', async () => {
  const number = await newOrder();
  for (let time = 0; time < 3; time += 1) await deliver(report(number));
  const [event] = await query('SELECT * FROM provider_events WHERE reference = $1', [number]);
  expect(event).toMatchObject({ source: 'webhook', deliveries: 3 });
  expect(JSON.parse(event.body)).toEqual(report(number));
  expect(await replayEvents(server.services, number)).toBe(1);
  expect(await stateOf(number)).toEqual({ state: 'paid', enrolments: 1, review: [] });
});

test('an event that a stopped server has stored but not applied is applied by the next sweep', async () => {
  const number = await newOrder();
  const { body } = provider.sign(report(number));
  await query(
    `INSERT INTO provider_events (provider, source, body, digest, received_at)
     VALUES ('sandbox', 'webhook', $1, 'left', $2)`,
    [body, server.now()],
  );
  server.advanceClock(61);
  await sweepOrders(server.services);
  expect(await stateOf(number)).toMatchObject({ state: 'paid', enrolments: 1 });
});

test('a signed event that cannot be read is stored, and opens a review case', async () => {
  expect((await deliver({ nothing: 'of a payment' })).status).toBe(200);
  const [event] = await query('SELECT body FROM provider_events WHERE error IS NOT NULL');
  expect(event.body).toBe('{"nothing":"of a payment"}');
  const cases = () => query("SELECT closed_at FROM review_cases WHERE reason = 'unreadable_event'");
  expect(await cases()).toEqual([{ closed_at: null }]);
});

test('a case that an admin has closed is not opened again by the same event', async () => {
  const admin = await server.addUser({ role: 3 });
  const asAdmin = (path: string, body?: object) =>
    server.call('POST', `admin/${path}`, body, { token: admin.token });
  const number = await newOrder();
  const events = [report(number, { amountPaise: 100 }), { nothing: `of ${number}` }];
  for (const event of events) await deliver(event);
  const [unreadable] = await query('SELECT id FROM provider_events WHERE body = $1', [
    JSON.stringify(events[1]),
  ]);
  const cases = () =>
    query(
      `SELECT id, reason, resolution FROM review_cases
       WHERE reference = $1 OR payment_id = $2 ORDER BY id`,
      [number, `event ${unreadable.id}`],
    );
  for (const { id } of await cases()) {
    await asAdmin(`review/${id}`, { action: 'close', note: 'looked into' });
  }
  const closed = await cases();
  expect(closed).toMatchObject([
    { reason: 'amount', resolution: 'closed' },
    { reason: 'unreadable_event', resolution: 'closed' },
  ]);
  for (const event of events) await deliver(event);
  expect(await replayEvents(server.services, number)).toBe(1);
  expect(await cases()).toEqual(closed);
});

test('a signed body that is not JSON is refused', async () => {
  const { headers } = provider.sign(report('none'));
  const body = '{"reference":';
  const signed = { ...headers, 'x-webhook-signature': signatureOf(headers, body) };
  const response = await server.call('POST', 'payment/webhook/sandbox', body, { headers: signed });
  expect(response.status).toBe(400);
});

test('a sale counts in the month in which it is paid, and is listed by the day of its order', async () => {
  const late = await openTestServer();
  const { pool } = late.services;
  const admin = await late.addUser({ role: 3 });
  const number = await placeOrder(late, coursePayload());
  // The order is placed on the last evening of November and paid later.
  await pool.query("UPDATE orders SET created_at = '2025-11-30T18:00:00Z'");
  await pool.query("UPDATE daily_order_counts SET day = '2025-11-30'");
  await decide(late, number);
  const get = async (path: string) =>
    (await late.call('GET', `admin/${path}`, undefined, { token: admin.token })).body.data;
  const month = indianDay(late.now()).slice(0, 7);
  expect((await get('dashboard-summary')).monthly_breakdown).toEqual([
    expect.objectContaining({ month, paid_course_amount: 9999 }),
  ]);
  expect((await get('course-orders?from_date=2025-11-01&to_date=2025-11-30')).total).toBe(1);
  await late.close();
});

test('an event that cannot be applied opens a review case, and those after it are applied', async () => {
  const number = await newOrder();
  expect((await deliver(report('NK-HUGE', { amountPaise: 1e30 }))).status).toBe(500);
  await query(
    `INSERT INTO provider_events (provider, source, body, digest, received_at)
     VALUES ('sandbox', 'webhook', $1, 'behind', $2)`,
    [provider.sign(report(number)).body, server.now()],
  );
  server.advanceClock(61);
  await sweepOrders(server.services);
  expect(await stateOf(number)).toMatchObject({ state: 'paid', enrolments: 1 });
  const cases = `SELECT r.reason FROM review_cases r JOIN provider_events e
    ON r.payment_id = 'event ' || e.id WHERE e.body LIKE '%NK-HUGE%' AND e.applied_at IS NOT NULL`;
  expect(await query(cases)).toEqual([{ reason: 'unreadable_event' }]);
});

async function payAndConfirm(orderNumber: string): Promise<void> {
  await decide(server, orderNumber);
  await server.runTask('confirm paid orders');
  // The messenger may have begun with it before.
  await server.services.messenger.deliver();
}

test('the payment page of a duplicated tab closes as soon as the other one has been paid', async () => {
  const email = 'two-tabs@example.com';
  const [first, second] = [await newOrder({ email }), await newOrder({ email })];
  const otherPhone = await newOrder({ email, phone: '9876500000' });
  const otherCourse = await newOrder({ email, course_id: 102 });
  await payAndConfirm(second);
  const again = await server.call('POST', `/sandbox-pay/${first}`, 'result=paid', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([again.status, again.headers.location]).toEqual([200, undefined]);
  expect(await stateOf(first)).toMatchObject({ state: 'expired', enrolments: 0 });
  // A stranger who knows only the address closes nothing, and another course is another purchase.
  expect(await stateOf(otherPhone)).toMatchObject({ state: 'pending' });
  expect(await stateOf(otherCourse)).toMatchObject({ state: 'pending' });
});

test('a server that was killed between the two closes the other page with its next sweep', async () => {
  const email = 'killed@example.com';
  const [first, second] = [await newOrder({ email }), await newOrder({ email })];
  await payAndConfirm(second);
  // As the killed server has left it.
  await query(`UPDATE orders SET state = 'pending', cancelled_at = NULL WHERE order_number = $1`, [
    first,
  ]);
  await sweepOrders(server.services);
  expect(await stateOf(first)).toMatchObject({ state: 'expired', enrolments: 0 });
});

test('what an account has got by an order of a guest with its e-mail cannot be paid once more', async () => {
  const student = await server.addUser();
  const contact = { email: student.email, phone: '9876543299' };
  const own = await placeOrder(server, coursePayload(contact), student.token);
  const guest = await newOrder(contact);
  await payAndConfirm(guest);
  expect((await stateOf(own))?.state).toBe('expired');
});
