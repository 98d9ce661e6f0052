import sharp from 'sharp';
import { contact } from 'shared/model/config';
import { buy, coursePayload } from '../../testing/payments/orders';
import { batchIn, publish } from '../../testing/published';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { uploadPicture } from '../../testing/upload';

const ID = 'course-101-daily';
let server: TestServer;
let admin: TestUser;
let asha: TestUser;
let ravi: TestUser;
let firstDay: string;
let teacher: string;

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.addUser({ role: 3, name: 'Owner' });
  asha = await server.addUser({ name: 'Asha Rao' });
  ravi = await server.addUser({ name: 'Ravi Kumar' });
  const batch = { ...batchIn(server, 3, 9), id: 'daily' };
  firstDay = batch.firstDay;
  await publish(server, ({ courses }) => {
    courses[0]!.batches = [batch, { ...batchIn(server, 5, 9), id: 'other' }];
    const answers = { answers: [], explanation: 'With its arrows.' };
    courses[0]!.modules[0]!.quiz = [
      { id: 'grid', question: 'Draw your grid', upload: 'Yes', ...answers },
    ];
  });
  await buy(server, coursePayload({ email: asha.email, town_city: 'Patna' }), asha.token);
});
afterAll(() => server.close());

const as = (user: TestUser | null, method: string, path: string, body?: object, headers = {}) =>
  server.call(method, path, body, { token: user?.token ?? null, headers });
const question = { kind: 'course', product_id: 101, text: 'Why is 4 missing?' };
async function upload({ token }: TestUser) {
  const picture = { create: { width: 4, height: 3, channels: 3, background: '#d4a53a' } } as const;
  return uploadPicture(server, await sharp(picture).png().toBuffer(), 'notebook.png', { token });
}
const own = async () => (await as(asha, 'GET', 'threads')).body.data;
const lettersTo = async (to: string) => {
  await server.runTask('deliver messages');
  return server.outbox().filter((message) => message.to === to);
};

test('a question reaches the teacher of the class, who learns first name and city only', async () => {
  const link = { email: 'teacher@example.com' };
  await as(admin, 'POST', `admin/classes/${ID}/teacher-link`, link);
  const details = await as(admin, 'GET', `admin/classes/${ID}`);
  teacher = details.body.data.teacher_link.split('/').at(-1);

  const headers = { 'idempotency-key': 'one-press-of-the-button' };
  for (const _again of [1, 2]) {
    const sent = await as(asha, 'POST', 'threads', { ...question, day: firstDay }, headers);
    expect(sent.status).toBe(200);
  }
  expect(await own()).toMatchObject([{ day: firstDay, state: 'open', from: '' }]);
  const [letter] = await lettersTo('teacher@example.com');
  expect(letter).toMatchObject({ template: 'question' });
  expect(letter!.text).toContain(question.text);
  expect(letter!.text).toContain(`/class/${teacher}`);
  const seen = await as(null, 'GET', `class/${teacher}/threads`);
  expect(seen.body.data).toMatchObject([{ from: 'Asha, Patna', title: 'Numerology Course' }]);
  for (const hidden of ['Rao', asha.email]) {
    expect(JSON.stringify(seen.body)).not.toContain(hidden);
    expect(letter!.text).not.toContain(hidden);
  }
});

test('the answer comes by e-mail, and the student says that it is solved', async () => {
  const [{ id }] = await own();
  await as(null, 'POST', `class/${teacher}/threads/${id}/messages`, { text: 'It is learned.' });
  expect((await lettersTo(asha.email)).at(-1)).toMatchObject({
    template: 'answer',
    text: expect.stringContaining('It is learned.'),
  });
  expect(await own()).toMatchObject([
    { state: 'answered', messages: [{ by: 'student' }, { by: 'teacher' }] },
  ]);
  await as(asha, 'PUT', `threads/${id}/solved`);
  expect(await own()).toMatchObject([{ state: 'solved' }]);
  expect((await as(admin, 'GET', 'admin/threads')).body.data).toEqual([]);
  await as(asha, 'POST', `threads/${id}/messages`, { text: 'And the 7?' });
  expect((await as(admin, 'GET', 'admin/threads')).body.data).toMatchObject([
    { from: 'Asha Rao', state: 'open' },
  ]);
});

