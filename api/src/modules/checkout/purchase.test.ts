import {
  buy,
  confirm,
  coursePayload,
  decide,
  placeOrder,
  webinarPayload,
} from '../../testing/payments/orders';
import { openTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('a visitor buys a course, gets a receipt and finds the course in the new account', async () => {
  const created = await server.call('POST', 'payment/create', coursePayload());
  expect(created).toMatchObject({
    status: 200,
    body: { status: true, payment_link: expect.stringContaining('/sandbox-pay/') },
  });
  expect(JSON.stringify(created.body)).not.toContain('ravi-password');

  const page = await server.call('GET', new URL(created.body.payment_link).pathname);
  expect(page.status).toBe(200);
  expect(page.body).toContain('₹9,999');
  expect(page.body).not.toMatch(/<script|<style|style=/);

  const returned = await decide(server, created.body.order_number);
  const { order_number: order_id, order_token } = created.body;
  expect(returned).toEqual({ order_id, order_token });
  const confirmation = await confirm(server, returned);
  expect(confirmation).toMatchObject({
    status: 200,
    body: {
      customer_email: 'ravi@example.com',
      order_number: created.body.order_number,
      paid_amount: 9999,
      paid_at: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  });
  expect((await confirm(server, returned)).body).toEqual(confirmation.body);

  await server.services.messenger.deliver();
  const receipts = server.outbox().filter((sent) => sent.template === 'order-paid');
  expect(receipts).toHaveLength(1);
  expect(receipts[0]).toMatchObject({ channel: 'email', to: 'ravi@example.com', code: null });
  expect(receipts[0]!.text).toContain(created.body.order_number);

  const login = await server.call('POST', 'login', {
    email: 'ravi@example.com',
    password: 'ravi-password',
  });
  expect(login.body.data.user).toMatchObject({
    name: 'Ravi Kumar',
    role_id: 1,
    slug: 'ravi-kumar',
  });
  const { token, user } = login.body.data;
  const courses = await server.call(
    'POST',
    'user/paid-course-ids',
    { user_id: user.id },
    { token },
  );
  expect(courses.body).toEqual({ success: true, course_ids: [101] });
});

test('an existing account keeps its password and gets the order', async () => {
  const student = await server.addUser({ email: 'known@example.com', password: 'first-password' });
  const order = await buy(
    server,
    coursePayload({ email: 'Known@Example.com', password: 'other-password' }),
  );
  expect(order).toMatch(/^NK-/);
  const again = await server.call(
    'POST',
    'payment/create',
    coursePayload({ email: 'known@example.com', password: 'other-password' }),
  );
  expect(again.body.status).toBe(true);
  expect(again.body).not.toHaveProperty('token');
  expect(again.body).not.toHaveProperty('data.token');
  const wrong = await server.call('POST', 'login', {
    email: 'known@example.com',
    password: 'other-password',
  });
  expect(wrong.status).toBe(401);
  const right = await server.call('POST', 'login', {
    email: 'known@example.com',
    password: 'first-password',
  });
  expect(right.status).toBe(200);
  const ids = await server.call(
    'POST',
    'user/paid-course-ids',
    { user_id: student.id },
    { token: student.token },
  );
  expect(ids.body.course_ids).toEqual([101]);
});

test('a buyer can log in although another person began a sign-up with the same e-mail', async () => {
  const stranger = {
    name: 'Stranger',
    email: 'begun@example.com',
    phone: '9811122233',
    password: 'stranger-password',
    password_confirmation: 'stranger-password',
  };
  expect((await server.call('POST', 'register', stranger)).status).toBe(200);
  await buy(server, coursePayload({ email: stranger.email, password: 'buyer-password' }));
  const code = server.lastCode(stranger.phone);
  await server.call('POST', 'verify-otp', { email: stranger.email, otp: code });

  const login = (password: string) =>
    server.call('POST', 'login', { email: stranger.email, password });
  expect((await login(stranger.password)).status).toBe(401);
  const { status, body } = await login('buyer-password');
  expect(status).toBe(200);
  expect(body.data.user.name).toBe('Ravi Kumar');
  const { token, user } = body.data;
  const ids = await server.call('POST', 'user/paid-course-ids', { user_id: user.id }, { token });
  expect(ids.body.course_ids).toEqual([101]);
});

test('nobody can pay on an expired payment page', async () => {
  const late = await openTestServer();
  const number = await placeOrder(late, coursePayload());
  late.advanceClock(25 * 3600);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const [method, body] of [
    ['GET', undefined],
    ['POST', 'result=paid'],
  ]) {
    const response = await late.call(method!, `/sandbox-pay/${number}`, body, { headers });
    expect({ method, body: response.body }).toEqual({
      method,
      body: expect.stringContaining('<h1>Link expired</h1>'),
    });
  }
  const order = await late.services.pool.query('SELECT status FROM orders');
  expect(order.rows).toEqual([{ status: 'pending' }]);
  await late.close();
});

test('an unknown payment page says that the order was not found', async () => {
  for (const number of ['NK-261121-NOSUCHNUMB', '%00', 'x'.repeat(250)]) {
    for (const [method, body] of [
      ['GET', undefined],
      ['POST', 'result=paid'],
    ]) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const response = await server.call(method!, `/sandbox-pay/${number}`, body, { headers });
      expect({ number, method, status: response.status }).toEqual({ number, method, status: 404 });
      expect(response.body).toContain('<h1>Order not found</h1>');
    }
  }
});

