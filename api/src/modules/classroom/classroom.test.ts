import { eq, inArray } from 'drizzle-orm';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { buy, coursePayload, webinarPayload } from '../../testing/payments/orders';
import { publish } from '../../testing/published';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { enrolments, orderItems } from '../orders/orders-tables';
import { certificates, progress } from './classroom-tables';

const batch = {
  id: 'january-evening',
  firstDay: '2026-12-07',
  lastDay: '2026-12-18',
  weekdays: [1, 3],
  time: '19:30',
  minutes: 60,
  language: 'Hindi',
  seats: 40,
  classLink: 'https://meet.example.com/numerology',
  whatsappGroup: 'https://chat.whatsapp.com/january',
};
const session = {
  id: 'sunday',
  day: '2026-12-06',
  time: '11:00',
  minutes: 90,
  seats: 100,
  classLink: 'https://meet.example.com/sunday',
};

const ended = { ...batch, id: 'last-year', firstDay: '2025-01-06', lastDay: '2025-01-31' };

let server: TestServer;
let admin: TestUser;
let student: TestUser;
let orderNumber: string;

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.addUser({ role: 3 });
  const { courses, webinars, ...others } = structuredClone(shippedCatalogue);
  const published = await server.call(
    'PUT',
    'admin/catalogue',
    {
      version: 1,
      catalogue: {
        courses: courses.map((course) => ({ ...course, batches: [batch, ended] })),
        webinars: webinars.map((webinar) => ({ ...webinar, sessions: [session] })),
        ...others,
      },
    },
    { token: admin.token },
  );
  expect(published.status).toBe(200);
  student = await server.addUser();
  orderNumber = await buy(server, coursePayload({ email: student.email }), student.token);
  await buy(server, webinarPayload({ email: student.email }), student.token);
});
afterAll(() => server.close());

const moduleIds = [
  'foundations-of-number',
  'the-lo-shu-grid',
  'names-that-fit',
  'numbers-in-daily-life',
  'practice-and-certificate',
];

const chosen = (scheduleId: string | null, productId: number) =>
  server.services.database
    .update(orderItems)
    .set({ scheduleId })
    .where(eq(orderItems.productId, productId));
const open = (path = 'course/101', token = student.token) =>
  server.call('GET', `classroom/${path}`, undefined, { token });
const tick = (number: number, done: boolean, token = student.token) =>
  server.call('PUT', `classroom/course/101/modules/${number}`, { done }, { token });

test('a student sees the bought batch with its links; without a batch there is no date', async () => {
  await chosen(null, 101);
  const known = {
    title: 'Numerology Course',
    order_number: orderNumber,
    session: null,
    day: null,
    certificate: null,
    materials: [],
    module_ids_done: [],
  };
  expect((await open()).body.data).toEqual({
    ...{ ...known, batch: null, modules_done: [] },
    waits_since: expect.any(String),
  });
  await chosen('no-longer-there', 101);
  expect((await open()).body.data.batch).toBeNull();
  await chosen(batch.id, 101);
  expect((await open()).body.data).toEqual({ ...known, batch, modules_done: [] });
  await chosen(session.id, 201);
  expect((await open('webinar/201')).body.data).toMatchObject({ batch: null, session });
});

test('ticks are stored, also when they are sent twice', async () => {
  for (const number of [3, 1, 1]) expect((await tick(number, true)).status).toBe(200);
  expect((await open()).body.data.modules_done).toEqual([1, 3]);
  for (const number of [1, 1]) expect((await tick(number, false)).status).toBe(200);
  expect((await open()).body.data.modules_done).toEqual([3]);
  const beyond = await tick(6, true);
  expect([beyond.status, beyond.body.message]).toEqual([404, 'The course has no such module.']);
});

test('a tick that comes again with its key undoes nothing that came between', async () => {
  const send = (done: boolean, key: string) =>
    server.call(
      'PUT',
      'classroom/course/101/modules/2',
      { done },
      { token: student.token, headers: { 'idempotency-key': key } },
    );
  const first = async () => (await send(true, 'made in the train')).body.data.modules_done;
  expect(await first()).toContain(2);
  expect((await send(false, 'made at home')).body.data.modules_done).not.toContain(2);
  expect(await first()).not.toContain(2);
});

