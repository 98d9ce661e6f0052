import { resetPassword, resetTokenOf } from '../../testing/password-reset';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';

/** Whoever corrects an e-mail must not become the person: export and erasure wait, and the old address objects. */
const DAY_SECONDS = 86_400;
const NEXT = 'taken-over-55';
let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  owner = await server.addUser({ role: 3 });
});
afterAll(() => server.close());

let number = 0;
/** A student whose e-mail the office replaces by one of its own. */
async function corrected(proven = true) {
  const [user, office] = [
    await server.addUser(),
    await server.addUser({ role: 3, rights: 'office' }),
  ];
  if (!proven) {
    await server.services.pool.query(
      'UPDATE users SET email_proven_at = NULL, last_sign_in_at = NULL WHERE id = $1',
      [user.id],
    );
  }
  const mine = `mine-${(number += 1)}@example.com`;
  const body = { email: mine, reason: 'typo' };
  const { status } = await server.call('POST', `admin/people/${user.id}/correction`, body, office);
  expect(status).toBe(200);
  const [left] = await mailsTo(user.email, 'address-left');
  const token = /\/objection\/(\S+)/.exec(left?.text ?? '')?.[1];
  return { user, mine, token, office };
}
const mailsTo = async (to: string, template: string) => {
  await server.services.messenger.deliver();
  return server.outbox().filter((sent) => sent.to === to && sent.template === template);
};
async function takeOver(email: string): Promise<string> {
  server.advanceClock(121);
  const reset = await resetPassword(server, email, await resetTokenOf(server, email), NEXT);
  expect(reset.status).toBe(200);
  return (await server.call('POST', 'login', { email, password: NEXT })).body.data.token;
}
const download = (token: string) =>
  server.call('POST', 'account/data', { password: NEXT }, { token });
const object = (token = '') => server.call('POST', `corrections/object/${token}`);

test('the new address neither exports nor erases for seven days, and owners are told', async () => {
  const { mine, office } = await corrected();
  expect(JSON.stringify(await mailsTo(owner.email, 'address-moved'))).toContain(mine);
  expect(await mailsTo(office.email, 'address-moved')).toEqual([]);
  const token = await takeOver(mine);
  expect((await download(token)).status).toBe(403);
  const erasure = await server.call('POST', 'account/erasure', { password: NEXT }, { token });
  expect(erasure.status).toBe(403);
  server.advanceClock(7 * DAY_SECONDS + 1);
  expect((await download(token)).status).toBe(200);
});

test('the old address puts itself back once, with its proof, and the new one is out', async () => {
  const { user, mine, token } = await corrected();
  const session = await takeOver(mine);
  expect((await object(token)).status).toBe(200);
  expect((await download(session)).status).toBe(401);
  const login = (email: string, password: string) =>
    server.call('POST', 'login', { email, password });
  for (const email of [mine, user.email]) {
    for (const password of [NEXT, user.password]) {
      expect((await login(email, password)).status).toBe(401);
    }
  }
  expect((await object(token)).status).toBe(404);
  expect(JSON.stringify(await mailsTo(owner.email, 'address-moved'))).toContain(
    'The old address has objected',
  );
  const back = await takeOver(user.email);
  expect((await download(back)).body.person.email).toBe(user.email);
});

test('an objection takes the corrections after it back, too', async () => {
  const { user, mine, token, office } = await corrected();
  const again = { email: `again-${mine}`, reason: 'typo' };
  await server.call('POST', `admin/people/${user.id}/correction`, again, office);
  expect((await object(token)).status).toBe(200);
  const { rows } = await server.services.pool.query('SELECT email FROM users WHERE id = $1', [
    user.id,
  ]);
  expect(rows).toEqual([{ email: user.email }]);
  expect(
    (await server.services.pool.query(`SELECT * FROM email_corrections WHERE user_id = ${user.id}`))
      .rows,
  ).toEqual([]);
});

