import { expect, test, type APIRequestContext } from '@playwright/test';
import { call, tokenOf } from '../support/calls';
import { admin, newVisitor, student } from '../support/people';

type Visitor = ReturnType<typeof newVisitor>;

const buyer = (visitor: Visitor) => ({
  user_id: '',
  currency: 'INR',
  remarks: '',
  first_name: visitor.firstName,
  last_name: visitor.lastName,
  email: visitor.email,
  phone: visitor.phone,
  password: visitor.password,
  confirm_password: '',
  street_address: '12 Jantar Mantar Road',
  town_city: 'New Delhi',
  country: 'India',
  postcode: '110001',
});
const course = (visitor: Visitor) => ({
  ...buyer(visitor),
  course_id: 101,
  course_name: 'Numerology Course',
  course_startDate: '2025-08-01',
  course_type: 'course',
  total_amount: 9999,
  discount_amount: 0,
  payable_amount: 9999,
});
const webinar = (visitor: Visitor) => ({
  ...buyer(visitor),
  course_id: 202,
  webinar_name: 'Read Your Own Birth Chart',
  webinar_date: '2026-11-29',
  course_type: 'webinar',
  total_amount: 499,
  discount_amount: 470,
  payable_amount: 29,
});

const order = (request: APIRequestContext, data: object) =>
  call(request, 'POST', '/payment/create', { data });

async function list(request: APIRequestContext, name: string, query: string, token?: string) {
  const answer = await call(request, 'GET', `/admin/${name}?${query}`, {
    token: token ?? (await tokenOf(request, admin)),
  });
  expect(answer.body, query).toMatchObject({ success: true, message: expect.any(String) });
  return answer.body.data as { data: Record<string, unknown>[]; total: number };
}

/** Presses a button of the sandbox's page; answers where the browser is sent. */
async function decide(request: APIRequestContext, link: string, result: 'paid' | 'failed') {
  const { pathname } = new URL(link);
  const response = await request.post(pathname, { form: { result }, maxRedirects: 0 });
  expect(response.status()).toBe(303);
  return new URL(response.headers().location!, 'http://site');
}

test('an order is pending until it is paid, and then confirmed to who holds its token', async ({
  request,
}) => {
  const visitor = newVisitor();
  const created = await order(request, course(visitor));
  expect(created.body).toMatchObject({
    status: true,
    payment_link: expect.stringMatching(/^https?:\/\//),
  });
  expect(JSON.stringify(created.body)).not.toContain(visitor.password);
  const pending = await list(request, 'course-orders', `email=${visitor.email}`);
  expect(pending.data).toEqual([
    {
      id: expect.any(Number),
      order_number: expect.any(String),
      course_id: 101,
      webinar_name: 'Numerology Course',
      first_name: visitor.firstName,
      email: visitor.email,
      phone: visitor.phone,
      payable_amount: 9999,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      status: 'pending',
    },
  ]);

  const token = await tokenOf(request, visitor);
  const { id } = (await call(request, 'POST', '/login', { data: visitor })).body.data.user;
  const ids = async () =>
    (await call(request, 'POST', '/user/paid-course-ids', { token, data: { user_id: id } })).body
      .course_ids;
  expect(await ids()).toEqual([]);
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
    paid_amount: 9999,
    paid_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect((await confirm()).body).toEqual(first.body);
  expect(await ids()).toEqual([101]);
  const after = await list(request, 'course-orders', `email=${visitor.email}&status=paid`);
  expect(after.total).toBe(1);

  const wrong = new URLSearchParams(paid.search);
  wrong.set('order_token', 'somebody-elses-token');
  for (const query of [`?${wrong}`, `?order_id=${wrong.get('order_id')}`, '']) {
    const refused = await call(request, 'GET', `/payment-success${query}`);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.body.message).toMatch(/\w/);
  }
});

test('a ticket is an order of the webinar list alone', async ({ request }) => {
  const visitor = newVisitor();
  const created = await order(request, webinar(visitor));
  await decide(request, created.body.payment_link, 'paid');
  const tickets = await list(request, 'webinar-orders', `email=${visitor.email}`);
  expect(tickets.data).toMatchObject([{ course_id: 202, payable_amount: 29, status: 'paid' }]);
  expect((await list(request, 'course-orders', `email=${visitor.email}`)).total).toBe(0);
});

