import { coursePayload, decide, placeOrder } from '../../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { ensureAdmin } from '../admins/first-admin';

let server: TestServer;
let owner: TestUser;
beforeEach(async () => {
  server = await openTestServer();
  owner = await server.addUser({ rights: 'owner', name: 'Nandini Rao', email: 'owner@site.test' });
});
afterEach(() => server.close());

const as = (who: Pick<TestUser, 'token'> | null, method: string, path: string, body?: object) =>
  server.call(method, path, body, { token: who?.token });
const team = async () => (await as(owner, 'GET', 'admin/team')).body.data;
const audit = async (query = '') =>
  (await as(owner, 'GET', `admin/audit?per_page=50${query}`)).body.data.data as {
    admin: string;
    role: string | null;
    action: string;
    subject: string;
    changes: { field: string; from: string; to: string }[];
  }[];

const meera = { name: 'Meera Iyer', email: 'meera@site.test', rights: 'office' };
const password = 'quiet-banyan-tree';

/** Invites Meera and returns the token of the link in the latest e-mail. */
async function invited(person: object = meera): Promise<string> {
  const response = await as(owner, 'POST', 'admin/team/invitations', person);
  expect(response.status).toBe(200);
  return latestToken();
}

async function latestToken(): Promise<string> {
  await server.services.messenger.deliver();
  const message = server.outbox().findLast(({ template }) => template === 'invitation');
  return decodeURIComponent(/admin-invitation\/(\S+)/.exec(message!.text)![1]!);
}

const accept = (token: string, body: object = {}) =>
  as(null, 'POST', `invitations/${token}`, {
    name: meera.name,
    password,
    password_confirmation: password,
    ...body,
  });

const login = (email: string) => server.call('POST', 'login', { email, password, role_id: 3 });

test('an owner invites somebody, whose link works once and gives exactly the role', async () => {
  const token = await invited();
  expect((await as(null, 'GET', `invitations/${token}`)).body.data).toEqual(meera);
  expect(await accept(token, { password_confirmation: 'another-tree' })).toMatchObject({
    status: 422,
    body: { errors: { password_confirmation: expect.anything() } },
  });
  expect((await accept(token)).status).toBe(200);
  expect((await accept(token)).status).toBe(404);

  const { status, body } = await login(meera.email);
  expect({ status, user: body.data.user }).toMatchObject({
    status: 200,
    user: { name: 'Meera Iyer', role_id: 3, rights: 'office' },
  });
  const office = { token: body.data.token as string };
  expect((await as(office, 'GET', 'profile')).body.data.rights).toBe('office');
  expect((await as(office, 'GET', 'admin/leads')).status).toBe(200);
  expect((await as(office, 'GET', 'admin/team')).status).toBe(403);
  expect((await team()).invitations).toEqual([]);
  expect((await audit()).map(({ admin, role, action }) => [admin, role, action])).toEqual([
    ['Meera Iyer', 'office', 'Sign in'],
    ['Meera Iyer', 'office', 'Join'],
    ['Nandini Rao', 'owner', 'Invite'],
    ['Nandini Rao', 'owner', 'Sign in'],
  ]);
});

test('single rights are ticked for one person, and are seen in the team and in the audit log', async () => {
  const token = await invited({ ...meera, rights: 'single', ticked: ['enquiries'] });
  await accept(token);
  const { body } = await login(meera.email);
  expect(body.data.user).toMatchObject({ rights: 'single', ticked: ['enquiries'] });
  const single = { token: body.data.token as string };
  expect((await as(single, 'GET', 'admin/leads')).status).toBe(200);
  for (const path of ['admin/leads.csv', 'admin/review', 'admin/receipts', 'admin/team']) {
    expect({ path, status: (await as(single, 'GET', path)).status }).toEqual({ path, status: 403 });
  }
  // A lead can be given to this person, and nobody ticks who decides about the team.
  const admins = (await as(owner, 'GET', 'admin/admins')).body.data as { name: string }[];
  expect(admins.map(({ name }) => name)).toContain(meera.name);
  const { id } = (await team()).members.find(({ name }: { name: string }) => name === meera.name);
  const change = (given: object) => as(owner, 'PATCH', `admin/team/${id}`, given);
  expect((await change({ rights: 'single', ticked: ['team'] })).status).toBe(422);
  expect((await change({ rights: 'single', ticked: ['enquiries', 'people'] })).status).toBe(200);
  expect((await as(single, 'GET', 'admin/leads')).status).toBe(401);
  expect((await team()).members).toContainEqual(
    expect.objectContaining({ id, rights: 'single', ticked: ['enquiries', 'people'] }),
  );
  const [changed] = await audit('&search=Change role');
  expect(changed!.changes).toEqual([
    {
      field: 'role',
      from: 'Single rights: Leads, contact messages and reviews',
      to: 'Single rights: Leads, contact messages and reviews, People',
    },
  ]);
});

