import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { contentHash, DELTA_MAGIC } from 'node-shared/deltas';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { linkToken } from '../accounts/private-links';
import { hindiRegistry, testRegistry } from './testing/site-registry';

let server: TestServer;
const site = mkdtempSync(join(tmpdir(), 'site-'));

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

function put(path: string, content: string) {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), content);
}

function publish(release: string) {
  symlinkSync(join('releases', release), join(site, 'live.new'));
  renameSync(join(site, 'live.new'), join(site, 'live'));
}

beforeAll(async () => {
  for (const release of ['1', '2']) {
    put(`releases/${release}/pages/index.html`, `<h1>Home ${release}</h1>`);
    put(`releases/${release}/pages/app.html`, `<h1>App ${release}</h1>`);
    put(`releases/${release}/pages/course/numerology-course.html`, `<h1>Course ${release}</h1>`);
    put(`releases/${release}/pages/courses.html`, `<h1>Courses ${release}</h1>`);
    put(`releases/${release}/pages/chat.html`, `<h1>Chat ${release}</h1>`);
    put(`releases/${release}/pages/error.html`, '<h1>OOPS!!</h1>');
    put(`releases/${release}/pages/not-found.html`, '<h1>OOPS!!</h1>');
    put(`releases/${release}/root/robots.txt`, 'User-agent: *');
    put(`releases/${release}/registry.json`, JSON.stringify(testRegistry));
    put(`releases/${release}/pages/hi.html`, `<h1>मुखपृष्ठ ${release}</h1>`);
    put(`releases/${release}/pages/hi/app.html`, `<h1>ऐप ${release}</h1>`);
    put(`releases/${release}/pages/hi/courses.html`, `<h1>कोर्स ${release}</h1>`);
    put(`releases/${release}/pages/hi/error.html`, '<h1>ओह!!</h1>');
    put(`releases/${release}/pages/hi/not-found.html`, '<h1>ओह!!</h1>');
    put(`releases/${release}/root/hi/registry.json`, JSON.stringify(hindiRegistry));
  }
  put('secret.txt', 'secret');
  put('registry.json', '{}');
  put('shell/1/js/main.0a1b2c3d.js', 'let a = 1;');
  writeFileSync(join(site, 'shell/1/js/main.0a1b2c3d.js.br'), brotliCompressSync('let a = 1;'));
  publish('1');
  server = await openTestServer({ env: { SITE_DIR: site } });
});
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  server.call('GET', path, undefined, { headers });

test('only the pages of a section may call the origins that it declares, and nothing else is opened', async () => {
  const { headers } = await get('/');
  const plain = String(headers['content-security-policy']);
  const opened = plain.replace("connect-src 'self'", "connect-src 'self' https://chat.example");
  // Twice, because the second response comes from the memory.
  for (const path of ['/chat', '/chat/room', '/chat']) {
    const page = await get(path);
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toBe(opened);
    expect(page.headers.link).toBe('<https://chat.example>; rel="preconnect"; crossorigin');
  }
  for (const path of ['/', '/courses', '/payment-success', '/nothing', '/tutor', '/robots.txt']) {
    const other = await get(path);
    expect(other.headers['content-security-policy']).toBe(plain);
    expect(other.headers.link).toBeUndefined();
  }
});

