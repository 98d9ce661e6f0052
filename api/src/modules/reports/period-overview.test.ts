import { buy, coursePayload, placeOrder, webinarPayload } from '../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';

let server: TestServer;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  // The server's clock starts at noon, Indian time, of 22 November 2026.
  const offset = Date.parse('2026-11-22T06:30:00Z') - Date.now();
  server = await openTestServer({ overrides: { now: () => new Date(Date.now() + offset) } });
  admin = await server.addUser({ role: 3 });
  student = await server.addUser({ email: 'Asha@example.com', phone: '9876500001' });
  await buy(server, coursePayload({ email: 'asha@example.com' }), student.token);
  await placeOrder(server, webinarPayload({ email: 'asha@example.com' }), student.token);
  await placeOrder(server, webinarPayload({ email: 'guest@example.com', phone: '9876500002' }));
  const lead = { full_name: 'Asha R', type: 'request callback' };
  for (const contact of [
    { email: 'ASHA@example.com', phone_number: '9000000001' },
    { email: 'other@example.com', phone_number: '+919876500001' },
    { email: 'stranger@example.com', phone_number: '9000000002' },
  ]) {
    await server.call('POST', 'book-demo-class', { ...lead, ...contact });
  }
  await server.call('POST', 'contacts', {
    name: 'Asha',
    email: 'asha@example.com',
    phone_number: '9000000003',
    state: 'Delhi',
    message: 'When?',
  });
  // One order of the previous year, and one that is just over two days old.
  await server.services.pool.query(`
    INSERT INTO orders (order_number, user_id, kind, product_id, title, first_name, last_name, email, phone,
      total_paise, discount_paise, payable_paise, refunded_paise, currency, place_of_supply,
      provider, token_hash, state, created_at, expires_at)
    VALUES ('OLD-1', NULL, 'course', 102, 'Old', 'Old', 'Order', 'old@example.com', '9000000000',
      50000, 0, 50000, 10000, 'INR', '07', 'old', 'x', 'paid', '2025-11-22T18:29:59Z', now()),
    ('OLD-2', NULL, 'course', 102, 'Old', 'Old', 'Order', 'old@example.com', '9000000000',
      50000, 0, 50000, 0, 'INR', '07', 'old', 'x', 'pending', '2026-11-20T06:29:00Z', now())`);
  await server.services.pool.query(`
    INSERT INTO daily_totals (day, kind, product_id, paid_paise, transactions, places, returned_paise)
    VALUES ('2025-11-22', 'course', 102, 40000, 1, 1, 10000)`);
});
afterAll(() => server.close());

const asAdmin = (path: string) =>
  server.call('GET', `admin/${path}`, undefined, { token: admin.token });
const read = async (path: string) => {
  const { status, body } = await asAdmin(path);
  expect(status).toBe(200);
  return body.data;
};

test('the last twelve months are compared with the same days of the previous year', async () => {
  const { period, before } = await read('overview?from_date=2025-12-01');
  expect(period).toEqual({
    from_date: '2025-12-01',
    to_date: '2026-11-22',
    sold_amount: 9999,
    returned_amount: 0,
    paid_amount: 9999,
    paid_orders: 1,
    new_users: 2,
    new_leads: 3,
    leads_bought: 0,
  });
  expect(before).toEqual({
    from_date: '2024-12-01',
    to_date: '2025-11-22',
    sold_amount: 500,
    returned_amount: 100,
    paid_amount: 400,
    paid_orders: 1,
    new_users: 0,
    new_leads: 0,
    leads_bought: 0,
  });
});

test.each([
  ['', ['2026-11-16', '2026-11-22'], ['2026-11-09', '2026-11-15']],
  ['from_date=2026-01-01', ['2026-01-01', '2026-11-22'], ['2025-02-01', '2025-12-22']],
  ['to_date=2024-02-29', ['2023-03-01', '2024-02-29'], ['2022-03-01', '2023-02-28']],
  [
    'from_date=2026-11-22&to_date=2026-11-22',
    ['2026-11-22', '2026-11-22'],
    ['2026-11-21', '2026-11-21'],
  ],
  [
    'from_date=2026-11-01&to_date=2026-11-30',
    ['2026-11-01', '2026-11-30'],
    ['2026-10-01', '2026-10-31'],
  ],
  [
    'from_date=2026-10-01&to_date=2026-12-31',
    ['2026-10-01', '2026-12-31'],
    ['2026-07-01', '2026-09-30'],
  ],
  [
    'from_date=2026-03-01&to_date=2026-03-10',
    ['2026-03-01', '2026-03-10'],
    ['2026-02-19', '2026-02-28'],
  ],
])('%s is compared with the period before', async (query, period, before) => {
  const response = await read(`overview?${query}`);
  const daysOf = ({ from_date, to_date }: { from_date: string; to_date: string }) => [
    from_date,
    to_date,
  ];
  expect([daysOf(response.period), daysOf(response.before)]).toEqual([period, before]);
});

