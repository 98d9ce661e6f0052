import ICAL from 'ical.js';
import type { Catalogue } from 'shared/model/schemas';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { buy, coursePayload, webinarPayload } from '../../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { linkToken } from '../../accounts/private-links';

const HOUR = 3600;

let server: TestServer;
let second: TestServer;
let student: TestUser;
/** It starts in two days at 11:00 Indian time. */
let session: { day: string; start: Date };
let buyers: Record<
  'ofTwoCourses' | 'ofAnotherBatch' | 'ofAnotherCourse' | 'ofAnotherKind',
  TestUser
>;

beforeAll(async () => {
  server = await openTestServer();
  second = await openTestServer({ beside: server });
  student = await server.addUser({ name: 'Asha Rao' });
  const admin = await server.addUser({ role: 3 });
  const day = new Date(server.now().getTime() + 48 * HOUR * 1000).toISOString().slice(0, 10);
  session = { day, start: new Date(`${day}T11:00:00+05:30`) };
  const catalogue = structuredClone(shippedCatalogue);
  catalogue.webinars[0]!.sessions = [
    { id: 'sunday', day, time: '11:00', minutes: 90, seats: 9, classLink: 'https://meet.test/x' },
  ];
  catalogue.courses[0]!.batches = [
    {
      id: 'daily',
      firstDay: day,
      lastDay: new Date(Date.parse(day) + 9 * 24 * HOUR * 1000).toISOString().slice(0, 10),
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      time: '19:30',
      minutes: 60,
      language: 'Hindi',
      seats: 9,
    },
  ];
  const published = await server.call(
    'PUT',
    'admin/catalogue',
    { version: 1, note: '', catalogue },
    { token: admin.token },
  );
  expect(published.body).toMatchObject({ status: true });
  await buyPlanned('sunday', student, webinarPayload());
  await buyPlanned('daily', student, coursePayload());

  const price = 2 * coursePayload().payable_amount;
  const items = [101, 102].map((course_id) => ({ course_id, quantity: 1 }));
  const twoCourses = coursePayload({ items, total_amount: price, payable_amount: price });
  buyers = {
    ofTwoCourses: await server.addUser(),
    ofAnotherBatch: await server.addUser(),
    ofAnotherCourse: await server.addUser(),
    ofAnotherKind: await server.addUser(),
  };
  await buyPlanned('daily', buyers.ofTwoCourses, twoCourses);
  await buyPlanned('weekly', buyers.ofAnotherBatch, coursePayload());
  await buyPlanned('daily', buyers.ofAnotherCourse, coursePayload({ course_id: 102 }));
  await buyPlanned('daily', buyers.ofAnotherKind, coursePayload());
  // A webinar can have the same id as a course.
  await server.services.pool.query("UPDATE enrolments SET kind = 'webinar' WHERE user_id = $1", [
    buyers.ofAnotherKind.id,
  ]);
});
afterAll(async () => {
  await second.close();
  await server.close();
});

/** Buys the products of the payload and assigns them to the session or batch. */
async function buyPlanned(scheduleId: string, buyer: TestUser, payload: object): Promise<void> {
  const own = { ...payload, email: buyer.email, user_id: buyer.id };
  const orderNumber = await buy(server, own, buyer.token);
  await server.services.pool.query(
    `UPDATE order_items SET schedule_id = $1
     WHERE order_id = (SELECT id FROM orders WHERE order_number = $2)`,
    [scheduleId, orderNumber],
  );
}

const asStudent = (method: string, path: string, body?: unknown) =>
  server.call(method, path, body, { token: student.token });

async function moveTo(time: Date): Promise<void> {
  server.advanceClock((time.getTime() - server.now().getTime()) / 1000);
  // Both processes run the task at once, and then again, as after a restart.
  const run = () => Promise.all([server, second].map((each) => each.runTask('remind of classes')));
  await run();
  await run();
  await server.services.messenger.deliver();
  await second.services.messenger.deliver();
}

const hoursBefore = (hours: number) => new Date(session.start.getTime() - hours * HOUR * 1000);
const reminded = () => server.outbox().filter((message) => message.template === 'class-reminder');

