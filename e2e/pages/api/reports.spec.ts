import { expect, test } from '@playwright/test';
import { call, tokenOf } from '../../support/calls';
import { courseOrder, decide, placeOrder, readList, webinarOrder } from '../../support/orders';
import { admin, newVisitor, student } from '../../support/people';

test('leads of every form are accepted and stored, with the phone prefix and without', async ({
  request,
}) => {
  const { name: full_name, email, phone } = newVisitor();
  const sent = [
    { phone_number: `+91${phone}`, type: 'request callback' },
    { phone_number: `+91${phone}`, type: 'book demo class', course: 'numerology' },
    { phone_number: phone, type: 'request callback' },
    { phone_number: phone, type: 'download syllabus' },
  ];
  const post = (data: object) =>
    call(request, 'POST', '/book-demo-class', { data: { full_name, email, ...data } });
  for (const lead of sent) {
    const { status, body } = await post(lead);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, message: expect.any(String) });
  }
  for (const refused of [
    { ...sent[0], phone_number: '12' },
    { ...sent[0], email: 'nobody' },
  ]) {
    const { status, body } = await post(refused);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: false, message: expect.stringMatching(/\w/) });
  }
  const { data } = await readList(request, 'leads', 'per_page=50');
  const kept = data.filter((row) => row.email === email).map((row) => row.type);
  expect(kept.sort()).toEqual(sent.map(({ type }) => type).sort());
});

