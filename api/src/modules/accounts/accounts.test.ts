import { Client } from 'pg';
import { resetPassword, resetTokenOf } from '../../testing/password-reset';
import {
  buy,
  coursePayload,
  decide,
  placeOrder,
  webinarPayload,
} from '../../testing/payments/orders';
import { type TestServer, type TestUser, openTestServer } from '../../testing/test-server';
import { contactOfLead, leads } from '../enquiries/enquiries-tables';
import { orders } from '../orders/orders-tables';
import {
  belongsTo,
  isBuyer,
  knownIdentity,
  provenIdentity,
  sharesContact,
} from './person-identity';

describe('purchases before the account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  let people = 0;
  const newEmail = () => `buyer${(people += 1)}@example.com`;

  const login = (email: string, password: string) =>
    server.call('POST', 'login', { email, password });

  async function coursesOf(email: string, password: string): Promise<number[]> {
    const { user, token } = (await login(email, password)).body.data;
    return idsOf(user.id, token, 'course');
  }

  async function idsOf(user_id: number, token: string, kind: 'course' | 'webinar') {
    const response = await server.call('POST', `user/paid-${kind}-ids`, { user_id }, { token });
    return response.body[`${kind}_ids`] as number[];
  }

  const registration = (email: string, phone: string, password: string) => ({
    name: 'Sita Devi',
    email,
    phone,
    password,
    password_confirmation: password,
  });

  async function signUp(email: string, phone: string, password: string): Promise<void> {
    await server.call('POST', 'register', registration(email, phone, password));
    const otp = server.lastCode(phone);
    const verified = await server.call('POST', 'verify-otp', { email, otp });
    expect(verified.status).toBe(200);
  }

  async function proveEmail(email: string, password: string): Promise<void> {
    const token = await resetTokenOf(server, email);
    expect((await resetPassword(server, email, token, password)).status).toBe(200);
  }

  test('the password of an order opens the account only after that order is paid', async () => {
    const email = newEmail();
    const number = await placeOrder(server, coursePayload({ email, password: 'buyer-secret' }));
    expect((await login(email, 'buyer-secret')).status).toBe(401);
    await decide(server, number, 'failed');
    expect((await login(email, 'buyer-secret')).status).toBe(401);
    await decide(server, number);
    expect(await coursesOf(email, 'buyer-secret')).toEqual([101]);
  });

  test('proving an e-mail gives neither orders of other e-mails nor those of another account', async () => {
    const email = newEmail();
    const buyer = newEmail();
    const open = await placeOrder(
      server,
      coursePayload({ email: buyer, password: 'buyer-secret' }),
    );
    const giver = await server.addUser();
    await buy(server, webinarPayload({ email }), giver.token);
    await signUp(email, '9876512345', 'own-secret');
    await proveEmail(email, 'own-secret-2');
    const { user, token } = (await login(email, 'own-secret-2')).body.data;
    await decide(server, open);
    expect(await idsOf(user.id, token, 'course')).toEqual([]);
    expect(await idsOf(user.id, token, 'webinar')).toEqual([]);
    expect(await coursesOf(buyer, 'buyer-secret')).toEqual([101]);
    expect(await idsOf(giver.id, giver.token, 'webinar')).toEqual([201]);
  });

  test('an unpaid order of a stranger does not open the account and never belongs to it', async () => {
    const email = newEmail();
    const unpaid = await placeOrder(server, webinarPayload({ email, password: 'strange-secret' }));
    await buy(server, coursePayload({ email, password: 'buyer-secret' }));
    expect((await login(email, 'strange-secret')).status).toBe(401);
    const { user, token } = (await login(email, 'buyer-secret')).body.data;
    expect(user.name).toBe('Ravi Kumar');
    await decide(server, unpaid);
    expect((await login(email, 'strange-secret')).status).toBe(401);
    expect(await idsOf(user.id, token, 'webinar')).toEqual([]);
  });

  test('an account with an unproven e-mail gets no purchase of another buyer until it is proven', async () => {
    const email = newEmail();
    await buy(server, webinarPayload({ email, password: 'strange-secret' }));
    const stranger = (await login(email, 'strange-secret')).body.data;
    await buy(server, coursePayload({ email, password: 'buyer-secret' }));

    expect(await idsOf(stranger.user.id, stranger.token, 'course')).toEqual([]);
    expect(await coursesOf(email, 'strange-secret')).toEqual([]);
    expect((await login(email, 'buyer-secret')).status).toBe(401);
    await server.services.messenger.deliver();
    const receipt = server.outbox().findLast((sent) => sent.template === 'order-paid')!;
    expect(receipt.text).toContain('Forgot your password?');

    await proveEmail(email, 'owner-secret');
    const profile = await server.call('GET', 'profile', undefined, { token: stranger.token });
    expect(profile.status).toBe(401);
    expect((await login(email, 'strange-secret')).status).toBe(401);
    expect(await coursesOf(email, 'owner-secret')).toEqual([101]);
  });

  test('a phone number proven by SMS does not prove the e-mail', async () => {
    const email = newEmail();
    await signUp(email, '9811000001', 'strange-secret');
    await buy(server, coursePayload({ email, password: 'buyer-secret' }));
    expect(await coursesOf(email, 'strange-secret')).toEqual([]);
    await proveEmail(email, 'owner-secret');
    expect(await coursesOf(email, 'owner-secret')).toEqual([101]);
  });

  test('another purchase with the password of the account is there after the next login', async () => {
    const email = newEmail();
    const late = await placeOrder(server, webinarPayload({ email, password: 'buyer-secret' }));
    await buy(server, coursePayload({ email, password: 'buyer-secret' }));
    await decide(server, late);
    const { user, token } = (await login(email, 'buyer-secret')).body.data;
    expect(await idsOf(user.id, token, 'webinar')).toEqual([201]);
  });

  test('many unpaid orders of strangers do not keep a paid order out of the account', async () => {
    const email = newEmail();
    await buy(server, coursePayload({ email, password: 'buyer-secret' }));
    for (let count = 0; count < 10; count += 1) {
      await placeOrder(server, webinarPayload({ email, password: 'strange-secret' }));
    }
    await buy(server, webinarPayload({ email, password: 'buyer-secret' }));
    const { user, token } = (await login(email, 'buyer-secret')).body.data;
    expect(await idsOf(user.id, token, 'webinar')).toEqual([201]);
  });

  test('after the e-mail is proven, guest orders belong to the account and its password stays', async () => {
    const email = newEmail();
    const before = await placeOrder(server, webinarPayload({ email, password: 'strange-secret' }));
    await signUp(email, '9811000002', 'first-secret');
    await proveEmail(email, 'owner-secret');
    await decide(server, before);
    await buy(server, coursePayload({ email: email.toUpperCase(), password: 'guest-secret' }));
    const { user, token } = (await login(email, 'owner-secret')).body.data;
    expect(await idsOf(user.id, token, 'webinar')).toEqual([201]);
    expect(await idsOf(user.id, token, 'course')).toEqual([101]);
    expect((await login(email, 'guest-secret')).status).toBe(401);
  });

  test('if two orders are paid at once, one opens the account and the other waits', async () => {
    const email = newEmail();
    const first = await placeOrder(server, coursePayload({ email, password: 'first-secret' }));
    const second = await placeOrder(server, webinarPayload({ email, password: 'second-secret' }));
    await Promise.all([decide(server, first), decide(server, second)]);
    const responses = await Promise.all([
      login(email, 'first-secret'),
      login(email, 'second-secret'),
    ]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 401]);
    const { user, token } = responses.find((response) => response.status === 200)!.body.data;
    const seen = [
      ...(await idsOf(user.id, token, 'course')),
      ...(await idsOf(user.id, token, 'webinar')),
    ];
    expect(seen).toHaveLength(1);
    await proveEmail(email, 'owner-secret');
    const owner = (await login(email, 'owner-secret')).body.data;
    expect(await idsOf(owner.user.id, owner.token, 'course')).toEqual([101]);
    expect(await idsOf(owner.user.id, owner.token, 'webinar')).toEqual([201]);
  });

  describe('a checkout responds alike for known and unknown e-mails', () => {
    const order = (email: string, password: string, on = server) =>
      on.call('POST', 'payment/create', coursePayload({ email, password }));

    test.each(['', '12345', 'password1', 'Ravi1234', 'long-enough-secret'])(
      'with the password "%s"',
      async (password) => {
        const { email } = await server.addUser();
        const known = await order(email, password);
        const unknown = await order(newEmail(), password);
        expect(known.status).toBe(password === 'long-enough-secret' ? 200 : 422);
        const alike = ({ status, body }: typeof known) => ({
          status,
          body: JSON.stringify(body)
            .replaceAll(body.order_number, 'NUMBER')
            .replace(body.order_token, 'TOKEN'),
        });
        expect(alike(known)).toEqual(alike(unknown));
      },
    );

    test('with the same number of statements', async () => {
      const { email } = await server.addUser();
      const statements = jest.spyOn(Client.prototype, 'query');
      const stepsOf = async (buyer: string) => {
        statements.mockClear();
        expect((await order(buyer, 'long-enough-secret')).status).toBe(200);
        return statements.mock.calls.length;
      };
      const known = await stepsOf(email);
      expect(await stepsOf(newEmail())).toBe(known);
      expect(await stepsOf(email)).toBe(known);
      statements.mockRestore();
    });

    test('with the same rate limit as a sign-up', async () => {
      const limited = await openTestServer({ env: { RATE_LIMITS: 'on' } });
      const responses = [];
      const email = newEmail();
      for (let count = 0; count < 31; count += 1) responses.push(await order(email, '', limited));
      expect(responses.map((response) => response.status)).toEqual([...Array(30).fill(422), 429]);
      await limited.close();
    });
  });

  describe('a sign-up in progress', () => {
    const finish = async (email: string, phone: string) =>
      server.call('POST', 'verify-otp', { email, otp: server.lastCode(phone) });

    test('is not changed by an order with its e-mail', async () => {
      const email = newEmail();
      await server.call('POST', 'register', registration(email, '9811000003', 'owner-secret'));
      await placeOrder(server, coursePayload({ email, password: 'strange-secret' }));
      expect((await finish(email, '9811000003')).status).toBe(200);
      expect((await login(email, 'strange-secret')).status).toBe(401);
      expect((await login(email, 'owner-secret')).body.data.user.name).toBe('Sita Devi');
    });

    test('is not changed by another sign-up while its code is valid', async () => {
      const email = newEmail();
      await server.call('POST', 'register', registration(email, '9811000004', 'owner-secret'));
      server.advanceClock(121);
      const other = registration(email, '9811000005', 'strange-secret');
      expect((await server.call('POST', 'register', other)).status).toBe(422);
      expect((await finish(email, '9811000004')).status).toBe(200);
      expect((await login(email, 'owner-secret')).status).toBe(200);
    });

    test('does not get the account if a purchase was paid first', async () => {
      const email = newEmail();
      await server.call('POST', 'register', registration(email, '9811000006', 'strange-secret'));
      await buy(server, coursePayload({ email, password: 'buyer-secret' }));
      expect(await finish(email, '9811000006')).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('Forgot your password?') },
      });
      expect((await login(email, 'strange-secret')).status).toBe(401);
      expect(await coursesOf(email, 'buyer-secret')).toEqual([101]);
    });

    test('sends a notice to its e-mail, which may be another person’s', async () => {
      const email = newEmail();
      await server.call('POST', 'register', registration(email, '9811000007', 'some-secret'));
      await server.services.messenger.deliver();
      const notice = server.outbox().findLast((sent) => sent.to === email)!;
      expect(notice).toMatchObject({ template: 'sign-up-notice', code: null });
      expect(notice.text).toContain('/forgetPass');
      expect(notice.text).not.toContain('9811000007');
    });
  });
});

