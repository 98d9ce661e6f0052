import { eq } from 'drizzle-orm';
import { recoveryCodes, secondFactors } from '../modules/accounts/accounts-tables';
import { auditLog } from '../modules/audit/audit-tables';
import { reviewCases } from '../modules/payments/payments-tables';
import { fakeHttpServer } from '../testing/fake-http-server';
import { smtpSink } from '../testing/smtp-sink';
import { type TestServer, type TestUser, openTestServer } from '../testing/test-server';
import { completeSettings } from '../testing/trial-settings';
import { addOwner, resetSecondFactorOf } from './admins';
import { tryEmail, trySms, tryWebhook } from './try-out';

describe('admins', () => {
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
});

describe('trying out', () => {
  test('an e-mail is sent, and a refusal is told in the words of the mail server', async () => {
    const [taking, refusing] = [
      await smtpSink(),
      await smtpSink({ receiver: '550 5.7.1 not you' }),
    ];
    const env = (SMTP_URL: string) => ({ ...completeSettings, MAIL_PROVIDER: 'smtp', SMTP_URL });
    await tryEmail(env(taking.address), 'owner@site.test');
    expect(taking.messages).toMatchObject([{ to: ['owner@site.test'] }]);
    await expect(tryEmail(env(refusing.address), 'owner@site.test')).rejects.toThrow('not you');
    await taking.close();
    await refusing.close();
  });

  test('an SMS has the text that is registered', async () => {
    const gateway = await fakeHttpServer(() => ({ body: { type: 'success' } }));
    const env = { ...completeSettings, SMS_PROVIDER: 'gateway', SMS_GATEWAY_URL: gateway.address };
    await trySms(env, '+919876543210');
    expect(gateway.seen[0]!.body.toString()).toContain('000000');
    await gateway.close();
  });

  const razorpay = {
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_URL: 'https://api.razorpay.com',
    RAZORPAY_KEY_ID: 'rzp_live_shop',
    RAZORPAY_KEY_SECRET: 'mW6-rbk9-Ts4c-Gp8n-Jv5h-Qx2z',
    RAZORPAY_WEBHOOK_SECRET: 'hN2-xgd7-Vy8q-Rk4t-Lc6m-Wb9f',
  };
  const cashfree = {
    PAYMENT_PROVIDER: 'cashfree',
    CASHFREE_URL: 'https://api.cashfree.com/pg',
    CASHFREE_CLIENT_ID: 'shop',
    CASHFREE_CLIENT_SECRET: 'zT5-qmk8-Wd3h-Rv6n-Jx9c-Lb4g',
  };

  test.each([
    [razorpay, 'RAZORPAY_WEBHOOK_SECRET'],
    [cashfree, 'CASHFREE_CLIENT_SECRET'],
  ])('the webhook takes an event with the signature of the settings, %#', async (env, secret) => {
    const server = await openTestServer({ env });
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const given = { ...completeSettings, ...env, SITE_URL: address };
    expect(await tryWebhook(given)).toBe(`${address}/api/payment/webhook/${env.PAYMENT_PROVIDER}`);
    await expect(
      tryWebhook({ ...given, [secret]: 'aK4-xgd7-Vy8q-Rk4t-Lc6m-Wb9f' }),
    ).rejects.toThrow('401: the server has another secret');
    expect(await server.services.database.$count(reviewCases)).toBe(0);
    await server.close();
  });
});
