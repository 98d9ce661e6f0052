import { contact } from 'shared/model/config';
import { LEAD_DEMO } from 'shared/model/constants';
import {
  buy,
  confirm,
  coursePayload,
  decide,
  placeOrder,
  webinarPayload,
} from '../../testing/payments/orders';
import { batchIn, publish } from '../../testing/published';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';

const DAY = 86_400;

let server: TestServer;
let second: TestServer;
let admin: TestUser;
beforeEach(async () => {
  server = await openTestServer();
  second = await openTestServer({ beside: server });
  admin = await server.addUser({ role: 3 });
});
afterEach(async () => {
  await second.close();
  await server.close();
});

/** Both processes run the task at once, and then again, as after a restart. */
async function keep(): Promise<void> {
  const run = () => Promise.all([server, second].map((each) => each.runTask('keep promises')));
  await run();
  await run();
  await server.services.messenger.deliver();
  await second.services.messenger.deliver();
}
const after = async (days: number): Promise<void> => {
  server.advanceClock(days * DAY);
  await keep();
};

const onSale = (days: number, seats: number) =>
  publish(server, ({ courses }) => {
    courses[0]!.batches = [batchIn(server, days, seats)];
  });

async function buyer(payload: typeof coursePayload | typeof webinarPayload = coursePayload) {
  const user = await server.addUser();
  const own = { user_id: user.id, email: user.email };
  const orderNumber = await buy(server, payload(own), user.token);
  return { user, orderNumber };
}

const itemOf = async (orderNumber: string) =>
  (
    await server.services.pool.query(
      `SELECT i.schedule_id, i.day::text, o.state FROM order_items i JOIN orders o ON o.id = i.order_id
       WHERE o.order_number = $1`,
      [orderNumber],
    )
  ).rows[0];
const mailsTo = ({ email }: { email: string }, template: string) =>
  server.outbox().filter((mail) => mail.to === email && mail.template === template);
const linkIn = (text: string) => /\/promise\/([^?\s]+)/.exec(text)![1]!;
const ask = (link: string) => server.call('GET', `promises/${link}`);
const answer = (link: string, body: object) => server.call('POST', `promises/${link}`, body);
/** As a new admin sees it: the login of an earlier one has ended by then. */
const desk = async () => {
  const { token } = await server.addUser({ role: 3, rights: 'office' });
  return (await server.call('GET', 'admin/desk', undefined, { token })).body.data.promises;
};

/** Until its own day begins: by then, the hour of every ticket was promised. */
function untilHourIsLate(day: string): void {
  const begins = Date.parse(`${day}T00:00:00+05:30`);
  server.advanceClock((begins - server.now().getTime()) / 1000 + 60);
}

test('a ticket whose hour is late moves to the next day once, and its buyer keeps it or gets the money', async () => {
  const [keeping, leaving] = [await buyer(webinarPayload), await buyer(webinarPayload)];
  const { day } = await itemOf(keeping.orderNumber);
  await keep();
  expect(mailsTo(keeping.user, 'ticket-moved')).toEqual([]);
  untilHourIsLate(day);
  await keep();
  const week = new Date(Date.parse(day) + 7 * DAY * 1000).toISOString().slice(0, 10);
  for (const { user, orderNumber } of [keeping, leaving]) {
    expect(await itemOf(orderNumber)).toMatchObject({ day: week, schedule_id: null });
    expect(mailsTo(user, 'ticket-moved')).toHaveLength(1);
  }
  const [kept, left] = [keeping, leaving].map(({ user }) =>
    linkIn(mailsTo(user, 'ticket-moved')[0]!.text),
  ) as [string, string];
  const { body } = await ask(left);
  expect(body.data).toMatchObject({ question: 'moved', amount: 29, choices: ['keep', 'back'] });
  expect((await answer(kept, { answer: 'keep' })).status).toBe(200);
  // A second press, and a second process, return nothing more.
  expect((await answer(left, { answer: 'back' })).status).toBe(200);
  expect((await answer(left, { answer: 'back' })).status).toBe(200);
  await keep();
  expect(await itemOf(leaving.orderNumber)).toMatchObject({ state: 'refunded' });
  expect(await itemOf(keeping.orderNumber)).toMatchObject({ state: 'paid' });
  expect(mailsTo(leaving.user, 'order-refunded')).toHaveLength(1);
  expect((await ask(left)).body.data).toMatchObject({ answer: 'back', choices: [] });
  expect((await ask(`${left}x`)).status).toBe(404);
  // The moved ticket is promised anew.
  const { rows } = await server.services.pool.query(
    'SELECT day::text FROM promises WHERE ended_at IS NULL',
  );
  expect(rows).toEqual([{ day: week }]);
});

