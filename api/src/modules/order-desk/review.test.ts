import { interleave } from '../../testing/database/interleaving';
import {
  buy,
  coursePayload,
  deliverReport,
  paidOrder,
  placeOrder,
} from '../../testing/payments/orders';
import {
  openTestServer,
  type CallResponse,
  type TestServer,
  type TestUser,
} from '../../testing/test-server';
import { reconcileDay } from '../payments/settlements/reconcile';
import type { SandboxProvider } from '../payments/providers/sandbox-provider';

let server: TestServer;
let provider: SandboxProvider;
let admin: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  provider = server.services.paymentProvider as SandboxProvider;
  admin = await server.addUser({ role: 3, email: 'money-admin@example.com' });
});
afterAll(() => server.close());

const asAdmin = (method: string, path: string, body?: object) =>
  server.call(method, `admin/${path}`, body, { token: admin.token });
const details = async (number: string) => (await asAdmin('GET', `orders/${number}`)).body.data;
const query = async (text: string, values: unknown[] = []) =>
  (await server.services.pool.query(text, values)).rows;

const casesOf = async (reference: string) =>
  (await asAdmin('GET', 'review')).body.data.cases.filter(
    (found: { reference: string }) => found.reference === reference,
  );
const caseOf = async (reference: string) => (await casesOf(reference))[0];
const decide = async (reference: string, body: object) =>
  asAdmin('POST', `review/${(await caseOf(reference)).id}`, body);
let buyers = 0;
const wrongAmount = async () => {
  const reference = await placeOrder(
    server,
    coursePayload({ email: `review${(buyers += 1)}@example.com` }),
  );
  await deliverReport(server, { reference, amountPaise: 900_000 });
  return reference;
};

test('a case shows both amounts, and the admin and the buyer get an e-mail', async () => {
  const reference = await wrongAmount();
  expect(await caseOf(reference)).toMatchObject({
    reason: 'amount',
    provider_amount: 9000,
    order_amount: 9999,
    order_state: 'needs_review',
  });
  await server.services.messenger.deliver();
  const sent = server.outbox().filter(({ subject }) => subject?.includes(reference));
  expect(sent.map(({ to }) => to)).toContain(admin.email);
  expect(sent.map(({ template }) => template)).toContain('order-in-review');
});

test('e-mails and the audit log name the order, day, event or payment of a case', async () => {
  const number = await placeOrder(server, coursePayload({ email: 'named@example.com' }));
  await query(
    `INSERT INTO payment_attempts (order_id, reference, provider, total_paise, discount_paise,
                                   payable_paise, currency, created_at, expires_at)
     SELECT order_id, reference || '-2', provider, total_paise, discount_paise, payable_paise,
            currency, created_at, expires_at
     FROM payment_attempts WHERE reference = $1`,
    [number],
  );
  await deliverReport(server, { reference: `${number}-2`, amountPaise: 100 });
  await deliverReport(server, { reference: 'NK-FOREIGN' });
  const { body, headers } = provider.sign({ nothing: 'of a payment' } as never);
  await server.call('POST', 'payment/webhook/sandbox', body, { headers });
  const [event] = await query('SELECT id FROM provider_events WHERE error IS NOT NULL');
  const settled = jest
    .spyOn(provider, 'fetchSettled')
    .mockResolvedValue([{ kind: 'dispute reversal', paymentId: 'p-settled', amountPaise: 100 }]);
  await reconcileDay(server.services, '2026-03-14');
  settled.mockRestore();

  await server.services.messenger.deliver();
  const emails = new Map(
    server
      .outbox()
      .filter(({ template }) => template === 'review-opened')
      .map(({ subject, text }) => [subject, text]),
  );
  const named: [reference: string, subject: string, rows: string, actions: string[]][] = [
    [
      `${number}-2`,
      `Order ${number}`,
      `Order number: ${number}\nPayment: p-${number}-2\nAmount: ₹1`,
      ['Take case', 'Refund'],
    ],
    [
      'NK-FOREIGN',
      'Payment p-NK-FOREIGN',
      'Payment: p-NK-FOREIGN\nReference: NK-FOREIGN\nAmount: ₹9,999',
      ['Take case', 'Refund'],
    ],
    ['', `Event ${event.id}`, `Event: ${event.id}`, ['Take case']],
    [
      '2026-03-14',
      'Settlement 2026-03-14',
      'Settlement day: 2026-03-14\nPayment: p-settled',
      ['Take case'],
    ],
  ];
  for (const [reference, subject, rows, actions] of named) {
    expect(emails.get(`${subject} needs review`)).toContain(`\n\n${rows}\n\n`);
    const { id } = await caseOf(reference);
    await asAdmin('POST', `review/${id}/take`);
    // The sandbox does not know the payments, so that their refunds fail, but they are logged.
    await asAdmin('POST', `review/${id}`, { action: 'refund', note: 'n' });
    expect(
      await query('SELECT action FROM audit_log WHERE subject = $1 ORDER BY id', [subject]),
    ).toEqual(actions.map((action) => ({ action })));
  }
});

