import { batchText, dayText, hourText, sessionText, ticketDay } from 'shared/model/catalogue';
import type { PublicBatch, PublicSession } from 'shared/model/schemas';
import {
  buy,
  confirm,
  coursePayload,
  decide,
  placeOrder,
  webinarPayload,
} from '../../../testing/payments/orders';
import { interleave } from '../../../testing/database/interleaving';
import { publish } from '../../../testing/published';
import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';

const HOUR = 3600;
const DATE_UNKNOWN_TEXT = 'We will send the date by WhatsApp within 24 hours.';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.addUser({ role: 3 });
});
afterAll(() => server.close());

/** The day and time in India, this many hours after the server's time. */
function inHours(hours: number): { day: string; time: string } {
  const india = new Date(server.now().getTime() + (hours * HOUR + 5.5 * HOUR) * 1000);
  const [day = '', time = ''] = india.toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}

let sessions = 0;
const sessionIn = (hours: number, seats: number): PublicSession => {
  sessions += 1;
  return { id: `session-${sessions}`, ...inHours(hours), minutes: 90, seats };
};

const publishSessions = (...own: PublicSession[]) =>
  publish(server, ({ webinars }) => {
    webinars[0]!.sessions = own;
  });

const scheduleOf = async ({ id, token }: TestUser): Promise<string | null> => {
  const { body } = await server.call('POST', 'user/paid-webinar-ids', { user_id: id }, { token });
  expect(body.webinar_ids).toEqual([201]);
  return body.schedules?.[0].schedule_id ?? null;
};
const order = (user: TestUser) =>
  placeOrder(server, webinarPayload({ user_id: user.id }), user.token);
const buyTicket = async () => {
  const user = await server.addUser();
  const orderNumber = await buy(server, webinarPayload({ user_id: user.id }), user.token);
  return { user, orderNumber };
};
const seats = async () => (await server.call('GET', 'webinars/201/seats')).body.data;
const mailOf = async (orderNumber: string) => {
  await server.runTask('deliver messages');
  return server
    .outbox()
    .find(({ template, text }) => template === 'order-paid' && text.includes(orderNumber))?.text;
};

test('a ticket is for the next session with a free seat; responses and e-mail show its date', async () => {
  const [soon, later] = [sessionIn(48, 1), sessionIn(72, 1)];
  await publishSessions(later, soon);
  const user = await server.addUser();
  const orderNumber = await order(user);
  const confirmed = (await confirm(server, await decide(server, orderNumber))).body;
  expect(await scheduleOf(user)).toBe(soon.id);
  const items = [
    {
      title: 'Numerology in Daily Life',
      when: sessionText(soon),
      product_id: 201,
      schedule_id: soon.id,
    },
  ];
  expect(confirmed.items).toEqual(items);
  const own = await server.call('GET', 'orders', undefined, { token: user.token });
  expect(own.body.data[0].items).toEqual(items);
  const opened = await server.call('GET', `admin/orders/${orderNumber}`, undefined, {
    token: admin.token,
  });
  expect(opened.body.data.items).toMatchObject([{ title: items[0]!.title, when: items[0]!.when }]);
  expect(await mailOf(orderNumber)).toContain(sessionText(soon));
  expect(await mailOf(orderNumber)).toMatch(
    /You can join from your classroom.* Questions\? Write to/,
  );

  const second = await buyTicket();
  expect(await scheduleOf(second.user)).toBe(later.id);
  const third = await buyTicket();
  expect(await scheduleOf(third.user)).toBeNull();
  expect(await mailOf(third.orderNumber)).toContain(DATE_UNKNOWN_TEXT);
});

