import type { Course } from 'shared/model/schemas';
import { buy, coursePayload } from '../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';

const batch = {
  id: 'evening',
  firstDay: '2025-01-06',
  lastDay: '2025-01-31',
  weekdays: [1, 3],
  time: '19:30',
  minutes: 60,
  language: 'Hindi',
  seats: 40,
};

let server: TestServer;
let admin: TestUser;
let student: TestUser;
beforeEach(async () => {
  server = await openTestServer();
  admin = await server.addUser({ role: 3 });
  student = await server.addUser();
  await change((course) => (course.batches = [batch]));
  await buy(server, coursePayload({ email: student.email }), student.token);
  await server.services.pool.query(`UPDATE order_items SET schedule_id = 'evening'`);
});
afterEach(() => server.close());

async function change(edit: (course: Course) => void): Promise<void> {
  const { version, catalogue } = (
    await server.call('GET', 'admin/catalogue', undefined, { token: admin.token })
  ).body;
  edit(catalogue.courses[0]);
  const request = { version, catalogue };
  const answer = await server.call('PUT', 'admin/catalogue', request, { token: admin.token });
  expect(answer.body).toMatchObject({ version: version + 1 });
}

const tick = (number: number, done = true, module?: string) =>
  server.call(
    'PUT',
    `classroom/course/101/modules/${number}`,
    { done, module },
    { token: student.token },
  );
async function seen(): Promise<{
  modules_done: number[];
  module_ids_done: string[];
  certificate: object | null;
}> {
  await server.runTask('issue certificates');
  const answer = await server.call('GET', 'classroom/course/101', undefined, {
    token: student.token,
  });
  return answer.body.data;
}

test('removing, inserting, moving and renaming modules changes no tick', async () => {
  for (const number of [1, 2, 4]) await tick(number);
  const { module_ids_done: ids } = await seen();
  expect(ids).toHaveLength(3);
  await change(({ modules }) => modules.splice(1, 1));
  // For pages that still show the module.
  expect((await seen()).module_ids_done).toEqual(ids);
  expect((await seen()).modules_done).toEqual([1, 3]);
  await change(({ modules }) => modules.unshift({ ...modules[0]!, title: 'Welcome' }));
  expect((await seen()).modules_done).toEqual([2, 4]);
  await change(({ modules }) => modules.reverse());
  expect((await seen()).modules_done).toEqual([2, 4]);
  await change(({ modules }) => (modules[1]!.title = 'Days and years'));
  expect((await seen()).modules_done).toEqual([2, 4]);
  await change((course) => {
    course.subtitle = 'Edited by a client that knows no ids';
    for (const each of course.modules) delete each.id;
  });
  expect((await seen()).modules_done).toEqual([2, 4]);
});

test('a course whose last open module was removed certifies only after a tick', async () => {
  for (const number of [1, 2, 3, 4]) await tick(number);
  await change(({ modules }) => modules.pop());
  await tick(1);
  expect(await seen()).toMatchObject({ modules_done: [1, 2, 3, 4], certificate: null });
  await tick(4, false);
  await tick(4);
  expect((await seen()).certificate).not.toBeNull();
});

test('a new module revokes no certificate, and an unticked one does not count as completed', async () => {
  for (const number of [1, 2, 3, 4, 5]) await tick(number);
  const { certificate } = await seen();
  expect(certificate).not.toBeNull();
  await change(({ modules }) => modules.push({ ...modules[0]!, title: 'Alumni' }));
  expect(await seen()).toMatchObject({ modules_done: [1, 2, 3, 4, 5], certificate });
});

test('a completed course waits for the end of the batch, unless a module was unticked or added', async () => {
  await change((course) => (course.batches = [{ ...batch, lastDay: '2030-01-31' }]));
  for (const number of [1, 2, 3, 4, 5]) await tick(number);
  await tick(2, false);
  await change((course) => {
    course.modules.splice(1, 1);
    course.batches = [batch];
  });
  expect(await seen()).toMatchObject({ modules_done: [1, 2, 3, 4], certificate: null });
});

test('a tick of a page from before a change is stored for the module that the page shows', async () => {
  await change(({ modules }) => modules.reverse());
  expect((await tick(1, true, 'foundations-of-number')).status).toBe(200);
  expect((await seen()).modules_done).toEqual([5]);
  await change(({ modules }) => modules.pop());
  const late = await tick(1, true, 'foundations-of-number');
  expect([late.status, late.body.message]).toEqual([404, 'The course has no such module.']);
});

test('ticks that come at once complete the course', async () => {
  await Promise.all([1, 2, 3, 4, 5].map((number) => tick(number)));
  expect((await seen()).certificate).not.toBeNull();
});