test('two processes send each reminder once, a day and an hour before; none after a stop', async () => {
  await moveTo(hoursBefore(25));
  expect(reminded()).toEqual([]);
  await moveTo(hoursBefore(24));
  expect(reminded()).toMatchObject([
    { to: student.email, subject: 'Tomorrow: Numerology in Daily Life' },
  ]);
  expect(reminded()[0]!.text).toMatch(/, 11:00\sam\sIST/);
  expect(reminded()[0]!.text).toContain('Join the class: https://meet.test/x');
  // A buyer who buys now has the date from the confirmation and gets only the last reminder.
  const late = await server.addUser({ name: 'Late Buyer' });
  await buyPlanned('sunday', late, webinarPayload());
  await moveTo(hoursBefore(23));
  expect(reminded()).toHaveLength(1);
  await moveTo(hoursBefore(0.5));
  expect(reminded().map(({ to, subject }) => `${to} ${subject}`)).toEqual(
    expect.arrayContaining([
      `${student.email} Within the hour: Numerology in Daily Life`,
      `${late.email} Within the hour: Numerology in Daily Life`,
    ]),
  );

  const before = reminded().length;
  const link = /\/reminders\/(\S+)/.exec(reminded()[0]!.text)![1]!;
  const stopped = await server.call(
    'POST',
    `reminders/stop/${link}`,
    'List-Unsubscribe=One-Click',
    {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  );
  expect(stopped.status).toBe(200);
  expect((await asStudent('GET', 'profile/reminders')).body.data.reminders).toBe(false);
  // The first class of the batch begins in the evening.
  await moveTo(new Date(session.start.getTime() + 8 * HOUR * 1000));
  expect(
    reminded()
      .slice(before)
      .filter(({ to }) => to === student.email),
  ).toEqual([]);
  expect(
    (await asStudent('PUT', 'profile/reminders', { reminders: true })).body.data.reminders,
  ).toBe(true);
});

const oneClick = 'List-Unsubscribe=One-Click';
test.each([
  ['application/x-www-form-urlencoded', oneClick],
  ['application/x-www-form-urlencoded; charset=UTF-8', oneClick],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
  ['text/plain', oneClick],
])('a mailbox provider unsubscribes with a form of the type %s', async (type, body) => {
  const someone = await server.addUser();
  const token = linkToken(server.config.secretKey, 'reminders', someone.id, 1);
  const { status } = await server.call('POST', `reminders/stop/${token}`, body, {
    headers: { 'content-type': type },
  });
  expect(status).toBe(200);
  const answer = await server.call('GET', 'profile/reminders', undefined, { token: someone.token });
  expect(answer.body.data.reminders).toBe(false);
});

test('a reminder is for the class that was bought only, and comes once for an order of two courses', () => {
  const subjects = (buyer: TestUser) =>
    reminded()
      .filter(({ to }) => to === buyer.email)
      .map(({ subject }) => subject);
  expect(subjects(buyers.ofTwoCourses)).toEqual([
    'Tomorrow: Numerology Course',
    'Within the hour: Numerology Course',
  ]);
  expect(subjects(buyers.ofAnotherBatch)).toEqual([]);
  expect(subjects(buyers.ofAnotherCourse)).toEqual([]);
  expect(subjects(buyers.ofAnotherKind)).toEqual([]);
});

test('each other class is announced an hour before, with a link to stop that does not widen the mail', async () => {
  const second = session.start.getTime() + 32 * HOUR * 1000;
  const before = reminded().length;
  await moveTo(new Date(second - 2 * HOUR * 1000));
  expect(reminded().slice(before)).toEqual([]);
  await moveTo(new Date(second - 0.5 * HOUR * 1000));
  const letters = reminded().slice(before);
  expect(letters.map(({ to }) => to)).toContain(buyers.ofTwoCourses.email);
  expect(letters[0]!.text).toContain('The next class of your batch begins soon.');
  expect(letters[0]!.html).toMatch(
    /<p style="[^"]*overflow-wrap:anywhere[^"]*">[^<]*\/reminders\//,
  );
});

test('the calendar has every class; its address is private, and a new one replaces the old', async () => {
  const calendarPath = async (method: string, path: string) =>
    new URL((await asStudent(method, path)).body.data.calendar_url).pathname;
  const old = await calendarPath('GET', 'profile/reminders');
  const calendar = await server.call('GET', old);
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(calendar.headers['cache-control']).toContain('private');
  const utc = session.start.toISOString().replace(/[-:]|\.\d{3}/g, '');
  expect(calendar.body).toContain(`DTSTART:${utc}\r\n`);
  expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(11);
  const read = new ICAL.Component(ICAL.parse(calendar.body) as unknown[]);
  expect(read.getFirstPropertyValue('x-wr-calname')).toContain('my classes');
  const urls = read
    .getAllSubcomponents('vevent')
    .map((event) => new URL(String(event.getFirstPropertyValue('url'))).pathname);
  for (const url of urls) expect(url).toMatch(/^\/dashboard\/[^/]+\/my(course|webinar)\/[^/]+$/);

  // A class that is moved keeps its uid and has a later revision; one that is cancelled is gone.
  const admin = await server.addUser({ role: 3 });
  const { body: before } = await server.call('GET', 'admin/catalogue', undefined, {
    token: admin.token,
  });
  server.advanceClock(1);
  const catalogue = structuredClone(before.catalogue as Catalogue);
  catalogue.webinars[0]!.sessions[0]!.time = '12:15';
  const [batch] = catalogue.courses[0]!.batches;
  batch!.lastDay = batch!.firstDay;
  const change = { version: before.version, note: '', catalogue };
  const { status } = await server.call('PUT', 'admin/catalogue', change, { token: admin.token });
  expect(status).toBe(200);
  const events = (file: string) =>
    new ICAL.Component(ICAL.parse(file) as unknown[])
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each));
  const ofWebinar = ({ uid }: ICAL.Event) => uid.startsWith('webinar');
  const remaining = events((await server.call('GET', old)).body);
  const moved = remaining.find(ofWebinar);
  const original = events(calendar.body).find(ofWebinar)!;
  expect(moved!.uid).toBe(original.uid);
  expect(remaining.length).toBeLessThan(3);
  expect(moved!.sequence).toBeGreaterThan(original.sequence);
  expect(moved!.startDate.toJSDate().getTime()).toBe(session.start.getTime() + 1.25 * HOUR * 1000);

  const renewed = await calendarPath('POST', 'profile/calendar-address');
  expect(renewed).not.toBe(old);
  expect((await server.call('GET', old)).status).toBe(404);
  expect((await server.call('GET', renewed)).status).toBe(200);
  const other = await server.addUser();
  const forged = renewed.replace(/calendar\/\d+/, `calendar/${other.id}`);
  const stop = renewed.replace('/api/calendar/', 'reminders/stop/').replace('.ics', '');
  for (const path of [
    forged,
    '/api/calendar/x.ics',
    '/api/calendar/1.1.ics',
    '/api/calendar/%00.ics',
  ]) {
    expect((await server.call('GET', path)).status).toBeGreaterThanOrEqual(400);
  }
  expect((await server.call('POST', stop, {})).status).toBe(404);
  expect((await server.call('GET', 'profile/reminders')).status).toBe(401);
});
