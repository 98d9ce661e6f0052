import type { OrderRow } from 'shared/model/schemas';
import { buy, coursePayload, placeOrder, webinarPayload } from '../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.addUser({ role: 3 });
  for (const [first, last] of [
    ['Asha', 'Verma'],
    ['Ravi', 'Kumar'],
    ['Neel_%', 'Joshi'],
  ] as const) {
    const email = `${first}.${last}@example.com`.toLowerCase();
    await buy(server, coursePayload({ first_name: first, last_name: last, email }));
    await placeOrder(server, webinarPayload({ first_name: first, last_name: last, email }));
  }
  await buy(server, webinarPayload({ course_id: 202, email: 'webinar@example.com' }));
});
afterAll(() => server.close());

const read = async (path: string) => {
  const response = await server.call('GET', `admin/${path}`, undefined, { token: admin.token });
  expect(response).toMatchObject({
    status: 200,
    body: { success: true, message: expect.any(String) },
  });
  return response.body.data;
};

test('the summary adds up', async () => {
  const summary = await read('dashboard-summary');
  const month = expect.stringMatching(/^\d{4}-\d{2}$/);
  expect(summary).toEqual({
    total_paid_amount: 3 * 9999 + 29,
    paid_webinar_amount: 29,
    total_paid_webinars: 1,
    paid_course_amount: 3 * 9999,
    total_users: 4,
    total_paid_transactions: 4,
    monthly_breakdown: [
      { month, paid_course_amount: 29997, paid_webinar_amount: 29, paid_transactions: 4 },
    ],
  });
});

test('rows contain the specified fields, and when and what was paid and returned', async () => {
  const courses = await read('course-orders');
  expect(courses.total).toBe(3);
  expect(courses.data[0]).toEqual({
    id: expect.any(Number),
    order_number: expect.stringMatching(/^NK-/),
    course_id: 101,
    webinar_name: 'Numerology Course',
    first_name: 'Neel_%',
    email: 'neel_%.joshi@example.com',
    phone: '9876543211',
    payable_amount: 9999,
    created_at: expect.stringMatching(/Z$/),
    status: 'paid',
  });
  const webinars = await read('webinar-orders');
  expect(webinars.data.map((row: OrderRow) => row.course_id)).toEqual([202, 201, 201, 201]);
  expect(Object.keys(webinars.data[0])).toEqual(Object.keys(courses.data[0]));
});

test('orders are filtered by product, by batch or session, and by what the status does not say', async () => {
  const count = async (list: string, query: string) => (await read(`${list}?${query}`)).total;
  expect(await count('webinar-orders', 'product=201')).toBe(3);
  expect(await count('webinar-orders', 'product=202&status=paid')).toBe(
    (await read('webinar-orders?status=paid')).data.filter(
      ({ course_id }: OrderRow) => course_id === 202,
    ).length,
  );
  expect(await count('webinar-orders', 'product=201/no-such-session')).toBe(0);
  expect(await count('course-orders', 'state=refunded')).toBe(0);
  const { pool } = server.services;
  const [row] = (await read('course-orders?status=paid')).data;
  await pool.query('UPDATE orders SET refunded_paise = 100 WHERE id = $1', [row.id]);
  expect(await count('course-orders', 'state=part_refunded')).toBe(1);
  await pool.query('UPDATE orders SET refunded_paise = 0 WHERE id = $1', [row.id]);
  expect(await count('course-orders', 'state=needs_review')).toBe(0);
});

test.each([
  ['status=Paid', 1],
  ['status=pending', 3],
  ['status=All', 4],
  ['name=&email=&status=&from_date=&to_date=', 4],
  ['name=asha', 1],
  ['name=ash', 1],
  ['name=sha%20ver', 1],
  ['name=_%25', 1],
  ['name=%25', 1],
  ['name=zzz', 0],
  ['email=EXAMPLE.com', 4],
  ['email=ravi.k&status=paid', 0],
  ['email=ravi.k&name=kumar&status=pending', 1],
  ['from_date=2020-01-01&to_date=2020-12-31', 0],
  ['from_date=2020-01-01&to_date=9999-12-30', 4],
  ['from_date=2020-01-01&name=asha', 1],
  ['day_of=payment', 1],
  ['day_of=payment&from_date=2020-01-01&to_date=2020-12-31', 0],
  ['day_of=payment&status=pending', 0],
  ['day_of=', 4],
])('the filter %s finds %d webinar orders', async (query, total) => {
  const page = await read(`webinar-orders?${query}&page=1&per_page=10`);
  expect(page.total).toBe(total);
  expect(page.data).toHaveLength(total);
});

