import { entry, registryFixture, route, version } from '../testing/site-fixture';
import { parseRegistry } from './registry';

const refused: [string, string][] = [];
const parse = (value: unknown) =>
  parseRegistry(typeof value === 'string' ? value : JSON.stringify(value), (remote, reason) =>
    refused.push([remote, reason]),
  );

beforeEach(() => {
  refused.length = 0;
});

test('a valid registry is returned unchanged', () => {
  expect(parse(registryFixture)).toEqual(registryFixture);
  expect(refused).toEqual([]);
});

test.each([null, '', 'no JSON', '{"shell":"host1"', '[]', 'null', '{}', '{"remotes":[]}'])(
  '%p counts as a registry without remotes',
  (text) => {
    expect(parseRegistry(text, (remote, reason) => refused.push([remote, reason]))).toEqual({
      shell: '',
      remotes: {},
    });
    expect(refused).toEqual([['registry', expect.any(String)]]);
  },
);

const sound = entry('mf-auth', [route('auth/login', '/login')]);
const live = version('mf-auth', 'live1');

const broken: [string, unknown][] = [
  ['is no object', 'mf-auth'],
  ['is null', null],
  ['has a label that is no text', { ...sound, label: 7 }],
  ['has a user menu that is no choice', { ...sound, userMenu: 'no' }],
  ['does not say whether it is enabled', { ...sound, enabled: undefined }],
  ['has no live version', { ...sound, live: null }],
  ['has a live version that is an address only', { ...sound, live: live.entry }],
  ['lacks its previous version', { ...sound, previous: undefined }],
  [
    'has an entry on another origin',
    { ...sound, live: { ...live, entry: `https://evil.example${live.entry}` } },
  ],
  [
    'has an entry on another host of the same scheme',
    { ...sound, live: { ...live, entry: `//evil.example${live.entry}` } },
  ],
  [
    'has an entry in a script address',
    { ...sound, live: { ...live, entry: 'javascript:alert(1)' } },
  ],
  ['has an entry of another remote', { ...sound, live: version('mf-commerce', 'live1') }],
  [
    'has an entry outside its folder',
    {
      ...sound,
      live: {
        ...live,
        version: '../../../uploads',
        entry: '/remotes/mf-auth/../../../uploads/remoteEntry.js',
      },
    },
  ],
  ['has an uploaded file for its entry', { ...sound, live: { ...live, entry: '/uploads/1.js' } }],
  ['has no integrity', { ...sound, live: { ...live, integrity: '' } }],
  ['has an integrity of a weak kind', { ...sound, live: { ...live, integrity: 'md5-abcd' } }],
  ['has a foreign fallback', { ...sound, previous: { ...live, entry: '//evil.example/x.js' } }],
  ['has a foreign canary', { ...sound, canary: { ...live, entry: '//evil.example/x.js' } }],
  ['has a canary without its share', { ...sound, canary: live }],
  ['has a canary without routes', { ...sound, canary: { ...live, percent: 1, pages: [] } }],
  ['has a canary for more than everybody', { ...sound, canary: { ...live, percent: 101 } }],
  ['has no routes', { ...sound, routes: undefined }],
  ['has a route that is nothing', { ...sound, routes: [null] }],
  ['has a route without a slash', { ...sound, routes: [route('auth/login', 'login')] }],
  [
    'has a route for a role that does not exist',
    { ...sound, routes: [{ ...route('auth/login', '/login'), access: 'everybody' }] },
  ],
  [
    'has a route without its chrome',
    { ...sound, routes: [{ ...route('auth/login', '/login'), header: undefined }] },
  ],
  [
    'has a route whose child is nothing',
    { ...sound, routes: [{ ...route('auth/login', '/login'), children: [null] }] },
  ],
  [
    'has a route whose child has no path',
    {
      ...sound,
      routes: [{ ...route('auth/login', '/login'), children: [{ id: 'auth/x', title: 'x' }] }],
    },
  ],
];

test.each(broken)('an entry that %s only removes its own remote', (_fault, value) => {
  const { shell, remotes } = parse({
    ...registryFixture,
    remotes: { ...registryFixture.remotes, 'mf-auth': value },
  });
  const { 'mf-auth': _costs, ...others } = registryFixture.remotes;
  expect({ shell, remotes }).toEqual({ shell: 'host1', remotes: others });
  expect(refused).toEqual([['mf-auth', expect.any(String)]]);
});

test.each(['auth', 'mf-', 'mf-Auth', 'mf_auth', 'mf-auth/..', '__proto__', 'mf-auth" onload="'])(
  '%s is not a remote name',
  (name) => {
    const text = `{"shell":"host1","remotes":{${JSON.stringify(name)}:${JSON.stringify(sound)}}}`;
    expect(parse(text).remotes).toEqual({});
    expect(refused).toEqual([[name, 'not a remote name']]);
  },
);
