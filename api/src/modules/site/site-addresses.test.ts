import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSiteAddresses, type SiteAddresses } from './site-addresses';
import { hindiRegistry, testRegistry } from './testing/site-registry';

const release = mkdtempSync(join(tmpdir(), 'release-'));
let addresses: SiteAddresses;

function put(path: string, content = '') {
  mkdirSync(dirname(join(release, path)), { recursive: true });
  writeFileSync(join(release, path), content);
}

beforeAll(async () => {
  for (const page of ['index', 'app', 'error', 'courses', 'privacy-Policy']) {
    put(`pages/${page}.html`);
  }
  put('pages/course/numerology-course.html');
  put('pages/course/अंक.html');
  put('pages/canary/mf-pages/2/courses.html');
  put('pages/canary/mf-chat/2/chat.html');
  for (const page of ['hi', 'hi/app', 'hi/error', 'hi/not-found', 'hi/courses']) {
    put(`pages/${page}.html`);
  }
  put('pages/hi/course/numerology-course.html');
  put('pages/canary/mf-pages/2/hi/courses.html');
  put('registry.json', JSON.stringify(testRegistry));
  put('root/hi/registry.json', JSON.stringify(hindiRegistry));
  addresses = await readSiteAddresses(release);
});
afterAll(() => rmSync(release, { recursive: true }));

test.each([
  ['/', 'index.html'],
  ['/courses', 'courses.html'],
  ['/privacy-Policy', 'privacy-Policy.html'],
  ['/course/numerology-course', 'course/numerology-course.html'],
  ['/course/%E0%A4%85%E0%A4%82%E0%A4%95', 'course/अंक.html'],
  ['/canary/mf-pages/2/courses', 'canary/mf-pages/2/courses.html'],
  ['/payment-success', null],
  ['/admin', null],
  ['/admin/users/7', null],
  ['/dashboard', null],
  ['/dashboard/asha', null],
  ['/dashboard/Asha%20Rao/overview', null],
  ['/dashboard/a%2Fb/overview', null],
  ['/dashboard/asha/mycourse/gone-course', null],
])('%s is a page', (path, file) => {
  expect(addresses.find(path)).toMatchObject({ kind: 'page', file });
});

test.each([
  ['/Courses', '/courses'],
  ['/COURSES', '/courses'],
  ['/courses/', '/courses'],
  ['/courses//', '/courses'],
  ['//courses', '/courses'],
  ['///', '/'],
  ['/courses.', '/courses'],
  ['/courses,', '/courses'],
  ['/courses).', '/courses'],
  ['/courses%29', '/courses'],
  ['/courses%20', '/courses'],
  ['/courses%E2%80%8B', '/courses'],
  ['/courses%E2%80%9D', '/courses'],
  ['/courses%E0%A5%A4', '/courses'],
  ['/%63ourses', '/courses'],
  ['/%2Fcourses', '/courses'],
  ['/privacy-policy', '/privacy-Policy'],
  ['/Course/Numerology-Course/', '/course/numerology-course'],
  ['/course/numerology%2Dcourse', '/course/numerology-course'],
  ['/course/%E0%A4%85%E0%A4%82%E0%A4%95.', '/course/%E0%A4%85%E0%A4%82%E0%A4%95'],
  ['/Admin/Users/', '/admin/users'],
  ['/Dashboard/Asha', '/dashboard/Asha'],
  ['/Certificate/AB-12', '/certificate/AB-12'],
])('%s leads to %s, which is a page', (path, to) => {
  expect(addresses.find(path)).toEqual({ kind: 'moved', to });
  expect(addresses.find(to).kind).toBe('page');
});

test.each([
  ['/courses%3Futm_source=wa&n=%E0%A4%85', '/courses?utm_source=wa&n=%E0%A4%85'],
  ['/%3Fview%3Dsignup%0D%0Aa:b', '/?view=signup%0D%0Aa%3Ab'],
  ['/course/numerology-course&fbclid=1/2', '/course/numerology-course'],
  ['/Course/numerology-course%20utm_source=x', '/course/numerology-course'],
  ['/courses/%23dates', '/courses'],
  ['/Dashboard/R%20%26%20D', '/dashboard/R%20%26%20D'],
])('%s has a query in its path and leads to %s', (path, to) => {
  expect(addresses.find(path)).toEqual({ kind: 'moved', to });
});

test.each([
  ...['/%20courses', '/none%3Fa=1', '/course/none&a=1', '/%2F%2Fevil.example%3Fa'],
  ...[
    '/nope',
    '/course',
    '/course/none',
    '/course/none/',
    '/courses/1',
    '/error',
    '/Error',
    '/app',
  ],
  ...[
    '/admin/none',
    '/admin/users/7/8',
    '/dashboard/asha/none',
    '//evil.example/',
    '/%2F%2Fevil.example',
  ],
  ...['/%5Cevil.example', '/%5C%5Cevil.example/courses', '/courses%5C', '/%E0%A4', '/..%2Fcourses'],
  ...['/.env', '/courses/.git', '/%00', '/courses%00', '/canary/mf-pages/2', '/canary'],
])('%s is unknown', (path) => {
  expect(addresses.find(path)).toMatchObject({ kind: 'unknown' });
});