test('the hour keeps all its promises: nothing moves', async () => {
  const { user, orderNumber } = await buyer(webinarPayload);
  const { day } = await itemOf(orderNumber);
  await keep();
  await publish(server, ({ webinars }) => {
    webinars[0]!.sessions = [{ id: 'own', day, time: '11:00', minutes: 90, seats: 9 }];
  });
  await server.runTask('tell the hours of sessions');
  untilHourIsLate(day);
  await keep();
  expect(await itemOf(orderNumber)).toMatchObject({ schedule_id: 'own' });
  expect(mailsTo(user, 'ticket-moved')).toEqual([]);
  expect(await desk()).toEqual([]);
});

test('the places of a batch are offered to those who wait, oldest first, and a refused one to the next', async () => {
  const buyers = [await buyer(), await buyer(), await buyer()];
  await keep();
  await onSale(20, 1);
  await keep();
  const offersTo = () => buyers.map(({ user }) => mailsTo(user, 'batch-offered').length);
  expect(offersTo()).toEqual([1, 0, 0]);
  const linkOf = (index: number) =>
    linkIn(mailsTo(buyers[index]!.user, 'batch-offered').at(-1)!.text);
  expect((await ask(linkOf(0))).body.data).toMatchObject({
    question: 'offer',
    choices: ['take', 'wait'],
    offer: 'in-20',
  });
  expect((await answer(linkOf(0), { answer: 'take', offer: 'other' })).status).toBe(409);
  expect((await answer(linkOf(0), { answer: 'wait', offer: 'in-20' })).status).toBe(200);
  await keep();
  expect(offersTo()).toEqual([1, 1, 0]);
  // Whoever does not answer within two days makes room.
  await after(2.1);
  expect(offersTo()).toEqual([1, 1, 1]);
  expect((await answer(linkOf(2), { answer: 'take', offer: 'in-20' })).status).toBe(200);
  expect(await itemOf(buyers[2]!.orderNumber)).toMatchObject({ schedule_id: 'in-20' });
  expect((await answer(linkOf(1), { answer: 'take', offer: 'in-20' })).status).toBe(409);
  expect(await itemOf(buyers[1]!.orderNumber)).toMatchObject({ schedule_id: null });
  await onSale(30, 5);
  await keep();
  expect(offersTo()).toEqual([2, 2, 1]);
});

test('after seven days without a date the buyer hears what happens, once, and can have the money', async () => {
  const waiting = async (id: number) =>
    (await server.call('GET', `courses/${id}/waiting`)).body.data;
  const { user, orderNumber } = await buyer();
  await buyer();
  const [{ since, ...others }, none] = [await waiting(101), await waiting(102)];
  expect(others).toEqual({ count: 2 });
  expect(Math.abs(Date.parse(since) - server.now().getTime())).toBeLessThan(60_000);
  expect(none).toEqual({ count: 0, since: null });
  await after(0.9);
  const own = async () =>
    (await server.call('GET', 'orders', undefined, { token: user.token })).body.data[0].items[0]
      .when;
  expect(await own()).toContain('within 24 hours');
  await after(0.2);
  expect(await desk()).toMatchObject([
    { what: 'The date of a batch, Numerology Course', count: 2 },
  ]);
  expect(await own()).not.toContain('24');
  const { body } = await server.call('GET', 'classroom/course/101', undefined, {
    token: user.token,
  });
  expect(body.data.waits_since).toEqual(expect.any(String));
  // Who buys now is not promised what others have waited for in vain.
  const next = await server.addUser();
  const order = await placeOrder(
    server,
    coursePayload({ user_id: next.id, email: next.email }),
    next.token,
  );
  const [bought] = (await confirm(server, await decide(server, order))).body.items;
  expect(bought).toMatchObject({ when: expect.not.stringContaining('24'), waits_since: since });
  await server.runTask('confirm paid orders');
  await server.services.messenger.deliver();
  expect(mailsTo(next, 'order-paid')[0]!.text).toContain('We are late with the date');
  const paid = await server.call(
    'POST',
    'user/paid-course-ids',
    { user_id: next.id },
    { token: next.token },
  );
  // The answer that is specified names only what the buyer has waited for.
  expect(paid.body).toEqual({ success: true, course_ids: [101] });
  expect(mailsTo(user, 'date-late')).toEqual([]);
  await after(6);
  const [mail, ...more] = mailsTo(user, 'date-late');
  expect(more).toEqual([]);
  const link = linkIn(mail!.text);
  expect((await ask(link)).body.data).toMatchObject({ question: 'late', amount: 9999 });
  expect((await answer(link, { answer: 'back' })).status).toBe(200);
  await keep();
  expect(await itemOf(orderNumber)).toMatchObject({ state: 'refunded' });
});