test('a contact message is accepted with 201 or refused field by field', async ({ request }) => {
  const { name, email, phone } = newVisitor();
  const message = {
    name,
    email,
    phone_number: phone,
    state: 'Kerala',
    message: `=HYPERLINK("x") नमस्ते ${email}`,
    subscribe: true,
  };
  const taken = await call(request, 'POST', '/contacts', { data: message });
  expect(taken.status).toBe(201);
  expect(taken.body.status).toBe(true);
  for (const field of ['name', 'email', 'phone_number', 'state', 'message']) {
    const refused = await call(request, 'POST', '/contacts', { data: { ...message, [field]: '' } });
    expect(refused.status, field).toBe(422);
    expect(refused.body.errors[field], field).toEqual([expect.stringMatching(/\w/)]);
    expect(refused.body.message).toMatch(/\w/);
  }
  const { data } = await readList(request, 'contacts', 'per_page=50');
  expect(data.find((row) => row.email === email)).toMatchObject({ ...message });
  const csv = await call(request, 'GET', '/admin/contacts.csv', {
    token: await tokenOf(request, admin),
  });
  expect(csv.body, 'a spreadsheet runs no formula').not.toMatch(/[,"]=HYPERLINK/);
});

test('reports are refused to visitors and students', async ({ request }) => {
  const token = await tokenOf(request, student);
  for (const path of [
    'dashboard-summary',
    ...['course-orders', 'webinar-orders', 'user-report', 'leads', 'contacts'].flatMap((name) => [
      name,
      `${name}.csv`,
    ]),
  ]) {
    const visitor = await call(request, 'GET', `/admin/${path}`);
    expect(visitor.status, path).toBe(401);
    expect(visitor.body.message).toMatch(/\w/);
    const other = await call(request, 'GET', `/admin/${path}`, { token });
    expect(other.status, path).toBe(403);
    expect(other.body.message).toMatch(/\w/);
  }
});

test('the summary includes a new payment in every figure', async ({ request }) => {
  const token = await tokenOf(request, admin);
  const summary = async () =>
    (await call(request, 'GET', '/admin/dashboard-summary', { token })).body.data;
  const sums = (data: Record<string, unknown>[], key: string) =>
    data.reduce((total, month) => total + Number(month[key]), 0);
  const before = await summary();
  const ticket = webinarOrder(newVisitor());
  const created = await placeOrder(request, ticket);
  await decide(request, created.body.payment_link, 'paid');
  const after = await summary();
  // Other tests buy at the same time, and refund courses.
  const least = before.paid_webinar_amount + ticket.payable_amount;
  expect(after.paid_webinar_amount).toBeGreaterThanOrEqual(least);
  expect(after.total_paid_webinars).toBeGreaterThan(before.total_paid_webinars);
  expect(after.total_users).toBeGreaterThan(before.total_users);
  expect(after.total_paid_amount).toBe(after.paid_course_amount + after.paid_webinar_amount);
  const months = after.monthly_breakdown;
  expect(sums(months, 'paid_course_amount')).toBe(after.paid_course_amount);
  expect(sums(months, 'paid_webinar_amount')).toBe(after.paid_webinar_amount);
  expect(sums(months, 'paid_transactions')).toBe(after.total_paid_transactions);
  expect(Object.keys(months.at(-1)).sort()).toEqual([
    'month',
    'paid_course_amount',
    'paid_transactions',
    'paid_webinar_amount',
  ]);
});

test('lists are filtered by name, e-mail, status and day, paginated and reversed', async ({
  request,
}) => {
  const token = await tokenOf(request, admin);
  const visitor = newVisitor();
  for (let count = 0; count < 3; count += 1) await placeOrder(request, courseOrder(visitor));
  const find = (query: string) =>
    readList(request, 'course-orders', `email=${visitor.email}&${query}`, token);
  const newest = await find('');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  for (const [query, total] of [
    ['page=1&per_page=10', 3],
    ['status=', 3],
    ['status=pending', 3],
    ['status=paid', 0],
    [`name=${visitor.firstName.slice(1, 4)}`, 3],
    ['name=Somebody', 0],
    [`from_date=${today}&to_date=${today}`, 3],
    ['to_date=2001-01-01', 0],
  ] as const) {
    expect((await find(query)).total, query).toBe(total);
  }
  const pages = await Promise.all([1, 2, 3].map((page) => find(`page=${page}&per_page=2`)));
  expect(pages.flatMap(({ data }) => data)).toEqual(newest.data);
  expect((await find('sort=oldest')).data).toEqual(newest.data.toReversed());

  const users = await readList(request, 'user-report', `from_date=${today}&per_page=50`, token);
  expect(Object.keys(users.data[0]!).sort()).toEqual([
    'created_at',
    'email',
    'id',
    'name',
    'phone',
  ]);
  expect(users.data.map(({ email }) => email)).toContain(visitor.email);
  expect((await readList(request, 'user-report', 'to_date=2001-01-01', token)).total).toBe(0);
});

test('invalid requests get a message, never an error of the server', async ({ request }) => {
  const token = await tokenOf(request, admin);
  for (const query of ['page=0', 'page=x', 'per_page=1000', 'from_date=2026-02-31', 'sort=up']) {
    const { status, body } = await call(request, 'GET', `/admin/course-orders?${query}`, { token });
    expect(status, query).toBe(422);
    expect(body.message, query).toMatch(/\w/);
  }
  const json = { 'Content-Type': 'application/json' };
  for (const [path, data, headers, expected] of [
    ['/login', '{"email":', json, [400]],
    ['/login', '[]', json, [400, 422]],
    ['/login', '', json, [400, 422]],
    ['/login', 'a=b', { 'Content-Type': 'text/xml' }, [415]],
    ['/login', JSON.stringify({ email: 'x'.repeat(3_000_000) }), json, [413]],
    ['/payment/create', '{}', json, [422]],
    ['/no-such-call', '{}', json, [404]],
  ] as const) {
    const response = await call(request, 'POST', path, { data, headers });
    expect(expected, `${path} ${data.slice(0, 20)}`).toContain(response.status);
    expect(response.body.message, `${path} ${data.slice(0, 20)}`).toMatch(/\w/);
  }
});

test('the API reports its health and describes itself', async ({ request }) => {
  expect((await call(request, 'GET', '/health')).body).toEqual({ status: 'ok' });
  const { body } = await call(request, 'GET', '/openapi.json');
  expect(Object.keys(body.paths).length).toBeGreaterThan(20);
  expect((await call(request, 'GET', '/docs')).body).toContain('<');
});
