import {
  buy,
  coursePayload,
  decide,
  placeOrder,
  webinarPayload,
} from '../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { PaymentReport } from '../payments/providers/provider';
import type { SandboxProvider } from '../payments/providers/sandbox-provider';

let server: TestServer;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.addUser({ role: 3, name: 'Owner' });
  student = await server.addUser();
});
afterAll(() => server.close());

const asAdmin = (method: string, path: string, body?: object) =>
  server.call(method, `admin/${path}`, body, { token: admin.token });
const details = async (number: string) => (await asAdmin('GET', `orders/${number}`)).body.data;
const logged = async (subject: string) =>
  (await asAdmin('GET', 'audit')).body.data.data.filter(
    (row: { subject: string }) => row.subject === subject,
  );
const emails = (to: string) =>
  server.outbox().filter((sent) => sent.template === 'order-paid' && sent.to === to);

test('an order shows its buyer and products, the events of the provider and the e-mails', async () => {
  const buyer = await server.addUser();
  const number = await buy(server, coursePayload({ email: buyer.email }), buyer.token);
  await server.services.messenger.deliver();
  expect(await details(number)).toMatchObject({
    user_id: buyer.id,
    address: ['1 MG Road', 'Pune', '411001', 'India'],
    items: [{ product_id: 101, title: 'Numerology Course', quantity: 1, price: 9999 }],
    refundable_amount: 9999,
    can_pay: false,
    in_review: false,
    events: [{ source: 'webhook', deliveries: 1, error: null }],
    messages: [{ to: buyer.email, state: 'sent' }],
    enrolments: [{ product_id: 101, title: 'Numerology Course' }],
  });
});

test('a confirmation is sent again, once for any number of clicks within a minute', async () => {
  const buyer = await server.addUser();
  const number = await buy(server, coursePayload({ email: buyer.email }), buyer.token);
  await server.services.messenger.deliver();
  server.advanceClock(61);
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => asAdmin('POST', `orders/${number}/confirmation`)),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await server.services.messenger.deliver();
  expect(emails(buyer.email)).toHaveLength(2);
  expect(emails(buyer.email)[1]).toMatchObject({ attachments: [{ fileName: /^R-/ }] });
  expect(await logged(`Order ${number}`)).toMatchObject([
    { admin: 'Owner', action: 'Resend confirmation' },
  ]);
  server.advanceClock(61);
  await asAdmin('POST', `orders/${number}/confirmation`);
  await server.services.messenger.deliver();
  expect(emails(buyer.email)).toHaveLength(3);
});

test('other e-mails, and those of other orders, do not count as a confirmation sent before', async () => {
  const buyer = await server.addUser();
  const number = await buy(server, coursePayload({ email: buyer.email }), buyer.token);
  server.advanceClock(61);
  await buy(server, webinarPayload({ email: buyer.email }), buyer.token);
  const { pool } = server.services;
  await pool.query(
    `INSERT INTO outgoing_messages (message, next_attempt_at, created_at)
     SELECT jsonb_set(message, '{template}', '"order-in-review"'), next_attempt_at, $2
     FROM outgoing_messages WHERE message->'about'->>'id' = $1`,
    [number, server.now()],
  );
  await server.services.messenger.deliver();
  const before = emails(buyer.email).length;
  expect((await asAdmin('POST', `orders/${number}/confirmation`)).status).toBe(200);
  await server.services.messenger.deliver();
  expect(emails(buyer.email)).toHaveLength(before + 1);
});

test('an unpaid order has no confirmation to send, but a payment link', async () => {
  const number = await placeOrder(server, coursePayload({ email: 'unpaid@example.com' }));
  expect((await asAdmin('POST', `orders/${number}/confirmation`)).status).toBe(409);
  expect(await details(number)).toMatchObject({ can_pay: true });
  const first = await asAdmin('POST', `orders/${number}/payment-link`);
  const second = await asAdmin('POST', `orders/${number}/payment-link`);
  expect(first.body.payment_link).toContain(`/sandbox-pay/${number}`);
  expect(second.body).toEqual(first.body);
  await decide(server, number);
  expect((await asAdmin('POST', `orders/${number}/payment-link`)).status).toBe(409);
});

test('a buyer is enrolled by hand once, and totals and a later payment stay right', async () => {
  const buyer = await server.addUser();
  const number = await placeOrder(server, coursePayload({ email: buyer.email }), buyer.token);
  const before = (await asAdmin('GET', 'dashboard-summary')).body.data;
  expect((await asAdmin('POST', `orders/${number}/enrolment`, { reason: ' ' })).status).toBe(422);
  const responses = await Promise.all(
    [1, 2, 3].map(() => asAdmin('POST', `orders/${number}/enrolment`, { reason: 'paid in cash' })),
  );
  expect(responses.map(({ body }) => body.message).sort()).toEqual([
    'Enrolled.',
    'The buyer has all of this already.',
    'The buyer has all of this already.',
  ]);
  const owned = await server.call(
    'POST',
    'user/paid-course-ids',
    { user_id: buyer.id },
    { token: buyer.token },
  );
  expect(owned.body.course_ids).toEqual([101]);
  expect(await details(number)).toMatchObject({ state: 'pending', enrolments: [{}] });
  expect((await asAdmin('GET', 'dashboard-summary')).body.data).toEqual(before);
  expect(await logged(`Order ${number}`)).toMatchObject([
    {
      action: 'Enrol by hand',
      changes: [
        { field: 'enrolled in', from: '', to: 'Numerology Course' },
        { field: 'reason', from: '', to: 'paid in cash' },
      ],
    },
  ]);
  // A payment that arrives later is handled as usual.
  await decide(server, number);
  expect(await details(number)).toMatchObject({ state: 'paid', in_review: false });
});

