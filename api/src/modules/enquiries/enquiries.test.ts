import { coursePayload } from '../../testing/payments/orders';
import {
  type CallResponse,
  type TestServer,
  type TestUser,
  openTestServer,
} from '../../testing/test-server';
import { campaignFrom } from './campaign';

describe('messages', () => {
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
      (
        await server.call('GET', `admin/contacts?${query}`, undefined, { token })
      ).body.data.data.map(({ email }: { email: string }) => email);
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
      server.call('POST', 'contacts', given, {
        headers: { 'idempotency-key': 'key-of-the-press' },
      });
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
});

describe('campaigns', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  test('a lead, a message and an order keep the campaign, for lists, files and figures', async () => {
    const { token } = await server.addUser({ role: 3 });
    const read = async (path: string) => server.call('GET', `admin/${path}`, undefined, { token });
    const campaign = 'utm_source=Diwali%20Mail&utm_medium=email';
    const person = { email: 'asha@example.com', phone_number: '9876543210', campaign };
    const lead = { ...person, full_name: 'Asha', type: 'book demo class', course: 'numerology' };
    const message = { ...person, name: 'Asha', state: 'Delhi', message: 'Hello' };
    expect((await server.call('POST', 'book-demo-class', lead)).body.status).toBe(true);
    expect((await server.call('POST', 'contacts', message)).status).toBe(201);
    const order = await server.call('POST', 'payment/create', coursePayload({ campaign }));
    expect(order.status).toBe(200);

    const news = { ...person, campaign: undefined, full_name: 'Asha', type: 'request callback' };
    await server.call('POST', 'book-demo-class', news, {
      headers: { referer: 'https://site.example/courses?utm_source=poster' },
    });
    expect((await read('leads')).body.data.data[0].campaign).toBe('poster / - / -');

    const words = 'diwali mail / email / -';
    for (const list of ['leads', 'contacts']) {
      const { data } = (await read(list)).body.data;
      expect(data.at(-1).campaign).toBe(words);
      expect((await read(`${list}.csv`)).body).toContain(words);
    }
    const { body } = await read(`orders/${order.body.order_number}`);
    expect(body.data.campaign).toBe(words);
    expect((await read('overview')).body.data.leads).toContainEqual({
      ...{ source: 'demo', campaign: 'diwali mail', course: 'numerology', leads: 1, bought: 0 },
    });
  });

  test.each<[unknown, string | null]>([
    [undefined, null],
    [{ utm_source: 'a' }, null],
    ['', null],
    ['utm_source=%%%&utm_medium=', null],
    ['utm_campaign=<script>alert(1)</script>', '- / - / script alert 1 script'],
    ['utm_source=दिवाली', 'दिवाली / - / -'],
    [`utm_source=${'x'.repeat(5000)}`, `${'x'.repeat(40)} / - / -`],
    ['utm_source==HYPERLINK(1)', 'hyperlink 1 / - / -'],
  ])(
    'of the campaign %j letters of a sensible length are left, and it is not refused',
    async (given, words) => {
      expect(campaignFrom(given)).toBe(words);
      const lead = { full_name: 'Ravi', email: 'ravi@example.com', phone_number: '9876543210' };
      const body = { ...lead, type: 'request callback', campaign: given };
      expect((await server.call('POST', 'book-demo-class', body)).body.status).toBe(true);
    },
  );
});

describe('blocked senders', () => {
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
  const demo = {
    email: 'ravi@example.com',
    phone_number: '+919876543210',
    type: 'book demo class',
  };
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
    const figures = async () =>
      (await asAdmin('GET', 'admin/overview')).body.data.period?.new_leads;
    const counted = await figures();

    const after = [
      await sendLead('Blocked', { phone_number: '+919000000001' }),
      await sendMessage('Blocked', 'other@b.example', '9123456780'),
    ];
    // The token of the call names the lead.
    const answer = ({ status, body: { call, ...body } }: CallResponse) => ({
      ...{ status, body, call: typeof call },
    });
    expect(after.map(answer)).toEqual(before.map(answer));
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
});
