import { confirm, coursePayload, decide, placeOrder } from '../../testing/payments/orders';
import { openTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const password = 'ravi-password';
const buyAs = async (email: string) =>
  decide(server, await placeOrder(server, coursePayload({ email })));
const correct = (query: object, email: string) =>
  server.call('POST', 'payment/email', { ...query, email });
const logIn = (email: string) => server.call('POST', 'login', { email, password });
const coursesOf = async ({ token, user }: { token: string; user: { id: number } }) =>
  (await server.call('POST', 'user/paid-course-ids', { user_id: user.id }, { token })).body
    .course_ids;

test('a buyer corrects a mistyped e-mail once; the account and the confirmation follow', async () => {
  const query = await buyAs('meena@gmial.com');
  expect((await confirm(server, query)).body).toMatchObject({ email_correctable: true });
  expect((await correct({ ...query, order_token: 'wrong' }, 'meena@gmail.com')).status).toBe(403);
  expect((await correct(query, 'meena@gmial.com')).status).toBe(422);
  expect((await correct(query, 'Meena@gmail.com')).body).toMatchObject({ status: true });
  const confirmed = (await confirm(server, query)).body;
  expect(confirmed.customer_email).toBe('meena@gmail.com');
  expect(confirmed).not.toHaveProperty('email_correctable');
  expect((await correct(query, 'other@gmail.com')).status).toBe(409);

  await server.services.messenger.deliver();
  const sent = server.outbox().map(({ to, template }) => [to, template]);
  expect(sent).toContainEqual(['meena@gmail.com', 'order-paid']);
  expect(sent).toContainEqual(['meena@gmial.com', 'email-corrected']);
  expect((await logIn('meena@gmial.com')).status).toBe(401);
  const login = await logIn('meena@gmail.com');
  expect(await coursesOf(login.body.data)).toEqual([101]);
  const { rows } = await server.services.pool.query('SELECT action, changes FROM audit_log');
  expect(rows).toEqual([
    {
      action: 'Correct e-mail',
      changes: [{ field: 'email', from: 'meena@gmial.com', to: 'meena@gmail.com' }],
    },
  ]);
});

test('an address that has an account gets the order, and the other account is closed', async () => {
  const student = await server.addUser({ email: 'asha@gmail.com', password });
  const query = await buyAs('asha@gmal.com');
  expect((await correct(query, 'asha@gmail.com')).status).toBe(200);
  expect(await coursesOf({ token: student.token, user: student })).toEqual([101]);
  expect((await logIn('asha@gmal.com')).status).toBe(401);
});

test('after a log-in the e-mail is not corrected here any more', async () => {
  const query = await buyAs('kiran@example.com');
  await logIn('kiran@example.com');
  expect((await confirm(server, query)).body).not.toHaveProperty('email_correctable');
  const refused = await correct(query, 'kiran2@example.com');
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('Write to us');
});