test('a second payment for the same names the first order, and offers no enrolment', async () => {
  const buyer = await server.addUser();
  const payload = coursePayload({ email: buyer.email });
  const first = await buy(server, payload, buyer.token);
  await buy(server, webinarPayload({ email: buyer.email }), buyer.token);
  const second = await buy(server, payload, buyer.token);
  expect(await details(first)).toMatchObject({ bought_before: [], can_enrol: false });
  expect(await details(second)).toMatchObject({
    bought_before: [first],
    can_enrol: false,
    enrolments: [],
  });
  const person = (await asAdmin('GET', `people/${buyer.id}`)).body.data;
  expect(
    person.orders.map((order: { bought_before?: string }) => order.bought_before ?? null),
  ).toEqual([first, null, null]);
  await asAdmin('POST', `orders/${first}/refunds`, { amount: 9999, reason: 'paid twice' });
  expect(await details(second)).toMatchObject({ bought_before: [] });
  expect(await details(first)).toMatchObject({ state: 'refunded', can_enrol: false });
});

test('a webinar with the same id does not count as the course', async () => {
  const buyer = await server.addUser();
  const number = await placeOrder(server, coursePayload({ email: buyer.email }), buyer.token);
  const ticket = await buy(server, webinarPayload({ email: buyer.email }), buyer.token);
  await server.services.pool.query(
    `UPDATE enrolments SET product_id = 101
     WHERE order_id = (SELECT id FROM orders WHERE order_number = $1)`,
    [ticket],
  );
  const enrolled = await asAdmin('POST', `orders/${number}/enrolment`, { reason: 'cash' });
  expect(enrolled.body.message).toBe('Enrolled.');
});

test('an account with an unproven e-mail is not enrolled', async () => {
  const number = await placeOrder(server, coursePayload({ email: 'unproven@example.com' }));
  const response = await asAdmin('POST', `orders/${number}/enrolment`, { reason: 'cash' });
  expect(response).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Forgot your password?') },
  });
  expect(await details(number)).toMatchObject({ user_id: null, enrolments: [] });
});

test('a partial refund is made once, however often the button is clicked', async () => {
  const buyer = await server.addUser();
  const number = await buy(server, coursePayload({ email: buyer.email }), buyer.token);
  const part = { amount: 100, refundable_amount: 9999, reason: 'late start' };
  const responses = await Promise.all(
    [1, 2, 3].map(() => asAdmin('POST', `orders/${number}/refunds`, part)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await details(number)).toMatchObject({ refunded_amount: 100, refundable_amount: 9899 });
  expect(await logged(`Order ${number}`)).toMatchObject([
    {
      action: 'Refund',
      changes: [
        { field: 'amount', to: '₹100' },
        { field: 'reason', to: 'late start' },
      ],
    },
  ]);
});

test('a case is taken, taken over and decided, and the audit log records all three', async () => {
  const reference = await placeOrder(server, coursePayload({ email: 'taken@example.com' }));
  const provider = server.services.paymentProvider as SandboxProvider;
  const report: PaymentReport = {
    reference,
    paymentId: `p-${reference}`,
    state: 'success',
    amountPaise: 900_000,
    currency: 'INR',
  };
  const { body, headers } = provider.sign(report);
  await server.call('POST', 'payment/webhook/sandbox', body, { headers });
  const found = async () =>
    (await asAdmin('GET', 'review')).body.data.cases.find(
      (each: { reference: string }) => each.reference === reference,
    );
  const { id, assignee } = await found();
  expect(assignee).toBeNull();
  expect((await asAdmin('POST', `review/${id}/take`)).status).toBe(200);
  expect((await asAdmin('POST', `review/${id}/take`)).status).toBe(200);
  expect((await found()).assignee).toBe('Owner');
  const other = await server.addUser({ role: 3, name: 'Deputy' });
  await server.call('POST', `admin/review/${id}/take`, undefined, { token: other.token });
  expect((await found()).assignee).toBe('Deputy');
  await asAdmin('POST', `review/${id}`, { action: 'accept', note: 'agreed by phone' });
  expect(await logged(`Order ${reference}`)).toMatchObject([
    { admin: 'Owner', action: 'Accept payment', changes: [{ to: 'agreed by phone' }] },
    { admin: 'Deputy', action: 'Take case', changes: [{ from: 'Owner', to: 'Deputy' }] },
    { admin: 'Owner', action: 'Take case', changes: [{ from: '', to: 'Owner' }] },
  ]);
  expect((await asAdmin('POST', `review/${id}/take`)).status).toBe(409);
});

test('only an admin can use these routes', async () => {
  const number = await placeOrder(server, coursePayload({ email: 'closed@example.com' }));
  for (const path of [
    `orders/${number}/confirmation`,
    `orders/${number}/payment-link`,
    `orders/${number}/enrolment`,
    'review/1/take',
  ]) {
    const as = (token?: string) => server.call('POST', `admin/${path}`, { reason: 'x' }, { token });
    expect((await as(student.token)).status).toBe(403);
    expect((await as()).status).toBe(401);
  }
});
