import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { LARGEST_FILE, fileMessages } from 'shared/model/files';
import sharp from 'sharp';
import { type TestServer, type TestUser, openTestServer } from '../../testing/test-server';
import { uploadPicture } from '../../testing/upload';
import { users } from '../accounts/accounts-tables';
import { removeUnusedUploads } from './unused-uploads';

describe('pictures and files', () => {
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

  test('a picture of another kind is refused, whatever its name says', async () => {
    const png = await picture().png().toBuffer();
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
    const wrong: [Buffer, string, string][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg', fileMessages.notPicture],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.png', fileMessages.notPicture],
      [Buffer.from('<!doctype html><script>alert(1)</script>'), 'x.jpg', fileMessages.notPicture],
      [await picture().gif().toBuffer(), 'x.gif', fileMessages.notPicture],
      [await picture().gif().toBuffer(), 'x.png', fileMessages.notPicture],
      [png, 'x.html', fileMessages.notPicture],
      [Buffer.from('%PDF-1.7\n%%EOF'), 'x.jpg', fileMessages.notPicture],
      [heic, 'IMG_0001.HEIC', fileMessages.heic],
      [heic, 'IMG_0001.jpg', fileMessages.heic],
    ];
    for (const [content, name, message] of wrong) {
      const { status, body } = await uploadPicture(server, content, name);
      expect([name, status, body.message]).toEqual([name, 415, message]);
    }
    expect((await uploadPicture(server, png, 'x.png', { field: 'other' })).status).toBe(422);
    expect((await server.call('POST', 'upload', { file: 'x' })).status).toBe(415);
  });

  test('a picture that is empty, damaged or too large is refused with that reason', async () => {
    const png = await picture().png().toBuffer();
    const jpeg = await picture(300, 200).jpeg().toBuffer();
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .toColourspace('b-w')
      .png({ compressionLevel: 1 })
      .toBuffer();
    const wrong: [Buffer, number, string][] = [
      [Buffer.alloc(0), 422, fileMessages.empty],
      [png.subarray(0, 40), 422, fileMessages.damagedPicture],
      [jpeg.subarray(0, jpeg.length * 0.9), 422, fileMessages.damagedPicture],
      [bomb, 422, fileMessages.tooManyPixels],
      [Buffer.alloc(6 * 1024 * 1024, 0xff), 413, fileMessages.tooLarge],
    ];
    for (const [content, status, message] of wrong) {
      const response = await uploadPicture(server, content, 'x.png');
      expect([response.status, response.body.message]).toEqual([status, message]);
    }
  });

  test('pictures as phones and messengers make them are taken', async () => {
    const jpeg = await picture(300, 200).jpeg().toBuffer();
    const right: [Buffer, string, string][] = [
      [await picture(8160, 6120).jpeg({ quality: 40 }).toBuffer(), 'IMG_50MP.jpg', '1024x768'],
      [jpeg, '1000012345', '300x200'],
      [jpeg, 'photo.JPG.jpeg', '300x200'],
      [jpeg, 'photo.gif', '300x200'],
      [await picture(64, 32).png().toBuffer(), 'WhatsApp Image.jpg', '64x32'],
      [await picture(64, 32).toColourspace('cmyk').jpeg().toBuffer(), 'c.jpg', '64x32'],
      [await picture(64, 32).toColourspace('rgb16').png().toBuffer(), 'p.png', '64x32'],
      [await picture(64, 32).jpeg({ progressive: true }).toBuffer(), 'p.jpg', '64x32'],
      [await picture(64, 32).webp({ lossless: true }).toBuffer(), 'p.webp', '64x32'],
      [Buffer.concat([jpeg, Buffer.alloc(900, 'SEFT')]), 's.jpg', '300x200'],
    ];
    for (const [content, name, size] of right) {
      const { status, body } = await uploadPicture(server, content, name);
      expect([name, status, body.message]).toEqual([name, 200, undefined]);
      expect(body.url).toContain(`-${size}.webp`);
    }
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'the orientation %i of a camera is applied',
    async (orientation) => {
      const half = { width: 40, height: 20, channels: 3, background: '#fff' } as const;
      const content = await sharp({ create: { ...half, height: 40 } })
        .composite([{ input: { create: { ...half, background: '#000' } }, left: 0, top: 0 }])
        .resize(80, 40, { fit: 'fill' })
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer();
      const { body } = await uploadPicture(server, content, 'e.jpg');
      const { rawPayload } = await server.app.inject(body.url);
      const expected = await sharp(content)
        .autoOrient()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const found = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
      expect([found.info.width, found.info.height]).toEqual([
        expected.info.width,
        expected.info.height,
      ]);
      for (const at of [0, found.data.length - 3]) {
        expect(Math.abs(found.data[at]! - expected.data[at]!)).toBeLessThan(60);
      }
    },
  );

  test('the first picture of an animated WebP is taken', async () => {
    const frames = await sharp({
      create: { width: 10, height: 20, channels: 3, background: '#123456', pageHeight: 10 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const { body } = await uploadPicture(server, frames, 'a.webp');
    expect(body.url).toContain('-10x10.webp');
  });

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'without an end',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\nabc',
    ],
  ])('a form %s is refused as malformed', async (_what, type, form) => {
    const response = await server.call('POST', 'upload', form, {
      headers: { 'content-type': type },
    });
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
    const encrypted = '%PDF-1.7\ntrailer\n<< /Root 1 0 R /Encrypt 5 0 R >>\n%%EOF\n';
    for (const [content, name, status, message] of [
      [pdf.toString(), 'syllabus.html', 415, fileMessages.notPdf],
      ['<script>alert(1)</script>%%EOF', 'syllabus.pdf', 415, fileMessages.notPdf],
      ['<!doctype html><script>x</script>%PDF-1.7\n%%EOF', 'x.pdf', 415, fileMessages.notPdf],
      ['PK\x03\x04 a document of an office program', 'syllabus.pdf', 415, fileMessages.notPdf],
      ['', 'syllabus.pdf', 422, fileMessages.empty],
      ['%PDF-1.7 cut off', 'syllabus.pdf', 422, fileMessages.damagedPdf],
      [encrypted, 'syllabus.pdf', 422, fileMessages.encryptedPdf],
      [`%PDF-1.7${'x'.repeat(LARGEST_FILE)}%%EOF`, 'syllabus.pdf', 413, fileMessages.tooLarge],
    ] as const) {
      const { status: found, body } = await send(Buffer.from(content), name, admin.token);
      expect([found, body.message]).toEqual([status, message]);
    }
    const { body } = await send(pdf, '../../Syllabus.PDF', admin.token);
    expect(body.url).toMatch(/^\/uploads\/[\w-]+\.pdf$/);
    const served = await server.app.inject(body.url);
    expect(served.headers['content-type']).toBe('application/pdf');
    expect(served.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(served.rawPayload.equals(pdf)).toBe(true);
  });

  test.each([
    ['without an extension', '%PDF-1.7\n%%EOF', '1000012345'],
    ['with bytes before its header', `\xef\xbb\xbf${'x'.repeat(900)}\n%PDF-1.4\n%%EOF`, 'x.pdf'],
    ['with zeros after its end', `%PDF-1.4\n%%EOF\n${'\0'.repeat(5000)}`, 'x.pdf'],
    ['that mentions encryption', '%PDF-1.4\n/EncryptMetadata false (Encrypt)\n%%EOF', 'x.pdf'],
  ])('a PDF %s is taken', async (_what, content, name) => {
    const admin = await server.addUser({ role: 3 });
    const options = { path: 'admin/documents', token: admin.token };
    const { status } = await uploadPicture(server, Buffer.from(content, 'latin1'), name, options);
    expect(status).toBe(200);
  });
});

describe('unused pictures', () => {
  const { run: removeUnused } = removeUnusedUploads([users.avatar]);

  const HOUR = 3600;

  let server: TestServer;
  let student: TestUser;
  beforeAll(async () => {
    server = await openTestServer();
    student = await server.addUser();
  });
  afterAll(() => server.close());

  async function newPicture(): Promise<string> {
    const content = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#d4a53a' },
    })
      .png()
      .toBuffer();
    return (await uploadPicture(server, content, 'me.png')).body.url;
  }

  const show = (user: TestUser, avatar: string | null) =>
    server.call('PUT', 'profile/update', { name: user.name, avatar }, { token: user.token });

  const isKept = (url: string) => existsSync(join(server.config.dataDir, url));

  async function afterADay() {
    server.advanceClock(25 * HOUR);
    await removeUnused(server.services);
  }

  test('a picture that no profile shows is removed after a day, not sooner', async () => {
    const picture = await newPicture();
    server.advanceClock(23 * HOUR);
    await removeUnused(server.services);
    expect(isKept(picture)).toBe(true);
    server.advanceClock(2 * HOUR);
    await removeUnused(server.services);
    expect(isKept(picture)).toBe(false);
  });

  test('a picture stays while a profile shows it, and is removed a day after it was replaced', async () => {
    const [first, second] = [await newPicture(), await newPicture()];
    await show(student, first);
    await show(student, first);
    await afterADay();
    expect([isKept(first), isKept(second)]).toEqual([true, false]);
    const third = await newPicture();
    await show(student, third);
    await afterADay();
    expect([isKept(first), isKept(third)]).toEqual([false, true]);
    await show(student, null);
    await afterADay();
    expect(isKept(third)).toBe(false);
  });

  test('a picture that two profiles show stays until neither shows it', async () => {
    const other = await server.addUser();
    const picture = await newPicture();
    await show(student, picture);
    await show(other, picture);
    await show(student, null);
    await afterADay();
    expect(isKept(picture)).toBe(true);
    await show(other, null);
    await afterADay();
    expect(isKept(picture)).toBe(false);
  });

  test('if very many pictures are unused, the oldest are removed after an hour', async () => {
    const first = await newPicture();
    server.advanceClock(60);
    await server.services.pool.query(
      `INSERT INTO uploads (url, unused_since) SELECT '/uploads/flood-' || n, $1 FROM generate_series(1, 5000) n`,
      [server.now()],
    );
    server.advanceClock(60);
    const latest = await newPicture();
    await removeUnused(server.services);
    expect(isKept(first)).toBe(true);
    server.advanceClock(HOUR);
    await removeUnused(server.services);
    expect([isKept(first), isKept(latest)]).toEqual([false, true]);
    await server.services.pool.query("DELETE FROM uploads WHERE url LIKE '/uploads/flood-%'");
  });

  test('if the store fails, the picture is removed in a later run', async () => {
    const picture = await newPicture();
    const away = jest
      .spyOn(server.services.storage, 'remove')
      .mockRejectedValueOnce(new Error('away'));
    server.advanceClock(25 * HOUR);
    await expect(removeUnused(server.services)).rejects.toThrow('away');
    expect(isKept(picture)).toBe(true);
    away.mockRestore();
    await removeUnused(server.services);
    expect(isKept(picture)).toBe(false);
  });
});
