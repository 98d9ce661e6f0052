import { indianDay } from '../../platform/indian-time';
import { confirm, coursePayload, deliverReport, placeOrder } from '../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { orderToken } from './attempts';
import type { PaymentReport } from './providers/provider';
import { reconcileDay } from './settlements/reconcile';
import type { SandboxProvider } from './providers/sandbox-provider';
import { sweepRefunds } from './returns/refunds';
import { sweepOrders } from './sweeper';

// Payments can share ids: those of two providers, and reports that name several references.

let server: TestServer;
let provider: SandboxProvider;
let admin: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  provider = server.services.paymentProvider as SandboxProvider;
  admin = await server.addUser({ role: 3 });
});
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) =>
  (await server.services.pool.query(text, values)).rows;
const asAdmin = (method: string, path: string, body?: object) =>
  server.call(method, `admin/${path}`, body, { token: admin.token });
const details = async (number: string) => (await asAdmin('GET', `orders/${number}`)).body.data;
const reviewOf = async (reference: string) =>
  (await asAdmin('GET', 'review')).body.data.cases.filter(
    (found: { reference: string }) => found.reference === reference,
  );

let buyers = 0;
const newOrder = () => {
  buyers += 1;
  return placeOrder(server, coursePayload({ email: `buyer${buyers}@example.com` }));
};

const idOf = (reference: string) => `p-${reference}`;
const deliver = (reference: string, changes: Partial<PaymentReport> = {}) =>
  deliverReport(server, { reference, ...changes });

type Key = [provider: string, paymentId: string, reference: string];

const addPayment = (key: Key, { accepted = false, state = 'success' } = {}) =>
  query(
    `INSERT INTO payments (provider, payment_id, reference, amount_paise, currency, state,
                           accepted, created_at, updated_at)
     VALUES ($1, $2, $3, 100, 'INR', $4, $5, now(), now())`,
    [...key, state, accepted],
  );
const addRefund = (key: Key, state: string, amountPaise = 999_900) =>
  query(
    `INSERT INTO refunds (refund_number, provider, payment_id, reference, amount_paise, currency,
                          counted, reason, state, created_at)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, 'INR', false, 'a test', $5, now())`,
    [...key, amountPaise, state],
  );
const addCase = (key: Key, reason: string, closed: Date | null = null) =>
  query(
    `INSERT INTO review_cases (provider, payment_id, reference, reason, opened_at, closed_at, resolution)
     VALUES ($1, $2, $3, $4, now(), $5, $6)`,
    [...key, reason, closed, closed && 'closed'],
  );

test('rows with a part of its key stay unchanged while a payment is accepted and refunded', async () => {
  const number = await newOrder();
  const id = idOf(number);
  const neighbours: Key[] = [
    ['before', id, number],
    ['before', id, 'elsewhere'],
    ['sandbox', id, 'elsewhere'],
    ['sandbox', 'another', number],
  ];
  for (const key of neighbours) {
    await addPayment(key, { accepted: key[0] === 'before' && key[2] === 'elsewhere' });
    await addCase(key, 'unknown_state');
  }
  // This payment of the order does not count.
  await query(
    'UPDATE payments SET order_id = (SELECT id FROM orders WHERE order_number = $1) WHERE payment_id = $2',
    [number, 'another'],
  );
  await addRefund(['before', id, number], 'done');
  await addCase(['sandbox', id, number], 'settlement', server.now());
  const others = () =>
    query(
      `SELECT p.*, c.closed_at, c.resolution FROM payments p
       JOIN review_cases c USING (provider, payment_id, reference)
       WHERE reason = 'unknown_state' AND (p.payment_id = $1 OR p.reference = $2)
       ORDER BY provider, payment_id, reference`,
      [id, number],
    );
  const before = await others();
  expect(before).toHaveLength(4);

  await deliver(number, { amountPaise: 900_000 });
  const review = await reviewOf(number);
  const [found, ...more] = review.filter(({ reason }: { reason: string }) => reason === 'amount');
  expect(more).toEqual([]);
  expect(found).toMatchObject({ payment_id: id, provider_amount: 9000 });
  const decision = { action: 'accept', note: 'agreed' };
  expect(await asAdmin('POST', `review/${found.id}`, decision)).toMatchObject({ status: 200 });
  expect(await details(number)).toMatchObject({ state: 'paid', payable_amount: 9000 });

  const day = indianDay(server.now());
  const settled = jest
    .spyOn(provider, 'fetchSettled')
    .mockResolvedValue([{ kind: 'payment', paymentId: id, amountPaise: 900_000 }]);
  await reconcileDay(server.services, day);
  settled.mockRestore();
  expect(
    await query('SELECT differences FROM reconciliations WHERE provider = $1', ['sandbox']),
  ).toEqual([{ differences: [] }]);

  await query("UPDATE sandbox_checkouts SET state = 'paid' WHERE order_number = $1", [number]);
  const refund = { reason: 'a gesture' };
  expect((await asAdmin('POST', `orders/${number}/refunds`, refund)).body.message).toBe(
    'Refunded.',
  );
  expect(await details(number)).toMatchObject({ state: 'refunded', refunded_amount: 9000 });
  expect(await others()).toEqual(
    // A payment is settled for all its references.
    before.map((row) => ({
      ...row,
      settled_on: row.provider === 'sandbox' && row.payment_id === id ? expect.anything() : null,
    })),
  );
  const settlement = "provider = 'sandbox' AND payment_id = $1 AND reason = 'settlement'";
  expect(await query(`SELECT resolution FROM review_cases WHERE ${settlement}`, [id])).toEqual([
    { resolution: 'closed' },
  ]);
});

