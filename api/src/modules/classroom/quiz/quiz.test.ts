import { buy, coursePayload } from '../../../testing/payments/orders';
import { batchIn, publish } from '../../../testing/published';
import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';

let server: TestServer;
let student: TestUser;
let modules: { id?: string }[];

const SECRET = 'Because it is the number of the Moon.';
const quiz = [
  {
    id: 'moon',
    question: 'Which number is of the Moon?',
    answers: ['Two', 'One', 'Seven'],
    explanation: SECRET,
    whyNot: ['One is of the Sun.', 'Seven is of Ketu.'],
    hi: {
      ...{ question: 'चंद्र का अंक?', answers: ['दो', 'एक'], explanation: 'चंद्र का अंक दो है।' },
      whyNot: ['एक सूर्य का अंक है।'],
    },
  },
  {
    id: 'sum',
    question: '0.1 + 0.2?',
    answers: [],
    number: 0.3,
    tolerance: 0,
    explanation: 'A sum.',
  },
];

beforeAll(async () => {
  server = await openTestServer();
  student = await server.addUser();
  await publish(server, ({ courses }) => {
    const [course] = courses;
    course!.batches = [batchIn(server, 1, 9)];
    course!.modules[0]!.quiz = quiz;
    course!.quizBound = 60;
    modules = course!.modules;
  });
  await buy(server, coursePayload({ email: student.email }), student.token);
});
afterAll(() => server.close());

const call = (method: string, path: string, body?: object, { token } = student, headers = {}) =>
  server.call(method, path, body, { token, headers });
const classroom = async (headers = {}) =>
  (await call('GET', 'classroom/course/101', undefined, student, headers)).body.data;
const answer = (question: string, given: string, by = student) =>
  call(
    'POST',
    'classroom/course/101/quiz',
    { module: modules[0]!.id, question, answer: given },
    by,
  );

test('what is right is on no page, and the student does not get it before the answer', async () => {
  const shown = await classroom();
  expect(shown.quiz).toEqual([
    {
      ...{ module: modules[0]!.id, id: 'moon', question: quiz[0]!.question },
      ...{ choices: ['One', 'Seven', 'Two'], right: false },
    },
    { module: modules[0]!.id, id: 'sum', question: '0.1 + 0.2?', right: false },
  ]);
  expect(shown.quiz_needed).toBe(2);
  const others = [await call('GET', 'catalogue'), await call('GET', 'hi/catalogue'), shown];
  expect(JSON.stringify(others)).not.toContain(SECRET);
  expect((await classroom({ 'accept-language': 'hi' })).quiz[0].choices).toEqual(
    expect.arrayContaining(['दो', 'एक']),
  );
});

test('the form of the course has the questions, so that a publish keeps them, and nobody else has', async () => {
  const published = async (by?: TestUser) =>
    (await server.call('GET', 'catalogue?languages=all', undefined, by && { token: by.token }))
      .body;
  const office = await server.addUser({ role: 3, rights: 'office' });
  for (const other of [undefined, student, office]) {
    expect(JSON.stringify(await published(other))).not.toContain(SECRET);
  }
  const content = await server.addUser({ role: 3, rights: 'content' });
  const { version, catalogue } = await published(content);
  catalogue.courses[0].subtitle = 'Another';
  const body = { version, catalogue };
  const done = await call('PUT', 'admin/catalogue', body, content);
  expect(done.body).toMatchObject({ status: true });
  expect((await classroom()).quiz).toHaveLength(2);
});

test('an answer is checked, and the best one is kept', async () => {
  const said = async (given: string) => (await answer('moon', given)).body.data;
  expect(await said('One')).toEqual({ right: false, explanation: 'One is of the Sun.' });
  expect(await said('Seven')).toEqual({ right: false, explanation: 'Seven is of Ketu.' });
  expect(await said('एक')).toMatchObject({ explanation: 'One is of the Sun.' });
  expect((await answer('sum', '7')).body.data).toEqual({ right: false, explanation: '' });
  expect((await classroom()).quiz[0].right).toBe(false);
  expect(await said('दो')).toEqual({ right: true, explanation: SECRET });
  expect((await answer('moon', 'One')).body.data.right).toBe(false);
  expect((await classroom()).quiz[0].right).toBe(true);
  for (const [given, right] of [
    ['0.31', false],
    ['a lot', false],
    ['0,3', true],
  ] as const) {
    expect((await answer('sum', given)).body.data.right).toBe(right);
  }
  expect((await answer('other', '1')).status).toBe(404);
  expect((await answer('moon', 'Two', await server.addUser())).status).toBe(404);
});

test('the certificate asks for the quiz, and shows its result, as the page of the teacher does', async () => {
  const admin = await server.addUser({ role: 3 });
  const id = 'course-101-in-1';
  await call('POST', `admin/classes/${id}/teacher-link`, { email: '' }, admin);
  const link = (await call('GET', `admin/classes/${id}`, undefined, admin)).body.data.teacher_link;
  const group = await server.call('GET', `class/${link.split('/').at(-1)}`);
  expect(group.body.data.people).toMatchObject([{ quiz: { right: 2, of: 2 } }]);

  await server.services.pool.query("DELETE FROM progress WHERE module LIKE '%/sum'");
  server.advanceClock(30 * 86_400);
  const { email, password } = student;
  const login = await server.call('POST', 'login', { email, password });
  const again = { ...student, token: login.body.data.token };
  for (const number of modules.keys()) {
    await call('PUT', `classroom/course/101/modules/${number + 1}`, { done: true }, again);
  }
  const own = async () =>
    (await call('GET', 'classroom/course/101', undefined, again)).body.data.certificate;
  expect(await own()).toBeNull();
  await answer('sum', '0.3', again);
  const { code } = await own();
  const page = await server.call('GET', `certificates/${code}`);
  expect(page.body.data.quiz).toEqual({ right: 2, of: 2 });
});

test('answers go with the account', async () => {
  const admin = await server.addUser({ role: 3 });
  const person = { certificates: 'withdraw', reason: 'On request' };
  const erased = await call('POST', `admin/people/${student.id}/erasure`, person, admin);
  expect(erased.status).toBe(200);
  const { rows } = await server.services.pool.query('SELECT FROM progress');
  expect(rows).toEqual([]);
});