test.each([
  ['from_date=2026-11-23', 'from_date'],
  ['from_date=2026-11-02&to_date=2026-11-01', 'from_date'],
  ['from_date=2026-02-31&to_date=2026-03-01', 'from_date'],
  ['from_date=0026-11-01&to_date=2026-11-28', 'from_date'],
  ['to_date=2026-02-31', 'to_date'],
])('%s is refused', async (query, field) => {
  const response = await asAdmin(`overview?${query}`);
  expect(response).toMatchObject({
    status: 422,
    body: { errors: { [field]: expect.any(Array) } },
  });
});

test('sales are counted by batch, leads by source, and money by day or month', async () => {
  const week = await read('overview');
  expect(week.products).toEqual([
    expect.objectContaining({
      kind: 'course',
      product_id: 101,
      title: 'Numerology Course',
      // The shipped course has no batches.
      when: '',
      places: 1,
      sold_amount: 9999,
      returned_amount: 0,
    }),
  ]);
  expect(week.leads).toContainEqual({
    ...{ source: 'callback', campaign: '', course: '', leads: 2, bought: 0 },
  });
  expect(week.parts).toHaveLength(7);
  expect(week.parts.at(-1)).toEqual({
    month: '2026-11-22',
    paid_course_amount: 9999,
    paid_webinar_amount: 0,
    paid_transactions: 1,
  });
  const { parts } = await read('overview?from_date=2025-11-01');
  expect([parts.length, parts[0].month, parts.at(-1).month]).toEqual([13, '2025-11', '2026-11']);
});

test('the file has what the dashboard shows', async () => {
  const { body: text, status } = await asAdmin('overview.csv?from_date=2026-11-22');
  expect(status).toBe(200);
  expect(text).toContain('Period,2026-11-22 to 2026-11-22,,1,9999,0,2,3,0,,');
  expect(text).toContain('Course or webinar,Numerology Course,');
  expect(text).toContain('Day or month,2026-11-22,,1,,,,,,9999,0');
});

test('a person is found by account or e-mail, with leads of the same e-mail or phone', async () => {
  const byId = await read(`people/${student.id}`);
  expect(byId).toMatchObject({
    name: student.name,
    email: 'asha@example.com',
    account: { id: student.id, email_proven: true },
    orders: [{ title: 'Numerology in Daily Life' }, { title: 'Numerology Course', amount: 9999 }],
    enrolments: [{ product_id: 101, title: 'Numerology Course' }],
    leads: [{ email: 'other@example.com' }, { email: 'ASHA@example.com' }],
    contacts: [{ message: 'When?' }],
  });
  expect(await read('people/ASHA%40example.com')).toEqual(byId);
  expect(await read('people/stranger%40example.com')).toMatchObject({
    name: 'Asha R',
    account: null,
    orders: [],
    leads: [{ email: 'stranger@example.com' }],
  });
});

test.each(['999999', 'nobody%40example.com', 'x', '0', '99999999999'])(
  'the unknown person %s is a 404',
  async (person) => {
    expect((await asAdmin(`people/${person}`)).status).toBe(404);
  },
);

test.each(['overview', 'people/1', 'client-errors'])('%s is for admins only', async (path) => {
  expect((await server.call('GET', `admin/${path}`)).status).toBe(401);
  expect(
    (await server.call('GET', `admin/${path}`, undefined, { token: student.token })).status,
  ).toBe(403);
});

test('a lead has bought when its person pays after it; a whole return takes places back', async () => {
  const order = await buy(
    server,
    coursePayload({ email: 'stranger@example.com', phone: '9876500009' }),
  );
  const bought = async () => (await read('overview')).period;
  expect(await bought()).toMatchObject({ leads_bought: 1, paid_orders: 2, sold_amount: 19998 });
  const { status } = await server.call(
    'POST',
    `admin/orders/${order}/refunds`,
    { amount: 9999, reason: 'changed her mind' },
    { token: admin.token },
  );
  expect(status).toBe(200);
  const after = await read('overview');
  expect(after.period).toMatchObject({ leads_bought: 0, paid_orders: 1, returned_amount: 9999 });
  expect(after.products).toMatchObject([{ places: 1, sold_amount: 19998, returned_amount: 9999 }]);
});
