import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { buy, coursePayload, webinarPayload } from '../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { uploadPicture } from '../../testing/upload';
import { orderItems } from '../orders/orders-tables';
import { removeUnusedUploads } from '../uploads/unused-uploads';
import { removeMaterial } from './materials';

const batch = {
  id: 'january',
  firstDay: '2027-01-04',
  lastDay: '2027-01-29',
  weekdays: [1, 3],
  time: '19:30',
  minutes: 60,
  language: 'Hindi',
  seats: 40,
};
const recording = {
  kind: 'course',
  product_id: 101,
  schedule_id: batch.id,
  type: 'recording',
  title: 'Class 1: Foundations',
  link: 'https://video.example.com/1',
};
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

let server: TestServer;
let admin: TestUser;
let student: TestUser;

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.addUser({ role: 3 });
  const { courses, ...others } = structuredClone(shippedCatalogue);
  const later = { ...batch, id: 'march', firstDay: '2027-03-01', lastDay: '2027-03-31' };
  const catalogue = {
    courses: courses.map((course) => ({ ...course, batches: [batch, later] })),
    ...others,
  };
  const published = await asAdmin('PUT', 'catalogue', { version: 1, catalogue });
  expect(published.status).toBe(200);
  student = await server.addUser();
  await buy(server, coursePayload({ email: student.email }), student.token);
  await buy(server, webinarPayload({ email: student.email }), student.token);
  await bought(batch.id);
});
afterAll(() => server.close());

/** Sets the batch of the student's order. */
const bought = (scheduleId: string | null) =>
  server.services.database
    .update(orderItems)
    .set({ scheduleId })
    .where(eq(orderItems.productId, 101));
const asAdmin = (method: string, path: string, body?: object) =>
  server.call(method, `admin/${path}`, body, { token: admin.token });
const add = (changes: object = {}) => asAdmin('POST', 'materials', { ...recording, ...changes });
const listed = async (product = 'kind=course&product_id=101') =>
  (await asAdmin('GET', `materials?${product}`)).body.data;
const classroom = async (path = 'course/101', { token } = student) =>
  (await server.call('GET', `classroom/${path}`, undefined, { token })).body.data.materials;
const titles = (materials: { title: string }[]) => materials.map(({ title }) => title);
const uploadPdf = async (): Promise<string> => {
  const path = 'admin/documents';
  return (await uploadPicture(server, pdf, 'notes.pdf', { path, token: admin.token })).body.url;
};

test('a recording belongs to a class of its batch, and to no other day', async () => {
  const link = 'https://video.example.com/of-a-class';
  for (const wrong of [{ day: '2027-01-05' }, { day: '2027-01-04', schedule_id: null }]) {
    const refused = await add({ ...wrong, link });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['day']);
  }
  expect((await add({ day: '2027-01-06', link })).status).toBe(200);
  const [own] = await classroom();
  expect(own).toMatchObject({ link, day: '2027-01-06' });
  expect(await listed()).toMatchObject([{ day: '2027-01-06' }]);
  await asAdmin('DELETE', `materials/${own.id}`);
});

test('a student sees only the materials of the bought batch and those for all batches', async () => {
  expect(await classroom()).toEqual([]);
  const response = await add({ title: '  Class 1: Foundations ' });
  expect(response.body).toMatchObject({ status: true, message: expect.stringMatching(/^Added/) });
  await add({ schedule_id: 'march', link: 'https://video.example.com/march', title: 'March' });
  await add({ schedule_id: null, type: 'notes', title: 'Tables', link: 'https://example.com/t' });
  await add({ product_id: 102, schedule_id: null, title: 'Astrology' });
  await add({ kind: 'webinar', product_id: 201, schedule_id: null, title: 'Sunday' });
  await add({ schedule_id: null, title: 'Other kind' });

  // A webinar with the same id as the course.
  await server.services.pool.query(
    "UPDATE materials SET kind = 'webinar' WHERE title = 'Other kind'",
  );

  const own = await classroom();
  expect(titles(own)).toEqual(['Tables', 'Class 1: Foundations']);
  expect(own[1]).toEqual({
    id: expect.any(Number),
    type: 'recording',
    title: 'Class 1: Foundations',
    link: recording.link,
    added_at: expect.stringMatching(/Z$/),
  });
  expect(titles(await classroom('webinar/201'))).toEqual(['Sunday']);

  await bought('march');
  expect(titles(await classroom())).toEqual(['Tables', 'March']);
  await bought(null);
  expect(titles(await classroom())).toEqual(['Tables']);
  await bought(batch.id);

  expect(await listed()).toMatchObject([
    { title: 'Tables', schedule_id: null, added_by: admin.name },
    { title: 'March', schedule_id: 'march' },
    { title: 'Class 1: Foundations', schedule_id: batch.id },
  ]);
});

