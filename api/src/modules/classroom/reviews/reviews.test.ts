import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Course } from 'shared/model/schemas';
import { publicCatalogue, type PublicCatalogue } from 'shared/model/catalogue';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { buy, coursePayload } from '../../../testing/payments/orders';
import { batchIn, publish } from '../../../testing/published';
import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';

const site = mkdtempSync(join(tmpdir(), 'reviews-site-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));
mkdirSync(join(site, 'live'));
let shown: PublicCatalogue;
const write = (catalogue: PublicCatalogue) => {
  shown = catalogue;
  writeFileSync(join(site, 'live/catalogue.json'), JSON.stringify(catalogue));
};
write(publicCatalogue(shippedCatalogue));
const page = () => shown.details['/catalogue/courses/numerology-course.json'] as Course;

let server: TestServer;
let office: TestUser;
let students: TestUser[];

beforeAll(async () => {
  server = await openTestServer({
    env: { SITE_DIR: site },
    overrides: { writeSite: async (catalogue) => write(catalogue) },
  });
  await publish(server, ({ courses }) => {
    courses[0]!.batches = [batchIn(server, 1, 9)];
  });
  students = [];
  for (const name of ['Asha Rao', 'Ravi Kumar', 'Meera']) {
    const student = await server.addUser({ name });
    students.push(student);
    await buy(server, coursePayload({ email: student.email, town_city: 'Patna' }), student.token);
  }
});
afterAll(() => server.close());

const call = (user: TestUser, method: string, path: string, body?: object) =>
  server.call(method, path, body, { token: user.token });
const review = (user: TestUser, body: object = { stars: 5, text: 'Clear and kind.' }) =>
  call(user, 'PUT', 'classroom/course/101/review', body);
const own = async (user: TestUser) =>
  (await call(user, 'GET', 'classroom/course/101')).body.data.review;
const listed = async () => (await call(office, 'GET', 'admin/reviews')).body.data;
const decide = ({ id, changed_at }: { id: number; changed_at: string }, state: string) =>
  call(office, 'PUT', `admin/reviews/${id}`, { state, changed_at });
const follow = () => server.runTask('show the catalogue on the site');

test('students are asked once, when their batch has ended', async () => {
  await server.runTask('ask for reviews');
  expect(await own(students[0]!)).toBeUndefined();
  expect((await review(students[0]!)).status).toBe(404);
  server.advanceClock(23 * 86_400);
  students = await Promise.all(
    students.map(async ({ email, password, ...student }) => {
      const { body } = await server.call('POST', 'login', { email, password });
      return { ...student, email, password, token: body.data.token };
    }),
  );
  office = await server.addUser({ role: 3, rights: 'office', name: 'Office' });
  for (const _again of [1, 2]) await server.runTask('ask for reviews');
  await server.services.messenger.deliver();
  const letters = server.outbox().filter(({ template }) => template === 'review');
  expect(letters.map(({ to }) => to).sort()).toEqual(students.map(({ email }) => email).sort());
  expect(letters[0]).toMatchObject({
    subject: 'How was the Numerology Course?',
    // A login that it needs leads back to the form.
    text: expect.stringMatching(/\/dashboard\/[\w-]+\/mycourse\/numerology-course\?from=mail$/m),
  });
  expect(await own(students[0]!)).toEqual({ state: 'asked', stars: null, text: '' });
});

test('three that the office has published stand for the invented ones on the page of the course', async () => {
  expect((await review(students[0]!, { stars: 6, text: 'x' })).status).toBe(422);
  const stars = [5, 5, 4];
  for (const [index, student] of students.entries()) {
    const sent = await review(student, { stars: stars[index], text: `Words ${index}` });
    expect(sent.status).toBe(200);
  }
  const rows = await listed();
  expect(rows[2]).toMatchObject({
    ...{ name: 'Asha, Patna', title: 'Numerology Course', state: 'waiting', stars: 5 },
  });
  expect(JSON.stringify(rows)).not.toContain('Rao');
  await decide(rows[0], 'published');
  await decide(rows[1], 'published');
  await follow();
  expect(page().totalRatings).toBe(221);
  expect((await decide(rows[2], 'published')).status).toBe(200);
  await follow();
  expect(page()).toMatchObject({
    ...{ reviewed: true, rating: 4.7, courseRating: 4.7, totalRatings: 3, stars5: 67, stars4: 33 },
    StudentTestimonial: [
      { name: 'Meera, Patna', testimonial: 'Words 2', img: '', maxCTC: 0 },
      { name: 'Ravi, Patna' },
      { name: 'Asha, Patna' },
    ],
  });
  expect(await own(students[0]!)).toMatchObject({ state: 'published' });
  const owner = await server.addUser({ role: 3 });
  const audit = (await call(owner, 'GET', 'admin/audit')).body.data.data;
  const act = { action: 'Publish', subject: `Review ${rows[2].id}`, admin: 'Office' };
  expect(audit).toContainEqual(expect.objectContaining(act));
});

test('what a student has changed since it was read is not published', async () => {
  const [row] = await listed();
  await review(students[2]!, { stars: 1, text: 'Changed' });
  await follow();
  expect(page().totalRatings).toBe(221);
  expect((await decide(row, 'published')).status).toBe(409);
  const [changed] = await listed();
  expect(changed).toMatchObject({ state: 'waiting', text: 'Changed' });
  await decide(changed, 'published');
  await follow();
  expect(page()).toMatchObject({ totalRatings: 3, rating: 3.7 });
});

test('a review goes with the account, and from the site', async () => {
  const owner = await server.addUser({ role: 3 });
  const person = `admin/people/${students[0]!.id}`;
  const data = await call(owner, 'GET', `${person}/data`);
  expect(JSON.stringify(data.body)).toContain('Words 0');
  const erased = await call(owner, 'POST', `${person}/erasure`, {
    ...{ certificates: 'withdraw', reason: 'On request' },
  });
  expect(erased.status).toBe(200);
  await follow();
  expect(JSON.stringify(shown)).not.toContain('Words 0');
  expect(page().totalRatings).toBe(221);
});

test('who was not asked, and who lacks the right, is refused', async () => {
  const other = await server.addUser({});
  expect((await review(other)).status).toBe(404);
  expect((await call(students[1]!, 'GET', 'admin/reviews')).status).toBe(403);
  const content = await server.addUser({ role: 3, rights: 'content' });
  expect((await call(content, 'GET', 'admin/reviews')).status).toBe(403);
});