test('a call that is late is told to the visitor once; the owner was warned once; a work on the lead keeps it', async () => {
  const lead = (email: string) =>
    server.call('POST', 'book-demo-class', {
      full_name: 'Asha Rao',
      email,
      phone_number: '+919876543210',
      course: 'Numerology Course',
      type: LEAD_DEMO,
    });
  const [late, called] = [await lead('late@example.com'), await lead('called@example.com')];
  const promised = ({ body }: typeof late) => server.call('GET', `calls/${body.call}`);
  const { data } = (await promised(late)).body;
  expect(data).toEqual({ due_at: expect.stringMatching(/T12:30:00/), late: false });
  await keep();
  await server.services.pool.query(
    "UPDATE leads SET status = 'contacted' WHERE email = 'called@example.com'",
  );
  await after(2);
  expect((await promised(late)).body.data).toEqual({ ...data, late: true });
  expect((await promised(called)).status).toBe(404);
  // Whoever is blocked cannot tell it from the answer, though nobody owes the call.
  await server.services.pool.query(
    "UPDATE leads SET is_spam = true WHERE email = 'late@example.com'",
  );
  expect((await promised(late)).body.data).toEqual({ ...data, late: true });
  expect((await server.call('GET', 'calls/1.1.x')).status).toBe(404);
  expect(mailsTo({ email: 'late@example.com' }, 'call-late')).toHaveLength(1);
  expect(mailsTo({ email: 'called@example.com' }, 'call-late')).toEqual([]);
  expect(mailsTo(admin, 'promises-due')).toHaveLength(1);
  expect(await desk()).toMatchObject([{ kind: 'call', count: 1 }]);
});

test('a refund that is late is told to the buyer once, with our number', async () => {
  const { user, orderNumber } = await buyer();
  const asked = `orders/${orderNumber}/refund`;
  expect((await server.call('POST', asked, {}, { token: user.token })).status).toBe(200);
  await after(6);
  expect(mailsTo(user, 'refund-late')).toEqual([]);
  await after(6);
  await after(1);
  const [mail, ...more] = mailsTo(user, 'refund-late');
  expect([mail!.text, more]).toEqual([expect.stringContaining(contact.phone), []]);
  expect((await desk())[0]).toMatchObject({ kind: 'date' });
  expect(await desk()).toContainEqual(expect.objectContaining({ kind: 'refund', count: 1 }));
});

test('a question without an answer in two days goes to the office, and the student is told once', async () => {
  const { user } = await buyer();
  const question = { kind: 'course', product_id: 101, text: 'Why is 4 missing?' };
  expect((await server.call('POST', 'threads', question, { token: user.token })).status).toBe(200);
  await after(1.9);
  expect(mailsTo(user, 'answer-late')).toEqual([]);
  await after(0.2);
  await after(1);
  for (const [to, template] of [
    [user, 'answer-late'],
    [{ email: contact.email }, 'question-late'],
  ] as const) {
    const mails = mailsTo(to, template);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(question.text)]);
  }
});

test('a review is to be decided in two days, and again when the student has changed it', async () => {
  const { user, orderNumber } = await buyer();
  const written = (state: string) =>
    server.services.pool.query(
      `INSERT INTO reviews (user_id, product_id, order_id, state, stars, changed_at)
       SELECT $1, 101, id, $3, 4, $4 FROM orders WHERE order_number = $2
       ON CONFLICT (user_id, product_id) DO UPDATE SET state = $3, changed_at = $4`,
      [user.id, orderNumber, state, server.now()],
    );
  const due = async () => (await desk()).filter(({ kind }: { kind: string }) => kind === 'review');
  await written('waiting');
  await keep();
  expect(await due()).toEqual([]);
  await after(2.1);
  expect(await due()).toMatchObject([{ count: 1 }]);
  await written('hidden');
  await keep();
  expect(await due()).toEqual([]);
  await written('waiting');
  await keep();
  await after(2.1);
  expect(await due()).toMatchObject([
    { what: 'Decisions about reviews, Numerology Course', count: 1 },
  ]);
});