test('only earlier reports of the same provider, payment and reference affect a payment', async () => {
  const number = await newOrder();
  await addPayment(['before', idOf(number), number]);
  await addPayment(['sandbox', 'another', number], { state: 'failed' });
  await addPayment(['sandbox', idOf(number), 'elsewhere'], { state: 'failed' });
  await deliver(number, { state: 'pending' });
  expect(await details(number)).toMatchObject({ state: 'pending' });
  await deliver(number);
  expect(await details(number)).toMatchObject({ state: 'paid' });
});

test('a payment that counts elsewhere or is refunded is not accepted, unless the refund failed', async () => {
  const orders = [await newOrder(), await newOrder(), await newOrder()];
  const [counted, returned, failed] = orders as [string, string, string];
  for (const number of orders) await deliver(number, { amountPaise: 900_000 });
  await addPayment(['sandbox', idOf(counted), 'elsewhere'], { accepted: true });
  await addRefund(['sandbox', idOf(returned), returned], 'requested');
  await addRefund(['sandbox', idOf(failed), failed], 'failed');
  const accept = async (number: string) => {
    const [{ id }] = await reviewOf(number);
    return (await asAdmin('POST', `review/${id}`, { action: 'accept', note: 'agreed' })).body;
  };
  expect((await accept(counted)).message).toMatch(/counts for elsewhere/);
  expect((await accept(returned)).message).toMatch(/goes back to the buyer/);
  expect((await accept(failed)).message).toBe('Done.');
});

test('only the attempt that was paid becomes paid; an assigned payment changes no attempt', async () => {
  const [twice, stray, meant] = [await newOrder(), await newOrder(), await newOrder()];
  await query(
    `INSERT INTO payment_attempts (order_id, reference, provider, total_paise, discount_paise,
                                   payable_paise, currency, created_at, expires_at)
     SELECT order_id, reference || '-2', provider, total_paise, discount_paise, payable_paise,
            currency, created_at, expires_at
     FROM payment_attempts WHERE reference = $1`,
    [twice],
  );
  await deliver(twice);
  await deliver(stray, { amountPaise: 900_000 });
  const [{ id }] = await reviewOf(stray);
  const decision = { action: 'assign', note: 'meant for it', order_number: meant };
  expect((await asAdmin('POST', `review/${id}`, decision)).status).toBe(200);
  expect((await details(meant)).state).toBe('paid');
  expect(
    await query(
      "SELECT reference FROM payment_attempts WHERE state = 'paid' AND reference LIKE ANY ($1)",
      [[twice, stray, meant].map((number) => `${number}%`)],
    ),
  ).toEqual([{ reference: twice }]);
});

test('only successful payments count as settled, and only completed refunds as returned', async () => {
  await addPayment(['sandbox', 'undecided', 'NK-one'], { state: 'pending' });
  await addPayment(['sandbox', 'paid', 'NK-two'], { state: 'pending' });
  await addPayment(['sandbox', 'paid', 'NK-three']);
  await addRefund(['sandbox', 'paid', 'NK-three'], 'requested', 100);
  await addRefund(['sandbox', 'back', 'NK-four'], 'done', 100);
  const lines = ['undecided', 'paid'].map((paymentId) => ({
    kind: 'payment' as const,
    paymentId,
    amountPaise: 100,
  }));
  const back = ['paid', 'back'].map((paymentId) => ({
    kind: 'refund' as const,
    paymentId,
    amountPaise: 100,
  }));
  const settled = jest.spyOn(provider, 'fetchSettled').mockResolvedValue([...lines, ...back]);
  await reconcileDay(server.services, '2026-01-01');
  settled.mockRestore();
  const [{ differences }] = await query(
    "SELECT differences FROM reconciliations WHERE day = '2026-01-01'",
  );
  expect(differences).toEqual([
    'payment undecided: settled ₹1, here unknown',
    'refund paid: settled ₹1, here unknown',
  ]);
  expect(
    await query("SELECT reference FROM payments WHERE settled_on = '2026-01-01' ORDER BY 1"),
  ).toEqual([{ reference: 'NK-three' }]);
});