test('ticks and batches belong to one student and one course', async () => {
  const other = await server.addUser();
  const items = [101, 102].map((course_id) => ({ course_id, quantity: 1 }));
  const price = 2 * coursePayload().payable_amount;
  const amounts = { items, total_amount: price, payable_amount: price };
  await chosen(null, 101);
  const cart = await buy(server, coursePayload({ email: other.email, ...amounts }), other.token);
  const { pool } = server.services;
  for (const [id, scheduleId] of [
    [101, batch.id],
    [102, ended.id],
  ] as const) {
    await pool.query(
      `UPDATE order_items SET schedule_id = $1 WHERE product_id = $2
       AND order_id = (SELECT id FROM orders WHERE order_number = $3)`,
      [scheduleId, id, cart],
    );
  }
  const seen = async (path: string, token: string) => {
    const { batch: bought, modules_done } = (await open(path, token)).body.data;
    return [bought?.id ?? null, modules_done];
  };
  for (const number of [1, 3]) {
    await tick(number, true, other.token);
    const path = `classroom/course/102/modules/${number}`;
    await server.call('PUT', path, { done: true }, { token: other.token });
  }
  await tick(3, false, other.token);
  expect(await seen('course/101', other.token)).toEqual([batch.id, [1]]);
  expect(await seen('course/102', other.token)).toEqual([ended.id, [1, 3]]);
  expect(await seen('course/101', student.token)).toEqual([null, [3]]);
  const person = await server.call('GET', `admin/people/${other.id}`, undefined, {
    token: admin.token,
  });
  const titles = person.body.data.enrolments.map(({ title }: { title: string }) => title);
  expect(titles.sort()).toEqual(['Astrology Course', 'Numerology Course']);
});

test('a user who is not enrolled cannot see or tick anything', async () => {
  const stranger = await server.addUser();
  for (const response of [
    await open('course/101', stranger.token),
    await tick(2, true, stranger.token),
    // The student is enrolled in another course.
    await open('course/102'),
    await open('course/999'),
  ]) {
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ message: 'You are not enrolled in this course.' });
  }
  expect((await open('course/101', '')).status).toBe(401);
  expect((await open()).body.data.modules_done).toEqual([3]);
});

