import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.addUser({ role: 3, name: 'Owner' });
  const person = { full_name: 'Ravi 100%', email: 'ravi@example.com' };
  for (const lead of [
    { ...person, phone_number: '+911234567890', type: 'request callback' },
    { ...person, phone_number: '9876543210', type: 'request callback' },
    { ...person, full_name: 'Mira', phone_number: '+919876543210', type: 'book demo class' },
    { ...person, phone_number: '9876543210', type: 'download syllabus' },
  ]) {
    await server.call('POST', 'book-demo-class', lead);
  }
  await server.call('POST', 'contacts', {
    name: 'Leela',
    email: 'leela@example.com',
    phone_number: '9876543210',
    state: 'Delhi',
    message: 'When does it start?',
  });
});
afterAll(() => server.close());

const asAdmin = (method: string, path: string, body?: unknown) =>
  server.call(method, path, body, { token: admin.token });

async function rowsOf(path: string) {
  const { status, body } = await asAdmin('GET', path);
  expect(status).toBe(200);
  return body.data.data;
}

test('each form has its own source, and the list can be filtered by source', async () => {
  const rows = await rowsOf('admin/leads');
  expect(rows.map((row: { source: string }) => row.source)).toEqual([
    'syllabus',
    'demo',
    'callback',
    'newsletter',
  ]);
  expect(rows[0]).toMatchObject({ status: 'new', note: '' });
  expect(await rowsOf('admin/leads?source=newsletter')).toHaveLength(1);
  expect((await asAdmin('GET', 'admin/leads?source=spam')).status).toBe(422);
});

test.each([
  ['search=mira', 1],
  ['search=%25', 3],
  ['search=RAVI@', 4],
  ['search=_', 0],
  ['search=%2B9112', 1],
  ['search=', 4],
])('a search finds leads by a part of their text: %s', async (query, count) => {
  expect(await rowsOf(`admin/leads?${query}`)).toHaveLength(count);
});

test.each([
  ['leads', 'Lead'],
  ['contacts', 'Contact message'],
])('the status and note of %s are stored, filtered, exported and logged', async (list, subject) => {
  const [{ id }] = await rowsOf(`admin/${list}`);
  const path = `admin/${list}/${id}`;
  expect(
    await asAdmin('PATCH', path, { status: 'called', note: ' rings <b>later</b> 🙏 ' }),
  ).toMatchObject({ status: 200, body: { status: true } });
  const [row] = await rowsOf(`admin/${list}?status=called&search=RINGS`);
  expect(row).toMatchObject({ id, status: 'called', note: 'rings <b>later</b> 🙏' });
  const csv = await asAdmin('GET', `admin/${list}.csv?status=called`);
  expect(csv.body).toContain('called,rings <b>later</b> 🙏');

  // Setting the same status again is not logged as a change.
  await asAdmin('PATCH', path, { status: 'called' });
  const logged = (await rowsOf('admin/audit')).filter(
    (entry: { subject: string }) => entry.subject === `${subject} ${id}`,
  );
  expect(logged).toEqual([
    {
      id: expect.any(Number),
      admin: 'Owner',
      admin_id: admin.id,
      role: 'owner',
      action: 'Update',
      subject: `${subject} ${id}`,
      changes: [
        { field: 'status', from: 'new', to: 'called' },
        { field: 'note', from: '', to: 'rings <b>later</b> 🙏' },
      ],
      created_at: expect.any(String),
    },
  ]);
});

test('notes add up, and each keeps its author and time', async () => {
  const [{ id }] = await rowsOf('admin/leads?search=mira');
  const deputy = await server.addUser({ role: 3, name: 'Meera' });
  await asAdmin('PATCH', `admin/leads/${id}`, { status: 'no_answer', note: 'did not answer' });
  await server.call('PATCH', `admin/leads/${id}`, { note: 'wants Hindi' }, { token: deputy.token });
  const [row] = await rowsOf('admin/leads?search=did%20not%20answer&status=no_answer');
  expect(row.note).toBe('did not answer\nwants Hindi');
  expect(row.notes).toEqual([
    { text: 'did not answer', by: 'Owner', at: expect.stringMatching(/Z$/) },
    { text: 'wants Hindi', by: 'Meera', at: expect.stringMatching(/Z$/) },
  ]);
});

test('a note from before there was a list of them stays the first one', async () => {
  const [{ id }] = await rowsOf('admin/contacts');
  await server.services.pool.query(`UPDATE contacts SET note = 'older', notes = '[]'`);
  await asAdmin('PATCH', `admin/contacts/${id}`, { note: 'newer' });
  const [row] = await rowsOf('admin/contacts');
  expect(row).toMatchObject({
    note: 'older\nnewer',
    notes: [
      { text: 'older', by: '', at: null },
      { text: 'newer', by: 'Owner' },
    ],
  });
});