test('a material can be removed once; the audit log records that it was added and removed', async () => {
  const removed = { title: 'Twice', link: 'https://video.example.com/twice' };
  await add(removed);
  const { id } = (await listed()).find(({ title }: { title: string }) => title === 'Twice');
  expect((await asAdmin('DELETE', `materials/${id}`)).status).toBe(200);
  const again = await asAdmin('DELETE', `materials/${id}`);
  expect([again.status, again.body.message]).toEqual([404, 'It has been removed already.']);
  expect(titles(await classroom())).not.toContain('Twice');
  const fields = [
    { field: 'title', from: '', to: 'Twice' },
    { field: 'link', from: '', to: removed.link },
    { field: 'for', from: '', to: 'Mon, Wed, 7:30\u00a0pm\u00a0IST, from 4\u00a0January 2027' },
  ];
  expect((await asAdmin('GET', 'audit')).body.data.data.slice(0, 2)).toMatchObject([
    {
      action: 'Remove recording',
      subject: 'Numerology Course',
      changes: fields.map(({ field, from, to }) => ({ field, from: to, to: from })),
    },
    { action: 'Add recording', subject: 'Numerology Course', changes: fields },
  ]);
});

test.each([
  ['link', { link: 'http://video.example.com/1' }, /^A link begins with https/],
  ['link', { link: 'javascript:alert(1)' }, /^A link begins with https/],
  ['link', { link: 'https://a b.com' }, /^A link begins with https/],
  ['link', { link: 'https://video' }, /^A link begins with https/],
  ['link', { link: '//evil.example.com/x.pdf' }, /^A link begins with https/],
  ['link', { link: '/uploads/never-stored.pdf' }, /used elsewhere/],
  ['link', { link: recording.link }, /^This link is in the list already/],
  ['title', { title: '  ' }, /^A title is required/],
  ['title', { title: 'x'.repeat(201) }, /at most 200 characters/],
  ['product_id', { product_id: 999 }, /^There is no such course/],
  ['schedule_id', { schedule_id: 'april' }, /^It is not there any more/],
])('an invalid %s is refused, case %#', async (field, changes, message) => {
  const before = await listed();
  const { status, body } = await add(changes);
  expect(status).toBe(422);
  expect(body.errors[field][0]).toMatch(message);
  expect(await listed()).toEqual(before);
});

test('only an admin lists, adds and removes materials', async () => {
  const { token } = student;
  const [{ id }] = await listed();
  for (const [method, path, body] of [
    ['GET', 'materials?kind=course&product_id=101', undefined],
    ['POST', 'materials', { ...recording, link: 'https://example.com/own' }],
    ['DELETE', `materials/${id}`, undefined],
  ] as const) {
    expect((await server.call(method, `admin/${path}`, body, { token })).status).toBe(403);
    expect((await server.call(method, `admin/${path}`, body)).status).toBe(401);
  }
  expect((await listed())[0].id).toBe(id);
});