test('the questions of a student who changes the batch are with its teacher', async () => {
  const [{ id }] = await own();
  const moveTo = (batch: string) =>
    server.services.pool.query('UPDATE order_items SET schedule_id = $1', [batch]);
  const seenWith = async (link: string) =>
    (await as(null, 'GET', `class/${link}/threads`)).body.data;
  await moveTo('other');
  const path = 'admin/classes/course-101-other';
  await as(admin, 'POST', `${path}/teacher-link`, { email: 'other@example.com' });
  const details = await as(admin, 'GET', path);
  expect(await seenWith(teacher)).toEqual([]);
  expect(await seenWith(details.body.data.teacher_link.split('/').at(-1))).toMatchObject([{ id }]);
  await as(asha, 'POST', `threads/${id}/messages`, { text: 'And the 8?' });
  expect((await lettersTo('other@example.com')).at(-1)!.text).toContain('And the 8?');
  await moveTo('daily');
});

test('an answer is promised within two days, and an answer keeps the promise', async () => {
  const open = async () => {
    await server.runTask('keep promises');
    const { rows } = await server.services.pool.query(
      `SELECT due_at - made_at AS left FROM promises WHERE kind = 'question' AND ended_at IS NULL`,
    );
    return rows.map(({ left }) => left.days);
  };
  expect(await open()).toEqual([2]);
  const [{ id }] = await own();
  const answer = { text: 'It is spiritual.' };
  await as(admin, 'POST', `admin/threads/${id}/messages`, answer);
  expect(await open()).toEqual([]);
});

test('nobody reads or changes the question of somebody else', async () => {
  const [{ id }] = await own();
  expect((await as(ravi, 'GET', 'threads')).body.data).toEqual([]);
  for (const [method, path] of [
    ['POST', `threads/${id}/messages`],
    ['PUT', `threads/${id}/solved`],
    ['PUT', `threads/${id}/report`],
  ] as const) {
    const body = method === 'POST' ? { text: 'Mine' } : undefined;
    expect((await as(ravi, method, path, body)).status).toBe(404);
  }
  expect((await as(ravi, 'POST', 'threads', question)).status).toBe(404);
  expect((await as(null, 'GET', `class/1.1.${'a'.repeat(20)}/threads`)).status).toBe(404);
  expect((await as(asha, 'GET', 'admin/threads')).status).toBe(403);
});

test.each([{ day: '2030-01-01' }, { module: 'palmistry' }])(
  'a question about %j, which the course does not have, is refused',
  async (about) => {
    expect((await as(asha, 'POST', 'threads', { ...question, ...about })).status).toBe(422);
  },
);

test('a photo belongs to one message, and goes when the account is erased', async () => {
  const { body } = await upload(asha);
  const withPhoto = { ...question, module: 'lo-shu', picture: body.url };
  const modules = (await server.services.catalogue.current()).courses[0]!.modules;
  const module = modules[0]!.id ?? withPhoto.module;
  expect((await as(asha, 'POST', 'threads', { ...withPhoto, module })).status).toBe(200);
  const again = await as(asha, 'POST', 'threads', { ...withPhoto, module });
  expect(again.body.errors).toHaveProperty('picture');
  expect((await own())[0]).toMatchObject({
    about: modules[0]!.title,
    messages: [{ picture: body.url }],
  });
  // Without an e-mail of the teacher, the office is told.
  await as(admin, 'DELETE', `admin/classes/${ID}/teacher-link`);
  await as(asha, 'POST', 'threads', { ...question, text: 'For the office' });
  expect((await lettersTo(contact.email)).at(-1)!.text).toContain('For the office');

  const kept = async () =>
    (await server.services.pool.query('SELECT count(*)::integer AS n FROM threads')).rows[0].n;
  expect(await kept()).toBe(3);
  const person = { certificates: 'withdraw', reason: 'On request' };
  const erased = await as(admin, 'POST', `admin/people/${asha.id}/erasure`, person);
  expect(erased.status).toBe(200);
  expect(await kept()).toBe(0);
  const { rows } = await server.services.pool.query('SELECT unused_since FROM uploads');
  expect(rows).toEqual([{ unused_since: new Date(0) }]);
});