test('a lead has a call-back in Indian time and an admin who has it', async () => {
  const [{ id }] = await rowsOf('admin/leads?search=mira');
  const change = (body: object) => asAdmin('PATCH', `admin/leads/${id}`, body);
  expect((await change({ call_back: '2026-12-01T18:00', assignee: admin.id })).status).toBe(200);
  const [row] = await rowsOf('admin/leads?call_back=planned');
  expect(row).toMatchObject({
    id,
    call_back: '2026-12-01T12:30:00.000Z',
    assignee: { id: admin.id, name: 'Owner' },
  });
  expect((await change({ call_back: 'Thursday' })).status).toBe(422);
  expect((await change({ call_back: '2026-13-41T18:00' })).status).toBe(422);
  expect((await change({ call_back: '2206-12-01T18:00' })).status).toBe(422);
  expect((await change({ assignee: 999_999 })).status).toBe(422);
  expect((await change({ call_back: '', assignee: null })).status).toBe(200);
  expect(await rowsOf('admin/leads?call_back=planned')).toEqual([]);
  const admins = (await asAdmin('GET', 'admin/admins')).body.data;
  expect(admins).toContainEqual({ id: admin.id, name: 'Owner' });
});

test('a lead is written down by hand, with or without an e-mail', async () => {
  const added = await asAdmin('POST', 'admin/leads', {
    full_name: 'Uma Shankar',
    phone_number: '+91 98220 00333',
    note: 'rang at noon',
  });
  expect(added.status).toBe(200);
  const [row] = await rowsOf('admin/leads?source=phone');
  expect(row).toMatchObject({
    full_name: 'Uma Shankar',
    phone_number: '9822000333',
    email: '',
    status: 'new',
    notes: [{ text: 'rang at noon', by: 'Owner' }],
    assignee: { name: 'Owner' },
  });
  expect((await asAdmin('POST', 'admin/leads', { full_name: 'X' })).status).toBe(422);
});

test('an admin who opens a lead sees another one who has it open', async () => {
  const [{ id }] = await rowsOf('admin/leads?search=mira');
  const deputy = await server.addUser({ role: 3, name: 'Meera' });
  const opening = (token: string, open = true) =>
    server.call('POST', `admin/leads/${id}/opening`, { open }, { token });
  expect((await opening(deputy.token)).body.data.open_by).toMatchObject({ name: 'Meera' });
  expect((await opening(admin.token)).body.data.open_by).toMatchObject({ name: 'Meera' });
  await opening(deputy.token, false);
  expect((await opening(admin.token)).body.data.open_by).toMatchObject({ name: 'Owner' });
  server.advanceClock(16 * 60);
  expect((await opening(deputy.token)).body.data.open_by).toMatchObject({ name: 'Meera' });
  expect((await asAdmin('POST', 'admin/leads/999999/opening', { open: true })).status).toBe(404);
});

test.each([
  [{}, 422],
  [{ status: 'gone' }, 422],
  [{ note: 'x'.repeat(2001) }, 422],
])('an invalid follow-up is refused: %j', async (body, status) => {
  const [{ id }] = await rowsOf('admin/leads');
  expect((await asAdmin('PATCH', `admin/leads/${id}`, body)).status).toBe(status);
});

test('an unknown lead, and a user who is not an admin, are refused', async () => {
  expect(await asAdmin('PATCH', 'admin/leads/999999', { status: 'called' })).toMatchObject({
    status: 404,
    body: { message: 'There is no lead 999999.' },
  });
  const student = await server.addUser();
  const change = { status: 'called' };
  expect(
    (await server.call('PATCH', 'admin/leads/1', change, { token: student.token })).status,
  ).toBe(403);
  expect((await server.call('PATCH', 'admin/leads/1', change)).status).toBe(401);
  expect(
    (await server.call('GET', 'admin/audit', undefined, { token: student.token })).status,
  ).toBe(403);
});

test('the audit log can be exported as a file with Indian times', async () => {
  const csv = await asAdmin('GET', 'admin/audit.csv');
  expect(csv.body).toMatch(
    /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30,Owner,Update,Lead \d+,"?status: new/,
  );
});

test('a range that ends before it begins is refused', async () => {
  expect(await asAdmin('GET', 'admin/leads?from_date=2026-02-02&to_date=2026-02-01')).toMatchObject(
    {
      status: 422,
      body: { errors: { from_date: ['From Date must not be later than To Date.'] } },
    },
  );
});
