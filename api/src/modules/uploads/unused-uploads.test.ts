import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { uploadPicture } from '../../testing/upload';
import { users } from '../accounts/accounts-tables';
import { removeUnusedUploads } from './unused-uploads';

const { run: removeUnused } = removeUnusedUploads([users.avatar]);

const HOUR = 3600;

let server: TestServer;
let student: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  student = await server.addUser();
});
afterAll(() => server.close());

async function newPicture(): Promise<string> {
  const content = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#d4a53a' },
  })
    .png()
    .toBuffer();
  return (await uploadPicture(server, content, 'me.png')).body.url;
}

const show = (user: TestUser, avatar: string | null) =>
  server.call('PUT', 'profile/update', { name: user.name, avatar }, { token: user.token });

const isKept = (url: string) => existsSync(join(server.config.dataDir, url));

async function afterADay() {
  server.advanceClock(25 * HOUR);
  await removeUnused(server.services);
}

test('a picture that no profile shows is removed after a day, not sooner', async () => {
  const picture = await newPicture();
  server.advanceClock(23 * HOUR);
  await removeUnused(server.services);
  expect(isKept(picture)).toBe(true);
  server.advanceClock(2 * HOUR);
  await removeUnused(server.services);
  expect(isKept(picture)).toBe(false);
});

test('a picture stays while a profile shows it, and is removed a day after it was replaced', async () => {
  const [first, second] = [await newPicture(), await newPicture()];
  await show(student, first);
  await show(student, first);
  await afterADay();
  expect([isKept(first), isKept(second)]).toEqual([true, false]);
  const third = await newPicture();
  await show(student, third);
  await afterADay();
  expect([isKept(first), isKept(third)]).toEqual([false, true]);
  await show(student, null);
  await afterADay();
  expect(isKept(third)).toBe(false);
});

test('a picture that two profiles show stays until neither shows it', async () => {
  const other = await server.addUser();
  const picture = await newPicture();
  await show(student, picture);
  await show(other, picture);
  await show(student, null);
  await afterADay();
  expect(isKept(picture)).toBe(true);
  await show(other, null);
  await afterADay();
  expect(isKept(picture)).toBe(false);
});

test('if very many pictures are unused, the oldest are removed after an hour', async () => {
  const first = await newPicture();
  server.advanceClock(60);
  await server.services.pool.query(
    `INSERT INTO uploads (url, unused_since) SELECT '/uploads/flood-' || n, $1 FROM generate_series(1, 5000) n`,
    [server.now()],
  );
  server.advanceClock(60);
  const latest = await newPicture();
  await removeUnused(server.services);
  expect(isKept(first)).toBe(true);
  server.advanceClock(HOUR);
  await removeUnused(server.services);
  expect([isKept(first), isKept(latest)]).toEqual([false, true]);
  await server.services.pool.query("DELETE FROM uploads WHERE url LIKE '/uploads/flood-%'");
});

test('if the store fails, the picture is removed in a later run', async () => {
  const picture = await newPicture();
  const away = jest
    .spyOn(server.services.storage, 'remove')
    .mockRejectedValueOnce(new Error('away'));
  server.advanceClock(25 * HOUR);
  await expect(removeUnused(server.services)).rejects.toThrow('away');
  expect(isKept(picture)).toBe(true);
  away.mockRestore();
  await removeUnused(server.services);
  expect(isKept(picture)).toBe(false);
});