test('amounts are those of the catalogue, whatever the browser sends', async ({ request }) => {
  for (const made of [course, webinar]) {
    const visitor = newVisitor();
    const answer = await order(request, { ...made(visitor), payable_amount: 1 });
    if (answer.status === 422) expect(answer.body.message).toMatch(/\w/);
    const name = made === course ? 'course-orders' : 'webinar-orders';
    const { data } = await list(request, name, `email=${visitor.email}`);
    expect(data.map((row) => row.payable_amount)).not.toContain(1);
  }
});

test('a purchase never touches the password of an account that is there already', async ({
  request,
}) => {
  const visitor = newVisitor();
  await order(request, course(visitor));
  const again = await order(request, { ...course(visitor), password: 'another-password' });
  expect(again.body.status).toBe(true);
  expect(again.body).not.toHaveProperty('token');
  expect(again.body).not.toHaveProperty('data.token');
  await tokenOf(request, visitor);
  const data = { email: visitor.email, password: 'another-password' };
  expect((await call(request, 'POST', '/login', { data })).status).toBeGreaterThanOrEqual(400);
  expect((await list(request, 'course-orders', `email=${visitor.email}`)).total).toBe(2);
});

test('every course of a cart is granted, and one key makes one order', async ({ request }) => {
  const visitor = newVisitor();
  const data = {
    ...course(visitor),
    items: [
      { course_id: 101, quantity: 2 },
      { course_id: 102, quantity: 1 },
    ],
    total_amount: 29997,
    payable_amount: 29997,
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
  expect((await list(request, 'course-orders', `email=${visitor.email}`)).total).toBe(1);
});

test('leads of every form are taken, with the prefix and without, and kept', async ({
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
  const { data } = await list(request, 'leads', 'per_page=50');
  const kept = data.filter((row) => row.email === email).map((row) => row.type);
  expect(kept.sort()).toEqual(sent.map(({ type }) => type).sort());
});

test('a contact message is taken with 201 or refused field by field', async ({ request }) => {
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
  const { data } = await list(request, 'contacts', 'per_page=50');
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

test('the summary counts a new payment everywhere', async ({ request }) => {
  const token = await tokenOf(request, admin);
  const summary = async () =>
    (await call(request, 'GET', '/admin/dashboard-summary', { token })).body.data;
  const sums = (data: Record<string, unknown>[], key: string) =>
    data.reduce((total, month) => total + Number(month[key]), 0);
  const before = await summary();
  const created = await order(request, course(newVisitor()));
  await decide(request, created.body.payment_link, 'paid');
  const after = await summary();
  // Other tests buy at the same time.
  expect(after.paid_course_amount).toBeGreaterThanOrEqual(before.paid_course_amount + 9999);
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
  expect(typeof after.total_paid_webinars).toBe('number');
});

test('lists are filtered by name, e-mail, status and day, paged and turned round', async ({
  request,
}) => {
  const token = await tokenOf(request, admin);
  const visitor = newVisitor();
  for (let count = 0; count < 3; count += 1) await order(request, course(visitor));
  const find = (query: string) =>
    list(request, 'course-orders', `email=${visitor.email}&${query}`, token);
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

  const users = await list(request, 'user-report', `from_date=${today}&per_page=50`, token);
  expect(Object.keys(users.data[0]!).sort()).toEqual([
    'created_at',
    'email',
    'id',
    'name',
    'phone',
  ]);
  expect(users.data.map(({ email }) => email)).toContain(visitor.email);
  expect((await list(request, 'user-report', 'to_date=2001-01-01', token)).total).toBe(0);
});

test('nonsense is refused with words, never with a fault of the server', async ({ request }) => {
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
    const answer = await call(request, 'POST', path, { data, headers });
    expect(expected, `${path} ${data.slice(0, 20)}`).toContain(answer.status);
    expect(answer.body.message, `${path} ${data.slice(0, 20)}`).toMatch(/\w/);
  }
});

test('the API says how it is and describes itself', async ({ request }) => {
  expect((await call(request, 'GET', '/health')).body).toEqual({ status: 'ok' });
  const { body } = await call(request, 'GET', '/openapi.json');
  expect(Object.keys(body.paths).length).toBeGreaterThan(20);
  expect((await call(request, 'GET', '/docs')).body).toContain('<');
});
