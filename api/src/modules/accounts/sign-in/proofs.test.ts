import { interleave } from '../../../testing/database/interleaving';
import { confirm, coursePayload, decide, placeOrder } from '../../../testing/payments/orders';
import { resetPassword, resetTokenOf } from '../../../testing/password-reset';
import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';

/** What shows that somebody may enter an account ends with the password, or the address, it belongs to. */
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const NEXT = 'brand-new-password';

async function resetCodeOf(email: string): Promise<string> {
  server.advanceClock(121);
  await server.call('POST', 'forgot-password/send-otp', { email });
  return server.lastCode(email);
}
const enter = (email: string, otp: string) =>
  server.call('POST', 'forgot-password/verify-otp', { email, otp });
const change = ({ token, password }: TestUser) =>
  server.call(
    'POST',
    'profile/password',
    { current_password: password, new_password: NEXT, new_password_confirmation: NEXT },
    { token },
  );
const noticesTo = async (email: string) => {
  await server.services.messenger.deliver();
  return server.outbox().filter(({ to, template }) => to === email && template === 'new-sign-in');
};

test.each([
  ['in the profile', change],
  [
    'with a code',
    async ({ email }: TestUser) => {
      server.advanceClock(121);
      return resetPassword(server, email, await resetTokenOf(server, email));
    },
  ],
])('a password changed %s ends codes, their tokens and known devices', async (_how, act) => {
  const user = await server.addUser();
  const { email, password } = user;
  const onDevice = (token: string, secret: string) =>
    server.call(
      'POST',
      'login',
      { email, password: secret },
      { headers: { 'device-token': token } },
    );
  const device = (await server.call('POST', 'login', { email, password })).body.data.device_token;
  const token = await resetTokenOf(server, email);
  const otp = await resetCodeOf(email);
  const before = await noticesTo(email);
  expect((await onDevice(device, password)).status).toBe(200);
  expect(await noticesTo(email)).toHaveLength(before.length);

  expect((await act(user)).status).toBe(200);
  expect((await enter(email, otp)).status).toBe(400);
  expect((await resetPassword(server, email, token, 'strange-secret')).status).toBe(400);
  expect((await onDevice(device, NEXT)).status).toBe(200);
  expect(await noticesTo(email)).toHaveLength(before.length + 1);
});

test('another admin who takes a lost app away ends the codes, too', async () => {
  const [owner, lost] = [await server.addUser({ role: 3 }), await server.addUser({ role: 3 })];
  await server.services.pool.query(
    "INSERT INTO second_factors (user_id, sealed_secret, confirmed_at) VALUES ($1, '', $2)",
    [lost.id, server.now()],
  );
  const otp = await resetCodeOf(lost.email);
  const body = { user_id: lost.id, reason: 'phone stolen' };
  const reset = await server.call('POST', 'admin/second-factor/reset', body, owner);
  expect(reset.status).toBe(200);
  expect((await enter(lost.email, otp)).status).toBe(400);
});

test('a code to a mistyped address does not open the account at the corrected one', async () => {
  const query = await decide(
    server,
    await placeOrder(server, coursePayload({ email: 'meena@gmial.com' })),
  );
  expect((await confirm(server, query)).status).toBe(200);
  const otp = await resetCodeOf('meena@gmial.com');
  const email = 'meena@gmail.com';
  expect((await server.call('POST', 'payment/email', { ...query, email })).status).toBe(200);
  expect((await enter(email, otp)).status).toBe(400);
});

test('a code that is being entered while the password changes opens nothing', async () => {
  await server.services.messenger.close();
  for (let [place, came] = [0, true]; came; place += 1) {
    const user = await server.addUser();
    const otp = await resetCodeOf(user.email);
    let token = '';
    let changed: Promise<unknown> | undefined;
    came = await interleave(
      server,
      place,
      async () => {
        token = (await enter(user.email, otp)).body.data?.reset_token ?? 'none';
      },
      () => (changed = change(user)),
    );
    await (changed ?? change(user));
    expect((await resetPassword(server, user.email, token)).status).toBe(400);
  }
});
