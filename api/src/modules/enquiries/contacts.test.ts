import { openTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const contact = {
  name: 'Ravi Kumar',
  email: 'ravi@example.com',
  phone_number: '9876543210',
  state: 'Delhi',
  message: '=HYPERLINK("x") नमस्ते\nworld',
  subscribe: true,
};

test('a message is stored, and read by an admin', async () => {
  const response = await server.call('POST', 'contacts', contact);
  expect(response).toMatchObject({ status: 201, body: { status: true } });
  const { token } = await server.addUser({ role: 3 });
  const list = await server.call('GET', 'admin/contacts', undefined, { token });
  expect(list.body.data.data).toEqual([
    {
      ...contact,
      contact_ways: ['calls', 'whatsapp'],
      id: expect.any(Number),
      status: 'new',
      note: '',
      notes: [],
      spam: false,
      campaign: null,
      assignee: null,
      senders: [
        { contact: 'ravi@example.com', is_blocked: false },
        { contact: '9876543210', is_blocked: false },
      ],
      created_at: expect.any(String),
    },
  ]);
  const csv = await server.call('GET', 'admin/contacts.csv', undefined, { token });
  // A spreadsheet runs no formula.
  expect(csv.body).toContain(`"'=HYPERLINK(""x"") नमस्ते\nworld"`);
});

test('the list can be filtered by days, status and text', async () => {
  await server.call('POST', 'contacts', { ...contact, email: 'late@example.com' });
  await server.services.pool.query(
    "UPDATE contacts SET created_at = '2026-03-31T18:29:59Z', status = 'called' WHERE email = 'late@example.com'",
  );
  const { token } = await server.addUser({ role: 3 });
  const emails = async (query: string) =>
    (await server.call('GET', `admin/contacts?${query}`, undefined, { token })).body.data.data.map(
      ({ email }: { email: string }) => email,
    );
  const late = ['late@example.com'];
  expect(await emails('from_date=2026-03-31&to_date=2026-03-31')).toEqual(late);
  expect(await emails('from_date=2026-04-01&to_date=2026-04-01')).toEqual([]);
  expect(await emails('status=called')).toEqual(late);
  expect(await emails('search=late@')).toEqual(late);
  expect(await emails('')).toHaveLength(2);
});

test.each([
  ['name', ''],
  ['email', ''],
  ['email', 'nobody'],
  ['phone_number', ''],
  ['phone_number', '12345'],
  ['state', ''],
  ['state', 'Atlantis'],
  ['message', ''],
  ['message', '   '],
  ['message', 'a\u0000b'],
])('the response to an invalid %s names the field', async (field, value) => {
  const response = await server.call('POST', 'contacts', { ...contact, [field]: value });
  expect(response.status).toBe(422);
  expect(Object.keys(response.body.errors)).toEqual([field]);
  expect(response.body.message).toBe(response.body.errors[field][0]);
});

test('a message sent again with its key is not stored again, but its consent stands', async () => {
  const given = { ...contact, email: 'tara@example.com', message: 'Once' };
  const send = () =>
    server.call('POST', 'contacts', given, { headers: { 'idempotency-key': 'key-of-the-press' } });
  const standing = async () =>
    (
      await server.services.pool.query(
        "SELECT FROM consents WHERE email = 'tara@example.com' AND withdrawn_at IS NULL",
      )
    ).rowCount;
  expect(await send()).toMatchObject({ status: 201, body: { status: true } });
  await server.services.pool.query('UPDATE consents SET withdrawn_at = now()');
  expect(await standing()).toBe(0);
  expect(await send()).toMatchObject({ status: 201, body: { status: true } });
  expect(await standing()).toBe(1);
  const { token } = await server.addUser({ role: 3 });
  const list = await server.call('GET', 'admin/contacts?search=tara@', undefined, { token });
  expect(list.body.data.total).toBe(1);
});

test('a body that is not JSON is refused', async () => {
  const response = await server.call('POST', 'contacts', '{"name":', {
    headers: { 'content-type': 'application/json' },
  });
  expect(response).toMatchObject({ status: 400, body: { message: expect.any(String) } });
});

test.each(['+91 98765 43210', '098765 43210', '98765-43210'])(
  'the phone number %j is stored as its ten digits',
  async (written) => {
    const response = await server.call('POST', 'contacts', { ...contact, phone_number: written });
    expect(response.status).toBe(201);
    const { token } = await server.addUser({ role: 3 });
    const list = await server.call('GET', 'admin/contacts?per_page=1', undefined, { token });
    expect(list.body.data.data[0].phone_number).toBe('9876543210');
  },
);