test('an unopened account at the old address gives way, one that somebody uses does not', async () => {
  const used = await corrected();
  await server.addUser({ email: used.user.email });
  expect((await object(used.token)).status).toBe(409);
  const { user, token } = await corrected();
  await server.services.pool.query(
    `INSERT INTO users (name, email, phone, slug, role_id, created_at)
     VALUES ('New', $1, '9876543210', 'gives-way', 1, $2)`,
    [user.email, server.now()],
  );
  expect((await object(token)).status).toBe(200);
});

test.each(['', '1.1.forged', 'x'])('the link "%s" puts nothing back', async (token) => {
  expect((await object(token)).status).toBe(404);
});

test('a link ends after seven days; nobody objects from an address that never opened the account', async () => {
  const { token } = await corrected();
  server.advanceClock(7 * DAY_SECONDS + 1);
  expect((await object(token)).status).toBe(404);
  expect((await corrected(false)).token).toBeUndefined();
});

describe('the own change of an e-mail', () => {
  const ask = (user: TestUser, email: string, password = user.password) =>
    server.call('POST', 'profile/email', { email, password }, user);
  const enter = (user: TestUser, email: string, otp: string) =>
    server.call('POST', 'profile/email/verify', { email, otp }, user);
  const codeTo = async (email: string) => (await mailsTo(email, 'email-code'))[0]!.code!;
  const isAlive = async (token: string) =>
    (await server.call('GET', 'profile', undefined, { token })).status === 200;

  test('needs password and code, ends the other logins, and the old address puts itself back', async () => {
    const user = await server.addUser();
    const { email, password } = user;
    const other = (await server.call('POST', 'login', { email, password })).body.data.token;
    const next = 'own-change@example.com';
    expect((await ask(user, next, 'not-the-same')).status).toBe(422);
    expect((await ask(user, email)).status).toBe(422);
    expect((await ask(user, next)).status).toBe(200);
    const code = await codeTo(next);
    expect((await enter(user, 'another@example.com', code)).status).toBe(400);
    expect((await enter(user, next, code)).status).toBe(200);
    expect([await isAlive(user.token), await isAlive(other)]).toEqual([true, false]);
    const profile = (await server.call('GET', 'profile', undefined, user)).body.data;
    expect(profile).toMatchObject({ email: next, email_proven: true });

    const [left] = await mailsTo(email, 'address-left');
    expect(left!.text).toContain('with its password and a code to the new address');
    expect(left!.text).not.toContain(next);
    const data = await server.call('POST', 'account/data', { password }, user);
    expect([data.status, data.body.message]).toEqual([
      403,
      expect.stringContaining('The e-mail address of this account was changed.'),
    ]);
    const token = /\/objection\/(\S+)/.exec(left!.text)?.[1];
    expect((await object(token)).status).toBe(200);
    expect(await isAlive(user.token)).toBe(false);
    expect((await server.call('POST', 'login', { email: next, password })).status).toBe(401);
    expect(await takeOver(email)).toBeTruthy();
  });

  test('takes no address that has an account, and no rows of an address that was only claimed', async () => {
    const [user, holder] = [await server.addUser(), await server.addUser()];
    await ask(user, holder.email);
    const code = await codeTo(holder.email);
    expect((await enter(user, holder.email, code)).status).toBe(409);

    const claimant = await server.addUser();
    await server.services.pool.query('UPDATE users SET email_proven_at = NULL WHERE id = $1', [
      claimant.id,
    ]);
    await server.services.pool.query(
      `INSERT INTO person_notes (email, text, author, created_at) VALUES ($1, 'x', 'Owner', now())`,
      [claimant.email],
    );
    await ask(claimant, 'claimant@example.com');
    const claimed = await codeTo('claimant@example.com');
    expect((await enter(claimant, 'claimant@example.com', claimed)).status).toBe(200);
    const { rows } = await server.services.pool.query(
      'SELECT id FROM person_notes WHERE email = $1',
      [claimant.email],
    );
    expect(rows).toHaveLength(1);
  });

  test('is not for administrators', async () => {
    expect((await ask(await server.addUser({ role: 3 }), 'root@example.com')).status).toBe(403);
  });
});
