import { get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { openTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const form = 'multipart/form-data; boundary=b';
const beginningOfForm =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n';

test('a browser may bring many cookies of other sites of the same domain', async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const answer = await new Promise<number | undefined>((done) => {
    const headers = { cookie: 'other=1; '.repeat(5000) };
    get({ port, path: '/api/health', headers, agent: false }, (response) => {
      response.resume();
      done(response.statusCode);
    });
  });
  expect(answer).toBe(200);
});

test.each([
  ['a body that is too large', 'login', 'application/json', '"', 413],
  ['a file that is too large', 'upload', form, beginningOfForm, 400],
  ['content of another kind', 'login', 'text/xml', '<', 415],
  ['a request without an account', 'admin/documents', form, beginningOfForm, 401],
])('%s is refused, and the client may finish', async (_what, path, type, start, status) => {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  const closed = new Promise((close) => socket.on('error', close).on('close', close));
  const half = 'x'.repeat(6_000_000);
  const length = start.length + 2 * half.length;
  const head = `POST /api/${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
  socket.write(head + start + half);
  // A slow line: the server can refuse it before it has all.
  await pause(200);
  socket.write(`${half}GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await closed;
  expect(received.match(/HTTP\/1\.1 \d{3}/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200']);
});