describe('in Hindi', () => {
  test.each([
    ['/hi', '/', 'hi.html'],
    ['/hi/courses', '/courses', 'hi/courses.html'],
    ['/hi/course/numerology-course', '/course/:urlTitle', 'hi/course/numerology-course.html'],
    ['/hi/payment-success', '/payment-success', null],
    ['/hi/certificate/AB-12', '/certificate/:code', null],
    ['/hi/dashboard/asha/overview', '/dashboard/:name?/overview', null],
  ])('%s is the page of %s', (path, pattern, file) => {
    expect(addresses.find(path)).toMatchObject({ kind: 'page', file, prefix: '/hi', pattern });
  });

  test('an English page has no prefix, and a value is the same in both languages', () => {
    expect(addresses.find('/courses')).toMatchObject({ prefix: '', pattern: '/courses' });
    for (const path of ['/certificate/AB-12', '/hi/certificate/AB-12'])
      expect(addresses.find(path)).toMatchObject({ value: 'AB-12' });
  });

  test('the page of a canary is one', () => {
    expect(addresses.find('/canary/mf-pages/2/hi/courses')).toMatchObject({
      kind: 'page',
      file: 'canary/mf-pages/2/hi/courses.html',
    });
  });

  test('a page of a closed section is closed', () => {
    expect(addresses.find('/hi/tutor')).toMatchObject({ kind: 'closed', prefix: '/hi' });
  });

  test.each([
    ['/HI', '/hi'],
    ['/hi/', '/hi'],
    ['/HI/Courses', '/hi/courses'],
    ['/hi/courses।', '/hi/courses'],
    ['/hi/Course/Numerology-Course/', '/hi/course/numerology-course'],
    ['/Hi/Dashboard/Asha', '/hi/dashboard/Asha'],
  ])('%s leads to %s, which is a page', (path, to) => {
    expect(addresses.find(path)).toEqual({ kind: 'moved', to });
    expect(addresses.find(to).kind).toBe('page');
  });

  test.each([
    ...['/hi/admin', '/hi/admin/users', '/hi/chat', '/HI/Admin', '/hi/hi', '/hi/hi/courses'],
    ...['/hi/app', '/hi/index', '/hi/not-found', '/hi/error', '/hi/none', '/hi/course/none'],
    ...['/hindi', '/hi-IN/courses', '/en/courses', '/courses/hi'],
    // The catalogue has it in English alone.
    '/hi/course/%E0%A4%85%E0%A4%82%E0%A4%95',
  ])('%s is unknown', (path) => {
    expect(addresses.find(path)).toMatchObject({ kind: 'unknown' });
  });

  test.each([
    ['there is no registry', () => rmSync(join(release, 'root/hi/registry.json'))],
    ['the registry cannot be read', () => put('root/hi/registry.json', '{')],
  ])('every address is unknown if %s', async (_, change) => {
    change();
    const plain = await readSiteAddresses(release);
    put('root/hi/registry.json', JSON.stringify(hindiRegistry));
    for (const path of ['/hi', '/hi/courses', '/hi/dashboard', '/hi/tutor'])
      expect([path, plain.find(path)]).toEqual([path, { kind: 'unknown' }]);
    expect(plain.find('/courses').kind).toBe('page');
  });
});

test('an address never leads to another host', () => {
  for (const start of ['//', '/%2F', '/%2f%2f', '/\\', '/%5C', '///', '/.//', '/%09//']) {
    for (const rest of ['evil.example', 'evil.example/courses', 'courses', 'dashboard']) {
      const found = addresses.find(start + rest);
      if (found.kind === 'moved') expect(found.to).toMatch(/^\/(courses|dashboard)$/);
    }
  }
});

test('a long row of signs after an address takes no long time', () => {
  const before = process.cpuUsage();
  addresses.find(`/x${'.'.repeat(8000)}x`);
  addresses.find(`/x${'/'.repeat(8000)}x`);
  expect(process.cpuUsage(before).user).toBeLessThan(200_000);
});

test.each([
  ['/course/old-name', '/course/old-name'],
  ['/Course/Old-Name.', '/course/Old-Name'],
  ['/hi/course/old-name', '/hi/course/old-name'],
])('%s is no page, but has the form of one of the catalogue', (given, path) => {
  const value = path.split('/').at(-1);
  const entry = { path, pattern: '/course/:urlTitle', value };
  expect(addresses.find(given)).toEqual({ kind: 'unknown', entry });
});

test('a value that does not exist leads to its spelling without the end of the sentence', () => {
  expect(addresses.find('/certificate/AB-12.')).toMatchObject({ kind: 'page', value: 'AB-12.' });
  expect(addresses.correct('/certificate/AB-12.')).toEqual({
    kind: 'moved',
    to: '/certificate/AB-12',
  });
  expect(addresses.correct('/certificate/AB-12&utm_source=x')).toEqual({
    kind: 'moved',
    to: '/certificate/AB-12',
  });
  expect(addresses.correct('/certificate/AB-12')).toEqual({ kind: 'unknown' });
});

test('while the registry cannot be read, any address may be a page', async () => {
  writeFileSync(join(release, 'registry.json'), '{');
  const lenient = await readSiteAddresses(release);
  expect(lenient.find('/courses')).toMatchObject({ kind: 'page', file: 'courses.html' });
  expect(lenient.find('/whatever')).toMatchObject({ kind: 'page', file: null });
});

test('the addresses of a section have what it may call, and no others', () => {
  const called = (path: string) => {
    const found = addresses.find(path);
    return found.kind === 'page' && found.origins;
  };
  for (const path of ['/chat', '/chat/room', '/canary/mf-chat/2/chat'])
    expect(called(path)).toEqual(['https://chat.example']);
  for (const path of ['/', '/courses', '/admin/users', '/canary/mf-pages/2/courses'])
    expect(called(path)).toBeUndefined();
});