test('pages are revalidated and have security headers, and pages without a file get the app', async () => {
  const home = await get('/');
  expect(home).toMatchObject({ status: 200, body: '<h1>Home 1</h1>' });
  expect(home.headers['cache-control']).toBe('no-cache');
  expect(home.headers['content-type']).toContain('text/html');
  expect(home.headers['content-security-policy']).toContain(
    "default-src 'none'; script-src 'self'",
  );
  expect(home.headers['content-security-policy']).not.toContain('unsafe');
  expect(home.headers['x-content-type-options']).toBe('nosniff');
  expect(home.headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(home.headers['permissions-policy']).toContain('camera=()');
  const again = await get('/', { accept: 'text/html', 'if-none-match': String(home.headers.etag) });
  expect(again.status).toBe(304);
  expect((await get('/course/numerology-course')).body).toBe('<h1>Course 1</h1>');
  expect((await get('/dashboard/asha/overview')).body).toBe('<h1>App 1</h1>');
  expect((await get('/dashboard/asha%20rao/overview')).body).toBe('<h1>App 1</h1>');
  expect((await get('/robots.txt')).body).toBe('User-agent: *');
  expect((await get('/payment-success?order_token=x')).headers['referrer-policy']).toBe(
    'no-referrer',
  );
});

test('a script of the root is kept for good at the address that has the hash of its content', async () => {
  put('releases/1/root/scripts/early.js', 'let early;');
  const hash = contentHash(Buffer.from('let early;'));
  // Twice, because the second response comes from the memory, and with others between them.
  for (const [query, kept] of [
    [`?${hash}`, 'public, max-age=31536000, immutable'],
    ['', 'no-cache'],
    ['?0123456789ab', 'no-cache'],
    [`?${hash}`, 'public, max-age=31536000, immutable'],
    ['', 'no-cache'],
  ]) {
    const { status, body, headers } = await get(`/scripts/early.js${query}`, { accept: '*/*' });
    expect([query, status, body, headers['cache-control']]).toEqual([
      query,
      200,
      'let early;',
      kept,
    ]);
  }
});

test('pictures are kept for a day, also when the response is stored', async () => {
  put('releases/1/root/images/course.svg', '<svg/>');
  for (const _time of ['first', 'second']) {
    expect(await get('/images/course.svg', { accept: 'image/*' })).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=86400, stale-while-revalidate=2592000' },
    });
  }
});

test.each([
  ...['/nope', '/course/no-such-course', '/course', '/courses/2/old', '/index.php', '/index.html'],
  ...['/app', '/index', '/not-found', '/error', '/admin/nope', '/dashboard/asha/nope'],
  ...['/certificate/NO-SUCH-CODE', '/webinar-tickets/no-such-webinar', '/wp-login.php', '/%00'],
  ...['/reminders/no-token', '/reminders/1.1.forged'],
  ...['/..%2fsecret.txt', '/.env', '/remotes/gone', '//evil.example/', '/%5Cevil.example'],
])(
  '%s does not exist, and says so with the page for people and the status for machines',
  async (path) => {
    expect(await get(path)).toMatchObject({
      status: 404,
      body: '<h1>OOPS!!</h1>',
      headers: { 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' },
    });
    const head = await server.call('HEAD', path, undefined, { headers: { accept: 'text/html' } });
    expect(head.status).toBe(404);
  },
);

test('the page of a link in a reminder exists, and the old address of the icon leads to it', async () => {
  const token = linkToken(server.config.secretKey, 'reminders', 1, 1);
  expect(await get(`/reminders/${token}`)).toMatchObject({ status: 200, body: '<h1>App 1</h1>' });
  const icon = await get('/favicon.ico', { accept: 'image/*' });
  expect([icon.status, icon.headers.location]).toEqual([302, '/favicon.svg']);
});

test('a path that cannot be decoded gets the page too', async () => {
  const page = await get('/dashboard/%E0%A4/mycourse');
  expect(page).toMatchObject({ status: 400, body: '<h1>OOPS!!</h1>' });
});

test('a page takes no other method than GET and HEAD, and says which', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const refused = await server.call(method, '/courses', { a: 1 });
    expect(refused).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } });
    expect((await server.call(method, '/nope', { a: 1 })).status).toBe(404);
  }
  expect((await server.call('OPTIONS', '/courses')).status).toBe(204);
});

test('another spelling of an address leads to the page, with its query', async () => {
  expect(await get('/Courses/?utm=a%20b&x=//evil.example')).toMatchObject({
    status: 301,
    headers: { location: '/courses?utm=a%20b&x=//evil.example' },
  });
  const head = await server.call('HEAD', '/Courses');
  expect([head.status, head.headers.location]).toEqual([301, '/courses']);
});

