import { isOrigin, originsOf } from '.';

test.each(['https://chat.example', 'https://a.b-c.example:8443', 'https://10.0.0.1'])(
  '%s is an origin',
  (text) => {
    expect(isOrigin(text, false)).toBe(true);
  },
);

test('one at localhost is one only for a site at localhost', () => {
  expect(isOrigin('http://localhost:4000', true)).toBe(true);
  expect(isOrigin('http://localhost:4000', false)).toBe(false);
});

test.each([
  ...['', '*', "'self'", "'unsafe-inline'", 'https:', 'https://*', 'https://*.example', 'data:'],
  ...['http://chat.example', 'wss://chat.example', 'chat.example', '//chat.example'],
  ...['https://chat.example/', 'https://chat.example/path', 'https://chat.example?x'],
  ...['https://chat.example; script-src *', 'https://chat.example https://b.example'],
  ...['https://chat.example,https://b.example', 'https://chat.example\nx: y', ' https://a.example'],
  ...[
    'https://user@chat.example',
    'https://chat.example:',
    'https://-a.example',
    'https://localhost',
  ],
  ...[
    'http://localhost',
    'http://localhost:4000/x',
    'http://localhost.example:1',
    'HTTPS://A.EXAMPLE',
  ],
  ...[7, null, undefined, ['https://chat.example']],
])('%p is none', (value) => {
  expect(isOrigin(value, true)).toBe(false);
});

test('the pages of a section may call what any version needs that a browser can get', () => {
  const live = { origins: ['https://a.example', 'https://b.example'] as const };
  const previous = { origins: ['https://c.example', 'https://a.example'] as const };
  expect(originsOf([live, null, {}, undefined, previous])).toEqual(
    ['a', 'b', 'c', 'a'].map((name) => `https://${name}.example`),
  );
});
