import ICAL from 'ical.js';
import type { Batch, Catalogue } from 'shared/model/schemas';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { buy, coursePayload, webinarPayload } from '../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { Config } from '../../settings/config';
import { findGroup } from './group-list';
import { writeToGroup } from './messages/group-messages';

const DAY = 86_400;
const BATCH = 'course-101-daily';
const SESSION = 'webinar-201-sunday';

let server: TestServer;
let admin: TestUser;
let asha: TestUser;
let ravi: TestUser;
let batch: Batch;
/** The Indian day in so many days from the beginning of the test. */
let dayIn: (days: number) => string;

const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`);

beforeAll(async () => {
  server = await openTestServer();
  const start = server.now().getTime() + 5.5 * 3_600_000;
  dayIn = (days) => new Date(start + days * DAY * 1000).toISOString().slice(0, 10);
  admin = await server.addUser({ role: 3, name: 'Owner' });
  asha = await server.addUser({ name: 'Asha Rao' });
  ravi = await server.addUser({ name: 'Ravi Kumar' });
  batch = {
    id: 'daily',
    firstDay: dayIn(3),
    lastDay: dayIn(7),
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    time: '19:30',
    minutes: 60,
    language: 'Hindi',
    seats: 9,
  };
  await publish((catalogue) => {
    catalogue.courses[0]!.batches = [batch];
    catalogue.webinars[0]!.sessions = [
      { id: 'sunday', day: dayIn(2), time: '11:00', minutes: 90, seats: 9 },
      { id: 'past', day: dayIn(-2), time: '11:00', minutes: 90, seats: 9 },
    ];
  });
  for (const user of [asha, ravi]) {
    await buy(server, coursePayload({ email: user.email, user_id: user.id }), user.token);
  }
  // A guest, whose order belongs to no account yet, with a ticket of the webinar.
  await buy(server, webinarPayload({ first_name: 'Guest', email: 'guest@example.com' }));
});
afterAll(() => server.close());

async function publish(change: (catalogue: Catalogue) => void): Promise<void> {
  const catalogue = structuredClone(shippedCatalogue);
  change(catalogue);
  await server.services.pool.query(
    `INSERT INTO catalogue_versions (version, content, published_at, published_by, note)
     SELECT max(version) + 1, $1::json, $2, 'Admin', '' FROM catalogue_versions`,
    [JSON.stringify(catalogue), server.now()],
  );
}

/** With a new session each time, because an idle one ends while the clock moves on. */
async function asAdmin(
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) {
  const { email, password } = admin;
  const { token } = (await server.call('POST', 'login', { email, password })).body.data;
  return server.call(method, `admin/${path}`, body, { token, headers });
}
const details = async (id: string) => (await asAdmin('GET', `classes/${id}`)).body.data;
const list = async (query = '') => (await asAdmin('GET', `classes${query}`)).body.data;
const mails = async () => {
  await server.services.messenger.deliver();
  return server.outbox().filter(({ template }) => template === 'class-message');
};
const audit = async () =>
  (await asAdmin('GET', 'audit')).body.data.data.map(({ action }: { action: string }) => action);
const moveTo = (moment: Date) =>
  server.advanceClock((moment.getTime() - server.now().getTime()) / 1000);

test('the list has what runs or comes, the next one first; the finished ones are behind a filter', async () => {
  expect(await list()).toMatchObject({
    total: 2,
    data: [
      { id: SESSION, kind: 'webinar', state: 'coming', seats: 9, sold: 1, left: 8, teacher: '' },
      {
        id: BATCH,
        title: 'Numerology Course',
        state: 'coming',
        sold: 2,
        left: 7,
        teacher: expect.stringMatching(/\w/),
        next: at(batch.firstDay, '19:30').toISOString(),
      },
    ],
  });
  expect(await list('?status=finished')).toMatchObject({
    data: [{ id: 'webinar-201-past', state: 'finished', next: null }],
  });
  expect(await list('?search=numerology%20course')).toMatchObject({ total: 1 });
  expect((await list('?per_page=1&page=2')).data.map(({ id }: { id: string }) => id)).toEqual([
    BATCH,
  ]);
  expect((await asAdmin('GET', 'classes.csv')).body).toContain(`${SESSION},Numerology in Daily`);
});

test('a class names its people with phone, e-mail, payment and progress, also as a file', async () => {
  await server.call('PUT', 'classroom/course/101/modules/1', { done: true }, { token: asha.token });
  const { students, meetings } = await details(BATCH);
  expect(meetings).toHaveLength(5);
  expect(students).toEqual([
    expect.objectContaining({
      name: 'Asha Rao',
      person: asha.id,
      email: asha.email,
      phone: asha.phone,
      places: 1,
      paid_by: 'online',
      amount: 9999,
      there: [],
      progress: { done: 1, of: shippedCatalogue.courses[0]!.modules.length },
    }),
    expect.objectContaining({ name: 'Ravi Kumar', progress: expect.objectContaining({ done: 0 }) }),
  ]);
  expect((await details(SESSION)).students).toMatchObject([
    { name: 'Guest Kumar', email: 'guest@example.com', places: 1 },
  ]);
  const file = await asAdmin('GET', `classes/${BATCH}/students.csv`);
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain(`Asha Rao,${asha.email},${asha.phone},`);
  for (const id of ['course-101-other', 'course-999-daily', 'webinar-101-daily']) {
    expect((await asAdmin('GET', `classes/${id}`)).status).toBe(404);
  }
  expect((await asAdmin('GET', 'classes/nonsense')).status).toBe(422);
});

test('a second order of the same person is one person with two places', async () => {
  const { body } = await server.call(
    'POST',
    'user/paid-course-ids',
    { user_id: asha.id },
    { token: asha.token },
  );
  expect(body.schedules).toEqual([{ product_id: 101, schedule_id: 'daily' }]);
  await buy(server, coursePayload({ email: ravi.email }), ravi.token);
  await server.services.pool.query(
    `UPDATE orders SET state = 'paid' WHERE user_id = $1 AND state = 'needs_review'`,
    [ravi.id],
  );
  const { students } = await details(BATCH);
  expect(students.filter(({ name }: { name: string }) => name === 'Ravi Kumar')).toHaveLength(1);
});

test('a message goes to each person once, whoever presses how often', async () => {
  const other = await server.addUser({ role: 3, name: 'Office' });
  const words = { subject: 'Bring your chart', text: 'Please bring your birth chart.\nSee you!' };
  const key = { 'idempotency-key': 'one-press-of-the-button' };
  const path = `classes/${BATCH}/messages`;
  const answers = await Promise.all([
    asAdmin('POST', path, words, key),
    asAdmin('POST', path, words, key),
  ]);
  answers.push(await server.call('POST', `admin/${path}`, words, { token: other.token }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map(({ body }) => body.message).sort()).toEqual([
    'The message is on its way to 2 people.',
    'This message was sent already, to 2 people.',
    'This message was sent already, to 2 people.',
  ]);
  const sent = await mails();
  expect(sent.map(({ to }) => to).sort()).toEqual([asha.email, ravi.email].sort());
  expect(sent[0]).toMatchObject({
    subject: 'Bring your chart',
    text: expect.stringContaining('See you!'),
  });
  expect(sent.find(({ to }) => to === asha.email)?.text).toContain('Hello Asha Rao,');
  // It is about their class: it needs no consent and no link to stop it.
  expect(sent[0]!.purpose).toBeUndefined();

  const { messages } = await details(BATCH);
  expect(messages).toMatchObject([
    { subject: 'Bring your chart', by: expect.any(String), receivers: 2 },
  ]);
  expect(messages[0].deliveries.map(({ state }: { state: string }) => state)).toEqual([
    'sent',
    'sent',
  ]);
  const reused = await asAdmin('POST', path, { ...words, text: 'Other words' }, key);
  expect(reused.status).toBe(409);
  expect((await audit()).filter((action: string) => action === 'Write to class')).toHaveLength(1);

  // The same words are a new message later, as before each class.
  server.advanceClock(2 * 3600);
  expect((await asAdmin('POST', path, words)).body.message).toContain('on its way');
  expect(await mails()).toHaveLength(4);
});

test('a message that fails is shown, and one to nobody or without words is refused', async () => {
  await server.services.pool.query(
    `UPDATE outgoing_messages SET sent_at = NULL, tries = 99
     WHERE id = (SELECT max(id) FROM outgoing_messages WHERE message->'about'->>'kind' = 'class message')`,
  );
  const [latest] = (await details(BATCH)).messages;
  expect(latest.deliveries.map(({ state }: { state: string }) => state).sort()).toEqual([
    'sent',
    'undelivered',
  ]);
  const empty = await asAdmin('POST', 'classes/webinar-201-past/messages', {
    subject: 'Hello',
    text: 'Hello',
  });
  expect(empty.status).toBe(409);
  const blank = await asAdmin('POST', `classes/${BATCH}/messages`, { subject: ' ', text: '' });
  expect(blank.body.errors).toEqual({ subject: expect.anything(), text: expect.anything() });
});

test('an SMS goes to each Indian mobile number once, if the office wants it and its text is registered', async () => {
  const words = { subject: 'No class today', text: 'The teacher is ill.', sms: true };
  const path = `classes/${BATCH}/messages`;
  const shown = (await asAdmin('POST', `${path}/preview`, words)).body.data.sms;
  expect(shown).toEqual([
    'Nakshank: your class Numerology Course: No class today. The whole message is in your e-mail.',
  ]);
  expect((await asAdmin('POST', path, words)).status).toBe(200);
  await server.services.messenger.deliver();
  const sent = server.outbox().filter(({ template }) => template === 'class-sms');
  expect(sent.map(({ channel, to, text }) => [channel, to, text]).sort()).toEqual(
    [...new Set([asha.phone, ravi.phone])].sort().map((phone) => ['sms', `+91${phone}`, shown[0]]),
  );
  const settings: Config['sms'] = {
    ...{ provider: 'gateway', address: 'https://sms.example.com', key: 'k', accepted: null },
    ...{ sender: 'NAKSHN', templateIds: {} },
  };
  const services = { ...server.services, config: { ...server.services.config, sms: settings } };
  const group = await findGroup(services, BATCH);
  const byOffice = { id: admin.id, name: 'Office', adminRole: 'office' as const };
  const again = { ...words, subject: 'No class tomorrow' };
  await expect(writeToGroup(services, group, again, byOffice, undefined)).rejects.toThrow('No SMS');
});

describe('one class is moved and one is cancelled', () => {
  const put = (day: string, body: object) =>
    asAdmin('PUT', `classes/${BATCH}/meetings/${day}`, body);
  let feed: string;
  const events = async () => {
    const { body } = await server.call('GET', feed);
    const calendar = new ICAL.Component(ICAL.parse(body) as never);
    return calendar.getAllSubcomponents('vevent').map((event) => ({
      uid: String(event.getFirstPropertyValue('uid')).split('@')[0],
      start: (event.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate().toISOString(),
      sequence: Number(event.getFirstPropertyValue('sequence')),
      status: event.getFirstPropertyValue('status'),
    }));
  };

  beforeAll(async () => {
    const { body } = await server.call('GET', 'profile/reminders', undefined, {
      token: asha.token,
    });
    feed = new URL(body.data.calendar_url).pathname;
  });

  test('with a message of the old and the new time to everybody, once', async () => {
    const before = await events();
    const known = (await mails()).length;
    const body = { start: `${dayIn(9)}T18:00`, tell: true, text: 'The teacher travels.' };
    expect((await put(dayIn(4), body)).body.message).toBe(
      'Moved. An e-mail is on its way to 2 people.',
    );
    expect((await put(dayIn(4), body)).body.message).toContain('so already');
    expect((await put(dayIn(5), { start: null, tell: false })).body.message).toBe('Cancelled.');
    const sent = (await mails()).slice(known);
    expect(sent).toHaveLength(2);
    expect(sent[0]!.subject).toMatch(/^Moved: your class of /);
    expect(sent[0]!.text).toContain('The teacher travels.');
    expect(sent[0]!.text).toMatch(/Was: .*7:30\spm\sIST/);
    expect(sent[0]!.text).toMatch(/Now: .*6:00\spm\sIST/);
    expect(await audit()).toEqual(expect.arrayContaining(['Move class', 'Cancel class']));

    const after = await events();
    expect(after).toHaveLength(before.length);
    const [moved] = after.filter(({ uid }) => uid === 'course-101-daily-2');
    const [planned] = before.filter(({ uid }) => uid === 'course-101-daily-2');
    expect(moved!.start).toBe(at(dayIn(9), '18:00').toISOString());
    expect(moved!.sequence).toBeGreaterThan(planned!.sequence);
    expect(after.find(({ uid }) => uid === 'course-101-daily-3')).toMatchObject({
      status: 'CANCELLED',
    });
    // The others stay as they were.
    expect(after.find(({ uid }) => uid === 'course-101-daily-1')).toEqual(
      before.find(({ uid }) => uid === 'course-101-daily-1'),
    );
  });

  test('and the pages of the student have it', async () => {
    const changes = [
      expect.objectContaining({ day: dayIn(4), start: at(dayIn(9), '18:00').toISOString() }),
      expect.objectContaining({ day: dayIn(5), start: null }),
    ];
    const { token, id } = asha;
    const paid = await server.call('POST', 'user/paid-course-ids', { user_id: id }, { token });
    expect(paid.body.schedules[0].changes).toEqual(expect.arrayContaining(changes));
    const room = await server.call('GET', 'classroom/course/101', undefined, { token });
    expect(room.body.data.changes).toEqual(expect.arrayContaining(changes));
    const { meetings } = await details(BATCH);
    expect(meetings.map(({ state }: { state: string }) => state)).toEqual([
      'planned',
      'cancelled',
      'planned',
      'planned',
      'moved',
    ]);
  });

  test.each([
    ['the past', () => ({ start: `${dayIn(-1)}T18:00` }), 422],
    ['the hour of another class', () => ({ start: `${dayIn(6)}T19:45` }), 422],
    ['an hour that does not exist', () => ({ start: '2026-13-41T18:00' }), 422],
  ])('not to %s', async (_where, start, status) => {
    const { body, ...answer } = await put(dayIn(3), { ...start(), tell: true });
    expect(answer.status).toBe(status);
    expect(body.errors).toHaveProperty('start');
  });

  test('nor a day without a class, nor by a student', async () => {
    const body = { start: null, tell: true };
    expect((await put(dayIn(30), body)).status).toBe(404);
    const path = `admin/classes/${BATCH}/meetings/${dayIn(3)}`;
    expect((await server.call('PUT', path, body, { token: asha.token })).status).toBe(403);
  });

  test('the first class is moved: the reminder comes at its new hour, and not at the old one', async () => {
    const reminded = async () => {
      await server.runTask('remind of classes');
      await server.services.messenger.deliver();
      return server
        .outbox()
        .filter(({ template, to }) => template === 'class-reminder' && to === asha.email);
    };
    expect((await put(dayIn(3), { start: null, tell: false })).status).toBe(200);
    moveTo(at(dayIn(3), '19:00'));
    expect(await reminded()).toEqual([]);
    // What was the fourth class is the first that takes place.
    moveTo(at(dayIn(6), '19:00'));
    expect((await reminded()).at(-1)?.text).toContain('The first class of your batch');
    const before = (await reminded()).length;
    moveTo(at(dayIn(9), '17:30'));
    expect(await reminded()).toHaveLength(before + 1);
    expect((await reminded()).at(-1)).toMatchObject({
      subject: 'Within the hour: Numerology Course',
      text: expect.stringMatching(/was moved.*6:00\spm\sIST/s),
    });
  });
});

describe('the session of a webinar', () => {
  const put = (day: string, body: object) =>
    asAdmin('PUT', `classes/${SESSION}/meetings/${day}`, body);
  const sessionNow = async () =>
    (await server.services.catalogue.current()).webinars[0]!.sessions.find(
      ({ id }) => id === 'sunday',
    );
  const version = async () => (await server.call('GET', 'catalogue')).body.version;
  const later = () => dayIn(12);

  test('is moved as a class is, and what is sold follows', async () => {
    await publish((catalogue) => {
      catalogue.courses[0]!.batches = [batch];
      catalogue.webinars[0]!.sessions = [
        { id: 'sunday', day: dayIn(11), time: '11:00', minutes: 90, seats: 9 },
      ];
    });
    const known = (await mails()).length;
    const before = await version();
    const body = { start: `${later()}T18:00`, tell: true, text: 'Sorry!' };
    expect((await put(dayIn(11), body)).body.message).toBe(
      'Moved. An e-mail is on its way to 1 person.',
    );
    expect((await put(later(), { ...body, tell: false })).body.message).toContain('so already');
    expect(await version()).toBe(before + 1);
    expect(await sessionNow()).toMatchObject({ day: later(), time: '18:00', seats: 9 });
    const [mail, ...others] = (await mails()).slice(known);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'guest@example.com' });
    expect(mail!.subject).toMatch(/^Moved: your webinar of /);
    expect(mail!.text).toMatch(/Your webinar takes place at another time\..*Sorry!/s);
    expect(mail!.text).toMatch(/Was: .*11:00\sam\sIST.*Now: .*6:00\spm\sIST/s);
    expect((await audit()).filter((action: string) => action !== 'Sign in').slice(0, 3)).toEqual([
      'Write to class',
      'Publish',
      'Move class',
    ]);
    expect((await put(dayIn(11), body)).status).toBe(404);
  });

  test('is cancelled: nobody can buy it or be moved to it, and its people still see it', async () => {
    const buyer = await server.addUser({ name: 'Late Buyer' });
    expect((await put(later(), { start: null, tell: false })).body.message).toBe('Cancelled.');
    expect(await sessionNow()).toMatchObject({ cancelled: true });
    const shown = await details(SESSION);
    expect(shown).toMatchObject({ state: 'finished', when: expect.stringMatching(/^Cancelled: /) });
    expect(shown.meetings).toMatchObject([{ state: 'cancelled' }]);
    expect(shown.students).toHaveLength(1);
    const open = (await asAdmin('GET', 'schedules')).body.data;
    expect(open).toContainEqual(expect.objectContaining({ kind: 'webinar', product_id: 201 }));
    expect(JSON.stringify(open)).not.toContain('sunday');
    const { token, id, email } = buyer;
    await buy(server, webinarPayload({ email, user_id: id }), token);
    expect((await details(SESSION)).students).toHaveLength(1);
    const paid = await server.call('POST', 'user/paid-webinar-ids', { user_id: id }, { token });
    expect(JSON.stringify(paid.body)).not.toContain('sunday');
  });

  test('takes place after all: it is sold again', async () => {
    expect((await put(later(), { start: `${later()}T18:00`, tell: false })).status).toBe(200);
    expect(await sessionNow()).not.toHaveProperty('cancelled');
    expect(await details(SESSION)).toMatchObject({ state: 'coming' });
  });
});

describe('attendance', () => {
  test('who was absent is written to alone, after a preview in both languages', async () => {
    const { students, meetings } = await details(BATCH);
    const [{ day }] = meetings;
    const [there] = students;
    await server.services.pool.query(
      `INSERT INTO meeting_attendance (order_id, product_id, schedule_id, day, noted_at)
       VALUES ($1, 101, 'daily', $2, $3)`,
      [there.id, day, server.now()],
    );
    const words = { subject: 'We missed you', text: 'The recording is there.' };
    const path = `classes/${BATCH}/messages`;
    const { data } = (await asAdmin('POST', `${path}/preview`, { ...words, absent_on: day })).body;
    expect(data).toMatchObject({ receivers: students.length - 1, emails: [{}, {}] });
    expect(data.emails[1].text).toContain('क्लासरूम खोलें');
    const [link] = data.whatsapp.map((row: { link: string }) => decodeURIComponent(row.link));
    expect(link).toMatch(/^https:\/\/wa\.me\/91\d{10}\?text=.*The recording is there\..*mycourse/s);
    const known = (await mails()).length;
    for (const _press of [1, 2]) {
      await asAdmin('POST', path, { ...words, absent_on: day });
    }
    const sent = (await mails()).slice(known);
    expect(sent).toHaveLength(students.length - 1);
    expect(sent.map(({ to }) => to)).not.toContain(there.email);
    // The same words to everybody are another message.
    await asAdmin('POST', path, words);
    expect(await mails()).toHaveLength(known + 2 * students.length - 1);
    await server.services.pool.query('DELETE FROM meeting_attendance');
  });

  // It is half an hour before the moved class, the last one.
  const tick = (id: string, day: string, person: number | 'nobody', there: boolean) =>
    asAdmin('PUT', `classes/${id}/meetings/${day}/attendance/${person}`, { there });
  const idOf = async (name: string) =>
    (await details(BATCH)).students.find((student: { name: string }) => student.name === name).id;
  let token: string;

  test('is ticked by the admin, for a class that has begun and its people only', async () => {
    const person = await idOf('Asha Rao');
    expect((await tick(BATCH, dayIn(6), person, true)).status).toBe(200);
    expect((await tick(BATCH, dayIn(6), person, true)).status).toBe(200);
    expect((await details(BATCH)).students[0].there).toEqual([dayIn(6)]);
    expect((await tick(BATCH, dayIn(4), person, true)).status).toBe(409);
    expect((await tick(BATCH, dayIn(5), person, true)).status).toBe(404);
    expect((await tick(BATCH, dayIn(6), 999_999, true)).status).toBe(404);
    expect((await tick(SESSION, dayIn(2), person, true)).status).toBe(404);
    const seen = async (user: TestUser) => {
      const again = { email: user.email, password: user.password };
      const login = (await server.call('POST', 'login', again)).body.data.token;
      return (await server.call('GET', 'classroom/course/101', undefined, { token: login })).body
        .data.attendance;
    };
    expect(await seen(asha)).toEqual([{ day: dayIn(6), there: true }]);
    expect(await seen(ravi)).toEqual([{ day: dayIn(6), there: false }]);
    const { enrolments } = (await asAdmin('GET', `people/${asha.id}`)).body.data;
    expect(enrolments[0].attended).toEqual({ there: 1, of: 1 });
  });

  test('is ticked by the teacher with a link that names the people and nothing else', async () => {
    expect((await details(BATCH)).teacher_link).toBeNull();
    for (let presses = 0; presses < 2; presses += 1) {
      expect((await asAdmin('POST', `classes/${BATCH}/teacher-link`)).status).toBe(200);
    }
    const link = new URL((await details(BATCH)).teacher_link);
    token = link.pathname.replace('/class/', '');
    const seen = await server.call('GET', `class/${token}`);
    expect(seen.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(seen.body.data.people).toEqual([
      { id: expect.any(Number), name: 'Asha Rao', there: [dayIn(6)] },
      { id: expect.any(Number), name: 'Ravi Kumar', there: [] },
    ]);
    expect(JSON.stringify(seen.body)).not.toMatch(/@example|98765/);
    const hindi = { headers: { 'accept-language': 'hi' } };
    const inHindi = await server.call('GET', `class/${token}`, undefined, hindi);
    expect(inHindi.body.data.title).toBe('अंक ज्योतिष कोर्स');
    expect(inHindi.body.data.when).toMatch(/ से$/);
    const person = await idOf('Ravi Kumar');
    const path = `class/${token}/meetings/${dayIn(6)}/attendance/${person}`;
    expect((await server.call('PUT', path, { there: true })).status).toBe(200);
    expect((await details(BATCH)).students[1].there).toEqual([dayIn(6)]);
    expect((await server.call('PUT', path, { there: false })).status).toBe(200);
    expect((await details(BATCH)).students[1].there).toEqual([]);
    const guest = (await details(SESSION)).students[0].id;
    const foreign = `class/${token}/meetings/${dayIn(6)}/attendance/${guest}`;
    expect((await server.call('PUT', foreign, { there: true })).status).toBe(404);
  });

  test('is in the audit log, one entry for each person and change, also from the page of the teacher', async () => {
    const { data } = (await asAdmin('GET', 'audit?search=Attendance')).body.data;
    const field = expect.stringMatching(/^Numerology Course, class of /);
    const entry = (who: object, user: TestUser, from: string, to: string) => ({
      ...who,
      subject: `Person ${user.id}`,
      changes: [{ field, from, to }],
    });
    const teacher = { admin: 'Page of the teacher', admin_id: admin.id, role: null };
    expect(data).toMatchObject([
      entry(teacher, ravi, 'there', 'not there'),
      entry(teacher, ravi, 'not there', 'there'),
      entry({ admin: 'Owner', role: 'owner' }, asha, 'not there', 'there'),
    ]);
    // The filter by person still has the admin's own name.
    const people = (await asAdmin('GET', 'audit/people')).body.data;
    expect(people).toContainEqual({ id: admin.id, name: 'Owner' });
  });

  test('can say that nobody was there, until somebody is ticked', async () => {
    const { students } = await details(BATCH);
    const noted = async () => {
      const { nobody_on, students: now } = await details(BATCH);
      return [nobody_on, now.map(({ there }: { there: string[] }) => there.length)];
    };
    expect((await tick(BATCH, dayIn(4), 'nobody', true)).status).toBe(409);
    expect((await tick(BATCH, dayIn(6), students[0].id, false)).status).toBe(200);
    expect(await noted()).toEqual([[], [0, 0]]);
    expect((await tick(BATCH, dayIn(6), 'nobody', true)).status).toBe(200);
    expect(await noted()).toEqual([[dayIn(6)], [0, 0]]);
    await tick(BATCH, dayIn(6), students[0].id, true);
    expect(await noted()).toEqual([[dayIn(6)], [1, 0]]);
    await tick(BATCH, dayIn(6), 'nobody', false);
    expect(await noted()).toEqual([[], [1, 0]]);
  });

  test('a link that is forged, of another purpose, withdrawn or over opens nothing', async () => {
    const open = async (given: string) => (await server.call('GET', `class/${given}`)).status;
    const [id, version, signature = ''] = token.split('.');
    const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    const { body } = await server.call('GET', 'profile/reminders', undefined, {
      token: (await server.call('POST', 'login', { email: asha.email, password: asha.password }))
        .body.data.token,
    });
    const calendar = body.data.calendar_url.split('/').at(-1).replace('.ics', '');
    for (const forged of [
      ...['x', '1.1.', `${id}.${version}.${changed}`, `${Number(id) + 1}.${version}.${signature}`],
      ...[`${id}.2.${signature}`, calendar],
    ]) {
      expect([forged, await open(forged)]).toEqual([forged, 404]);
    }
    expect(await open(token)).toBe(200);
    expect((await asAdmin('DELETE', `classes/${BATCH}/teacher-link`)).status).toBe(200);
    expect((await asAdmin('DELETE', `classes/${BATCH}/teacher-link`)).status).toBe(409);
    expect(await open(token)).toBe(404);
    const path = `class/${token}/meetings/${dayIn(6)}/attendance/1`;
    expect((await server.call('PUT', path, { there: true })).status).toBe(404);

    await asAdmin('POST', `classes/${BATCH}/teacher-link`);
    const next = new URL((await details(BATCH)).teacher_link).pathname.replace('/class/', '');
    expect(next).not.toBe(token);
    // The last class is the moved one: after it, there is a day for ticking.
    moveTo(at(dayIn(10), '18:00'));
    expect(await open(next)).toBe(200);
    server.advanceClock(2 * 3600);
    expect(await open(next)).toBe(404);
    expect((await details(BATCH)).teacher_link).toBeNull();
    expect((await asAdmin('POST', `classes/${BATCH}/teacher-link`)).status).toBe(409);
  });

  test('many wrong links are refused', async () => {
    const strict = await openTestServer({ env: { RATE_LIMITS: 'on' } });
    const statuses = [];
    for (let tries = 0; tries < 32; tries += 1) {
      statuses.push((await strict.call('GET', `class/${tries}.1.wrong`)).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
    expect(statuses.slice(30)).toEqual([429, 429]);
    await strict.close();
  });
});