test.each([
  '//',
  '/\\',
  '/%5C',
  '/%5c%5c',
  '/%2F',
  '///',
  '/.//',
  '/%09//',
  '/hi//',
  '/hi/\\',
  '/hi/%5C',
])('nothing that begins with %j leads to another site', async (start) => {
  for (const rest of ['evil.example', 'evil.example/Courses/', 'evil.example/..', 'Courses/']) {
    const { status, headers } = await get(start + rest);
    const { location = '/' } = headers;
    expect([200, 301, 400, 404]).toContain(status);
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(new URL(String(location), 'https://site.example').host).toBe('site.example');
  }
});

test('a page of a closed section asks to come back later', async () => {
  expect(await get('/tutor')).toMatchObject({
    status: 503,
    body: '<h1>App 1</h1>',
    headers: { 'retry-after': expect.any(String) },
  });
});

describe('in Hindi', () => {
  test.each([
    ['/hi', '<h1>मुखपृष्ठ 1</h1>'],
    ['/hi/courses', '<h1>कोर्स 1</h1>'],
    ['/hi/dashboard/asha/overview', '<h1>ऐप 1</h1>'],
    ['/hi/payment-success', '<h1>ऐप 1</h1>'],
  ])('%s is a page, and one without a file gets the Hindi app', async (path, body) => {
    expect(await get(path)).toMatchObject({ status: 200, body });
  });

  test.each([
    ...['/hi/nope', '/hi/admin', '/hi/admin/users', '/hi/chat', '/hi/app', '/hi/not-found'],
    ...['/hi/error', '/hi/course/numerology-course', '/hi/certificate/NO-SUCH-CODE'],
    ...['/hi/webinar-tickets/no-such-webinar', '/hi/reminders/1.1.forged'],
  ])('%s does not exist, and says so in Hindi', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: '<h1>ओह!!</h1>' });
  });

  test('the value of an address is looked up as in English', async () => {
    const token = linkToken(server.config.secretKey, 'reminders', 1, 1);
    const page = await get(`/hi/reminders/${token}`);
    expect(page).toMatchObject({ status: 200, body: '<h1>ऐप 1</h1>' });
  });

  test('another spelling of an address leads to the page, with its query', async () => {
    expect(await get('/HI/Courses?utm=a')).toMatchObject({
      status: 301,
      headers: { location: '/hi/courses?utm=a' },
    });
  });

  test('a page of a closed section asks in Hindi to come back later', async () => {
    expect(await get('/hi/tutor')).toMatchObject({ status: 503, body: '<h1>ऐप 1</h1>' });
  });

  test('the address after a payment is told to no other site', async () => {
    const page = await get('/hi/payment-success?order_token=x');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect((await get('/hi/courses')).headers['referrer-policy']).not.toBe('no-referrer');
  });

  test('the registry is a file, which is revalidated', async () => {
    const registry = await get('/hi/registry.json', {});
    expect(registry).toMatchObject({ status: 200, body: hindiRegistry });
    expect(registry.headers['cache-control']).toBe('no-cache');
  });

  test('there is no page in a release without it, and its English page says so', async () => {
    put('releases/plain/pages/index.html', '<h1>Home</h1>');
    put('releases/plain/pages/app.html', '<h1>App</h1>');
    put('releases/plain/pages/not-found.html', '<h1>OOPS!!</h1>');
    put('releases/plain/registry.json', JSON.stringify(testRegistry));
    publish('plain');
    const responses = [await get('/hi'), await get('/hi/courses'), await get('/hi/dashboard')];
    publish('1');
    for (const response of responses)
      expect(response).toMatchObject({ status: 404, body: '<h1>OOPS!!</h1>' });
  });
});

test('password managers find the page that sets a new password', async () => {
  const response = await get('/.well-known/change-password');
  expect([response.status, response.headers.location]).toEqual([302, '/forgetPass']);
});

test('an address that is too long is refused by name', async () => {
  expect((await get(`/${'x'.repeat(9000)}`)).status).toBe(414);
});

test.each([
  ['/api/%E0%A4', 'text/html'],
  ['/api/%E0%A4', '*/*'],
  ['/%E0%A4', 'application/json'],
])('a malformed %s with accept %s gets an error in JSON', async (path, accept) => {
  const response = await get(path, { accept });
  expect(response).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
});