test('two buyers who pay for the last seat at once do not both get it', async () => {
  await publishSessions(...Array.from({ length: 40 }, (_, index) => sessionIn(48 + index, 1)));
  const [first, second] = [await server.addUser(), await server.addUser()];
  // Each pair orders the same seat. More than five statements lie between taking the seat and the end
  // of the payment, so it is enough to stop the first payment before every fifth statement. The
  // embedded database can interleave whole transactions only.
  const step = server.connection.embedded ? 1 : 5;
  let pairs = 0;
  for (let came = true; came; pairs += 1) {
    const numbers = [await order(first), await order(second)];
    const [mine, theirs] = numbers.map((number) => () => decide(server, number));
    came = await interleave(server, step * pairs, mine!, theirs!);
    if (!came) await theirs!();
  }
  expect(pairs).toBeGreaterThan(3);
  const { rows } = await server.services.pool.query(
    `SELECT count(*)::integer AS seats, count(DISTINCT schedule_id)::integer AS sessions
     FROM order_items JOIN orders ON orders.id = order_id
     WHERE state = 'paid' AND schedule_id = ANY ($1)`,
    [Array.from({ length: 40 }, (_, index) => `session-${sessions - index}`)],
  );
  expect(rows[0]).toEqual({ seats: 2 * pairs, sessions: 2 * pairs });
});

test('each course of a cart has its own batch; a batch that is withdrawn leaves the date open', async () => {
  const batch: PublicBatch = {
    id: 'winter',
    firstDay: inHours(72).day,
    lastDay: inHours(24 * 60).day,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    time: '19:30',
    minutes: 60,
    language: 'Hindi',
    seats: 2,
  };
  const user = await server.addUser();
  const payload = coursePayload({
    user_id: user.id,
    items: [
      { course_id: 101, quantity: 2 },
      { course_id: 102, quantity: 1 },
    ],
    payable_amount: 3 * 9999,
  });
  // The order is placed before the course has a batch.
  const number = await placeOrder(server, payload, user.token);
  await publish(server, ({ courses }) => {
    courses[0]!.batches = [batch];
  });
  const query = await decide(server, number);
  const { rows } = await server.services.pool.query(
    `SELECT i.schedule_id FROM order_items i JOIN orders o ON o.id = i.order_id
     WHERE o.order_number = $1 ORDER BY i.product_id`,
    [number],
  );
  expect(rows).toEqual([{ schedule_id: batch.id }, { schedule_id: null }]);
  const items = async () => (await confirm(server, query)).body.items;
  expect(await items()).toEqual([
    {
      title: 'Numerology Course',
      when: batchText(batch),
      product_id: 101,
      schedule_id: batch.id,
    },
    {
      title: 'Astrology Course',
      when: DATE_UNKNOWN_TEXT,
      product_id: 102,
      waits_since: expect.any(String),
    },
  ]);
  const moved = { ...batch, time: '18:00' };
  await publish(server, ({ courses }) => {
    courses[0]!.batches = [moved];
  });
  expect((await items())[0].when).toBe(batchText(moved));
  await publish(server, () => {});
  expect((await items())[0].when).toBe(DATE_UNKNOWN_TEXT);
});