describe('what belongs to a person', () => {
  let server: TestServer;
  let admin: TestUser;
  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.addUser({ role: 3 });
  });
  afterAll(() => server.close());

  const lead = async (full_name: string, email: string, phone_number: string) => {
    const body = { full_name, email, phone_number, type: 'request callback' };
    expect((await server.call('POST', 'book-demo-class', body)).status).toBe(200);
  };
  const leadsOf = async (condition: ReturnType<typeof belongsTo>) =>
    (await server.services.database.select().from(leads).where(condition)).map(
      ({ fullName }) => fullName,
    );
  const proven = async (user: TestUser, columns: string) => {
    await server.services.pool.query(
      `UPDATE users SET email_proven_at = NULL, ${columns} WHERE id = $1`,
      [user.id],
    );
    return provenIdentity(server.services.database, user.id);
  };

  test('a lead is found whatever the case of its e-mail and the prefix of its phone', async () => {
    await lead('Asha', 'Asha@Example.com', '+919811000111');
    await lead('Sister of Asha', 'sister@example.com', '9811000111');
    const known = knownIdentity(null, 'ASHA@example.com', '9811000111');
    expect(await leadsOf(belongsTo(known, contactOfLead))).toEqual(['Asha']);
    // An admin also sees who has asked with the same phone; nothing is changed by that.
    const contact = { email: 'asha@example.com', phone: '9811000111' };
    expect(await leadsOf(sharesContact(contact, contactOfLead))).toEqual([
      'Asha',
      'Sister of Asha',
    ]);
  });

  test('an e-mail is enough if it is proven, needs the phone if only that is, and is nothing if claimed', async () => {
    await lead('One', 'kiran@example.com', '9811000222');
    await lead('Other', 'kiran@example.com', '9811000333');
    const user = await server.addUser({ email: 'kiran@example.com', phone: '9811000222' });
    const both = await provenIdentity(server.services.database, user.id);
    expect(await leadsOf(belongsTo(both, contactOfLead))).toEqual(['One', 'Other']);
    const phone = await proven(user, 'phone_proven_at = now()');
    expect(await leadsOf(belongsTo(phone, contactOfLead))).toEqual(['One']);
    const claimed = await proven(user, 'phone_proven_at = NULL');
    expect(belongsTo(claimed, contactOfLead)).toBeUndefined();
  });

  test('an order of an account is not that of a guest with the same e-mail', async () => {
    const friend = await server.addUser();
    const email = 'meena@example.com';
    const own = await placeOrder(server, coursePayload({ email }));
    const ofFriend = await placeOrder(server, coursePayload({ email }), friend.token);
    const numbersOf = async (condition: ReturnType<typeof isBuyer>) =>
      (await server.services.database.select().from(orders).where(condition)).map(
        ({ orderNumber }) => orderNumber,
      );
    const guest = knownIdentity(null, email, '9876543211');
    expect(await numbersOf(isBuyer(guest))).toEqual([own]);
    expect(await numbersOf(belongsTo(guest, orders))).toEqual([own, ofFriend]);
  });

  test('somebody without an e-mail is not everybody without one', async () => {
    const erased = await server.addUser();
    const number = await buy(server, coursePayload({ email: erased.email }), erased.token);
    const { token, password } = erased;
    expect((await server.call('POST', 'account/erasure', { password }, { token })).status).toBe(
      200,
    );
    const caller = { full_name: 'Uma Shanker', phone_number: '9822000444' };
    await server.call('POST', 'admin/leads', caller, { token: admin.token });
    const correction = { name: 'Uma Shankar', email: 'uma@example.com', reason: 'spelled it' };
    const corrected = await server.call('POST', 'admin/people/9822000444/correction', correction, {
      token: admin.token,
    });
    expect(corrected.status).toBe(200);
    const { rows } = await server.services.pool.query(
      'SELECT first_name, email FROM orders WHERE order_number = $1',
      [number],
    );
    expect(rows).toEqual([{ first_name: 'Erased', email: '' }]);
  });

  test('the page of a person has the mails to another spelling of the address', async () => {
    const body = { full_name: 'Ila', email: 'Ila@Example.com', phone_number: '9811000555' };
    await server.call('POST', 'book-demo-class', { ...body, type: 'book demo class' });
    const shown = await server.call('GET', 'admin/people/ila@example.com', undefined, {
      token: admin.token,
    });
    expect(shown.body.data.messages).toMatchObject([{ to: 'Ila@Example.com' }]);
  });
});
