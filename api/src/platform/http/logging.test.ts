import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coursePayload } from '../../testing/payments/orders';
import { placeEmptyDatabase } from '../../testing/database/empty-database';
import { openTestServer } from '../../testing/test-server';
import { requestId } from './logging';

jest.setTimeout(300_000);

const dataDir = mkdtempSync(join(tmpdir(), 'api-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A server that outlives a failed test would hold the database of the next one. */
const servers = new Set<ChildProcess>();
afterEach(async () => {
  for (const each of servers) {
    if (each.exitCode === null && each.kill('SIGKILL')) await once(each, 'exit');
  }
  servers.clear();
});

test('the logs show what happened, but no secret', async () => {
  await placeEmptyDatabase(dataDir);
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '../../server.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: '0',
      DATA_DIR: dataDir,
      SITE_DIR: dataDir,
      LOG_LEVEL: 'trace',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'admin-secret-word',
    },
  });
  servers.add(child);
  let log = '';
  const address = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      log += chunk;
      const found = /Listening on (\S+)/.exec(log);
      if (found) resolve(found[1]!);
    });
  });
  const call = async (path: string, body?: object, token?: string) => {
    const response = await fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    return (await response.json()) as {
      order_number: string;
      data: { token: string };
    };
  };
  const email = 'asha@example.com';
  await call('/api/register', {
    name: 'Asha',
    email,
    phone: '9876543210',
    password: 'asha-secret-word',
    password_confirmation: 'asha-secret-word',
  });
  await call('/api/register', { password: 'mistyped-secret-word' });
  await call('/api/no-such-call?token=secret-word');
  for (const path of ['/api/calendar/private-calendar.ics', '/api/calendar/private-calendar/x']) {
    await call(path);
  }
  await call('/api/verify-otp', { email, otp: '000000' });
  await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"password": "broken-secret-word',
  });
  const code = readdirSync(join(dataDir, 'outbox'))
    .map((name) => JSON.parse(readFileSync(join(dataDir, 'outbox', name), 'utf8')).code as string)
    .find(Boolean)!;
  await call('/api/verify-otp', { email, otp: code });
  await call('/api/login', { email, password: 'wrong-secret-word' });
  const login = await call('/api/login', {
    email: 'admin@example.com',
    password: 'admin-secret-word',
  });
  const { token } = login.data;
  await call('/api/admin/dashboard-summary', undefined, token);
  await call('/api/payment/create', coursePayload({ email, password: 'buyer-secret-word' }));
  await call('/api/payment-success?order_id=NK-1&order_token=token-secret-word');
  const leaving = connect(Number(new URL(address).port), '127.0.0.1');
  leaving.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  leaving.end('Content-Length: 500\r\n\r\n{');
  await new Promise((resolve) => leaving.on('close', resolve).resume());
  child.kill('SIGTERM');
  await new Promise((resolve) => child.on('exit', resolve));

  for (const secret of ['secret-word', token, code]) expect(log).not.toContain(secret);
  const lines = log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  // A client that closes its connection is not logged as an error.
  expect(lines.map((line) => line.msg)).toContain('the client went away');
  expect(lines.filter((line) => line.level >= 50)).toEqual([]);
  const refusals = lines.filter((line) => line.refused);
  expect(refusals).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        route: '/api/register',
        status: 422,
        fields: expect.arrayContaining(['email', 'phone']),
        refused: 'The name field is required.',
      }),
      expect.objectContaining({
        path: '/api/no-such-call',
        status: 404,
        refused: 'no such address',
      }),
      expect.objectContaining({ route: '/api/verify-otp', refused: expect.stringMatching(/OTP/i) }),
      expect.objectContaining({ route: '/api/login', status: 400 }),
      expect.objectContaining({ route: '/api/login', status: 401 }),
    ]),
  );
  // One line per request, without an address that could be private.
  const requests = lines.filter((line) => line.msg === 'request');
  expect(requests).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        method: 'POST',
        route: '/api/login',
        status: 401,
        ms: expect.any(Number),
        reqId: expect.any(String),
      }),
      expect.objectContaining({ route: '/api/calendar/:file', status: 404 }),
    ]),
  );
  expect(log).not.toContain('private-calendar');
  expect(lines.map((line) => line.msg)).not.toContain('incoming request');
  const adminCall = lines.find((line) => line.msg === 'admin call');
  expect(adminCall).toMatchObject({
    path: '/api/admin/dashboard-summary',
    user: expect.any(Number),
    reqId: expect.any(String),
    time: expect.stringMatching(/Z$/),
  });
});

test('a server whose log nobody reads goes on, and ends when it is told to', async () => {
  await placeEmptyDatabase(dataDir);
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '../../server.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: '0',
      DATA_DIR: dataDir,
      SITE_DIR: dataDir,
      LOG_LEVEL: 'trace',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  servers.add(child);
  let log = '';
  const address = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      log += chunk;
      const found = /Listening on (\S+)/.exec(log);
      if (found) resolve(found[1]!);
    });
  });
  child.stdout.pause();
  for (let count = 0; count < 60; count += 1) {
    const path = `/api/${'x'.repeat(8000)}`;
    await fetch(`${address}${path}`, { signal: AbortSignal.timeout(5000) });
  }
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('the id of a request is that of a trusted proxy, and the client gets it', async () => {
  const from = (trustedProxies: string[], id?: string) =>
    requestId({ trustedProxies })({ headers: id === undefined ? {} : { 'x-request-id': id } });
  expect(from(['loopback'], '5f2c7e0a91b34d')).toBe('5f2c7e0a91b34d');
  for (const id of [undefined, 'short', 'with a space', 'x'.repeat(65), 'line\nend-of-it']) {
    expect(from(['loopback'], id)).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(from([], '5f2c7e0a91b34d')).toMatch(/^[0-9a-f-]{36}$/);
  const server = await openTestServer({ env: { TRUSTED_PROXIES: 'loopback' } });
  const headers = { 'x-request-id': '5f2c7e0a91b34d' };
  const answer = await server.call('GET', 'live', undefined, { headers });
  expect(answer.headers['x-request-id']).toBe('5f2c7e0a91b34d');
  await server.close();
});