test('the payment page speaks the language of the order, and of the browser if there is no order', async () => {
  const headers = { 'accept-language': 'hi-IN' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const ordered = await server.call('POST', 'payment/create', coursePayload(), { headers });
  const path = `/sandbox-pay/${ordered.body.order_number}`;
  const shown = async () => String((await server.call('GET', path)).body);
  expect(await shown()).toContain('<html lang="hi-IN">');
  expect(await shown()).toContain('<h1>अपना भुगतान पूरा करें</h1>');
  expect(await shown()).toContain('<dd>अंक ज्योतिष कोर्स</dd>');
  expect(await shown()).toContain('value="paid" aria-describedby="sandbox-note">भुगतान करें<');
  const unknown = await server.call('GET', '/sandbox-pay/NK-0', undefined, { headers });
  expect(unknown.body).toContain('<h1>ऑर्डर नहीं मिला</h1>');
  expect(unknown.body).toContain('href="/hi"');

  const paid = await server.call('POST', path, 'result=paid', { headers: form });
  expect(paid.headers.location).toContain('/hi/payment-success?');
  expect(await shown()).toContain('<h1>भुगतान हो चुका है</h1>');

  const late = await openTestServer();
  const expiring = await late.call('POST', 'payment/create', coursePayload(), { headers });
  late.advanceClock(25 * 3600);
  for (const [method, body] of [
    ['GET', undefined],
    ['POST', 'result=paid'],
  ]) {
    const { order_number: number } = expiring.body;
    const response = await late.call(method!, `/sandbox-pay/${number}`, body, { headers: form });
    expect(response.body).toContain('<h1>लिंक अब नहीं चलता</h1>');
  }
  await late.close();
});

test('the order of a signed-in buyer belongs to this account, whatever e-mail is given', async () => {
  const student = await server.addUser();
  await buy(server, webinarPayload({ email: 'someone.else@example.com' }), student.token);
  const ids = await server.call(
    'POST',
    'user/paid-webinar-ids',
    { user_id: String(student.id) },
    { token: student.token },
  );
  expect(ids.body).toEqual({ success: true, webinar_ids: [201] });
});

test('an unpaid order is not confirmed and grants nothing', async () => {
  const student = await server.addUser();
  const number = await placeOrder(server, coursePayload({ email: student.email }));
  const row = await server.services.pool.query(
    'SELECT return_url FROM sandbox_checkouts WHERE order_number = $1',
    [number],
  );
  const token = new URL(row.rows[0].return_url).searchParams.get('order_token')!;
  expect(token.length).toBeGreaterThanOrEqual(22);

  const pending = await confirm(server, { order_id: number, order_token: token });
  expect(pending).toMatchObject({ status: 409, body: { payment_state: 'pending' } });
  expect(Number(pending.headers['retry-after'])).toBeGreaterThan(0);

  await decide(server, number, 'failed');
  const failed = await confirm(server, { order_id: number, order_token: token });
  expect(failed).toMatchObject({
    status: 402,
    body: { message: 'Payment failed or verification error', payment_state: 'failed' },
  });
  expect(failed.body).not.toHaveProperty('paid_at');
  const ids = await server.call(
    'POST',
    'user/paid-course-ids',
    { user_id: student.id },
    { token: student.token },
  );
  expect(ids.body.course_ids).toEqual([]);

  await decide(server, number, 'paid');
  expect((await confirm(server, { order_id: number, order_token: token })).status).toBe(200);
});

test('a wrong token does not confirm an order, not even a paid one', async () => {
  const number = await buy(server, coursePayload({ email: 'wrong-token@example.com' }));
  for (const order_token of ['x', 'A'.repeat(43)]) {
    const response = await confirm(server, { order_id: number, order_token });
    expect(response.status).toBe(403);
    expect(Object.keys(response.body)).toEqual(['message']);
  }
  expect((await confirm(server, { order_id: 'NK-1-UNKNOWN', order_token: 'x' })).status).toBe(403);
  for (const query of [{ order_id: number }, {}] as Record<string, string>[]) {
    expect(await confirm(server, query)).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/\w/) },
    });
  }
});

