import { fakeHttpServer } from '../../testing/fake-http-server';
import { s3Storage, signedHeaders } from './s3-storage';

test('a picture is put under its name with a signature, and read from the public address', async () => {
  const store = await fakeHttpServer(() => ({}));
  const storage = s3Storage(
    {
      provider: 's3',
      address: store.address,
      region: 'ap-south-1',
      bucket: 'pictures',
      accessKey: 'AKIDEXAMPLE',
      secretKey: 'not-a-real-secret',
      publicUrl: 'https://cdn.example.com/p',
    },
    () => new Date('2026-01-02T03:04:05.678Z'),
  );
  const url = await storage.put('a.webp', Buffer.from('picture'), 'image/webp');
  expect(url).toBe('https://cdn.example.com/p/a.webp');
  const [request] = store.seen;
  expect(request).toMatchObject({ method: 'PUT', path: '/pictures/a.webp' });
  expect(request!.body.toString()).toBe('picture');
  expect(request!.headers['content-type']).toBe('image/webp');
  expect(request!.headers['x-amz-date']).toBe('20260102T030405Z');
  expect(request!.headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/20260102\/ap-south-1\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]+, Signature=[0-9a-f]{64}$/,
  );
  await store.close();
});

test('the signature depends on content, key, day and address', () => {
  const signature = (changes: {
    content?: string;
    secretKey?: string;
    url?: string;
    at?: string;
  }) =>
    signedHeaders(
      { region: 'ap-south-1', accessKey: 'AKID', secretKey: changes.secretKey ?? 'secret' },
      new URL(changes.url ?? 'https://s3.example.com/b/a.webp'),
      Buffer.from(changes.content ?? 'picture'),
      'image/webp',
      new Date(changes.at ?? '2026-01-02T03:04:05Z'),
    ).authorization;
  const all = [
    signature({}),
    signature({ content: 'other' }),
    signature({ secretKey: 'other' }),
    signature({ url: 'https://s3.example.com/b/b.webp' }),
    signature({ at: '2026-01-03T03:04:05Z' }),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(signature({})).toBe(all[0]);
});

test('a store that refuses is an error', async () => {
  const store = await fakeHttpServer(() => ({ status: 403 }));
  const storage = s3Storage(
    {
      provider: 's3',
      address: store.address,
      region: 'r',
      bucket: 'b',
      accessKey: 'a',
      secretKey: 's',
      publicUrl: 'https://cdn.example.com',
    },
    () => new Date(),
  );
  await expect(storage.put('a.webp', Buffer.from(''), 'image/webp')).rejects.toThrow('403');
  await store.close();
});
