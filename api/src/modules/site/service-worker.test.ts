import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFiles } from '../../operations/file-server';
import { openTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const headers = { 'service-worker': 'script' };

test.each([
  '/sw.js',
  '/remotes/mf-chat/0123456789ab/js/worker.js',
  '/',
  '/api/health',
  '/dashboard-worker.js?of=mf-chat',
  // The site of this test has no host, and so no worker.
  '/dashboard-worker.js',
])('a browser that asks for a service worker at %s gets one that takes itself out', async (url) => {
  const { app } = server;
  const response = await app.inject({ url, headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
  });
  // With it, a worker of another scope would stay.
  expect(response.headers).not.toHaveProperty('service-worker-allowed');
  expect(response.body).toContain('registration.unregister()');
  expect((await app.inject({ url })).body).not.toContain('unregister');
});

test('a page may start no worker but that of the dashboard', async () => {
  const { headers: given } = await server.app.inject({ url: '/' });
  expect(given['content-security-policy']).toContain(
    '; worker-src *:*/dashboard-worker.js *:*/hi/dashboard-worker.js; ',
  );
});

test('the worker of the live host is for the dashboard of its language, and SERVICE_WORKER=off takes it out', async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(site, 'live'), { recursive: true });
  mkdirSync(join(site, 'shell/host2/js'), { recursive: true });
  writeFileSync(join(site, 'live/registry.json'), '{"shell":"host2","remotes":{}}');
  writeFileSync(join(site, 'shell/host2/js/dashboard-worker.js'), 'the worker');
  const ask = async (path: string, setting: Record<string, string> = {}) => {
    const { address, close } = await serveFiles(site, setting);
    const response = await fetch(address + path, { headers });
    const body = await response.text();
    await close();
    return { body, response };
  };
  for (const prefix of ['', '/hi']) {
    const { body, response } = await ask(`${prefix}/dashboard-worker.js`);
    expect(body).toBe('the worker');
    expect(response.headers.get('service-worker-allowed')).toBe(`${prefix}/dashboard/`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
  const { body } = await ask('/dashboard-worker.js', { SERVICE_WORKER: 'off' });
  expect(body).toContain('registration.unregister()');
  rmSync(site, { recursive: true });
});
