import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore } from './backup';
import { loadConfig, startServer, type RunningServer } from '../server';
import { placeEmptyDatabase } from '../testing/database/empty-database';

jest.setTimeout(300_000);

const folder = mkdtempSync(join(tmpdir(), 'api-'));
const dataDir = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = () =>
  startServer(
    loadConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      SITE_DIR: folder,
      LOG_LEVEL: 'silent',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'backup-password',
    }),
  );

const post = (server: RunningServer, path: string, body: object) =>
  fetch(`${server.address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const sendLead = (server: RunningServer, name: string) =>
  post(server, 'book-demo-class', {
    full_name: name,
    email: 'lead@example.com',
    phone_number: '9876543210',
    type: 'request callback',
  });

async function leads(server: RunningServer): Promise<string[]> {
  const login = await post(server, 'login', {
    email: 'admin@example.com',
    password: 'backup-password',
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const list = await fetch(`${server.address}/api/admin/leads`, {
    headers: { authorization: `Bearer ${data.token}` },
  });
  const rows = (await list.json()) as { data: { data: { full_name: string }[] } };
  return rows.data.data.map((row) => row.full_name).reverse();
}

test('a backup that is taken while the server runs restores exactly that state', async () => {
  await placeEmptyDatabase(dataDir);
  const server = await start();
  await sendLead(server, 'before');
  const file = join(folder, 'backup.tar.gz');
  await backUp(dataDir, file);
  await expect(backUp(dataDir, file)).rejects.toThrow('exists already');
  await sendLead(server, 'after');
  await expect(restore(dataDir, file)).rejects.toThrow('in use by another running server');
  await server.stop();

  const stopped = join(folder, 'stopped.tar.gz');
  await backUp(dataDir, stopped);
  expect(await restore(dataDir, file)).toContain('before-restore');
  const restored = await start();
  expect(await leads(restored)).toEqual(['before']);
  await restored.stop();

  await restore(dataDir, stopped);
  const again = await start();
  expect(await leads(again)).toEqual(['before', 'after']);
  await again.stop();

  const wrong = join(folder, 'wrong.tar.gz');
  writeFileSync(wrong, 'no backup');
  await expect(restore(dataDir, wrong)).rejects.toThrow(`${wrong} is not a whole backup`);
  const cut = join(folder, 'cut.tar.gz');
  writeFileSync(cut, readFileSync(stopped).subarray(0, 100_000));
  await expect(restore(dataDir, cut)).rejects.toThrow(`${cut} is not a whole backup`);
  expect(readdirSync(dataDir)).toContain('database');
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restore-'))).toEqual([]);
  await expect(restore(dataDir, join(folder, 'gone'))).rejects.toThrow('does not exist');
});
