import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.addUser({ role: 3 });
});
afterAll(() => server.close());

const person = { full_name: 'Ravi Kumar', email: 'ravi@example.com' };

test('newsletter, demo form, callback and syllabus are stored and can be read by an admin', async () => {
  const payloads = [
    { ...person, phone_number: '+911234567890', type: 'request callback' },
    { ...person, phone_number: '+919876543210', course: 'numerology', type: 'book demo class' },
    { ...person, phone_number: '9876543210', type: 'request callback' },
    { ...person, phone_number: '9876543210', type: 'download syllabus' },
  ];
  for (const payload of payloads) {
    const response = await server.call('POST', 'book-demo-class', payload);
    expect(response).toMatchObject({
      status: 200,
      body: { status: true, message: expect.any(String) },
    });
  }
  const list = await server.call('GET', 'admin/leads?per_page=3', undefined, {
    token: admin.token,
  });
  expect(list.body).toMatchObject({ success: true, data: { total: 4 } });
  expect(list.body.data.data.map((row: { type: string }) => row.type)).toEqual([
    'download syllabus',
    'request callback',
    'book demo class',
  ]);
  expect(list.body.data.data[2]).toMatchObject({
    course: 'numerology',
    phone_number: '+919876543210',
  });
});

test.each([
  ['a bad phone', { phone_number: '123' }],
  ['a landline for the syllabus', { phone_number: '1234567890', type: 'download syllabus' }],
  ['a bad e-mail', { email: 'nobody' }],
  ['an unknown type', { type: 'spam' }],
  ['a blank name', { full_name: '  ' }],
  ['no phone', { phone_number: undefined }],
])('the response to %s has status false and a message', async (_name, changes) => {
  const response = await server.call('POST', 'book-demo-class', {
    ...person,
    phone_number: '9876543210',
    type: 'request callback',
    ...changes,
  });
  expect(response).toMatchObject({ status: 200, body: { status: false } });
  expect(response.body.message.length).toBeGreaterThan(5);
});

test('the list can be filtered by days, both included, and exported safely', async () => {
  const formula = { ...person, full_name: '=HYPERLINK("x")', phone_number: '9876543210' };
  await server.call('POST', 'book-demo-class', { ...formula, type: 'request callback' });
  const { token } = admin;
  await server.services.pool.query(
    "UPDATE leads SET created_at = '2026-03-31T18:29:59Z' WHERE full_name LIKE '=%'",
  );
  const total = async (query: string) =>
    (await server.call('GET', `admin/leads?${query}`, undefined, { token })).body.data.total;
  expect(await total('from_date=2026-03-31&to_date=2026-03-31')).toBe(1);
  expect(await total('from_date=2026-04-01&to_date=2026-04-01')).toBe(0);
  expect(await total('from_date=&to_date=')).toBeGreaterThan(1);

  const csv = await server.call('GET', 'admin/leads.csv?to_date=2026-03-31', undefined, { token });
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.body.split('\r\n')).toEqual([
    '﻿ID,Type,Source,Name,Email,Phone,Course,Status,Note,Call Back,Assignee,Received,May Be Called,Came From',
    expect.stringContaining(`"'=HYPERLINK(""x"")"`),
    '',
  ]);
});

test.each(['2026-13-01', '2026-02-30', 'yesterday', '0000-01-01'])(
  'the day %s is refused',
  async (day) => {
    const response = await server.call('GET', `admin/leads?from_date=${day}`, undefined, {
      token: admin.token,
    });
    expect(response).toMatchObject({
      status: 422,
      body: { errors: { from_date: [expect.any(String)] } },
    });
  },
);

test('a booked demo class sends an e-mail with its details, at most three a day to one address', async () => {
  const demo = {
    full_name: 'Mira',
    email: 'mira@example.com',
    phone_number: '+919876543210',
    course: 'astrology',
    type: 'book demo class',
  };
  for (let times = 0; times < 5; times += 1) {
    expect((await server.call('POST', 'book-demo-class', demo)).body.status).toBe(true);
  }
  await server.services.messenger.deliver();
  const mails = server.outbox().filter((sent) => sent.to === demo.email);
  expect(mails).toHaveLength(3);
  expect(mails[0]).toMatchObject({
    template: 'demo-booked',
    text: expect.stringContaining('Course: Astrology Course'),
  });
});

