import { createHash } from 'node:crypto';
import { consentTexts } from 'shared/model/consents';
import * as hindi from 'shared/model/hindi';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { consentFor, queueWithConsent } from './consents';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const lead = (email: string, changes: object = {}) =>
  server.call('POST', 'book-demo-class', {
    full_name: 'Ravi',
    email,
    phone_number: '+919876543210',
    type: 'request callback',
    ...changes,
  });
const listOf = async ({ token }: Pick<TestUser, 'token'>) =>
  (await server.call('GET', 'account/consents', undefined, { token })).body.data;
const purposes = async (user: TestUser) =>
  (await listOf(user))
    .filter((row: { withdrawn_at: unknown }) => row.withdrawn_at === null)
    .map(({ purpose, form }: { purpose: string; form: string }) => `${purpose} ${form}`);

test('the words of a version never change', () => {
  const everyText = [...Object.entries(consentTexts), ...Object.entries(hindi.consentTexts)];
  const digests = everyText.flatMap(([purpose, versions]) =>
    versions.map(({ version, text }) => {
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
      return `${purpose} ${version} ${digest}`;
    }),
  );
  // Add a line for a new version; a line that changes is a consent to other words than were shown.
  expect(digests).toMatchInlineSnapshot(`
    [
      "news 1 14916fcdf4b9",
      "calls 1 e06d60275cb5",
      "whatsapp 1 83798c740eb1",
      "news hi-1 0220062118f7",
      "calls hi-1 670a4ed50fc7",
      "whatsapp hi-1 e7ba88dd66d4",
    ]
  `);
});

test.each([
  ['newsletter', {}, ['news newsletter']],
  ['callback', { phone_number: '9876543210' }, ['calls callback']],
  ['demo', { type: 'book demo class' }, ['calls demo']],
  ['syllabus', { type: 'download syllabus', phone_number: '9876543210' }, []],
])('the form %s gives its own consent and no other', async (_form, changes, given) => {
  const user = await server.addUser();
  await lead(user.email.toUpperCase(), changes);
  await lead(user.email, changes);
  expect(await purposes(user)).toEqual(given);
});

test.each([
  [true, ['news contact']],
  [false, []],
  [undefined, []],
])(
  'the contact form gives a consent to news only if it is ticked: %s',
  async (subscribe, given) => {
    const user = await server.addUser();
    const contact = { name: 'Ravi', phone_number: '9876543210', state: 'Delhi', message: 'Hello' };
    await server.call('POST', 'contacts', { ...contact, email: user.email, subscribe });
    expect(await purposes(user)).toEqual(given);
  },
);

test('a consent is given and taken back in the profile, and keeps its times and version', async () => {
  const user = await server.addUser();
  const { token } = user;
  const path = 'account/consents/whatsapp';
  expect((await server.call('DELETE', path, undefined, { token })).status).toBe(404);
  expect((await server.call('PUT', path, undefined, { token })).status).toBe(200);
  expect(await purposes(user)).toEqual(['whatsapp profile']);
  expect(await consentFor(server.services.database, 'whatsapp', `+91${user.phone}`)).toBeDefined();
  const after = await server.call('DELETE', path, undefined, { token });
  expect(after.body.data).toEqual([
    {
      purpose: 'whatsapp',
      version: '1',
      form: 'profile',
      given_at: expect.any(String),
      withdrawn_at: expect.any(String),
    },
  ]);
  expect(await consentFor(server.services.database, 'whatsapp', user.phone)).toBeUndefined();
  expect((await server.call('PUT', 'account/consents/spam', undefined, { token })).status).toBe(
    422,
  );
  expect((await server.call('GET', 'account/consents')).status).toBe(401);
});