test('only events of the current provider that have waited for a minute are applied', async () => {
  const number = await newOrder();
  const { body } = provider.sign({
    reference: number,
    paymentId: idOf(number),
    state: 'success',
    amountPaise: 999_900,
    currency: 'INR',
  });
  const add = (of: string, seconds: number, applied: Date | null) =>
    query(
      `INSERT INTO provider_events (provider, source, reference, body, digest, received_at, applied_at)
       VALUES ($1, 'webhook', $2, $3, gen_random_uuid(), $4, $5)`,
      [of, number, body, new Date(server.now().getTime() - seconds * 1000), applied],
    );
  const longAgo = new Date(server.now().getTime() - 3_600_000);
  await add('before', 90, null);
  await add('sandbox', 30, null);
  await add('sandbox', 3600, longAgo);
  const applied = async () =>
    (
      await query('SELECT applied_at FROM provider_events WHERE reference = $1 ORDER BY id', [
        number,
      ])
    ).map(({ applied_at }) => applied_at);
  await sweepOrders(server.services);
  expect(await applied()).toEqual([null, null, longAgo]);
  expect(await details(number)).toMatchObject({ state: 'pending' });

  server.advanceClock(60);
  await sweepOrders(server.services);
  expect(await applied()).toEqual([null, expect.any(Date), longAgo]);
  const { state, events } = await details(number);
  expect(state).toBe('paid');
  // The list has neither events of the other provider nor those of other orders.
  expect(events).toHaveLength(2);
});

test('only due refunds of the current provider are checked', async () => {
  await addRefund(['before', 'to-return', 'five'], 'requested');
  await addRefund(['sandbox', 'to-return', 'six'], 'requested');
  const checks = async () =>
    (
      await query("SELECT checks FROM refunds WHERE payment_id = 'to-return' ORDER BY reference")
    ).map((row) => row.checks as number);
  const dueIn = (seconds: number) =>
    query("UPDATE refunds SET next_check_at = $1 WHERE payment_id = 'to-return'", [
      new Date(server.now().getTime() + seconds * 1000),
    ]);
  await dueIn(10);
  await sweepRefunds(server.services);
  expect(await checks()).toEqual([0, 0]);
  await dueIn(-10);
  await sweepRefunds(server.services);
  expect(await checks()).toEqual([0, 1]);
});

test('a case that an admin has closed stays unchanged when later reports settle its payment', async () => {
  const number = await newOrder();
  const send = provider.sign({
    reference: number,
    paymentId: idOf(number),
    state: 'AUTHORISED',
    amountPaise: 999_900,
    currency: 'INR',
  });
  const unreadable = provider.sign({ nothing: 'of a payment' } as never);
  for (const { body, headers } of [send, unreadable]) {
    await server.call('POST', 'payment/webhook/sandbox', body, { headers });
  }
  const cases = () =>
    query(
      `SELECT id, resolution, note FROM review_cases
       WHERE reference = $1 OR reason = 'unreadable_event' ORDER BY id`,
      [number],
    );
  const open = await cases();
  expect(open).toMatchObject([{ resolution: null }, { resolution: null }]);
  const note = 'looked into';
  const decision = { action: 'assign', note, order_number: number };
  await deliver(number, { paymentId: 'meant-for-it', reference: 'NK-stray' });
  const [{ id: stray }] = await reviewOf('NK-stray');
  for (const { id } of open) {
    await asAdmin('POST', `review/${id}`, { action: 'close', note });
  }
  const order_token = orderToken(server.config.secretKey, number);
  const response = await confirm(server, { order_id: number, order_token });
  expect(response.body.payment_state).toBe('pending');
  expect((await asAdmin('POST', `review/${stray}`, decision)).status).toBe(200);
  expect(await cases()).toEqual(open.map(({ id }) => ({ id, resolution: 'closed', note })));
});
