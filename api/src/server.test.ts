import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openEmbeddedDatabase } from './platform/database/embedded-database';
import { loadConfig, startServer, SettingError, type RunningServer } from './server';
import { placeEmptyDatabase } from './testing/database/empty-database';

jest.setTimeout(300_000);

const unused = join(tmpdir(), `api-unused-${process.pid}`);
const folders = [unused];
async function dataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  folders.push(folder);
  await placeEmptyDatabase(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const settings = (dataDir: string, more: Record<string, string> = {}) => ({
  PORT: '0',
  DATA_DIR: dataDir,
  SITE_DIR: join(dataDir, 'no-site'),
  LOG_LEVEL: 'silent',
  ...more,
});

const refusalOf = (env: Record<string, string>) =>
  Promise.resolve()
    .then(() => startServer(loadConfig(env)))
    .then(
      () => 'started',
      (error: unknown) => (error instanceof SettingError ? error.message : String(error)),
    );

test('a server that lacks a package ends with its error, and keeps no database open', async () => {
  const dataDir = await dataFolder();
  jest.doMock('./running-server', () => {
    throw new Error('a package is missing');
  });
  await expect(refusalOf(settings(dataDir))).resolves.toMatch('a package is missing');
  jest.dontMock('./running-server');
  // It is refused while another server has it.
  const database = await openEmbeddedDatabase(dataDir);
  await database.close();
});

test('sample data is loaded once, and orders survive a restart', async () => {
  const dataDir = await dataFolder();
  const start = () => startServer(loadConfig(settings(dataDir), { sampleData: true }));
  const login = async (server: RunningServer, body: object) =>
    (
      await fetch(`${server.address}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json() as Promise<{ data: { token: string; user: { id: number; slug: string } } }>;
  const summary = async (server: RunningServer) => {
    const { data } = await login(server, {
      email: 'admin@example.com',
      password: 'admin-password',
      role_id: 3,
    });
    const response = await fetch(`${server.address}/api/admin/dashboard-summary`, {
      headers: { authorization: `Bearer ${data.token}` },
    });
    return response.json() as Promise<{
      data: { total_users: number; monthly_breakdown: object[] };
    }>;
  };

  const first = await start();
  const { data } = await login(first, {
    email: 'student@example.com',
    password: 'student-password',
  });
  expect(data.user).toMatchObject({ slug: 'asha-verma' });
  const paid = async (kind: string) =>
    (
      await fetch(`${first.address}/api/user/paid-${kind}-ids`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${data.token}` },
        body: JSON.stringify({ user_id: data.user.id }),
      })
    ).json();
  expect(await paid('course')).toEqual({
    success: true,
    course_ids: [101],
  });
  // On a Sunday, with its day: those who buy now get the next one.
  expect(await paid('webinar')).toMatchObject({ success: true, webinar_ids: [201] });
  const asStudent = (path: string) =>
    fetch(first.address + path, { headers: { authorization: `Bearer ${data.token}` } });
  const orders = (await (await asStudent('/api/orders')).json()) as {
    data: { order_number: string }[];
  };
  // Here, as in production, drawn in a thread of its own.
  const receipt = await asStudent(`/api/orders/${orders.data[0]!.order_number}/receipt.pdf`);
  expect((await receipt.text()).slice(0, 5)).toBe('%PDF-');
  const before = await summary(first);
  expect(before.data.monthly_breakdown.length).toBeGreaterThanOrEqual(12);
  await first.stop();

  const second = await start();
  expect(await summary(second)).toEqual(before);
  await second.stop();
});

/**
 * Starts a sign-up and resolves when the server has read its headers. The returned function sends
 * the body and resolves to the status.
 */