test('an admin sees no way to call whoever has not asked for it or has taken it back', async () => {
  const admin = await server.addUser({ role: 3 });
  const user = { ...(await server.addUser()), phone: '9811122233' };
  await server.services.pool.query('UPDATE users SET phone = $2 WHERE id = $1', [
    user.id,
    user.phone,
  ]);
  const waysOf = async (list: string, email: string) => {
    const path = `admin/${list}?search=${encodeURIComponent(email)}`;
    const { body } = await server.call('GET', path, undefined, { token: admin.token });
    return body.data.data.map((row: { contact_ways: string[] }) => row.contact_ways);
  };
  const both = ['calls', 'whatsapp'];
  const contact = { name: 'Ravi', state: 'Delhi', message: 'Hello' };
  const phone_number = user.phone;
  await server.call('POST', 'contacts', { ...contact, email: user.email, phone_number });
  await lead(user.email, { phone_number: `+91${user.phone}` });
  const syllabus = { type: 'download syllabus', phone_number: '9876501234' };
  await lead('syllabus@example.com', syllabus);
  // A message waits for an answer; news and a syllabus do not.
  expect(await waysOf('contacts', user.email)).toEqual([both]);
  expect(await waysOf('leads', user.email)).toEqual([[]]);
  expect(await waysOf('leads', 'syllabus@example.com')).toEqual([[]]);

  await lead(user.email, { phone_number });
  expect(await waysOf('leads', user.email)).toEqual([both, ['calls']]);
  const { token } = user;
  await server.call('DELETE', 'account/consents/calls', undefined, { token });
  expect(await waysOf('leads', user.email)).toEqual([[], []]);
  expect(await waysOf('contacts', user.email)).toEqual([[]]);
  const person = await server.call('GET', `admin/people/${user.id}`, undefined, {
    token: admin.token,
  });
  expect(person.body.data.contact_ways).toEqual([]);
  const file = await server.call('GET', `admin/leads.csv?search=${user.email}`, undefined, {
    token: admin.token,
  });
  expect(file.body.match(/,(true|false),\r\n/g)).toEqual([',false,\r\n', ',false,\r\n']);
  // Whoever asks for a call again agrees to it again.
  await lead(user.email, { phone_number });
  expect((await waysOf('contacts', user.email))[0]).toContain('calls');
});

test('nobody sees or ends the consents of an e-mail that is only claimed', async () => {
  const user = await server.addUser();
  await lead(user.email);
  await server.services.pool.query('UPDATE users SET email_proven_at = NULL WHERE id = $1', [
    user.id,
  ]);
  expect(await listOf(user)).toEqual([]);
  // With the number confirmed, what was left with both is the person's own.
  await server.services.pool.query(
    `UPDATE users SET phone = '9876543210', phone_proven_at = now() WHERE id = $1`,
    [user.id],
  );
  expect(await purposes(user)).toEqual(['news newsletter']);
});

describe('a message that needs a consent', () => {
  const mail = (to: string, withdrawal: string) => ({
    channel: 'email' as const,
    to,
    template: 'news',
    subject: 'News',
    text: withdrawal,
    html: null,
    code: null,
  });
  const queue = async (to: string) => {
    const { services } = server;
    return services.database.transaction((transaction) =>
      queueWithConsent(services, transaction, 'news', to, 'en', mail),
    );
  };
  const sentTo = async (to: string, template = 'news') => {
    await server.services.messenger.deliver();
    return server.outbox().filter((sent) => sent.to === to && sent.template === template);
  };

  test('goes to nobody without it', async () => {
    expect(await queue('nobody@example.com')).toBe(false);
    await lead('calls@example.com', { phone_number: '9876543210' });
    expect(await queue('calls@example.com')).toBe(false);
    expect(await sentTo('calls@example.com')).toEqual([]);
  });

  test('has the link that ends it, for programs too, and nothing is sent after that', async () => {
    const to = 'reader@example.com';
    await lead(to);
    const [welcome] = await sentTo(to, 'news-begins');
    expect(welcome!.text).toContain('/consents/news/');
    expect(welcome!.text + welcome!.html).not.toMatch(/Ravi|9876543210/);
    expect(await queue(to)).toBe(true);
    const [news] = await sentTo(to);
    const { pathname } = new URL(news!.unsubscribe!);
    expect(news!.text).toContain(pathname.split('/').at(-1));
    // A message that was written before is not sent after the withdrawal either.
    await queue(to);
    const oneClick = { 'content-type': 'application/x-www-form-urlencoded' };
    const stopped = await server.call('POST', pathname, 'List-Unsubscribe=One-Click', {
      headers: oneClick,
    });
    expect(stopped.status).toBe(200);
    expect(await sentTo(to)).toHaveLength(1);
    expect(
      await server.services.pool.query('SELECT 1 FROM outgoing_messages WHERE sent_at IS NULL'),
    ).toMatchObject({ rowCount: 0 });
    expect(await queue(to)).toBe(false);
    expect((await server.call('POST', `${pathname}x`)).status).toBe(404);
  });
});