/** The file has no public address, and the one in the classroom is good for an hour at most. */
async function expectPaidFor(stored: string, title: string): Promise<void> {
  const open = (url: string) => server.app.inject(url);
  const name = stored.slice('/uploads/'.length);
  const spellings = [
    stored,
    stored.replace('.', '%2e'),
    `/uploads//${name}`,
    `/uploads/%2e/${name}`,
  ];
  for (const url of [...spellings, '/uploads/%00.pdf']) {
    expect([url, (await open(url)).statusCode]).toEqual([url, 404]);
  }
  const { link, bytes } = (await classroom()).find(
    (each: { title: string }) => each.title === title,
  );
  expect(bytes).toBe(pdf.length);
  expect(link).toMatch(/^\/api\/notes\/\d+\.\d+\.[\w-]+$/);
  const { statusCode, headers, rawPayload } = await open(link);
  expect([statusCode, rawPayload.equals(pdf)]).toEqual([200, true]);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  // Of other notes, and of a later hour.
  for (const wrong of [link.replace(/\d+/, '9999'), link.replace(/\.\d+/, '.99999999')]) {
    expect((await open(wrong)).statusCode).toBe(404);
  }
  server.advanceClock(3600);
  const { headers: late } = await open(link);
  expect(late.location).toBe('/login');
  const [again] = (await classroom()).filter((each: { title: string }) => each.title === title);
  expect((await open(again.link)).statusCode).toBe(200);
}

test('an uploaded PDF is kept as long as its notes, and removed a day after them', async () => {
  const [link, forNothing] = [await uploadPdf(), await uploadPdf()];
  const notes = { type: 'notes', title: 'As a file', link };
  expect((await add(notes)).status).toBe(200);
  const elsewhere = await add({ ...notes, schedule_id: null });
  expect(elsewhere.body.errors).toEqual({
    link: ['This file is used elsewhere. Please upload it once more.'],
  });
  const isStored = (file: string) => existsSync(join(server.config.dataDir, file));
  const isKept = async () => {
    server.advanceClock(25 * 3600);
    await removeUnusedUploads([]).run(server.services);
    return isStored(link);
  };
  const { id } = (await listed()).find(({ title }: { title: string }) => title === notes.title);
  await expectPaidFor(link, notes.title);
  expect(isStored(forNothing)).toBe(true);
  expect(await isKept()).toBe(true);
  expect(isStored(forNothing)).toBe(false);
  // The admin's session has expired by now, so the function is called directly.
  await removeMaterial(server.services, id, { ...admin, adminRole: 'owner' });
  expect(await isKept()).toBe(false);
});

test('a title or a link is corrected, and whoever is in the batch hears of recordings once a day', async () => {
  const told = async () => {
    await server.services.messenger.deliver();
    return server.outbox().filter(({ template }) => template === 'recording');
  };
  server.advanceClock(86_400);
  await bought(batch.id);
  const token = (
    await server.call('POST', 'login', { email: admin.email, password: admin.password })
  ).body.data.token;
  const call = (method: string, path: string, body?: object) =>
    server.call(method, `admin/${path}`, body, { token });
  const known = (await told()).length;
  const first = { ...recording, title: 'Class 7', link: 'https://video.example.com/7' };
  await call('POST', 'materials', { ...first, type: 'notes', link: 'https://n.example.com/7' });
  await call('POST', 'materials', {
    ...first,
    schedule_id: 'march',
    link: 'https://v.example.com/m',
  });
  expect(await told()).toHaveLength(known);
  await Promise.all([
    call('POST', 'materials', first),
    call('POST', 'materials', { ...first, link: 'https://video.example.com/8' }),
  ]);
  const sent = (await told()).slice(known);
  expect(sent).toMatchObject([{ to: student.email, subject: 'New recording: Numerology Course' }]);
  expect(sent[0]!.text).toContain('Class 7');
  const { data } = (await call('GET', 'materials?kind=course&product_id=101')).body;
  const { id } = data.find(({ link }: { link: string }) => link === first.link);
  const edited = { title: 'Class 7, the grid', link: 'https://video.example.com/seven' };
  expect((await call('PUT', `materials/${id}`, edited)).status).toBe(200);
  const again = { ...edited, link: 'https://video.example.com/8' };
  expect((await call('PUT', `materials/${id}`, again)).status).toBe(422);
  expect((await call('PUT', 'materials/999999', edited)).status).toBe(404);
  const shown = (await call('GET', 'materials?kind=course&product_id=101')).body.data;
  expect(shown).toContainEqual(expect.objectContaining({ id, ...edited }));
  expect(await told()).toHaveLength(known + 1);
});
