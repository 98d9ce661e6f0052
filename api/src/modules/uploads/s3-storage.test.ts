import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { fakeHttpServer, type FakeHttpServer } from '../../testing/fake-http-server';
import { openTestServer } from '../../testing/test-server';
import { uploadPicture } from '../../testing/upload';
import { s3Storage } from './s3-storage';
import type { Storage } from './storage';

let store: FakeHttpServer;
let status = 200;
/** The first answers, before those with `status`. */
const first: { status: number; headers?: Record<string, string> }[] = [];
let storage: Storage;
beforeAll(async () => {
  store = await fakeHttpServer(() => first.shift() ?? { status });
  storage = s3Storage({
    name: 's3://pictures/all',
    address: `${store.address}/pictures`,
    prefix: 'all/',
    region: 'ap-south-1',
    accessKey: 'AKIDEXAMPLE',
    secretKey: 'not-a-real-secret',
    publicUrl: 'https://cdn.example.com/p',
  });
});
beforeEach(() => {
  status = 200;
  store.seen.length = 0;
});
afterAll(() => store.close());

const signature =
  /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/ap-south-1\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=[0-9a-f]{64}$/;

test('a picture is stored under its name, signed over its content, and has a public address', async () => {
  const url = await storage.put('a.webp', Buffer.from('picture'), 'image/webp');
  expect(url).toBe('https://cdn.example.com/p/a.webp');
  const [request] = store.seen;
  expect(request).toMatchObject({ method: 'PUT', path: '/pictures/all/a.webp' });
  expect(request!.body.toString()).toBe('picture');
  expect(request!.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-amz-content-sha256': createHash('sha256').update('picture').digest('hex'),
    authorization: expect.stringMatching(signature),
  });
  const signed = signature.exec(String(request!.headers.authorization))![1]!.split(';');
  expect(signed).toEqual(expect.arrayContaining(['host', 'x-amz-content-sha256', 'x-amz-date']));
});

test('a picture is removed by its public address', async () => {
  await storage.remove('https://cdn.example.com/p/a.webp');
  expect(store.seen[0]).toMatchObject({
    method: 'DELETE',
    path: '/pictures/all/a.webp',
    headers: { authorization: expect.stringMatching(signature) },
  });
});

test('a refusal by the store throws an error', async () => {
  status = 403;
  await expect(storage.put('a.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('403');
  await expect(storage.remove('https://cdn.example.com/p/a.webp')).rejects.toThrow('403');
});

const slowDown = (retryAfter?: string) => ({
  status: 503,
  ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
});

test('a busy store is waited for, as long as it asks', async () => {
  first.push(slowDown(), slowDown('1'));
  const begin = performance.now();
  await storage.put('a.webp', Buffer.from('x'), 'image/webp');
  expect(store.seen).toHaveLength(3);
  // Half of the two pauses, and the second that it has asked for.
  expect(performance.now() - begin).toBeGreaterThan(125 + 250 + 1000);
});

test('a store that stays busy makes the visitor wait, not the server', async () => {
  const server = await openTestServer({ overrides: { storage } });
  first.push(slowDown('30'));
  const content = await sharp({
    create: { width: 4, height: 4, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  try {
    expect(await uploadPicture(server, content, 'a.png')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '30' },
    });
    expect(store.seen).toHaveLength(1);
  } finally {
    await server.close();
  }
});