describe('certificates', () => {
  const byAdmin = (path: string, body?: object) =>
    server.call(body ? 'POST' : 'GET', `admin/${path}`, body, { token: admin.token });
  const issue = (userId = student.id) =>
    byAdmin('certificates', { user_id: userId, product_id: 101, reason: 'Passed the test' });
  const confirm = (code: string) => server.call('GET', `certificates/${code}`);
  const ownFile = () => open('course/101/certificate.pdf');
  const certificate = async () => (await open()).body.data.certificate;
  const tickAll = (...people: number[]) =>
    server.services.database.insert(progress).values(
      people.flatMap((userId) =>
        moduleIds.map((module) => ({
          completes: true,
          userId,
          productId: 101,
          module,
          doneAt: server.now(),
        })),
      ),
    );
  const certifiedOf = async (...people: number[]) => {
    const found = await server.services.database
      .select({ productId: certificates.productId })
      .from(certificates)
      .where(inArray(certificates.userId, people));
    return found.map(({ productId }) => productId);
  };

  test('an admin issues a certificate, which anybody can confirm until it is withdrawn', async () => {
    expect((await ownFile()).status).toBe(404);
    expect((await issue()).body).toEqual({ status: true, message: 'The certificate is issued.' });
    expect((await issue()).status).toBe(409);
    const { code, issued_at } = await certificate();
    expect(code).toMatch(/^([2-9A-Z]{5}-){3}[2-9A-Z]{5}$/);
    const confirmed = {
      name: student.name,
      title: 'Numerology Course',
      mentor: 'Ritu Khandelwal',
      issued_at,
    };
    expect((await confirm(code)).body).toEqual({ success: true, data: confirmed });
    expect((await confirm(code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    for (const file of [await ownFile(), await byAdmin(`certificates/${code}/certificate.pdf`)]) {
      expect(file.headers['content-type']).toBe('application/pdf');
      expect(file.body).toMatch(/^%PDF-/);
    }
    const person = (await byAdmin(`people/${student.id}`)).body.data.enrolments;
    expect(person).toEqual([
      expect.objectContaining({ order_type: 'course', certificate: { code, issued_at } }),
      expect.not.objectContaining({ certificate: expect.anything() }),
    ]);

    const withdrawal = `certificates/${code}/withdrawal`;
    expect((await byAdmin(withdrawal, { reason: 'Wrong name' })).status).toBe(200);
    expect((await byAdmin(withdrawal, { reason: 'Wrong name' })).status).toBe(404);
    const unknown = await confirm(code);
    expect([unknown.status, unknown.body.message]).toEqual([
      404,
      'There is no certificate with this code.',
    ]);
    expect(await certificate()).toBeNull();
    expect((await ownFile()).status).toBe(404);
    const audit = (await byAdmin('audit')).body.data.data;
    const actions: string[] = audit.map(({ action }: { action: string }) => action);
    expect(actions.filter((action) => action.endsWith(' certificate')).slice(0, 2)).toEqual([
      'Withdraw certificate',
      'Issue certificate',
    ]);
  });

  test('two admins and the hourly task at once issue only one certificate', async () => {
    const diligent = await server.addUser();
    await buy(server, coursePayload({ email: diligent.email }), diligent.token);
    await chosen(ended.id, 101);
    await server.services.database.insert(progress).values(
      moduleIds.map((module) => ({
        completes: true,
        userId: diligent.id,
        productId: 101,
        module,
        doneAt: server.now(),
      })),
    );
    const task = server.runTask('issue certificates');
    const statuses = (await Promise.all([issue(diligent.id), issue(diligent.id)])).map(
      ({ status }) => status,
    );
    await task;
    expect(statuses).toContain(409);
    const issued = await server.services.database
      .select()
      .from(certificates)
      .where(eq(certificates.userId, diligent.id));
    expect(issued).toHaveLength(1);
  });

  test('a rate limit prevents guessing of codes', async () => {
    const limited = await openTestServer({ beside: server, env: { RATE_LIMITS: 'on' } });
    const ask = () => limited.call('GET', 'certificates/AAAAA', undefined, { from: '10.1.2.3' });
    const statuses = [];
    for (let each = 0; each < 61; each += 1) statuses.push((await ask()).status);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);
    await limited.close();
  });

  test('only an enrolled student can get a certificate, and only an admin can issue it', async () => {
    expect((await issue(admin.id)).status).toBe(404);
    const asked = { user_id: student.id, product_id: 101, reason: 'Please' };
    const own = await server.call('POST', 'admin/certificates', asked, { token: student.token });
    expect(own.status).toBe(403);
  });

  test('a certificate is issued when all modules are ticked and the batch has ended', async () => {
    const graduate = await server.addUser();
    await buy(server, coursePayload({ email: graduate.email }), graduate.token);
    const own = () => open('course/101', graduate.token).then(({ body }) => body.data.certificate);
    await chosen(batch.id, 101);
    for (const number of [1, 2, 3, 4, 5]) await tick(number, true, graduate.token);
    await server.runTask('issue certificates');
    expect(await own()).toBeNull();

    await chosen(ended.id, 101);
    await server.runTask('issue certificates');
    const { code } = await own();
    expect((await confirm(code)).body.data.name).toBe(graduate.name);
    // A withdrawn certificate is not issued again automatically; another student's certificate stays.
    await issue();
    await byAdmin(`certificates/${code}/withdrawal`, { reason: 'Not the same person' });
    expect(await certificate()).not.toBeNull();
    await server.runTask('issue certificates');
    expect(await own()).toBeNull();
    await issue(graduate.id);
    expect((await own()).code).not.toBe(code);
  });

  test('the last tick after the end of the batch issues the certificate at once', async () => {
    const late = await server.addUser();
    await buy(server, coursePayload({ email: late.email }), late.token);
    await chosen(ended.id, 101);
    const responses = [];
    for (const number of [1, 2, 3, 4, 5]) responses.push(await tick(number, true, late.token));
    expect(responses.map(({ body }) => body.data.certificate !== null)).toEqual([
      ...[false, false, false, false],
      true,
    ]);
  });

  test('the certificate of a refunded course is not confirmed', async () => {
    const buyer = await server.addUser();
    const number = await buy(server, coursePayload({ email: buyer.email }), buyer.token);
    await buy(server, coursePayload({ email: buyer.email, course_id: 102 }), buyer.token);
    await issue(buyer.id);
    const { code } = (await open('course/101', buyer.token)).body.data.certificate;
    expect((await confirm(code)).status).toBe(200);
    const refund = await byAdmin(`orders/${number}/refunds`, { reason: 'Asked in time' });
    expect(refund.status).toBe(200);
    expect((await confirm(code)).status).toBe(404);
  });

  test('neither another course nor a webinar with the same id counts for a certificate', async () => {
    const ofAnother = await server.addUser();
    await buy(server, coursePayload({ email: ofAnother.email, course_id: 102 }), ofAnother.token);
    const ofWebinar = await server.addUser();
    await buy(server, coursePayload({ email: ofWebinar.email }), ofWebinar.token);
    await issue(ofWebinar.id);
    const { code } = (await open('course/101', ofWebinar.token)).body.data.certificate;
    await server.services.database
      .update(enrolments)
      .set({ kind: 'webinar' })
      .where(eq(enrolments.userId, ofWebinar.id));
    expect((await confirm(code)).status).toBe(404);
    expect((await open('course/101', ofWebinar.token)).status).toBe(404);
    await server.services.database.delete(certificates).where(eq(certificates.code, code));

    await chosen(ended.id, 101);
    await chosen(ended.id, 102);
    const people = [ofAnother.id, ofWebinar.id];
    await tickAll(...people);
    await server.runTask('issue certificates');
    expect(await certifiedOf(...people)).toEqual([]);
    for (const id of people) expect((await issue(id)).status).toBe(404);
  });

  test('two courses that are bought together each have their own batch', async () => {
    const buyer = await server.addUser();
    const items = [101, 102].map((course_id) => ({ course_id, quantity: 1 }));
    const price = 2 * coursePayload().payable_amount;
    const amounts = { items, total_amount: price, payable_amount: price };
    await buy(server, coursePayload({ email: buyer.email, ...amounts }), buyer.token);
    await chosen(batch.id, 101);
    await chosen(ended.id, 102);
    await tickAll(buyer.id);
    await server.runTask('issue certificates');
    expect(await certifiedOf(buyer.id)).toEqual([]);
  });

  test('the end of another student’s batch does not issue a certificate', async () => {
    const [early, later] = [await server.addUser(), await server.addUser()];
    for (const { email, token } of [early, later])
      await buy(server, coursePayload({ email }), token);
    await chosen(ended.id, 101);
    await server.services.pool.query(
      `UPDATE order_items SET schedule_id = $1
       WHERE order_id = (SELECT id FROM orders WHERE email = $2)`,
      [batch.id, later.email],
    );
    await tickAll(early.id, later.id);
    await server.runTask('issue certificates');
    expect([await certifiedOf(early.id), await certifiedOf(later.id)]).toEqual([[101], []]);
  });

  test('a student who has a certificate of another course gets this one, too', async () => {
    const graduate = await server.addUser();
    for (const course_id of [101, 102]) {
      await buy(server, coursePayload({ email: graduate.email, course_id }), graduate.token);
    }
    const asked = { user_id: graduate.id, product_id: 102, reason: 'Passed the test' };
    expect((await byAdmin('certificates', asked)).status).toBe(200);
    await chosen(ended.id, 101);
    await tickAll(graduate.id);
    await server.runTask('issue certificates');
    expect((await certifiedOf(graduate.id)).sort()).toEqual([101, 102]);
  });

  test('a certificate that is issued again keeps its code and has the corrected name', async () => {
    const misspelt = await server.addUser({ name: 'Mena Iyer' });
    await buy(server, coursePayload({ email: misspelt.email }), misspelt.token);
    await issue(misspelt.id);
    const read = () => open('course/101', misspelt.token);
    const { code, issued_at } = (await read()).body.data.certificate;
    const again = () => byAdmin(`certificates/${code}/again`, { reason: 'The name was misspelt' });
    expect((await again()).status).toBe(409);
    const file = await open('course/101/certificate.pdf', misspelt.token);
    await server.services.pool.query(`UPDATE users SET name = 'Meena Iyer' WHERE id = $1`, [
      misspelt.id,
    ]);
    expect((await again()).body.message).toBe('The certificate is issued again.');
    expect((await read()).body.data.certificate).toEqual({ code, issued_at });
    expect((await confirm(code)).body.data.name).toBe('Meena Iyer');
    expect((await open('course/101/certificate.pdf', misspelt.token)).body).not.toBe(file.body);
    const [entry] = (await byAdmin('audit')).body.data.data;
    expect(entry).toMatchObject({
      action: 'Issue certificate again',
      changes: [{ field: 'student', from: 'Mena Iyer', to: 'Meena Iyer' }, { field: 'reason' }],
    });
    await byAdmin(`certificates/${code}/withdrawal`, { reason: 'Left' });
    expect((await again()).status).toBe(404);
  });

  test('below the share of classes that a course asks for, only an admin issues a certificate', async () => {
    await publish(server, ({ courses }) => {
      for (const course of courses)
        Object.assign(course, { batches: [batch, ended], leastAttended: 60 });
    });
    const people = [await server.addUser(), await server.addUser()];
    for (const { email, token } of people) await buy(server, coursePayload({ email }), token);
    const [present, absent] = people.map(({ id }) => id);
    await chosen(ended.id, 101);
    await tickAll(present!, absent!);
    for (const [person, days] of [
      [present, ['2025-01-06', '2025-01-08']],
      [absent, ['2025-01-06']],
    ] as const) {
      await server.services.pool.query(
        `INSERT INTO meeting_attendance (order_id, product_id, schedule_id, day, noted_at)
         SELECT order_id, 101, $2, unnest($3::text[])::date, now() FROM enrolments WHERE user_id = $1`,
        [person, ended.id, days],
      );
    }
    await server.runTask('issue certificates');
    expect([await certifiedOf(present!), await certifiedOf(absent!)]).toEqual([[101], []]);
    const [enrolment] = (await byAdmin(`people/${absent}`)).body.data.enrolments;
    expect(enrolment).toMatchObject({ attended: { there: 1, of: 2 }, missed_share: 60 });
    expect((await issue(absent)).status).toBe(200);
  });
});