test('a lead whose response was lost is stored and confirmed once, however often it is sent', async () => {
  const demo = {
    full_name: 'Leela',
    email: 'Leela@example.com',
    phone_number: '+919876543210',
    course: 'astrology',
    type: 'book demo class',
  };
  const send = (body: object, key = 'key-of-the-press') =>
    server.call('POST', 'book-demo-class', body, { headers: { 'idempotency-key': key } });
  const responses = [await send(demo), ...(await Promise.all([send(demo), send(demo)]))];
  expect(responses.map(({ body }) => body)).toEqual(Array(3).fill(responses[0]!.body));
  const stored = async () =>
    (
      await server.call('GET', 'admin/leads?search=leela@', undefined, { token: admin.token })
    ).body.data.data.map(({ course }: { course: string }) => course);
  expect(await stored()).toEqual(['astrology']);
  await server.services.messenger.deliver();
  expect(server.outbox().filter(({ to }) => to.toLowerCase() === 'leela@example.com')).toHaveLength(
    1,
  );
  await send({ ...demo, course: 'numerology' });
  await send(demo, 'key-of-another-press');
  expect(await stored()).toEqual(['astrology', 'numerology', 'astrology']);
});

test('an e-mail to another person’s address contains nothing that the stranger typed', async () => {
  await server.call('POST', 'book-demo-class', {
    full_name: 'Dr. Stranger',
    course: 'see evil.example',
    email: 'victim@example.com',
    phone_number: '+919876543210',
    type: 'book demo class',
  });
  await server.services.messenger.deliver();
  const [sent] = server.outbox().filter(({ to }) => to === 'victim@example.com');
  expect(sent!.text + sent!.html).not.toMatch(/evil|Stranger|9876543210/);
});

test.each([
  ['+91 98765 43210', '+919876543210'],
  ['098765 43210', '9876543210'],
  ['98765-43210', '9876543210'],
])('the phone number %j is stored as %s', async (written, stored) => {
  const response = await server.call('POST', 'book-demo-class', {
    ...person,
    phone_number: written,
    type: 'download syllabus',
  });
  expect(response).toMatchObject({ status: 200, body: { status: true } });
  const list = await server.call('GET', 'admin/leads?per_page=1', undefined, {
    token: admin.token,
  });
  expect(list.body.data.data[0].phone_number).toBe(stored);
});

test('the count and the pages of a very long list end at ten thousand leads', async () => {
  const server = await openTestServer();
  const admin = await server.addUser({ role: 3 });
  await server.services.pool.query(`
    INSERT INTO leads (type, source, full_name, email, phone_number, created_at)
    SELECT 'request callback', 'callback', 'Person ' || n, 'lead' || n || '@example.com',
           '9' || lpad(n::text, 9, '0'), now() + n * interval '1 second'
    FROM generate_series(1, 10001) AS n`);
  const read = async (query: string) => {
    const { body } = await server.call('GET', `admin/leads?per_page=10&${query}`, undefined, {
      token: admin.token,
    });
    const { data, ...page } = body.data;
    return { ...page, names: data.map((lead: { full_name: string }) => lead.full_name) };
  };
  const first = await read('page=1');
  expect(first).toMatchObject({ total: 10_000, has_more: true });
  expect(first.names[0]).toBe('Person 10001');
  expect((await read('page=1000')).names.at(-1)).toBe('Person 2');
  expect((await read('page=1001')).names).toEqual([]);
  expect(await read('search=LEAD777@')).toEqual({ total: 1, names: ['Person 777'] });
  expect(await read('search=000000777')).toEqual({ total: 1, names: ['Person 777'] });
  expect((await read('sort=oldest&search=lead')).names[0]).toBe('Person 1');
  await server.close();
});

describe('a search finds what a form accepts as the same', () => {
  const lead = {
    full_name: 'Jose\u0301 O’Brien',
    phone_number: '+91 98110 00299',
    type: 'request callback',
  };
  const email = 'jose\u0301@bücher.example';
  beforeAll(async () => {
    const response = await server.call('POST', 'book-demo-class', { ...lead, email });
    expect(response.body.status).toBe(true);
  });

  test.each([
    ...['josé o’brien', "José O'Brien", 'Jose\u0301\u00a0Oʼbrien', 'JOSÉ  O'],
    ...[
      '+91 98110 00299',
      '098110 00299',
      '9811000299',
      '919811000299',
      '+91 98110',
      '०९८११०००२९९',
    ],
    ...['josé@bücher.example', 'JOSÉ@xn--bcher-kva.example', '\u200bjosé@'],
  ])('%j', async (search) => {
    const { token } = admin;
    const query = `admin/leads?search=${encodeURIComponent(search)}`;
    const list = await server.call('GET', query, undefined, { token });
    expect(list.body.data.data).toMatchObject([
      { full_name: 'José O’Brien', email: 'josé@bücher.example' },
    ]);
  });

  test('a phone number has one spelling in the file', async () => {
    const { token } = admin;
    await server.call('POST', 'book-demo-class', { ...lead, email, phone_number: '9811000299' });
    const csv = await server.call('GET', 'admin/leads.csv?search=9811000299', undefined, { token });
    const rows = csv.body.split('\r\n').filter((line: string) => line.includes('O’Brien'));
    expect(rows.map((row: string) => row.split(',')[5])).toEqual(['9811000299', '9811000299']);
  });
});