test('a malformed query does not prevent a page', async () => {
  expect(await get('/?utm=%00&x=%E0%A4')).toMatchObject({ status: 200, body: '<h1>Home 1</h1>' });
});

test('without a site, the error page responds with 404 and does not redirect to itself', async () => {
  const bare = await openTestServer({ env: { SITE_DIR: join(site, 'nothing') } });
  const response = await bare.call('GET', '/error', undefined, {
    headers: { accept: 'text/html' },
  });
  expect(response).toMatchObject({ status: 404, body: { message: 'Not found.' } });
  await bare.close();
});

test('hashed files are immutable and sent in the smallest encoding that the browser accepts', async () => {
  const plain = await get('/shell/1/js/main.0a1b2c3d.js', {});
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const small = await server.app.inject({
    url: '/shell/1/js/main.0a1b2c3d.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe('let a = 1;');
});

test('of a version, only what pages load is served, never as a page, and only hashed names last', async () => {
  const files = [
    ...[
      'server.cjs',
      'js/page.js.map',
      'js/login.html',
      'login.html',
      'page.js',
      'public/a/star.svg',
    ],
    ...['hi/public/login.html', 'hi/public/evil.js', 'hi/public/sw.js', 'signatures.json'],
  ];
  for (const file of files) {
    put(`remotes/mf-chat/0123456789ab/${file}`, '<script>alert(1)</script>');
    const { status } = await get(`/remotes/mf-chat/0123456789ab/${file}`);
    expect([file, status]).toEqual([file, 404]);
  }
  const lifetime = async (file: string) => {
    put(`remotes/mf-chat/0123456789ab/${file}`, '"<svg/>"');
    const { status, headers } = await get(`/remotes/mf-chat/0123456789ab/${file}`);
    expect([file, status]).toEqual([file, 200]);
    return headers['cache-control'];
  };
  expect(await lifetime('hi/js/page.0a1b2c3d.js')).toContain('immutable');
  for (const file of ['remoteEntry.js', 'js/page.js', 'remote.json', 'assets/star.svg']) {
    expect([file, await lifetime(file)]).toEqual([file, expect.not.stringContaining('immutable')]);
  }
});

test('a picture that is opened by itself may do nothing', async () => {
  put('releases/1/root/images/star.svg', '<svg/>');
  put('shell/1/assets/star.0a1b2c3d.svg', '<svg/>');
  for (const path of ['/images/star.svg', '/shell/1/assets/star.0a1b2c3d.svg']) {
    const { status, headers } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
  }
});

describe('a browser that has the file of an earlier version', () => {
  const path = '/shell/bbbbbbbbbbbb/js/main.0a1b2c3d.js';
  const hash = createHash('sha256').update('let a = 0;').digest();
  const delta = Buffer.concat([DELTA_MAGIC, hash, Buffer.from('frame')]);
  const offer = {
    'accept-encoding': 'gzip, br, dcb, dcz',
    'available-dictionary': `:${hash.toString('base64')}:`,
    'dictionary-id': '"aaaaaaaaaaaa"',
  };
  const ask = async (headers: Record<string, string>, url = path) => {
    const response = await server.app.inject({ url, headers });
    const { 'content-encoding': encoding, vary, 'content-type': type } = response.headers;
    return { body: response.rawPayload, encoding, vary, type, headers: response.headers };
  };
  beforeAll(() => {
    put(path.slice(1), 'let a = 1;');
    writeFileSync(join(site, `${path}.aaaaaaaaaaaa.dcz`), delta);
  });

  test('gets the delta', async () => {
    const answer = await ask(offer);
    expect(answer).toMatchObject({
      body: delta,
      encoding: 'dcz',
      vary: 'accept-encoding, available-dictionary',
      type: 'application/javascript; charset=utf-8',
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'use-as-dictionary': 'match="/shell/*/js/main.*.js", id="bbbbbbbbbbbb"',
      },
    });
  });

  test('gets the delta of a font', async () => {
    const font = '/shell/bbbbbbbbbbbb/hi/assets/text.0a1b2c3d.woff2';
    put(font.slice(1), 'let a = 1;');
    writeFileSync(join(site, `${font}.aaaaaaaaaaaa.dcz`), delta);
    expect(await ask(offer, font)).toMatchObject({
      body: delta,
      encoding: 'dcz',
      type: 'font/woff2',
      headers: {
        'use-as-dictionary': 'match="/shell/*/hi/assets/text.*.woff2", id="bbbbbbbbbbbb"',
      },
    });
  });

  test.each([
    ['offers none', { 'accept-encoding': 'gzip, br' }],
    ['takes no deltas', { ...offer, 'accept-encoding': 'gzip, br' }],
    ['offers another version', { ...offer, 'dictionary-id': '"cccccccccccc"' }],
    ['offers no version', { ...offer, 'dictionary-id': '"../../secret"' }],
    ['has a changed file', { ...offer, 'available-dictionary': `:${'A'.repeat(43)}=:` }],
    ['asks for a part', { ...offer, range: 'bytes=0-9' }],
  ])('gets what every browser gets if it %s', async (_case, headers) => {
    const { body, encoding, headers: sent } = await ask(headers);
    expect([String(body), encoding]).toEqual(['let a = 1;', undefined]);
    expect(sent['use-as-dictionary']).toBe('match="/shell/*/js/main.*.js", id="bbbbbbbbbbbb"');
  });
});

describe('a browser that has a page of a release', () => {
  const filler = Array.from({ length: 200 }, (_, line) => `<p>${hash(String(line))}</p>`).join('');
  const html = (name: string, release: string) => `<h1>${name} of ${release}</h1>${filler}`;
  const pages = {
    'index.html': 'Home',
    'app.html': 'App',
    'courses.html': 'Courses',
    'canary/mf-auth/aaaaaaaaaaaa/login.html': 'Canary',
  };
  beforeAll(() => {
    for (const release of ['a-1-1', 'b-1-1']) {
      for (const [file, name] of Object.entries(pages)) {
        const page = `releases/${release}/pages/${file}`;
        put(page, html(name, release));
        writeFileSync(join(site, `${page}.br`), brotliCompressSync(html(name, release)));
      }
      put(`releases/${release}/registry.json`, JSON.stringify(testRegistry));
    }
    publish('b-1-1');
  });
  afterAll(() => publish('1'));

  const chromium = { 'sec-ch-ua': '"Not:A-Brand";v="8", "Chromium";v="156"', accept: 'text/html' };
  const offer = (release: string, file: keyof typeof pages, content?: string) => ({
    ...chromium,
    'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
    'dictionary-id': `"${release}"`,
    'available-dictionary': `:${hash(content ?? html(pages[file], release))}:`,
  });
  const ask = async (path: string, headers: Record<string, string>) => {
    const {
      statusCode,
      rawPayload,
      headers: sent,
    } = await server.app.inject({ url: path, headers });
    return { status: statusCode, body: rawPayload, encoding: sent['content-encoding'], sent };
  };
  /** What a browser with this dictionary reads. The server has loaded the library, which must be done only once. */
  const decoded = (delta: Buffer, dictionary: string) =>
    Buffer.from(
      decompressUsingDict(createDCtx(), delta.subarray(40), Buffer.from(dictionary)),
    ).toString();

  test.each([
    ['the page of an earlier release', '/courses', 'a-1-1', 'courses.html', 'Courses'],
    ['the page of this release', '/courses', 'b-1-1', 'courses.html', 'Courses'],
    [
      'the page of a later release, after a roll-back',
      '/courses',
      'c-1-1',
      'courses.html',
      'Courses',
    ],
    [
      'the page of a release of which only the compressed pages are left',
      '/courses',
      '0-1-1',
      'courses.html',
      'Courses',
    ],
    ['the home page', '/courses', 'b-1-1', 'index.html', 'Courses'],
    ['the home page of an earlier release', '/', 'a-1-1', 'index.html', 'Home'],
    [
      'the home page, at an address without a page',
      '/dashboard/a/overview',
      'a-1-1',
      'index.html',
      'App',
    ],
    [
      'the page of a canary',
      '/canary/mf-auth/aaaaaaaaaaaa/login',
      'a-1-1',
      'canary/mf-auth/aaaaaaaaaaaa/login.html',
      'Canary',
    ],
  ] as const)('gets the delta from %s', async (_case, path, release, file, name) => {
    if (release === 'c-1-1') put(`releases/c-1-1/pages/${file}`, html(pages[file], release));
    if (release === '0-1-1') {
      put(`earlier-pages/0-1-1/${file}.br`, '');
      writeFileSync(
        join(site, `earlier-pages/0-1-1/${file}.br`),
        brotliCompressSync(html(pages[file], release)),
      );
    }
    for (const _time of ['from the disk', 'from memory']) {
      const { body, encoding, sent } = await ask(path, offer(release, file));
      expect(encoding).toBe('dcz');
      expect(body.length).toBeLessThan(150);
      expect(sent['content-length']).toBe(String(body.length));
      expect(sent['content-type']).toContain('text/html');
      expect(sent.vary).toBe('accept-encoding, available-dictionary, save-data, ect');
      expect(decoded(body, html(pages[file], release))).toBe(html(name, 'b-1-1'));
    }
  });

  test.each([
    ['offers none', chromium],
    [
      'takes no deltas',
      { ...offer('a-1-1', 'courses.html'), 'accept-encoding': 'gzip, deflate, br, zstd' },
    ],
    ['offers a release that is not kept', offer('z-1-1', 'courses.html')],
    ['offers another page', offer('a-1-1', 'app.html')],
    ['has a changed page', offer('a-1-1', 'courses.html', 'something else')],
    ['names no release', { ...offer('a-1-1', 'courses.html'), 'dictionary-id': '"../1"' }],
    ['asks for a part', { ...offer('a-1-1', 'courses.html'), range: 'bytes=0-9' }],
  ])('gets what every browser gets if it %s', async (_case, headers) => {
    const { status, body, encoding, sent } = await ask('/courses', headers);
    const bare: Record<string, string> = { accept: 'text/html' };
    for (const name of ['accept-encoding', 'range'] as const) {
      const value = (headers as Record<string, string>)[name];
      if (value) bare[name] = value.replace(', dcb, dcz', '');
    }
    const every = await ask('/courses', bare);
    expect([status, body, encoding]).toEqual([every.status, every.body, every.encoding]);
    expect(sent.etag).toBe(every.sent.etag);
  });

  test('keeps the page that it got, and is asked to do so only if it can', async () => {
    const { sent } = await ask('/courses', chromium);
    expect(sent['use-as-dictionary']).toBe('match="/courses", match-dest=("document"), id="b-1-1"');
    expect(sent['cache-control']).toMatch(/^max-age=0, proxy-revalidate, stale-while-revalidate=/);
    const other = await ask('/courses', { accept: 'text/html' });
    expect(other.sent['use-as-dictionary']).toBeUndefined();
    expect(other.sent['cache-control']).toBe('no-cache');
    // The app is no page of its own, and a page that does not exist is none either.
    for (const path of ['/dashboard/a/overview', '/nope']) {
      expect((await ask(path, chromium)).sent['use-as-dictionary']).toBeUndefined();
    }
  });

  test('whose page has not changed is told so', async () => {
    const { sent } = await ask('/courses', offer('a-1-1', 'courses.html'));
    const again = await ask('/courses', {
      ...offer('b-1-1', 'courses.html'),
      'if-none-match': String(sent.etag),
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('a visitor who saves data', () => {
  const html = (release: string) =>
    `<html lang="en-IN"><link rel="preload" as="font" href="/f.woff2" crossorigin>\n` +
    `<link rel="preload" as="script" href="/x.js"><script defer data-reports="/r" src="/m.js"></script>` +
    `<div id="root" data-prerendered="mf-home@1"><h1>Home ${release}</h1></div>`;
  const late = (release: string) =>
    `<html data-saves-data lang="en-IN"><link rel="late" as="script" href="/x.js"><script type="text/late" data-reports="/r" src="/m.js"></script>` +
    `<div id="root" data-prerendered="mf-home@1"><h1>Home ${release}</h1></div>`;
  const app = '<meta name="robots" content="noindex"><script defer data-reports="/r"></script>';
  beforeAll(() => {
    for (const release of ['s1', 's2']) {
      put(`releases/${release}/pages/index.html`, html(release));
      put(`releases/${release}/pages/app.html`, app);
      put(`releases/${release}/registry.json`, JSON.stringify(testRegistry));
    }
    publish('s2');
  });
  afterAll(() => publish('1'));
  const saving = { accept: 'text/html', 'save-data': 'on' };
  const ask = async (url: string, headers: Record<string, string>) => {
    const { headers: sent, rawPayload, statusCode } = await server.app.inject({ url, headers });
    return { sent, body: rawPayload, status: statusCode };
  };

  test('gets a page without fonts, whose scripts wait, as small as the browser accepts', async () => {
    const plain = await ask('/', saving);
    expect(plain.body.toString()).toBe(late('s2'));
    expect(plain.sent['content-length']).toBe(String(late('s2').length));
    const small = await ask('/', { ...saving, 'accept-encoding': 'gzip, br' });
    expect(small.sent['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.body).toString()).toBe(late('s2'));
    const known = { ...saving, 'if-none-match': String(plain.sent.etag) };
    expect((await ask('/', known)).status).toBe(304);
    expect((await ask('/', { accept: 'text/html' })).body.toString()).toBe(html('s2'));
  });

  test.each([
    ['slow-2g', 'less'],
    ['2g', 'less'],
    ['3g', 'less'],
    ['4g', 'all'],
    ['5g, 3g', 'all'],
  ])('on a line of the kind %s gets %s', async (ect, what) => {
    const { body, sent } = await ask('/', { accept: 'text/html', ect });
    expect(sent['accept-ch']).toBe('ECT');
    expect(body.toString()).toBe(what === 'less' ? late('s2') : html('s2'));
  });

  test('gets the delta from such a page of an earlier release', async () => {
    const { body, sent } = await ask('/', {
      ...saving,
      'accept-encoding': 'br, dcz',
      'dictionary-id': '"s1"',
      'available-dictionary': `:${hash(late('s1'))}:`,
    });
    expect(sent['content-encoding']).toBe('dcz');
    const dictionary = Buffer.from(late('s1'));
    const decoded = decompressUsingDict(createDCtx(), body.subarray(40), dictionary);
    expect(Buffer.from(decoded).toString()).toBe(late('s2'));
  });

  test('gets the app unchanged, which shows nothing without scripts', async () => {
    expect((await ask('/dashboard/a/overview', saving)).body.toString()).toBe(app);
  });
});

test('the vary header says that a response depends on the accepted encoding', async () => {
  const both = 'accept-encoding, available-dictionary, save-data, ect';
  for (const [path, vary] of [
    ['/', both],
    ['/dashboard/asha/overview', both],
    ['/registry.json', 'accept-encoding'],
    ['/robots.txt', 'accept-encoding'],
    ['/shell/1/js/main.0a1b2c3d.js', 'accept-encoding'],
  ] as const) {
    const { headers } = await get(path);
    expect({ path, vary: headers.vary }).toEqual({ path, vary });
    const again = await get(path, {
      accept: 'text/html',
      'if-none-match': String(headers.etag),
    });
    expect({ path, ...again }).toMatchObject({ path, status: 304, headers: { vary } });
  }
});

test('only what a browser can show as a document has the headers of one', async () => {
  const script = await get('/shell/1/js/main.0a1b2c3d.js', {});
  expect(script.headers['content-security-policy']).toBeUndefined();
  expect(script.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  for (const [path, isPage] of [
    ['/', true],
    ['/robots.txt', false],
  ] as const) {
    const { headers } = await get(path);
    expect(headers['content-security-policy']).toBeDefined();
    const again = await get(path, { 'if-none-match': String(headers.etag) });
    expect([path, again.status]).toEqual([path, 304]);
    expect(again.headers['content-security-policy'] !== undefined).toBe(isPage);
  }
});

test('range and HEAD requests are answered', async () => {
  const part = await get('/shell/1/js/main.0a1b2c3d.js', { range: 'bytes=4-8' });
  expect(part).toMatchObject({ status: 206, body: 'a = 1' });
  expect(part.headers['content-range']).toBe('bytes 4-8/10');
  const none = await get('/shell/1/js/main.0a1b2c3d.js', { range: 'bytes=10-' });
  expect(none).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */10' } });
  const head = await server.call('HEAD', '/', undefined, { headers: { accept: 'text/html' } });
  expect(head).toMatchObject({ status: 200, body: '' });
  expect(head.headers['content-length']).toBe('15');
});

test('private responses are not cached, however the URL is written', async () => {
  for (const path of ['/api/profile', '/%61pi/profile']) {
    const response = await get(path);
    expect(response.status).toBe(401);
    expect(response.headers['cache-control']).toBe('no-store');
  }
});

test.each([
  '/shell/1/gone.js',
  '/remotes/mf-auth/1/remoteEntry.js',
  '/api/gone',
  '/uploads/gone.webp',
])('a missing %s is a plain 404', async (path) => {
  const response = await get(path, { accept: path === '/api/gone' ? 'text/html' : '*/*' });
  expect(response.status).toBe(404);
  expect(JSON.stringify(response.body)).not.toContain('<');
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '/%00',
  '/%ff',
  '/secret.txt',
  '/releases/1/pages/app.html',
])('%s reaches no file outside the published pages', async (path) => {
  const response = await get(path, { accept: '*/*' });
  expect([400, 404]).toContain(response.status);
  expect(response.body).not.toBe('secret');
});

test('a publish is live with the next request', async () => {
  publish('2');
  expect((await get('/')).body).toBe('<h1>Home 2</h1>');
  publish('1');
  expect((await get('/')).body).toBe('<h1>Home 1</h1>');
});

test('the registry is that of the live release itself, and is revalidated', async () => {
  const registry = await get('/registry.json', {});
  expect(registry).toMatchObject({ status: 200, body: JSON.parse(JSON.stringify(testRegistry)) });
  expect(registry.headers['cache-control']).toBe('no-cache');
  expect(registry.headers.etag).toBeDefined();
});

test('security.txt names a contact and has not expired', async () => {
  const response = await get('/.well-known/security.txt');
  expect(response).toMatchObject({ status: 200, body: expect.stringMatching(/^Contact: mailto:/) });
  const expires = /^Expires: (.+)$/m.exec(response.body)![1]!;
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
});

describe('a cached page', () => {
  const page = 'releases/3/pages/index.html';
  const html = '<h1>Home 3</h1>'.repeat(20);
  beforeAll(() => {
    put(page, html);
    put('releases/3/pages/app.html', '<h1>App 3</h1>');
    put('releases/3/registry.json', JSON.stringify(testRegistry));
    writeFileSync(join(site, `${page}.br`), brotliCompressSync(html));
    publish('3');
  });
  const asked = async (encoding: string) => {
    const { status, headers, body } = await get('/', {
      accept: 'text/html',
      'accept-encoding': encoding,
    });
    const { date: _date, 'x-request-id': _id, ...rest } = headers;
    return { status, headers: rest, body };
  };

  test('is sent again unchanged in each encoding, without its file', async () => {
    const first = [await asked('br'), await asked('identity')];
    expect(first.map(({ headers }) => headers['content-encoding'])).toEqual(['br', undefined]);
    for (const file of [page, `${page}.br`]) renameSync(join(site, file), join(site, `${file}.x`));
    expect([await asked('br'), await asked('identity')]).toEqual(first);
    for (const file of [page, `${page}.br`]) renameSync(join(site, `${file}.x`), join(site, file));
    const known = await get('/', { 'if-none-match': String(first[1]!.headers.etag) });
    expect(known.status).toBe(304);
    const part = await get('/', { range: 'bytes=0-3' });
    expect([part.status, part.body]).toEqual([206, '<h1>']);
  });

  test('is removed when another release is live', async () => {
    publish('2');
    expect((await get('/')).body).toBe('<h1>Home 2</h1>');
    publish('3');
    expect((await get('/')).body).toBe(html);
  });
});
