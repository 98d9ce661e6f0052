import { expect, test } from '@playwright/test';
import { call, tokenOf } from '../../support/calls';
import { courseOrder, decide, placeOrder, readList, webinarOrder } from '../../support/orders';
import { newVisitor } from '../../support/people';
import { priceOf } from '../../support/prices';

test('an order is pending until it is paid, and is then confirmed with its token', async ({
  request,
}) => {
  const visitor = newVisitor();
  const created = await placeOrder(request, courseOrder(visitor));
  expect(created.body).toMatchObject({
    status: true,
    payment_link: expect.stringMatching(/^https?:\/\//),
  });
  expect(JSON.stringify(created.body)).not.toContain(visitor.password);
  const pending = await readList(request, 'course-orders', `email=${visitor.email}`);
  expect(pending.data).toEqual([
    {
      id: expect.any(Number),
      order_number: expect.any(String),
      course_id: 101,
      webinar_name: 'Numerology Course',
      first_name: visitor.firstName,
      email: visitor.email,
      phone: visitor.phone,
      payable_amount: priceOf(101),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      status: 'pending',
    },
  ]);

  const logIn = () => call(request, 'POST', '/login', { data: visitor });
  expect((await logIn()).status).toBe(401);
  const failed = await decide(request, created.body.payment_link, 'failed');
  expect(failed.pathname).toBe('/payment-success');
  const unpaid = await call(request, 'GET', `/payment-success${failed.search}`);
  expect(unpaid.body).not.toHaveProperty('paid_at');
  expect(unpaid.body.message).toMatch(/\w/);

  const paid = await decide(request, created.body.payment_link, 'paid');
  expect([...paid.searchParams.keys()].sort()).toEqual(['order_id', 'order_token']);
  expect(paid.searchParams.get('order_token')).toMatch(/^.{22,}$/);
  const confirm = () => call(request, 'GET', `/payment-success${paid.search}`);
  const first = await confirm();
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    customer_email: visitor.email,
    order_number: pending.data[0]!.order_number,
    paid_amount: priceOf(101),
    paid_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect((await confirm()).body).toEqual(first.body);
  const { token, user } = (await logIn()).body.data;
  const data = { user_id: user.id };
  const ids = await call(request, 'POST', '/user/paid-course-ids', { token, data });
  expect(ids.body.course_ids).toEqual([101]);
  const after = await readList(request, 'course-orders', `email=${visitor.email}&status=paid`);
  expect(after.total).toBe(1);

  const wrong = new URLSearchParams(paid.search);
  wrong.set('order_token', 'somebody-elses-token');
  for (const query of [`?${wrong}`, `?order_id=${wrong.get('order_id')}`, '']) {
    const refused = await call(request, 'GET', `/payment-success${query}`);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.body.message).toMatch(/\w/);
  }
});

test('a ticket is listed with the webinar orders only', async ({ request }) => {
  const visitor = newVisitor();
  const created = await placeOrder(request, webinarOrder(visitor));
  await decide(request, created.body.payment_link, 'paid');
  const tickets = await readList(request, 'webinar-orders', `email=${visitor.email}`);
  expect(tickets.data).toMatchObject([
    { course_id: 202, payable_amount: priceOf(202), status: 'paid' },
  ]);
  expect((await readList(request, 'course-orders', `email=${visitor.email}`)).total).toBe(0);
});

test('amounts are those of the catalogue, whatever the browser sends', async ({ request }) => {
  for (const made of [courseOrder, webinarOrder]) {
    const visitor = newVisitor();
    const response = await placeOrder(request, { ...made(visitor), payable_amount: 1 });
    if (response.status === 422) expect(response.body.message).toMatch(/\w/);
    const name = made === courseOrder ? 'course-orders' : 'webinar-orders';
    const { data } = await readList(request, name, `email=${visitor.email}`);
    expect(data.map((row) => row.payable_amount)).not.toContain(1);
  }
});

test('a purchase never changes the password of an account that exists already', async ({
  request,
}) => {
  const visitor = newVisitor();
  const first = await placeOrder(request, courseOrder(visitor));
  await decide(request, first.body.payment_link, 'paid');
  const again = await placeOrder(request, {
    ...courseOrder(visitor),
    password: 'another-password',
  });
  expect(again.body.status).toBe(true);
  expect(again.body).not.toHaveProperty('token');
  expect(again.body).not.toHaveProperty('data.token');
  await decide(request, again.body.payment_link, 'paid');
  await tokenOf(request, visitor);
  const data = { email: visitor.email, password: 'another-password' };
  expect((await call(request, 'POST', '/login', { data })).status).toBeGreaterThanOrEqual(400);
  expect((await readList(request, 'course-orders', `email=${visitor.email}`)).total).toBe(2);
});

test('a cart grants all its courses, and an idempotency key one order', async ({ request }) => {
  const visitor = newVisitor();
  const amount = 2 * priceOf(101) + priceOf(102);
  const data = {
    ...courseOrder(visitor),
    items: [
      { course_id: 101, quantity: 2 },
      { course_id: 102, quantity: 1 },
    ],
    total_amount: amount,
    payable_amount: amount,
  };
  const headers = { 'Idempotency-Key': `key-${visitor.email}` };
  const [one, two] = await Promise.all([
    call(request, 'POST', '/payment/create', { data, headers }),
    call(request, 'POST', '/payment/create', { data, headers }),
  ]);
  expect(one.body.payment_link).toBe(two.body.payment_link);
  await decide(request, one.body.payment_link, 'paid');
  const login = await call(request, 'POST', '/login', { data: visitor });
  const { token, user } = login.body.data;
  const paid = await call(request, 'POST', '/user/paid-course-ids', {
    token,
    data: { user_id: user.id },
  });
  expect([...paid.body.course_ids].sort()).toEqual([101, 102]);
  expect((await readList(request, 'course-orders', `email=${visitor.email}`)).total).toBe(1);
});
