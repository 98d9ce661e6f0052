import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import sharp from 'sharp';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { uploadPicture } from '../../testing/upload';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#d4a53a' } });

test('a picture is encoded again and served with safe headers, without a login', async () => {
  const original = await picture()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .png()
    .toBuffer();
  const response = await uploadPicture(
    server,
    Buffer.concat([original, Buffer.from('<script>')]),
    'me.png',
  );
  expect(response).toMatchObject({
    status: 200,
    body: { url: expect.stringMatching(/^\/uploads\/[\w-]+-40x30\.webp$/) },
  });
  const served = await server.app.inject(response.body.url);
  expect(served.statusCode).toBe(200);
  expect(served.headers['content-type']).toBe('image/webp');
  expect(served.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(served.headers['x-content-type-options']).toBe('nosniff');
  expect(served.rawPayload.includes('script')).toBe(false);
  expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined();
});

test('large pictures are scaled down', async () => {
  const response = await uploadPicture(
    server,
    await picture(3000, 1000).jpeg().toBuffer(),
    'wide.jpg',
  );
  const served = await server.app.inject(response.body.url);
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 1024, height: 341 });
});

test('anything but JPEG, PNG and WebP is refused', async () => {
  const png = await picture().png().toBuffer();
  const bomb = await sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const wrong: [Buffer, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.png'],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'x.jpg'],
    [await picture().gif().toBuffer(), 'x.gif'],
    [await picture().gif().toBuffer(), 'x.png'],
    [png, 'x.jpg'],
    [png, 'x.html'],
    [png.subarray(0, 40), 'x.png'],
    [bomb, 'x.png'],
    [Buffer.alloc(0), 'x.png'],
  ];
  for (const [content, name] of wrong) {
    const response = await uploadPicture(server, content, name);
    expect([name, response.status]).toEqual([name, 415]);
    expect(response.body.message).toEqual(expect.any(String));
  }
  expect((await uploadPicture(server, png, 'x.png', { field: 'other' })).status).toBe(422);
  expect((await server.call('POST', 'upload', { file: 'x' })).status).toBe(415);
  expect((await uploadPicture(server, Buffer.alloc(6 * 1024 * 1024, 0xff), 'x.jpg')).status).toBe(
    413,
  );
});

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  [
    'without an end',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\nabc',
  ],
])('a form %s is refused as malformed', async (_what, type, form) => {
  const response = await server.call('POST', 'upload', form, { headers: { 'content-type': type } });
  expect(response).toMatchObject({ status: 400, body: { message: expect.any(String) } });
});

test('one IP address can upload a limited number of pictures an hour', async () => {
  const limited = await openTestServer({ env: { RATE_LIMITS: 'on' } });
  const png = await picture(2, 2).png().toBuffer();
  const statuses: number[] = [];
  for (let count = 0; count < 41; count += 1) {
    statuses.push((await uploadPicture(limited, png, 'x.png', { from: '203.0.113.5' })).status);
  }
  expect(statuses.slice(0, 40).every((status) => status === 200)).toBe(true);
  expect(statuses[40]).toBe(429);
  expect((await uploadPicture(limited, png, 'x.png', { from: '203.0.113.6' })).status).toBe(200);
  await limited.close();
});

test('one account can store a limited number of files a day, without affecting others', async () => {
  const admins = [await server.addUser({ role: 3 }), await server.addUser({ role: 3 })];
  const png = await picture(2, 2).png().toBuffer();
  const pdf = Buffer.from('%PDF-1.7\nsyllabus\n%%EOF\n');
  const send = async (admin: TestUser, kind: 'picture' | 'document', from: string) => {
    const options = { token: admin.token, from };
    const response =
      kind === 'picture'
        ? await uploadPicture(server, png, 'x.png', options)
        : await uploadPicture(server, pdf, 'x.pdf', { ...options, path: 'admin/documents' });
    return response.status;
  };
  for (let count = 0; count < 50; count += 1) {
    expect(await send(admins[0]!, 'picture', `203.0.113.${count}`)).toBe(200);
    expect(await send(admins[0]!, 'document', `203.0.113.${count}`)).toBe(200);
  }
  expect(await send(admins[0]!, 'picture', '198.51.100.1')).toBe(429);
  expect(await send(admins[0]!, 'document', '198.51.100.1')).toBe(429);
  expect(await send(admins[1]!, 'picture', '198.51.100.1')).toBe(200);
  server.advanceClock(86_401);
  // The admin's session has expired by then.
  const login = await server.call('POST', 'login', admins[0]);
  admins[0]!.token = login.body.data.token;
  expect(await send(admins[0]!, 'document', '198.51.100.1')).toBe(200);
});

test('slow uploads do not block other uploads', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const slow = Array.from({ length: 8 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n' +
        'Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\n' +
        'Content-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n\x89PNG',
    );
    return socket;
  });
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  await new Promise((next) => setTimeout(next, 200));
  const form = new FormData();
  form.set('file', new Blob([await picture().png().toBuffer()]), 'me.png');
  const response = await fetch(`http://127.0.0.1:${port}/api/upload`, {
    method: 'POST',
    body: form,
  });
  expect(response.status).toBe(200);
  slow.forEach((socket) => socket.destroy());
});

test('an admin stores a PDF, which is served with a sandbox policy; other files are refused', async () => {
  const admin = await server.addUser({ role: 3 });
  const student = await server.addUser();
  const pdf = Buffer.from('%PDF-1.7\nsyllabus\n%%EOF\n');
  const send = (content: Buffer, name: string, token?: string) =>
    uploadPicture(server, content, name, { path: 'admin/documents', token });
  expect((await send(pdf, 'syllabus.pdf')).status).toBe(401);
  expect((await send(pdf, 'syllabus.pdf', student.token)).status).toBe(403);
  for (const [content, name] of [
    [pdf, 'syllabus.html'],
    [Buffer.from('<script>alert(1)</script>%%EOF'), 'syllabus.pdf'],
    [Buffer.from('%PDF-1.7 cut off'), 'syllabus.pdf'],
  ] as const) {
    expect((await send(content, name, admin.token)).status).toBe(415);
  }
  const { body } = await send(pdf, '../../Syllabus.PDF', admin.token);
  expect(body.url).toMatch(/^\/uploads\/[\w-]+\.pdf$/);
  const served = await server.app.inject(body.url);
  expect(served.headers['content-type']).toBe('application/pdf');
  expect(served.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(served.rawPayload.equals(pdf)).toBe(true);
});
