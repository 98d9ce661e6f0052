import { isNamedByHash, isServed, placeInSite } from './build-contents';

test.each([
  ['server.cjs', 'server.cjs'],
  ['remote.json', 'remote.json'],
  ['signatures.json', 'signatures.json'],
  ['public/images/people/asha.svg', 'public/images/people/asha.svg'],
  ['public/syllabus/course.pdf', 'public/syllabus/course.pdf'],
  ['web/remoteEntry.js', 'remoteEntry.js'],
  ['web/js/page.0a1b2c3d.js.map', 'js/page.0a1b2c3d.js.map'],
  ['web/js/main.0a1b2c3d.js.LICENSE.txt', 'js/main.0a1b2c3d.js.LICENSE.txt'],
  ['hi/server.cjs', 'hi/server.cjs'],
  ['hi/web/css/page.0a1b2c3d.css.br', 'hi/css/page.0a1b2c3d.css.br'],
])('%s of a build lies at %s in the site', (file, place) => {
  expect(placeInSite(file, ['hi'])).toBe(place);
});

test.each([
  ...['hi/public/login.html', 'hi/public/evil.js', 'hi/public/images/star.svg', 'hi/evil.js'],
  ...[
    'hi/signatures.json',
    'hi/remote.html',
    'hi/hi/web/js/a.js',
    'fr/web/js/a.js',
    'fr/server.cjs',
  ],
  ...['web/login.html', 'web/js/login.html', 'web/js/page.svgz', 'web/js/.htaccess', 'web/page.js'],
  // In the site they would lie where other parts of the build are.
  ...['web/public/images/star.svg', 'web/hi/js/page.js', 'web/server.cjs', 'web/remote.json'],
  ...['public/sw.js', 'public/app/sw.js', 'public/login.html', 'public/.well-known/a.txt'],
  ...['web/js/../../../a.js', 'web/js//a.js', '/etc/a.js', 'other/a.js', 'notes.txt', ''],
])('%j is no file of a build', (file) => {
  expect(placeInSite(file, ['hi'])).toBeNull();
});

test('browsers get what pages load, and the manifest', () => {
  const loaded = [
    'remoteEntry.js',
    'js/a.0a1b2c3d.js',
    'hi/css/a.css',
    'assets/a.woff2',
    'remote.json',
  ];
  for (const file of loaded) {
    expect([file, isServed(`/mf-chat/0123456789ab/${file}`)]).toEqual([file, true]);
    expect([file, isServed(`/0123456789ab/${file}`)]).toEqual([file, true]);
  }
  const kept = [
    ...['server.cjs', 'hi/server.cjs', 'signatures.json', 'js/a.js.map', 'js/a.js.br'],
    ...['public/images/a.svg', 'hi/public/login.html', 'login.html', 'js/login.html', 'a.js'],
    ...['js/a.js.0123456789ab.dcz', '../.draft/js/a.js', 'js/'],
  ];
  for (const file of kept) {
    expect([file, isServed(`/mf-chat/0123456789ab/${file}`)]).toEqual([file, false]);
  }
  expect(isServed('/mf-chat/.draft/js/a.js')).toBe(false);
});

test('only a file with a hash in its name is named by it', () => {
  const files = ['js/a.0a1b2c3d.js', 'js/a.0a1b2c3d.js.LICENSE.txt', 'remoteEntry.js', 'js/a.js'];
  expect(files.map(isNamedByHash)).toEqual([true, true, false, false]);
});