test('an invitation ends by its time, by another one and by being withdrawn', async () => {
  const first = await invited();
  const [{ id }] = (await team()).invitations;
  expect((await as(owner, 'POST', `admin/team/invitations/${id}/again`)).status).toBe(200);
  expect((await as(null, 'GET', `invitations/${first}`)).status).toBe(404);
  const second = await latestToken();
  expect((await as(null, 'GET', `invitations/${second}`)).status).toBe(200);
  server.advanceClock(7 * 86_400 + 60);
  expect((await as(null, 'GET', `invitations/${second}`)).status).toBe(404);
  expect((await accept(second)).status).toBe(404);
  await server.runTask('remove expired rows');
  owner.token = (
    await server.call('POST', 'login', { email: owner.email, password: owner.password })
  ).body.data.token;
  expect((await team()).invitations).toEqual([]);

  const third = await invited();
  const [open] = (await team()).invitations;
  expect((await as(owner, 'DELETE', `admin/team/invitations/${open.id}`)).status).toBe(200);
  expect((await accept(third)).status).toBe(404);
  expect((await accept('1.1.forged')).status).toBe(404);
});

test('addresses of students and of the team are not invited', async () => {
  const student = await server.addUser();
  for (const email of [student.email, owner.email]) {
    expect((await as(owner, 'POST', 'admin/team/invitations', { ...meera, email })).status).toBe(
      409,
    );
  }
});

const orderOf = (email: string) =>
  placeOrder(server, coursePayload({ email, phone: '9811122233', password: 'stranger-secret' }));

test.each([
  ['before the invitation', orderOf, undefined],
  ['before it is accepted', undefined, orderOf],
])('an unpaid order of a stranger %s keeps nobody out', async (_when, before, after) => {
  const { email } = meera;
  await before?.(email);
  const token = await invited();
  await after?.(email);
  const person = { name: 'Stranger', email, phone: '9811122233', password: 'stranger-secret' };
  await server.call('POST', 'register', { ...person, password_confirmation: person.password });
  const otp = server.lastCode(person.phone);
  expect((await accept(token)).status).toBe(200);
  const { body } = await login(email);
  expect(body.data.user).toMatchObject({ name: 'Meera Iyer', rights: 'office' });
  const own = await as({ token: body.data.token }, 'GET', 'profile');
  expect(own.body.data).toMatchObject({ email_proven: true });
  expect(own.body.data.phone).not.toBe(person.phone);
  expect((await server.call('POST', 'verify-otp', { email, otp })).status).toBe(400);
  expect((await server.call('POST', 'login', person)).status).toBe(401);
});

test('a paid order keeps its account, also between invitation and acceptance', async () => {
  const { email } = meera;
  const reference = await orderOf(email);
  const token = await invited();
  await decide(server, reference);
  expect((await accept(token)).status).toBe(404);
  expect((await as(owner, 'POST', 'admin/team/invitations', meera)).status).toBe(409);
});

test('another role counts at once and ends the logins', async () => {
  const office = await server.addUser({ rights: 'office' });
  const change = { rights: 'content', name: 'Meera Iyer' };
  expect((await as(owner, 'PATCH', `admin/team/${office.id}`, change)).status).toBe(200);
  expect((await as(office, 'GET', 'admin/leads')).status).toBe(401);
  const again = await server.call('POST', 'login', office);
  expect(again.body.data.user).toMatchObject({ name: 'Meera Iyer', rights: 'content' });
  const content = { token: again.body.data.token as string };
  expect((await as(content, 'GET', 'admin/leads')).status).toBe(403);
  expect((await as(content, 'GET', 'admin/catalogue')).status).toBe(200);
  const [entry] = await audit('&search=role');
  expect(entry).toMatchObject({
    admin: 'Nandini Rao',
    action: 'Change role',
    subject: `Admin ${office.email}`,
    changes: [
      { field: 'name', from: office.name, to: 'Meera Iyer' },
      { field: 'role', from: 'Office', to: 'Content' },
    ],
  });
});

