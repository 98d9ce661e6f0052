import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import type { Catalogue } from 'shared/model/schemas';
import {
  confirm,
  coursePayload,
  decide,
  placeOrder,
  webinarPayload,
} from '../../../testing/payments/orders';
import { openTestServer, type TestServer } from '../../../testing/test-server';

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

const sendCode = (order_id: string, email: string) =>
  server.call('POST', 'payment/email/code', { order_id, email });
/** The address in the confirmation, and what it shows. */
async function openLink(email: string) {
  await server.runTask('confirm paid orders');
  await server.services.messenger.deliver();
  const mail = server.outbox().find((each) => each.to === email && each.template === 'order-paid');
  const [, address = ''] = /payment-success\?(\S+)/.exec(mail!.text) ?? [];
  const { order_id = '', link = '' } = Object.fromEntries(new URLSearchParams(address));
  const query = { order_id, order_token: link };
  return { query, open: () => confirm(server, query) };
}

test('the link of the confirmation shows the order without its secrets, and changes nothing', async () => {
  const query = await buyAs('leela.devi@example.com');
  const { query: linked, open } = await openLink('leela.devi@example.com');
  const shown = await open();
  expect(shown.body).toMatchObject({
    customer_email: 'l•••@example.com',
    order_number: query.order_id,
    read_only: { first_name: 'Ravi' },
    email_correctable: true,
  });
  expect(JSON.stringify(shown.body)).not.toMatch(/leela|Kumar|987654/);
  expect(shown.body).not.toHaveProperty('link');
  expect((await confirm(server, query)).body.link).toBe(linked.order_token);
  expect((await correct(linked, 'thief@example.com')).status).toBe(403);
  expect((await server.call('POST', 'payment/retry', linked)).status).toBe(403);
  const forged = { ...linked, order_token: `${linked.order_token.slice(0, -3)}abc` };
  expect((await confirm(server, forged)).status).toBe(403);

  await server.services.pool.query(
    `UPDATE orders SET paid_at = paid_at - interval '25 hours' WHERE order_number = $1`,
    [query.order_id],
  );
  expect((await open()).body).not.toHaveProperty('email_correctable');
  expect((await sendCode(query.order_id, 'late@example.com')).status).toBe(409);
  await server.services.pool.query(
    `UPDATE orders SET paid_at = paid_at - interval '6 days' WHERE order_number = $1`,
    [query.order_id],
  );
  const ended = await open();
  expect([ended.status, ended.body.payment_state]).toEqual([410, 'ended']);
});

test('without the tab, only the code on the phone of the order corrects the e-mail; the old link ends', async () => {
  const { order_id } = await buyAs('nina@gmial.com');
  const { open } = await openLink('nina@gmial.com');
  expect((await sendCode('NK-261128-AAAAAAAAAA', 'nina@gmail.com')).status).toBe(409);
  expect((await sendCode(order_id, 'nina@gmail.com')).status).toBe(200);
  const { to, code, template } = server.outbox().at(-1)!;
  expect([to, template]).toEqual(['+919876543211', 'order-code']);
  // The code is for this address: a stranger who gets hold of it cannot name another one.
  expect((await correct({ order_id, otp: code }, 'thief@gmail.com')).status).toBe(400);
  expect((await correct({ order_id }, 'nina@gmail.com')).status).toBe(400);
  expect((await correct({ order_id, otp: code }, 'nina@gmail.com')).status).toBe(200);
  expect((await correct({ order_id, otp: code }, 'nina@gmail.com')).status).toBe(400);
  expect((await open()).status).toBe(410);
  expect(await coursesOf((await logIn('nina@gmail.com')).body.data)).toEqual([101]);
});

describe('the buyer who has just chosen a password', () => {
  const logInBy = (query: object) => server.call('POST', 'payment/login', query);

  test('is signed in once by the token of the paid order, and still corrects the e-mail', async () => {
    const query = await buyAs('once@gmial.com');
    const { query: linked } = await openLink('once@gmial.com');
    expect((await confirm(server, query)).body).toMatchObject({ may_log_in: true });
    expect((await logInBy(linked)).status).toBe(403);
    const [first, second] = await Promise.all([logInBy(query), logInBy(query)]);
    expect([first.status, second.status].sort()).toEqual([200, 403]);
    const { data } = (first.status === 200 ? first : second).body;
    expect(await coursesOf(data)).toEqual([101]);
    const later = (await confirm(server, query)).body;
    expect(later).not.toHaveProperty('may_log_in');
    expect(later).toMatchObject({ email_correctable: true });
    // The login of the tab stays; a code that was sent to the earlier address would not.
    await server.call('POST', 'payment/email', { ...query, email: 'once@gmail.com' }, data);
    expect(await coursesOf(data)).toEqual([101]);
    expect((await logIn('once@gmail.com')).status).toBe(200);
  });

  test('an account that was there before, or an order paid an hour ago, is not opened', async () => {
    const known = await server.addUser({ email: 'known@example.com', password });
    const query = await buyAs(known.email);
    expect((await confirm(server, query)).body).not.toHaveProperty('may_log_in');
    expect((await logInBy(query)).status).toBe(403);
    const late = await buyAs('late@example.com');
    await server.services.pool.query(
      `UPDATE orders SET paid_at = paid_at - interval '61 minutes' WHERE order_number = $1`,
      [late.order_id],
    );
    expect((await logInBy(late)).status).toBe(403);
  });
});

test('the page knows when a class begins within the hour, and when it is over', async () => {
  const hours = (count: number) => count * 3_600_000;
  const start = new Date(server.now().getTime() + hours(2));
  const [day, time] = new Date(start.getTime() + hours(5.5)).toISOString().split('T');
  const catalogue: Catalogue = structuredClone(shippedCatalogue);
  catalogue.webinars[0]!.sessions = [
    { id: 'today', day: day!, time: time!.slice(0, 5), minutes: 60, seats: 5 },
  ];
  await server.services.pool.query(
    `INSERT INTO catalogue_versions (version, content, published_at, published_by, note)
     SELECT max(version) + 1, $1::json, $2, 'Admin', '' FROM catalogue_versions`,
    [JSON.stringify(catalogue), server.now()],
  );
  const query = await decide(
    server,
    await placeOrder(server, webinarPayload({ email: 'soon@example.com' })),
  );
  expect((await confirm(server, query)).body).not.toHaveProperty('begins_soon');
  server.advanceClock(3700);
  expect((await confirm(server, query)).body).toMatchObject({ begins_soon: true });
  server.advanceClock(7200);
  expect((await confirm(server, query)).body).not.toHaveProperty('begins_soon');
});
