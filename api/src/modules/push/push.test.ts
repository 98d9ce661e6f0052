import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '../../settings/config';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { isPushService } from './push-service';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let server: TestServer;
let service: Server;
let student: TestUser;
const received: Received[] = [];
/** What the push service answers, by the path of a subscription. */
const answers: Record<string, number> = {};

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url!;
      received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answers[path] ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  // Of 256 secret keys, one makes a key for push services that begins with a zero, as this does.
  const SECRET_KEY = 'a key whose push key begins with zero 407';
  server = await openTestServer({ env: { SECRET_KEY, PUSH_SERVICES: origin() } });
  student = await server.addUser({ name: 'Asha Rao' });
});
afterAll(async () => {
  await server.close();
  service.close();
});

const origin = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

/** A browser's part of a subscription. */
function newBrowser(path: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: origin() + path,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  return { keys, auth, subscription };
}

/** Decrypts the body of a push message (RFC 8291 with the coding of RFC 8188). */
function decrypt({ keys, auth }: ReturnType<typeof newBrowser>, body: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const info = (...parts: (string | Buffer)[]) =>
    Buffer.concat(parts.map((part) => Buffer.from(part)));
  const derive = (key: Buffer, ...[mix, about, length]: [Buffer, Buffer, number]) =>
    Buffer.from(hkdfSync('sha256', key, mix, about, length));
  const secret = derive(
    keys.computeSecret(sender),
    auth,
    info('WebPush: info\0', keys.getPublicKey(), sender),
    32,
  );
  const key = derive(secret, salt, info('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, info('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(21 + sender.length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

const asStudent = (method: string, path: string, body?: unknown, token = student.token) =>
  server.call(method, path, body, { token });
async function tell(subject = 'Within the hour: Numerology Course'): Promise<void> {
  const { database, messenger } = server.services;
  await database.transaction((transaction) =>
    messenger.queue(transaction, {
      ...{ channel: 'email', to: student.email, template: 'class-reminder', subject, code: null },
      ...{ text: 'Join the class: https://meet.test/secret', html: null },
      opens: '/dashboard/asha-rao/mycourse/numerology-course',
      usefulUntil: new Date(server.now().getTime() + 600_000).toISOString(),
    }),
  );
  await messenger.deliver();
}
const sentTo = (path: string) => received.filter((each) => each.path === path);

test('a device gets what the e-mail is about, encrypted and signed, without the link to the class', async () => {
  const browser = newBrowser('/first');
  expect((await asStudent('PUT', 'push', browser.subscription)).body.message).toBe(
    'This device reminds you from now on.',
  );
  const { body: state } = await asStudent('GET', 'push');
  expect(state.endpoint).toBe(browser.subscription.endpoint);
  await tell();
  const [{ headers, body }] = sentTo('/first') as [Received];
  expect(decrypt(browser, body)).toEqual({
    title: 'Nakshank',
    body: 'Within the hour: Numerology Course',
    path: '/dashboard/asha-rao/mycourse/numerology-course',
  });
  expect(Number(headers.ttl)).toBeLessThanOrEqual(600);

  // RFC 8292: a token for this service, signed with the key that the browser subscribed with.
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization!)!;
  expect(key).toBe(state.key);
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const proof = Buffer.from(signature, 'base64url');
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, proof)).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: origin() });
});

test('a login has one device; it ends by choice and with the login, and the e-mail still comes', async () => {
  await asStudent('PUT', 'push', newBrowser('/second').subscription);
  await tell();
  expect([sentTo('/first').length, sentTo('/second').length]).toEqual([1, 1]);
  const stranger = await server.addUser();
  const end = { endpoint: `${origin()}/second` };
  await asStudent('POST', 'push/end', end, stranger.token);
  expect((await asStudent('GET', 'push')).body.endpoint).toBe(end.endpoint);
  await asStudent('POST', 'push/end', end);
  expect((await asStudent('GET', 'push')).body.endpoint).toBeNull();

  const { token } = (
    await server.call('POST', 'login', { email: student.email, password: 'right-password' })
  ).body.data;
  await asStudent('PUT', 'push', newBrowser('/third').subscription, token);
  await asStudent('POST', 'logout', {}, token);
  await tell();
  expect([sentTo('/second').length, sentTo('/third').length]).toEqual([1, 0]);
  expect(server.outbox().filter(({ template }) => template === 'class-reminder')).toHaveLength(3);
});

test.each([404, 410, 403])(
  'a subscription to which the service answers %i is removed',
  async (status) => {
    answers[`/ended-${status}`] = status;
    await asStudent('PUT', 'push', newBrowser(`/ended-${status}`).subscription);
    await tell();
    await tell();
    expect(sentTo(`/ended-${status}`)).toHaveLength(1);
    expect((await asStudent('GET', 'push')).body.endpoint).toBeNull();
  },
);

test('a browser of somebody else takes the subscription over', async () => {
  const { subscription } = newBrowser('/shared');
  await asStudent('PUT', 'push', subscription);
  const next = await server.addUser();
  await asStudent('PUT', 'push', subscription, next.token);
  await tell();
  expect(sentTo('/shared')).toEqual([]);
});

test('only push services are asked, never an address of the own network', async () => {
  const { keys } = newBrowser('/').subscription;
  for (const endpoint of ['http://127.0.0.1:1/x', 'https://169.254.169.254/', 'file:///etc', 'x']) {
    expect((await asStudent('PUT', 'push', { endpoint, keys })).status).toBe(422);
  }
  const { pushServices } = loadConfig({ SECRET_KEY: 'unused' });
  const isKnown = (endpoint: string) => isPushService({ pushServices }, endpoint);
  expect(isKnown('https://fcm.googleapis.com/fcm/send/x')).toBe(true);
  expect(isKnown('https://updates.push.services.mozilla.com/wpush/v2/x')).toBe(true);
  expect(isKnown('https://web.push.apple.com/x')).toBe(true);
  expect(isKnown('http://fcm.googleapis.com/x')).toBe(false);
  expect(isKnown('https://fcm.googleapis.com:8443/x')).toBe(false);
  expect(isKnown('https://fcm.googleapis.com.evil.example/x')).toBe(false);
  expect(isKnown('https://evilfcm.googleapis.com/x')).toBe(false);
});