test('abuse is reported once, and the office closes the question', async () => {
  await buy(server, coursePayload({ email: ravi.email }), ravi.token);
  await as(ravi, 'POST', 'threads', question);
  const [{ id }] = (await as(ravi, 'GET', 'threads')).body.data;
  for (const _again of [1, 2]) await as(ravi, 'PUT', `threads/${id}/report`);
  expect((await as(admin, 'GET', 'admin/threads')).body.data).toMatchObject([{ reported: true }]);
  expect((await as(admin, 'PUT', `admin/threads/${id}/closed`)).status).toBe(200);
  const late = await as(ravi, 'POST', `threads/${id}/messages`, { text: 'Still' });
  expect([late.status, late.body.message]).toEqual([409, 'This question is closed.']);
  const audit = await as(admin, 'GET', 'admin/audit');
  expect(JSON.stringify(audit.body)).toContain(`Question ${id}`);
});

test('a question of a quiz that asks for a photo is marked by the teacher', async () => {
  const module = (await as(ravi, 'GET', 'classroom/course/101')).body.data.quiz[0].module;
  const asked = async () => (await as(ravi, 'GET', 'classroom/course/101')).body.data.quiz[0];
  expect(await asked()).toMatchObject({ question: 'Draw your grid', upload: true, right: false });
  const guess = { module, question: 'grid', answer: '0' };
  expect((await as(ravi, 'POST', 'classroom/course/101/quiz', guess)).status).toBe(404);
  const work = { ...question, text: 'Here it is', module, question: 'grid' };
  const without = await as(ravi, 'POST', 'threads', work);
  expect(without.body.errors).toEqual({ picture: ['Please add a photo.'] });
  const { body } = await upload(ravi);
  const other = { ...work, picture: body.url, question: 'chart' };
  expect((await as(ravi, 'POST', 'threads', other)).status).toBe(422);
  expect((await as(ravi, 'POST', 'threads', { ...work, picture: body.url })).status).toBe(200);

  await as(admin, 'POST', `admin/classes/${ID}/teacher-link`, { email: '' });
  const details = await as(admin, 'GET', `admin/classes/${ID}`);
  const link = details.body.data.teacher_link.split('/').at(-1);
  const [thread] = (await as(null, 'GET', `class/${link}/threads`)).body.data;
  expect(thread).toMatchObject({ about: 'Draw your grid', question: 'grid', state: 'open' });
  const mark = { text: 'Well drawn.', right: true };
  // A student marks nothing.
  await as(ravi, 'POST', `threads/${thread.id}/messages`, mark);
  expect((await asked()).right).toBe(false);
  await as(null, 'POST', `class/${link}/threads/${thread.id}/messages`, { text: 'Not yet: 4.' });
  expect((await asked()).right).toBe(false);
  await as(null, 'POST', `class/${link}/threads/${thread.id}/messages`, mark);
  expect((await asked()).right).toBe(true);
  expect((await as(ravi, 'GET', 'threads')).body.data[0]).toMatchObject({ state: 'solved' });
  expect((await lettersTo(ravi.email)).at(-1)!.text).toContain('Well drawn.');
  const audit = (await as(admin, 'GET', 'admin/audit')).body.data.data;
  expect(audit).toContainEqual(expect.objectContaining({ action: 'Mark as right' }));
});
