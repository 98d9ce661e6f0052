import { eq } from 'drizzle-orm';
import { auditLog } from '../modules/audit/audit-tables';
import { recoveryCodes, secondFactors } from '../modules/accounts/accounts-tables';
import { openTestServer, type TestServer, type TestUser } from '../testing/test-server';
import { addOwner, resetSecondFactorOf } from './admins';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('the operator', () => {
  let server: TestServer;
  let env: Record<string, string>;
  let owner: TestUser;
  beforeAll(async () => {
    server = await openTestServer();
    owner = await server.addUser({ role: 3 });
    const { databaseUrl, secretKey, siteUrl } = server.config;
    env = { DATABASE_URL: databaseUrl!, SECRET_KEY: secretKey, SITE_URL: siteUrl };
  });
  afterAll(() => server.close());

  test('adds an owner, who chooses a password at an address of the site', async () => {
    const address = await addOwner(env, 'second@example.com', 'Second Owner');
    const token = new URL(address).pathname.split('/').at(-1)!;
    expect(await server.call('GET', `invitations/${token}`)).toMatchObject({
      status: 200,
      body: { data: { email: 'second@example.com' } },
    });
    await expect(addOwner(env, owner.email, 'Again')).rejects.toThrow('belongs to the team');
    const [entry] = await server.services.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'Invite'));
    expect(entry).toMatchObject({ actorId: null, actorName: 'Operator of the server' });
  });

  test('takes the authenticator app of an admin away', async () => {
    const { database } = server.services;
    await expect(resetSecondFactorOf(env, owner.email)).rejects.toThrow(
      'This admin has no authenticator app.',
    );
    await expect(resetSecondFactorOf(env, 'nobody@example.com')).rejects.toThrow(
      'There is no such admin.',
    );
    await database
      .insert(secondFactors)
      .values({ userId: owner.id, sealedSecret: 'sealed', confirmedAt: new Date() });
    await database.insert(recoveryCodes).values({ userId: owner.id, codeHash: 'hash' });
    await resetSecondFactorOf(env, owner.email);
    expect(await database.$count(secondFactors)).toBe(0);
    expect(await database.$count(recoveryCodes)).toBe(0);
  });
});