test('the pages contain every order once, newest first', async () => {
  const whole = await read('webinar-orders');
  const ids: number[] = [];
  for (const page of [1, 2, 3]) {
    const part = await read(`webinar-orders?page=${page}&per_page=2`);
    expect(part.total).toBe(4);
    ids.push(...part.data.map((row: OrderRow) => row.id));
  }
  expect(ids).toEqual(whole.data.map((row: OrderRow) => row.id));
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
});

test('deep pages are right for days with many and with few orders', async () => {
  const { pool } = server.services;
  // 23 orders over nine days, none of them today, most of them in pairs at the same instant.
  await pool.query(`
    INSERT INTO orders (order_number, user_id, kind, product_id, title, first_name, last_name, email, phone,
      total_paise, discount_paise, payable_paise, currency, place_of_supply, provider, token_hash, created_at, expires_at)
    SELECT 'OLD-' || n, ${admin.id}, 'course', 102, 'Old', 'Old', 'Order', 'old@example.com', '9000000000',
      1, 0, 1, 'INR', '07', 'old', 'x', '2026-01-01T18:30:00Z'::timestamptz + (n / 2) * interval '18 hours', now()
    FROM generate_series(1, 23) AS n`);
  await pool.query(`
    INSERT INTO daily_order_counts (kind, status, day, count)
    SELECT kind, status, (created_at AT TIME ZONE 'Asia/Kolkata')::date, count(*) FROM orders
    WHERE provider = 'old' GROUP BY 1, 2, 3`);
  const expected = (
    await pool.query(
      "SELECT id FROM orders WHERE kind = 'course' ORDER BY created_at DESC, id DESC",
    )
  ).rows.map((row) => row.id);
  const pagesOf = async (perPage: number, query: string) => {
    const ids: number[] = [];
    for (let page = 1; page <= Math.ceil(26 / perPage) + 1; page += 1) {
      const part = await read(`course-orders?page=${page}&per_page=${perPage}&${query}`);
      expect(part.total).toBe(26);
      ids.push(...part.data.map((row: OrderRow) => row.id));
    }
    return ids;
  };
  for (const perPage of [1, 4, 7]) {
    expect(await pagesOf(perPage, 'sort=newest')).toEqual(expected);
    expect(await pagesOf(perPage, 'sort=oldest')).toEqual(expected.toReversed());
  }
  expect(await pagesOf(7, 'sort=oldest&email=example.com')).toEqual(expected.toReversed());
  const january = await read('course-orders?from_date=2026-01-02&to_date=2026-01-02');
  expect(january.data.map((row: OrderRow) => row.order_number)).toEqual([
    'OLD-3',
    'OLD-2',
    'OLD-1',
  ]);
  expect(january.total).toBe(3);
  expect((await read('course-orders?from_date=2026-01-03')).total).toBe(23);
});

test('registered users are counted and filtered by days', async () => {
  const users = await read('user-report?page=1&per_page=2');
  expect(users.total).toBe(4);
  expect(users.data).toHaveLength(2);
  expect(users.data[0]).toEqual({
    id: expect.any(Number),
    name: 'Ravi Kumar',
    email: 'webinar@example.com',
    phone: '9876543211',
    created_at: expect.any(String),
  });
  expect((await read('user-report?to_date=2020-01-01')).total).toBe(0);
  expect((await read('user-report?from_date=2020-01-01&page=2&per_page=3')).data).toHaveLength(1);
  const oldest = await read('user-report?sort=oldest');
  const newest = await read('user-report');
  expect(oldest.data).toEqual(newest.data.toReversed());
});