test('withdrawn access ends the logins, the password and the e-mails of admins', async () => {
  const office = await server.addUser({ rights: 'office' });
  const withdrawal = { reason: 'Has left the school' };
  expect((await as(owner, 'POST', `admin/team/${office.id}/withdrawal`, withdrawal)).status).toBe(
    200,
  );
  expect((await as(office, 'GET', 'admin/leads')).status).toBe(401);
  expect((await server.call('POST', 'login', office)).status).not.toBe(200);
  expect((await team()).members.map(({ email }: { email: string }) => email)).toEqual([
    owner.email,
  ]);
  expect((await as(owner, 'GET', 'admin/admins')).body.data).toEqual([
    { id: owner.id, name: owner.name },
  ]);
  // A forgotten password opens the account again, but not the admin area.
  await server.call('POST', 'forgot-password/send-otp', { email: office.email });
  const verified = await server.call('POST', 'forgot-password/verify-otp', {
    email: office.email,
    otp: server.lastCode(office.email),
  });
  await server.call('POST', 'forgot-password/reset', {
    email: office.email,
    reset_token: verified.body.data.reset_token,
    new_password: password,
    new_password_confirmation: password,
  });
  expect((await login(office.email)).status).toBe(403);
  // Somebody who comes back has the account of before.
  const token = await invited({ ...meera, email: office.email });
  expect((await accept(token)).status).toBe(200);
  expect((await login(office.email)).body.data.user.id).toBe(office.id);
});

test('the last owner can neither be demoted nor removed', async () => {
  const demote = (id: number) => as(owner, 'PATCH', `admin/team/${id}`, { rights: 'office' });
  const remove = (who: TestUser, id: number) =>
    as(who, 'POST', `admin/team/${id}/withdrawal`, { reason: 'No more' });
  expect((await demote(owner.id)).status).toBe(409);
  expect((await remove(owner, owner.id)).status).toBe(409);
  const other = await server.addUser({ rights: 'owner' });
  expect((await demote(owner.id)).status).toBe(200);
  expect((await remove(other, other.id)).status).toBe(409);
  expect((await as(other, 'PATCH', `admin/team/${other.id}`, { rights: 'content' })).status).toBe(
    409,
  );
  expect((await remove(other, owner.id)).status).toBe(200);
});

test('two owners who demote each other at once leave one owner', async () => {
  const other = await server.addUser({ rights: 'owner' });
  const both = await Promise.all([
    as(owner, 'PATCH', `admin/team/${other.id}`, { rights: 'office' }),
    as(other, 'PATCH', `admin/team/${owner.id}`, { rights: 'office' }),
  ]);
  const { rows } = await server.services.pool.query(
    "SELECT 1 FROM admin_roles WHERE role = 'owner'",
  );
  expect(rows).toHaveLength(1);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the configured admin is an owner without a real name yet', async () => {
  const { config, ...services } = server.services;
  const admin = { email: 'First@site.test', password };
  await ensureAdmin({ ...services, config: { ...config, admin } });
  const { body } = await login('first@site.test');
  expect(body.data.user).toMatchObject({ name: 'Site Admin', rights: 'owner' });
  const first = (await team()).members.find(
    ({ email }: { email: string }) => email === 'first@site.test',
  );
  expect(first).toMatchObject({ named: false, rights: 'owner' });
  const named = { token: body.data.token as string };
  expect((await as(named, 'PUT', 'profile/update', { name: 'Kavita Joshi' })).status).toBe(200);
  expect(await audit('&search=kavita')).toMatchObject([
    { admin: 'Site Admin', action: 'Change name', changes: [{ to: 'Kavita Joshi' }] },
  ]);
});

test('exports are recorded with who, which file and which filters', async () => {
  const file = await as(owner, 'GET', 'admin/leads.csv?search=asha&status=new');
  expect(file.status).toBe(200);
  const [entry] = await audit();
  expect(entry).toMatchObject({
    admin: 'Nandini Rao',
    role: 'owner',
    action: 'Export',
    subject: 'File leads.csv',
    changes: expect.arrayContaining([{ field: 'search', from: '', to: 'asha' }]),
  });
});

test('the log is filtered by person, and knows everybody in it', async () => {
  const office = await server.addUser({ rights: 'office', name: 'Meera Iyer' });
  await as(office, 'POST', 'admin/leads', { full_name: 'Ravi', phone_number: '9822000211' });
  const mine = await audit(`&admin=${office.id}`);
  expect(mine.map(({ admin, action }) => [admin, action])).toEqual([
    ['Meera Iyer', 'Add lead'],
    ['Meera Iyer', 'Sign in'],
  ]);
  expect((await as(owner, 'GET', 'admin/audit/people')).body.data).toEqual(
    expect.arrayContaining([
      { id: owner.id, name: 'Nandini Rao' },
      { id: office.id, name: 'Meera Iyer' },
    ]),
  );
});