async function beginSignUp(address: string, number: number): Promise<() => Promise<number>> {
  const body = JSON.stringify({
    name: 'Last',
    email: `last${number}@example.com`,
    phone: `98765432${10 + number}`,
    password: 'moon-and-stars',
    password_confirmation: 'moon-and-stars',
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  const call = request(`${address}/api/register`, { method: 'POST', headers });
  call.flushHeaders();
  await once(call, 'continue');
  return async () => {
    call.end(body);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode!;
  };
}

describe('the servers of one data folder', () => {
  let dataDir: string;
  let server: RunningServer | null = null;
  const gone: string[] = [];
  const stays: string[] = [];

  beforeAll(async () => {
    dataDir = await dataFolder();
  });
  // After a failure, the server still runs.
  afterAll(() => server?.stop());

  test('a port in use is refused with its number', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await refusalOf(settings(dataDir, { PORT: String(port) }))).toBe(
      `PORT ${port} on 127.0.0.1 is in use by another program.`,
    );
    other.close();
  });

  test('the next start finds the folder unlocked and removes unfinished files of a killed process, and nothing else', async () => {
    const killed = spawn(process.execPath, ['-e', '0']);
    await once(killed, 'exit');
    const temporary = ['db', 'build', 'kit', 'smoke-run'].map((purpose) =>
      mkdtempSync(join(tmpdir(), `occult-sciences-site-${purpose}-${killed.pid}-`)),
    );
    folders.push(...temporary);
    const made = ['uploads', 'outbox'].map((name) => join(dataDir, name));
    made.forEach((folder) => mkdirSync(folder, { recursive: true }));
    const file = (name: string, ageHours: number) => {
      const path = join(dataDir, name);
      if (!existsSync(path)) writeFileSync(path, '');
      const at = Date.now() / 1000 - ageHours * 3600;
      utimesSync(path, at, at);
      return path;
    };
    gone.push(
      ...temporary,
      file('uploads/a-2x2.webp.3141592', 2),
      file('outbox/2026-b.json.3141592', 2),
    );
    stays.push(
      file('uploads/a-2x2.webp', 2),
      file('uploads/c-2x2.webp.2718281', 0.5),
      file('outbox/2026-b.json', 2),
    );
    server = await startServer(loadConfig(settings(dataDir)));
    expect(gone.filter((path) => existsSync(path))).toEqual([]);
    expect(stays.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('a second server on the same data folder is refused, also under a second name', async () => {
    const secondName = `${dataDir}-second-name`;
    symlinkSync(dataDir, secondName);
    folders.push(secondName);
    for (const name of [dataDir, secondName]) {
      expect(await refusalOf(settings(name))).toMatch(/is in use by another running server/);
    }
  });

  test('a server that is to stop serves on for DRAIN_SECONDS, and says that it is not ready', async () => {
    const folder = await dataFolder();
    const draining = await startServer(loadConfig(settings(folder, { DRAIN_SECONDS: '1' })));
    const statusOf = async (path: string) =>
      (await fetch(`${draining.address}/api/${path}`)).status;
    expect(await statusOf('ready')).toBe(200);
    const stopped = draining.stop();
    expect(await statusOf('ready')).toBe(503);
    expect(await statusOf('catalogue')).toBe(200);
    await stopped;
    await expect(statusOf('ready')).rejects.toThrow('fetch failed');
  });

  test('a server that stops answers on the connection of its proxy, which may not repeat a request, and takes no other', async () => {
    const folder = await dataFolder();
    const leaving = await startServer(
      loadConfig(settings(folder, { TRUSTED_PROXIES: 'loopback' })),
    );
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async () => {
      const call = request(`${leaving.address}/api/live`, { agent });
      call.end();
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      return [answer.statusCode, answer.headers.connection, call.reusedSocket];
    };
    expect(await ask()).toEqual([200, 'keep-alive', false]);
    const stopped = leaving.stop();
    await expect(
      (async () => {
        for (;;) await fetch(`${leaving.address}/api/live`, { headers: { connection: 'close' } });
      })(),
    ).rejects.toThrow('fetch failed');
    expect(await ask()).toEqual([200, 'close', true]);
    await stopped;
  });

  test('a stop lets sixteen requests in flight finish, and does not wait for a client that sends nothing or only part of a request', async () => {
    const { address, port, stop } = server!;
    const silent = [
      '',
      'POST /api/register HTTP/1.1\r\nHost: localhost\r\n',
      'POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":',
    ].map((begun) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(begun);
      return socket;
    });
    await Promise.all(silent.map((socket) => once(socket, 'connect')));
    // The server has read what these sockets sent, because it responds to later requests.
    const signUps = await Promise.all(
      Array.from({ length: 16 }, (_, number) => beginSignUp(address, number)),
    );
    // A browser's idle connection does not hold up the stop.
    await fetch(`${address}/api/health`);
    const begin = performance.now();
    server = null;
    const stopped = stop();
    expect(await Promise.all(signUps.map((send) => send()))).toEqual(Array<number>(16).fill(200));
    await stopped;
    // Less than the ten seconds after which the server closes every connection.
    expect(performance.now() - begin).toBeLessThan(9500);
    await expect(fetch(`${address}/api/health`)).rejects.toThrow();
    expect(gone.filter((path) => existsSync(path))).toEqual([]);
    expect(stays.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('a database of a newer version is refused', async () => {
    const embedded = await openEmbeddedDatabase(dataDir);
    const client = new Client(embedded.connection);
    await client.connect();
    await client.query(
      "INSERT INTO schema_migrations (name, sha256, kind) VALUES ('209901010000-future.sql', 'none', 'contract')",
    );
    await client.end();
    await embedded.close();
    expect(await refusalOf(settings(dataDir))).toMatch(/newer version.*209901010000-future\.sql/);
  });
});

test.each([
  ['PORT', 'eighty', /PORT must be a whole number/],
  ['PORT', '99999', /PORT must be a whole number/],
  ['RATE_LIMITS', 'maybe', /RATE_LIMITS must be one of on, off/],
  ['PAYMENT_PROVIDER', 'cash', /PAYMENT_PROVIDER must be one of/],
  ['DATABASE_URL', 'mysql://root:secret@db', /^DATABASE_URL must be an address like postgres:/],
  ['SITE_URL', 'example.com', /SITE_URL must be an address/],
  ['LOG_LEVEL', 'loud', /LOG_LEVEL must be one of/],
  ['UPLOAD_STORE', 'tape', /UPLOAD_STORE must name a bucket/],
  ['TRUSTED_PROXIES', '10.0.0.1, nonsense', /TRUSTED_PROXIES must be .*not "nonsense"/],
  ['TRUSTED_PROXIES', '10.0.0.0/33', /TRUSTED_PROXIES must be .*not "10\.0\.0\.0\/33"/],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8', /TRUSTED_PROXIES must be/],
])(
  '%s=%s is refused with an error that names it, and nothing is written',
  async (name, value, message) => {
    const refusal = await refusalOf({ DATA_DIR: unused, [name]: value });
    expect(refusal).toMatch(message);
    expect(refusal).not.toContain('secret');
    expect(existsSync(unused)).toBe(false);
  },
);

test('a trusted proxy is an address, a network or a named range', () => {
  const TRUSTED_PROXIES = '10.0.0.1, 10.0.0.0/8, ::1, fd00::/8, loopback';
  expect(loadConfig({ SECRET_KEY: 'x', TRUSTED_PROXIES }).trustedProxies).toEqual([
    '10.0.0.1',
    '10.0.0.0/8',
    '::1',
    'fd00::/8',
    'loopback',
  ]);
});

test('the secret key of a data folder is created once; an empty key file is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  folders.push(folder);
  const { secretKey } = loadConfig({ DATA_DIR: folder });
  expect(secretKey.length).toBeGreaterThanOrEqual(43);
  expect(loadConfig({ DATA_DIR: folder }).secretKey).toBe(secretKey);
  writeFileSync(join(folder, 'secret-key'), '');
  expect(await refusalOf({ DATA_DIR: folder })).toMatch(/secret-key is empty: remove it/);
});

test('the error for an unreachable database server names DATABASE_URL and no password', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-'));
  folders.push(dataDir);
  const env = settings(dataDir, { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' });
  const refusal = await refusalOf(env);
  expect(refusal).toMatch(/^The database of DATABASE_URL \(127\.0\.0\.1:1\) cannot be used/);
  expect(refusal).not.toContain('secret');
});

test('the error for an unusable data folder names DATA_DIR', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  folders.push(folder);
  writeFileSync(join(folder, 'file'), '');
  expect(await refusalOf(settings(join(folder, 'file')))).toMatch(
    /file cannot be used .*in DATA_DIR/,
  );
});

test('with a wrong setting, the command prints one line and exits with code 1', async () => {
  const child = spawn('npx', ['tsx', join(__dirname, 'server.ts')], {
    env: { ...process.env, PORT: 'eighty' },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect(code).toBe(1);
  expect(errors.split('\n').filter((line) => line && !line.startsWith('npm '))).toEqual([
    'PORT must be a whole number from 0 to 65535, not "eighty".',
  ]);
});
