import { openTestServer, type TestServer } from '../../../testing/test-server';
import { linkToken } from '../private-links';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function addressesOf(token: string, userId: number) {
  const { body } = await server.call('GET', 'profile/reminders', undefined, { token });
  const { rows } = await server.services.pool.query<{ link_version: number }>(
    'SELECT link_version FROM users WHERE id = $1',
    [userId],
  );
  const reminder = linkToken(server.config.secretKey, 'reminders', userId, rows[0]!.link_version);
  return { feed: new URL(body.data.calendar_url).pathname, stop: `reminders/stop/${reminder}` };
}

const opened = async ({ feed, stop }: { feed: string; stop: string }) => [
  (await server.call('GET', feed)).status,
  (await server.call('POST', stop)).status,
];

test('another password ends the private addresses, and the profile shows the new ones', async () => {
  const { id, token, password } = await server.addUser();
  const before = await addressesOf(token, id);
  expect(await opened(before)).toEqual([200, 200]);
  const changed = await server.call(
    'POST',
    'profile/password',
    {
      current_password: password,
      new_password: 'another-moon-and-stars',
      new_password_confirmation: 'another-moon-and-stars',
    },
    { token },
  );
  expect(changed.status).toBe(200);
  expect(await opened(before)).toEqual([404, 404]);
  expect(await opened(await addressesOf(token, id))).toEqual([200, 200]);
});

test('a reset of the password ends them too', async () => {
  const { id, token, email } = await server.addUser();
  const before = await addressesOf(token, id);
  await server.call('POST', 'forgot-password/send-otp', { email });
  const otp = server.lastCode(email);
  const { body } = await server.call('POST', 'forgot-password/verify-otp', { email, otp });
  const reset = await server.call('POST', 'forgot-password/reset', {
    email,
    reset_token: body.data.reset_token,
    new_password: 'another-moon-and-stars',
    new_password_confirmation: 'another-moon-and-stars',
  });
  expect(reset.status).toBe(200);
  expect(await opened(before)).toEqual([404, 404]);
});