test('a ticket for a webinar without sessions is for the Sunday that the page showed', async () => {
  // The catalogue that was published last has no sessions.
  const { user, orderNumber } = await buyTicket();
  const day = ticketDay({}, server.now())!;
  const hour = hourText(day, server.now());
  const title = 'Numerology in Daily Life';
  const items = [{ title, when: dayText(day), hour, product_id: 201, day }];
  const ask = (path: string) => server.call('GET', path, undefined, { token: user.token });
  const paid = async (at: TestServer) =>
    (await at.call('POST', 'user/paid-webinar-ids', { user_id: user.id }, { token: user.token }))
      .body;
  expect((await ask('orders')).body.data[0].items).toEqual(items);
  expect(await mailOf(orderNumber)).toContain(dayText(day));
  expect(await mailOf(orderNumber)).toContain(hour);
  const { attachments } = server.outbox().find((sent) => sent.about?.id === orderNumber)!;
  const [, dates] = attachments as unknown as { fileName: string; content: string }[];
  expect(dates!.fileName).toBe('classes.ics');
  const file = Buffer.from(dates!.content, 'base64').toString().replaceAll('\r\n ', '');
  expect(file).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
  expect(file).toContain(`${user.slug}/mywebinar/numerology-webinar`);
  expect((await ask('classroom/webinar/201')).body.data).toMatchObject({ day });
  const { rows } = await server.services.pool.query(
    'SELECT details FROM receipts JOIN orders ON orders.id = order_id WHERE order_number = $1',
    [orderNumber],
  );
  expect(rows[0].details.lines[0].when).toBe(dayText(day));
  const { calendar_url } = (await ask('profile/reminders')).body.data;
  const calendar = await server.call('GET', new URL(calendar_url).pathname);
  expect(calendar.body).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
  // The dashboard calculates the coming Sunday itself; the response has `days` only for another Sunday.
  expect(await paid(server)).toEqual({ success: true, webinar_ids: [201] });
  const inAWeek = () => new Date(server.now().getTime() + 7 * 24 * HOUR * 1000);
  const later = await openTestServer({ beside: server, overrides: { now: inAWeek } });
  expect((await paid(later)).days).toEqual([{ product_id: 201, day }]);
  await later.close();

  // A session on another day changes nothing for this ticket, and its day still waits for an hour.
  const other = sessionIn(24 * 30, 5);
  const waiting = async () =>
    (await server.call('GET', 'admin/desk', undefined, { token: admin.token })).body.data
      .tickets_without_hour;
  await publishSessions(other);
  await server.runTask('tell the hours of sessions');
  expect((await ask('classroom/webinar/201')).body.data).toMatchObject({ day, session: null });
  expect(await waiting()).toContainEqual({ webinar_id: 201, title, day, tickets: 1 });
  expect(await seats()).toEqual([{ session: other.id, seats_left: 5 }]);

  // The session of its day takes it in, and the buyer gets one e-mail with the hour.
  const ofDay = { ...sessionIn(0, 3), day, time: '23:30' };
  await publishSessions(other, ofDay);
  for (const _time of [1, 2]) await server.runTask('tell the hours of sessions');
  expect((await ask('classroom/webinar/201')).body.data).toMatchObject({
    day: null,
    session: { id: ofDay.id },
  });
  expect((await ask('orders')).body.data[0].items).toEqual([
    { title, when: sessionText(ofDay), product_id: 201, schedule_id: ofDay.id },
  ]);
  expect(await waiting()).not.toContainEqual(expect.objectContaining({ day }));
  expect(await seats()).toEqual(expect.arrayContaining([{ session: ofDay.id, seats_left: 2 }]));
  await server.runTask('deliver messages');
  const told = server.outbox().filter(({ template }) => template === 'session-hour');
  expect(told).toMatchObject([{ to: 'ravi@example.com', about: { id: orderNumber } }]);
  expect(told[0]!.text).toContain(sessionText(ofDay));
  expect(told[0]!.text).toContain('/mywebinar/numerology-webinar');
});

test('an order of a day that is paid after its session was planned gets that session', async () => {
  // Not on the day of the ticket or just before it, where the sooner session would be of that day, too.
  const inIndia = () => new Date(server.now().getTime() + 5.5 * HOUR * 1000).getUTCDay();
  while (inIndia() !== 3) server.advanceClock(24 * HOUR);
  await publish(server, () => {});
  const user = await server.addUser();
  const number = await order(user);
  const day = ticketDay({}, server.now())!;
  const sooner = sessionIn(0.5, 5);
  const ofDay = { ...sessionIn(0, 5), day, time: '23:45' };
  await publishSessions(sooner, ofDay);
  await decide(server, number);
  expect(await scheduleOf(user)).toBe(ofDay.id);
});

test('the seats of an unknown webinar are not found', async () => {
  expect((await server.call('GET', 'webinars/999/seats')).status).toBe(404);
});

// This test is last, because the admin's session expires while the clock moves.
test('a payment after the end of the session moves the buyer to the next one', async () => {
  const [soon, later] = [sessionIn(2, 5), sessionIn(72, 5)];
  await publishSessions(soon, later);
  const [prompt, slow] = [await server.addUser(), await server.addUser()];
  const [promptOrder, slowOrder] = [await order(prompt), await order(slow)];
  server.advanceClock(3 * HOUR);
  await decide(server, promptOrder);
  expect(await scheduleOf(prompt)).toBe(soon.id);
  server.advanceClock(HOUR);
  await decide(server, slowOrder);
  expect(await scheduleOf(slow)).toBe(later.id);
});
