import type * as Prefix from './language-prefix';

/** As built for Hindi. */
function inHindi(): typeof Prefix {
  let found!: typeof Prefix;
  jest.isolateModules(() => {
    jest.doMock('shared/model/language', () => ({ prefix: '/hi' }));
    found = jest.requireActual<typeof Prefix>('./language-prefix');
  });
  return found;
}

test.each([
  ['/hi', '/'],
  ['/hi/', '/'],
  ['/hi/courses', '/courses'],
  ['/hindi', '/hindi'],
  ['/hi//evil.example/courses', '/evil.example/courses'],
  ['/hi///evil.example', '/evil.example'],
])('%s is the path %s, whose address in English is on this site', (pathname, path) => {
  const { addressIn, withoutPrefix } = inHindi();
  expect(withoutPrefix(pathname)).toBe(path);
  const english = addressIn('', path);
  expect(new URL(english, 'https://site.example').host).toBe('site.example');
});
