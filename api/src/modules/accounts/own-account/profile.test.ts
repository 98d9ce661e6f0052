import { openTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('a user reads and changes the profile; e-mail and phone stay unchanged', async () => {
  const user = await server.addUser({ name: 'Asha Verma' });
  const read = () => server.call('GET', 'profile', undefined, { token: user.token });
  expect((await read()).body.data).toEqual({
    id: user.id,
    name: 'Asha Verma',
    slug: 'asha-verma',
    email: user.email,
    phone: user.phone,
    role_id: 1,
    email_proven: true,
    language: 'en',
    profile: { dob: null, gender: null, avatar: null },
  });
  const changed = await server.call(
    'PUT',
    'profile/update',
    {
      name: 'Asha V. Rao',
      email: 'other@example.com',
      phone: '9999999999',
      dob: '1996-02-29',
      gender: 'female',
      avatar: '/uploads/picture.webp',
    },
    { token: user.token },
  );
  expect(changed.status).toBe(200);
  expect((await read()).body.data).toMatchObject({
    name: 'Asha V. Rao',
    slug: 'asha-verma',
    email: user.email,
    phone: user.phone,
    profile: { dob: '1996-02-29', gender: 'female', avatar: '/uploads/picture.webp' },
  });
  await server.call(
    'PUT',
    'profile/update',
    { name: 'मीरा नायर', dob: '', gender: '', avatar: null },
    { token: user.token },
  );
  expect((await read()).body.data).toMatchObject({
    name: 'मीरा नायर',
    profile: { dob: null, gender: null, avatar: null },
  });
});

test.each([
  ['no name', { name: '' }, 'name'],
  ['a day that does not exist', { name: 'A', dob: '2023-02-30' }, 'dob'],
  ['a birthday to come', { name: 'A', dob: '2190-01-01' }, 'dob'],
  ['a birthday before everybody alive', { name: 'A', dob: '1899-12-31' }, 'dob'],
  ['a year of two digits', { name: 'A', dob: '0024-05-06' }, 'dob'],
  ['a gender of its own', { name: 'A', gender: 'x' }, 'gender'],
  ['a script as avatar', { name: 'A', avatar: 'javascript:alert(1)' }, 'avatar'],
  ['a picture of another site', { name: 'A', avatar: 'http://169.254.169.254/a.png' }, 'avatar'],
  ['a path out of the uploads', { name: 'A', avatar: '/uploads/../secret' }, 'avatar'],
])('%s is refused', async (_name, body, field) => {
  const { token } = await server.addUser();
  const response = await server.call('PUT', 'profile/update', body, { token });
  expect(response.status).toBe(422);
  expect(response.body.errors[field]).toBeDefined();
});
