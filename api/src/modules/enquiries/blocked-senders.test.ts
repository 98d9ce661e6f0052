import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.addUser({ role: 3, name: 'Owner' });
});
afterAll(() => server.close());

const asAdmin = (method: string, path: string, body?: unknown) =>
  server.call(method, path, body, { token: admin.token });
const namesIn = async (path: string): Promise<string[]> =>
  (await asAdmin('GET', path)).body.data.data.map(
    (row: { full_name?: string; name?: string }) => row.full_name ?? row.name,
  );
const demo = { email: 'ravi@example.com', phone_number: '+919876543210', type: 'book demo class' };
const sendLead = (full_name: string, given: object = {}) =>
  server.call('POST', 'book-demo-class', { ...demo, full_name, ...given });
const sendMessage = (name: string, email: string, phone_number: string) =>
  server.call('POST', 'contacts', {
    ...{ name, email, phone_number, state: 'Delhi', message: 'Buy my list', subscribe: true },
  });
const logged = async () =>
  (await asAdmin('GET', 'admin/audit')).body.data.data.map(
    ({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`,
  );

test.each(['leads', 'contacts'])('of %s, spam and what one has are shown alone', async (list) => {
  for (const name of ['First', 'Second', 'Third']) {
    if (list === 'leads') await sendLead(name);
    else await sendMessage(name, demo.email, '9876543210');
  }
  const rows = (await asAdmin('GET', `admin/${list}`)).body.data.data;
  const path = (index: number) => `admin/${list}/${rows[index].id}`;
  const calls = async () => (await asAdmin('GET', 'admin/desk')).body.data.leads_to_call_total;
  const waiting = await calls();
  await asAdmin('PATCH', path(0), { spam: true, assignee: admin.id });
  await asAdmin('PATCH', path(1), { assignee: admin.id });
  expect(await namesIn(`admin/${list}`)).toEqual(['Second', 'First']);
  expect(await namesIn(`admin/${list}?show=spam`)).toEqual(['Third']);
  expect(await namesIn(`admin/${list}?show=mine`)).toEqual(['Second']);
  expect(await namesIn(`admin/${list}?search=%23${rows[0].id}`)).toEqual(['Third']);
  expect((await asAdmin('GET', `admin/${list}.csv`)).body).not.toContain('Third');
  expect(await calls()).toBe(list === 'leads' ? waiting - 1 : waiting);

  await asAdmin('PATCH', path(0), { spam: false });
  expect(await namesIn(`admin/${list}?show=spam`)).toEqual([]);
  expect(await calls()).toBe(waiting);
});

test('later forms of a blocked address or number get the same answer and are kept apart', async () => {
  const before = [
    await sendLead('Before'),
    await sendMessage('Before', 'a@b.example', '9123456780'),
  ];
  expect(
    await asAdmin('POST', 'admin/blocks', { contact: 'RAVI@example.com', block: true }),
  ).toMatchObject({ status: 200, body: { message: 'Blocked.' } });
  await asAdmin('POST', 'admin/blocks', { contact: '+91 91234 56780', block: true });
  await server.services.messenger.deliver();
  const sent = server.outbox().length;
  const consents = async () =>
    (await server.services.pool.query('SELECT count(*) FROM consents')).rows[0].count;
  const agreed = await consents();
  const figures = async () => (await asAdmin('GET', 'admin/overview')).body.data.period?.new_leads;
  const counted = await figures();

  const after = [
    await sendLead('Blocked', { phone_number: '+919000000001' }),
    await sendMessage('Blocked', 'other@b.example', '9123456780'),
  ];
  expect(after.map(({ status, body }) => ({ status, body }))).toEqual(
    before.map(({ status, body }) => ({ status, body })),
  );
  await server.services.messenger.deliver();
  expect(server.outbox()).toHaveLength(sent);
  expect(await consents()).toBe(agreed);
  expect(await figures()).toBe(counted);
  for (const list of ['leads', 'contacts']) {
    expect(await namesIn(`admin/${list}`)).not.toContain('Blocked');
    expect(await namesIn(`admin/${list}?show=spam`)).toEqual(['Blocked']);
  }
  const [row] = (await asAdmin('GET', 'admin/leads?show=spam')).body.data.data;
  expect(row.senders).toEqual([
    { contact: 'ravi@example.com', is_blocked: true },
    { contact: '9000000001', is_blocked: false },
  ]);
  await server.runTask('keep promises');
  const { rows } = await server.services.pool.query(
    `SELECT 1 FROM promises WHERE kind = 'call' AND about_id = $1`,
    [row.id],
  );
  expect(rows).toEqual([]);

  await asAdmin('POST', 'admin/blocks', { contact: 'ravi@example.com', block: false });
  await sendLead('Again', { phone_number: '+919000000001' });
  expect(await namesIn('admin/leads')).toContain('Again');
  expect(await logged()).toEqual(
    expect.arrayContaining([
      'Block Person ravi@example.com',
      'Block Person 9123456780',
      'Unblock Person ravi@example.com',
    ]),
  );
});

test('an erasure takes the block away, and a person is told of it', async () => {
  const email = 'gone@example.com';
  await sendMessage('Gone', email, '9111111111');
  await asAdmin('POST', 'admin/blocks', { contact: email, block: true });
  const path = `admin/people/${email}`;
  const told = await asAdmin('GET', `${path}/data`);
  expect(JSON.stringify(told.body)).toContain('blocked_senders');
  await asAdmin('POST', `${path}/erasure`, { reason: 'asked for it' });
  const { rows } = await server.services.pool.query('SELECT contact FROM blocked_senders');
  expect(rows).not.toContainEqual({ contact: email });
});

test('only who works on enquiries blocks somebody', async () => {
  const student = await server.addUser();
  const body = { contact: 'x@example.com', block: true };
  expect((await server.call('POST', 'admin/blocks', body, { token: student.token })).status).toBe(
    403,
  );
  expect((await asAdmin('POST', 'admin/blocks', { ...body, contact: 'x' })).status).toBe(422);
});