test('the export contains exactly the filtered rows', async () => {
  const csv = await server.call(
    'GET',
    'admin/webinar-orders.csv?status=pending&name=asha',
    undefined,
    { token: admin.token },
  );
  const lines = csv.body.trim().split('\r\n');
  expect(lines[0]).toContain('Webinar ID,Webinar Name');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('asha.verma@example.com');
  const users = await server.call('GET', 'admin/user-report.csv', undefined, {
    token: admin.token,
  });
  expect(users.body.trim().split('\r\n')).toHaveLength(5);
  expect(users.body).not.toContain('argon2');
});

test('matches are counted up to ten thousand, and the response says that there are more', async () => {
  const { pool } = server.services;
  const add = (from: number, to: number) =>
    pool.query(`
      INSERT INTO orders (order_number, user_id, kind, product_id, title, first_name, last_name, email, phone,
        total_paise, discount_paise, payable_paise, currency, place_of_supply, provider, token_hash, created_at, expires_at)
      SELECT 'MANY-' || n, ${admin.id}, 'course', 102, 'Many', 'Many', 'Orders', 'many@example.com', '9000000000',
        1, 0, 1, 'INR', '07', 'many', 'x', '2026-02-01T00:00:00Z'::timestamptz + n * interval '1 minute', now()
      FROM generate_series(${from}, ${to}) AS n`);
  await add(1, 10_000);
  const exact = await read('course-orders?name=many');
  expect(exact).toMatchObject({ total: 10_000 });
  expect(exact).not.toHaveProperty('has_more');
  await add(10_001, 10_001);
  for (const [sort, first] of [
    ['newest', 'MANY-10001'],
    ['oldest', 'MANY-1'],
  ]) {
    const page = await read(`course-orders?name=many&sort=${sort}`);
    expect(page).toMatchObject({ total: 10_000, has_more: true });
    expect(page.data[0].order_number).toBe(first);
  }
  expect((await read('course-orders?name=many&page=1001')).data).toEqual([]);

  // An export reads a thousand rows at a time, and each row once.
  const { token } = admin;
  const csv = await server.call('GET', 'admin/course-orders.csv?name=many', undefined, { token });
  const numbers = csv.body.match(/MANY-\d+/g);
  expect(numbers).toHaveLength(10_001);
  expect(new Set(numbers).size).toBe(10_001);
});

test.each(['page=0', 'page=x', 'per_page=101', 'status=gone', 'from_date=2026-02-31', 'sort=up'])(
  '%s is refused',
  async (query) => {
    const response = await server.call('GET', `admin/course-orders?${query}`, undefined, {
      token: admin.token,
    });
    expect(response).toMatchObject({ status: 422, body: { message: expect.any(String) } });
  },
);

test.each([
  ...['course-orders', 'webinar-orders', 'user-report', 'leads', 'contacts', 'settlements'],
])('an export of %s with an invalid day is refused before it begins', async (list) => {
  const response = await server.call('GET', `admin/${list}.csv?from_date=2026-02-30`, undefined, {
    token: admin.token,
  });
  expect(response).toMatchObject({
    status: 422,
    body: { errors: { from_date: [expect.any(String)] } },
  });
});

// This test is last, because the other tests would count its users.
test('deep pages of users are right for days with many and with few users', async () => {
  const { pool } = server.services;
  await pool.query(`
    INSERT INTO users (name, email, phone, role_id, slug, created_at)
    SELECT 'Old', n || '@example.com', '9000000000', 1, 'old-' || n,
      '2026-01-01T18:30:00Z'::timestamptz + (n / 2) * interval '18 hours'
    FROM generate_series(1, 9) AS n`);
  await pool.query(`
    INSERT INTO daily_user_counts (day, count)
    SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date, count(*) FROM users
    WHERE name = 'Old' GROUP BY 1`);
  const students = await pool.query(
    'SELECT id FROM users WHERE role_id = 1 ORDER BY created_at DESC, id DESC',
  );
  const newest = students.rows.map((row) => row.id);
  for (const [sort, expected] of [
    ['newest', newest],
    ['oldest', newest.toReversed()],
  ] as const) {
    const ids: number[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const part = await read(`user-report?page=${page}&per_page=3&sort=${sort}`);
      expect(part.total).toBe(13);
      ids.push(...part.data.map(({ id }: { id: number }) => id));
    }
    expect(ids).toEqual(expected);
  }
});