test('a case is accepted at the amount that was paid', async () => {
  const reference = await wrongAmount();
  expect((await decide(reference, { action: 'accept', note: 'agreed' })).status).toBe(200);
  await server.runTask('confirm paid orders');
  const found = await details(reference);
  expect(found).toMatchObject({ state: 'paid', payable_amount: 9000 });
  expect(found.receipts).toEqual([expect.objectContaining({ amount: 9000 })]);
  expect(await caseOf(reference)).toBeUndefined();
});

test('a payment is assigned to the order it was meant for', async () => {
  const meant = await placeOrder(server, coursePayload({ email: 'meant@example.com' }));
  const stray = 'NK-STRAY';
  await deliverReport(server, { reference: stray });
  expect((await decide(stray, { action: 'assign', note: 'n', order_number: 'none' })).status).toBe(
    422,
  );
  const assigned = { action: 'assign', note: 'n', order_number: meant };
  expect((await decide(stray, assigned)).status).toBe(200);
  expect(await details(meant)).toMatchObject({ state: 'paid' });
});

test('a case of an order paid three times refunds one payment, and the order stays paid', async () => {
  const { number } = await paidOrder(server);
  const again = ['second', 'third'].map((time) => `${time}-${number}`);
  for (const paymentId of again) await deliverReport(server, { reference: number, paymentId });
  const open = (await casesOf(number)).map(
    ({ reason, payment_id }: { reason: string; payment_id: string }) => `${reason} ${payment_id}`,
  );
  expect(open).toEqual(again.map((paymentId) => `paid_twice ${paymentId}`));
  expect((await decide(number, { action: 'refund', note: 'paid twice' })).status).toBe(200);
  expect(await details(number)).toMatchObject({ state: 'paid', refunded_amount: 0 });
  expect(await casesOf(number)).toMatchObject([{ payment_id: again[1] }]);
  expect(
    await query(
      'SELECT refunded_paise::integer FROM payments WHERE reference = $1 ORDER BY payment_id',
      [number],
    ),
  ).toEqual([0, 999_900, 0].map((refunded_paise) => ({ refunded_paise })));
});

test('a case can be refunded, or closed with a reason, once', async () => {
  const reference = await wrongAmount();
  // The sandbox can only refund a checkout that was paid there.
  expect(await decide(reference, { action: 'refund', note: 'wrong amount' })).toMatchObject({
    status: 409,
    body: { message: 'The provider refused the refund.' },
  });
  await query("UPDATE sandbox_checkouts SET state = 'paid' WHERE order_number = $1", [reference]);
  const { id } = await caseOf(reference);
  expect((await decide(reference, { action: 'refund', note: 'wrong amount' })).status).toBe(200);
  expect(await details(reference)).toMatchObject({ state: 'refunded' });
  expect((await asAdmin('POST', `review/${id}`, { action: 'close', note: 'x' })).status).toBe(409);
  const other = await wrongAmount();
  expect((await decide(other, { action: 'close', note: ' ' })).status).toBe(422);
  expect((await decide(other, { action: 'close', note: 'a test' })).status).toBe(200);
  expect(await caseOf(other)).toBeUndefined();
});

test('a payment that counts for its own order cannot pay a second one', async () => {
  const { student } = await paidOrder(server);
  const again = await buy(server, coursePayload({ email: student.email }), student.token);
  expect(await caseOf(again)).toMatchObject({ reason: 'already_owned' });
  const open = await placeOrder(server, coursePayload({ email: 'open@example.com' }));
  expect(await decide(again, { action: 'assign', note: 'n', order_number: open })).toMatchObject({
    status: 409,
    body: { message: `This payment counts for ${again}: return it there first.` },
  });
  expect(await details(open)).toMatchObject({ state: 'pending' });
  expect(await caseOf(again)).toBeDefined();
});

test('a payment that was assigned counts for the order that it was assigned to', async () => {
  const reference = await wrongAmount();
  const { id } = await caseOf(reference);
  const [meant, open] = [
    await placeOrder(server, coursePayload({ email: 'first-meant@example.com' })),
    await placeOrder(server, coursePayload({ email: 'then-meant@example.com' })),
  ];
  const assign = (order_number: string) =>
    asAdmin('POST', `review/${id}`, { action: 'assign', note: 'n', order_number });
  expect((await assign(meant)).status).toBe(200);
  await query('UPDATE review_cases SET closed_at = NULL WHERE id = $1', [id]);
  expect((await assign(open)).body.message).toMatch(`This payment counts for ${meant}`);
});

test('a case is decided once, wherever a second admin interrupts the first', async () => {
  let places = 0;
  for (let came = true; came; places += 1) {
    const { id } = await caseOf(await wrongAmount());
    const close = (note: string) => asAdmin('POST', `review/${id}`, { action: 'close', note });
    const responses: Record<string, CallResponse> = {};
    const by = (name: string) => async () => (responses[name] ??= await close(name));
    came = await interleave(server, places, by('first'), by('second'));
    await by('second')();
    expect(
      Object.values(responses)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 409]);
    const [{ note }] = await query('SELECT note FROM review_cases WHERE id = $1', [id]);
    expect(responses[note]!.status).toBe(200);
  }
  expect(places).toBeGreaterThan(2);
});
