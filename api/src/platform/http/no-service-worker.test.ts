import { openTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test.each(['/sw.js', '/remotes/mf-chat/0123456789ab/js/worker.js', '/', '/api/health'])(
  'a browser that asks for a service worker at %s gets one that takes itself out',
  async (url) => {
    const { app } = server;
    const headers = { 'service-worker': 'script' };
    const response = await app.inject({ url, headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(response.body).toContain('registration.unregister()');
    expect((await app.inject({ url })).body).not.toContain('unregister');
  },
);

test('no page may start a worker', async () => {
  const { headers } = await server.app.inject({ url: '/api/health' });
  expect(headers['content-security-policy']).toContain("worker-src 'none'");
});
