import { eq } from 'drizzle-orm';
import { shippedCatalogue } from 'shared/shipped-catalogue';
import { buy, coursePayload, webinarPayload } from '../../testing/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { orderItems } from '../orders/orders-tables';

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

let server: TestServer;
let student: TestUser;
let orderNumber: string;

beforeAll(async () => {
  server = await openTestServer();
  const admin = await server.addUser({ role: 3 });
  const { courses, webinars, mentors } = structuredClone(shippedCatalogue);
  const published = await server.call(
    'PUT',
    'admin/catalogue',
    {
      version: 1,
      catalogue: {
        courses: courses.map((course) => ({ ...course, batches: [batch] })),
        webinars: webinars.map((webinar) => ({ ...webinar, sessions: [session] })),
        mentors,
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

const chosen = (scheduleId: string | null, productId: number) =>
  server.services.database
    .update(orderItems)
    .set({ scheduleId })
    .where(eq(orderItems.productId, productId));
const open = (path = 'course/101', token = student.token) =>
  server.call('GET', `classroom/${path}`, undefined, { token });
const tick = (number: number, done: boolean, token = student.token) =>
  server.call('PUT', `classroom/course/101/modules/${number}`, { done }, { token });

test('a student sees the batch bought with its links; without one there is no date', async () => {
  await chosen(null, 101);
  const known = { title: 'Numerology Course', order_number: orderNumber, session: null };
  expect((await open()).body.data).toEqual({ ...known, batch: null, modules_done: [] });
  await chosen('no-longer-there', 101);
  expect((await open()).body.data.batch).toBeNull();
  await chosen(batch.id, 101);
  expect((await open()).body.data).toEqual({ ...known, batch, modules_done: [] });
  await chosen(session.id, 201);
  expect((await open('webinar/201')).body.data).toMatchObject({ batch: null, session });
});

test('ticks are kept, also when they are sent twice', async () => {
  for (const number of [3, 1, 1]) expect((await tick(number, true)).status).toBe(200);
  expect((await open()).body.data.modules_done).toEqual([1, 3]);
  for (const number of [1, 1]) expect((await tick(number, false)).status).toBe(200);
  expect((await open()).body.data.modules_done).toEqual([3]);
  const beyond = await tick(6, true);
  expect([beyond.status, beyond.body.message]).toEqual([404, 'The course has no such module.']);
});

test('nobody else sees or ticks anything', async () => {
  const stranger = await server.addUser();
  for (const answer of [
    await open('course/101', stranger.token),
    await tick(2, true, stranger.token),
    // Enrolled in another one.
    await open('course/102'),
    await open('course/999'),
  ]) {
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ message: 'You are not enrolled in this course.' });
  }
  expect((await open('course/101', '')).status).toBe(401);
  expect((await open()).body.data.modules_done).toEqual([3]);
});