test.each([
  ['a course for one rupee', coursePayload({ payable_amount: 1 }), 9999],
  [
    'two courses for the price of one',
    coursePayload({ items: [{ course_id: 101, quantity: 2 }] }),
    19998,
  ],
  ['a webinar for nothing', webinarPayload({ payable_amount: 0, discount_amount: 499 }), 29],
  ['a course as a webinar', webinarPayload({ course_id: 101 }), undefined],
])('%s is refused with the right amount', async (_name, payload, amount) => {
  const before = await server.services.pool.query('SELECT count(*) FROM orders');
  const response = await server.call('POST', 'payment/create', payload);
  expect(response.status).toBe(422);
  expect(response.body.payable_amount).toBe(amount);
  if (amount) {
    expect(response.body.errors.payable_amount).toHaveLength(1);
    const { course_id } = payload;
    expect(response.body.prices).toEqual([{ course_id, price: course_id === 101 ? 9999 : 29 }]);
  }
  expect((await server.services.pool.query('SELECT count(*) FROM orders')).rows).toEqual(
    before.rows,
  );
});

test('a paid webinar is not listed among the paid courses', async () => {
  const { id: user_id, email, token } = await server.addUser();
  await buy(server, coursePayload({ email }), token);
  await buy(server, webinarPayload({ email }), token);
  const ids = await server.call('POST', 'user/paid-course-ids', { user_id }, { token });
  expect(ids.body.course_ids).toEqual([101]);
});

test('a cart of several courses is one order that grants each of them', async () => {
  const student = await server.addUser();
  const number = await buy(
    server,
    coursePayload({
      email: student.email,
      course_id: '101',
      items: [
        { course_id: 101, quantity: 2 },
        { course_id: 102, quantity: 1 },
      ],
      total_amount: 29997,
      payable_amount: '29997',
    }),
  );
  const ids = await server.call(
    'POST',
    'user/paid-course-ids',
    { user_id: student.id },
    { token: student.token },
  );
  expect(ids.body.course_ids).toEqual([101, 102]);
  const order = await server.services.pool.query(
    'SELECT title, payable_paise FROM orders WHERE order_number = $1',
    [number],
  );
  expect(order.rows[0]).toEqual({
    title: 'Numerology Course, Astrology Course',
    payable_paise: 2_999_700,
  });
});

test('an order with a course that is no longer sold is refused, and the refusal says which', async () => {
  const items = [101, 999].map((course_id) => ({ course_id, quantity: 1 }));
  const refused = await server.call('POST', 'payment/create', { ...coursePayload(), items });
  expect(refused).toMatchObject({
    status: 422,
    body: { message: 'Course data not found.', missing_course_id: 999 },
  });
});

test('one idempotency key creates one order, also in parallel; another body is refused', async () => {
  const payload = coursePayload({ email: 'twice@example.com' });
  const headers = { 'idempotency-key': 'click-0001' };
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => server.call('POST', 'payment/create', payload, { headers })),
  );
  expect(new Set(responses.map((response) => response.body.order_number)).size).toBe(1);
  expect(new Set(responses.map((response) => response.body.payment_link)).size).toBe(1);
  const stored = await server.services.pool.query(
    "SELECT count(*)::integer AS count FROM orders WHERE email = 'twice@example.com'",
  );
  expect(stored.rows[0].count).toBe(1);
  const other = await server.call(
    'POST',
    'payment/create',
    { ...payload, first_name: 'Other' },
    { headers },
  );
  expect(other.status).toBe(409);
});

test('a new account needs a password that is not too short', async () => {
  const response = await server.call(
    'POST',
    'payment/create',
    coursePayload({ email: 'short@example.com', password: '12345' }),
  );
  expect(response).toMatchObject({
    status: 422,
    body: { errors: { password: [expect.any(String)] } },
  });
});

describe('who has paid for the same a moment ago', () => {
  const twice = { email: 'a-moment-ago@example.com', phone: '9811122233' };
  const order = (
    changes: object = {},
    headers: Record<string, string> = { 'ask-if-paid': 'yes' },
  ) => server.call('POST', 'payment/create', coursePayload({ ...twice, ...changes }), { headers });

  test('is asked first by a page that can ask, and nothing is stored', async () => {
    await buy(server, coursePayload(twice));
    const count = () =>
      server.services.pool.query('SELECT id FROM orders WHERE email = $1', [twice.email]);
    expect(await order()).toMatchObject({ status: 409, body: { paid_already: true } });
    expect((await count()).rows).toHaveLength(1);
    // A stranger who knows only the e-mail learns nothing.
    expect((await order({ phone: '9811122234' })).status).toBe(200);
    expect((await order({}, {})).status).toBe(200);
    server.advanceClock(3601);
    expect((await order()).status).toBe(200);
  });
});
