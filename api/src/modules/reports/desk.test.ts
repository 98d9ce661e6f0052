import {
  buy,
  coursePayload,
  decide,
  placeOrder,
  webinarPayload,
} from '../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.addUser({ role: 3, name: 'Owner' });
});
afterAll(() => server.close());

/** With a new session each time, because an idle one ends while the clock moves on. */
async function asAdmin(method: string, path: string, body?: object) {
  const { email, password } = admin;
  const { token } = (await server.call('POST', 'login', { email, password })).body.data;
  return server.call(method, `admin/${path}`, body, { token });
}
const desk = async () => (await asAdmin('GET', 'desk')).body.data;

test('a new desk is empty', async () => {
  expect(await desk()).toEqual({
    promises: [],
    review_total: 0,
    undelivered_total: 0,
    reviews_total: 0,
    call_backs: [],
    call_backs_total: 0,
    failed_payments: [],
    failed_payments_total: 0,
    unpaid_orders: [],
    unpaid_orders_total: 0,
    leads_to_call_total: 0,
    bought_twice: [],
    bought_twice_total: 0,
    to_settle: [],
    without_attendance: [],
    tickets_without_hour: [],
    beginning: [],
    today: [],
  });
});

test('call-backs are due at their hour in India, and not any more when the lead is closed', async () => {
  const india = new Date(server.now().getTime() + (5.5 + 1) * 3_600_000);
  const body = { full_name: 'Asha', phone_number: '9822000201' };
  await asAdmin('POST', 'leads', { ...body, call_back: india.toISOString().slice(0, 16) });
  expect(await desk()).toMatchObject({ call_backs_total: 0 });
  server.advanceClock(3600);
  const { call_backs, call_backs_total } = await desk();
  expect(call_backs_total).toBe(1);
  expect(call_backs[0]).toMatchObject({ full_name: 'Asha', assignee: { name: 'Owner' } });
  await asAdmin('PATCH', `leads/${call_backs[0].id}`, { status: 'closed' });
  expect(await desk()).toMatchObject({ call_backs: [] });
});

test('failed payments of today, purchases made twice and tickets without an hour wait', async () => {
  const failed = await placeOrder(server, coursePayload({ email: 'failed@example.com' }));
  await decide(server, failed, 'failed');
  expect(await desk()).toMatchObject({
    failed_payments: [{ order_number: failed }],
    failed_payments_total: 1,
    unpaid_orders: [],
  });
  const open = await placeOrder(server, coursePayload({ email: 'open@example.com' }));
  expect(await desk()).toMatchObject({ unpaid_orders: [{ order_number: open }] });
  for (const number of [failed, open]) await asAdmin('POST', `orders/${number}/tick`);
  expect(await desk()).toMatchObject({ failed_payments_total: 0, unpaid_orders_total: 0 });
  const buyer = await server.addUser();
  const first = await buy(server, coursePayload({ email: buyer.email }), buyer.token);
  const second = await buy(server, coursePayload({ email: buyer.email }), buyer.token);
  // The review case is what waits for this one.
  expect(await desk()).toMatchObject({ review_total: 1, bought_twice: [] });
  await server.services.pool.query('DELETE FROM review_cases');
  expect(await desk()).toMatchObject({
    review_total: 0,
    bought_twice: [{ order_number: second, bought_before: first }],
    bought_twice_total: 1,
  });
  const right = await asAdmin('POST', `orders/${second}/second`);
  expect(right.status).toBe(200);
  expect(await desk()).toMatchObject({ bought_twice: [], bought_twice_total: 0 });
  await buy(server, webinarPayload({ email: buyer.email }), buyer.token);
  expect((await desk()).tickets_without_hour).toEqual([
    {
      webinar_id: 201,
      title: 'Numerology in Daily Life',
      day: expect.stringMatching(/^20/),
      tickets: 1,
    },
  ]);
  server.advanceClock(86_400);
  expect(await desk()).toMatchObject({ failed_payments_total: 0 });
});

test('a batch that begins within seven days has its sold seats, and later asks for the attendance that its course needs', async () => {
  // Noon in India: the class of the evening is still to come, whenever this test runs.
  const ofDay = (server.now().getTime() / 1000) % 86_400;
  server.advanceClock((86_400 + 6.5 * 3_600 - ofDay) % 86_400);
  const { version, catalogue } = (await asAdmin('GET', 'catalogue')).body;
  const day = (days: number) =>
    new Date(server.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const batch = {
    id: 'soon',
    firstDay: day(3),
    lastDay: day(60),
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    time: '19:30',
    minutes: 60,
    language: 'Hindi',
    seats: 12,
  };
  catalogue.courses[0].leastAttended = 60;
  catalogue.courses[0].batches = [batch, { ...batch, id: 'later', firstDay: day(20) }];
  await asAdmin('PUT', 'catalogue', { version, catalogue });
  const buyer = await server.addUser();
  await buy(server, coursePayload({ email: buyer.email }), buyer.token);
  expect((await desk()).beginning).toMatchObject([
    { title: 'Numerology Course', sold: 1, seats: 12 },
  ]);
  const id = 'course-101-soon';
  const missing = async () =>
    (await desk()).without_attendance.map((each: { starts_at: string }) =>
      each.starts_at.slice(0, 10),
    );
  expect(await missing()).toEqual([]);
  server.advanceClock(5 * 86_400);
  const [second, first] = await missing();
  expect([second, first]).toEqual([day(-1), day(-2)]);
  const { students } = (await asAdmin('GET', `classes/${id}`)).body.data;
  const ticked = `classes/${id}/meetings/${first}/attendance/${students[0].id}`;
  expect((await asAdmin('PUT', ticked, { there: true })).status).toBe(200);
  expect(await missing()).toEqual([second]);
  // Nobody came: that is an answer, too.
  const nobody = `classes/${id}/meetings/${second}/attendance/nobody`;
  expect((await asAdmin('PUT', nobody, { there: true })).status).toBe(200);
  expect(await missing()).toEqual([]);
});
