import { toRegistryEntry, type Registry } from 'shared/contract';
import type { RemoteManifest, ShellManifest } from '../../units/manifest';
import { incompatibilities } from './compatibility';
import { settings } from '../testing/unit-fixtures';

const shell: ShellManifest = {
  name: 'shell',
  contract: 1,
  calls: {},
  version: 'host1',
  provides: {
    react: { version: '19.3.1', exports: ['useState', 'useEffect'] },
    'shared/ui': { version: '1.0.0', exports: ['Button'] },
  },
  js: [],
  css: [],
  files: {},
  server: '',
  settings,
};

type Route = RemoteManifest['routes'][number];

const route = (id: Route['id'], path: string, children: [Route['id'], string][] = []): Route => ({
  id,
  path,
  access: 'public',
  header: true,
  footer: true,
  title: id,
  prerender: [],
  assets: { js: [], css: [] },
  children: children.map(([childId, childPath]) => ({
    id: childId,
    path: childPath,
    title: childId,
    assets: { js: [], css: [] },
  })),
});

const remote = (manifest: Partial<RemoteManifest> = {}): RemoteManifest => ({
  contract: 1,
  name: 'mf-auth',
  label: 'Section auth',
  userMenu: true,
  links: [],
  version: 'auth1',
  requires: {},
  calls: {},
  imports: {},
  exposed: { js: ['js/routes.js'], css: [] },
  routes: [route('auth/login', '/login')],
  files: {},
  server: '',
  ...manifest,
});

const registryOf = (name: string, routes: Route[]): Registry => ({
  shell: 'host1',
  remotes: {
    [name]: toRegistryEntry(
      { label: name, userMenu: true, routes },
      { version: '1', entry: '', integrity: '' },
    ),
  },
});

const others = registryOf('mf-other', [
  route('other/home', '/'),
  route('other/course', '/course/:urlTitle'),
  route('other/dashboard', '/dashboard/:name?', [['other/overview', 'overview']]),
  route('other/area', '/admin', [
    ['other/index', ''],
    ['other/users', 'users'],
  ]),
]);

const reasons = (manifest: Partial<RemoteManifest>, registry = others, host = shell) =>
  incompatibilities(remote(manifest), host, registry);

test('a compatible remote has no incompatibilities, also with its own live version', () => {
  expect(reasons({})).toEqual([]);
  expect(reasons({}, registryOf('mf-auth', [route('auth/login', '/login')]))).toEqual([]);
});

test('the message about another contract has both numbers', () => {
  expect(reasons({ contract: 2 })).toEqual([expect.stringMatching(/contract 2.*loads 1/)]);
});

describe('a shared library', () => {
  test.each(['^19.3.1', '^19.0.0', '19.3.1', '>=19'])('in range %s fits', (range) => {
    expect(reasons({ requires: { react: range } })).toEqual([]);
  });

  test.each(['^18.0.0', '^19.4.0', '^20.0.0', '19.3.0'])('in range %s is refused', (range) => {
    expect(reasons({ requires: { react: range } })).toEqual([
      expect.stringContaining(`mf-auth needs react ${range}, the shell provides 19.3.1`),
    ]);
  });

  test('that the host does not provide is named', () => {
    expect(reasons({ requires: { 'shared/new': '^1.0.0' } })).toEqual([
      expect.stringContaining('shared/new, which the shell does not provide'),
    ]);
  });

  test('is checked for each export, except where it is used as a whole', () => {
    const requires = { react: '^19.3.1' };
    const imports = {
      react: ['useState', 'use', '*', 'default'],
      'shared/ui': ['Button', 'Table'],
    };
    expect(reasons({ requires, imports })).toEqual([
      expect.stringContaining('imports use from react'),
      expect.stringContaining('imports Table from shared/ui'),
    ]);
  });
});

describe('an address', () => {
  test.each([
    ['/', 'other/home'],
    ['/course/:urlTitle', 'the same pattern'],
    ['/course/:id', 'the same pattern under another name'],
    ['/course/:id/', 'the same pattern with a final slash'],
    ['/dashboard', 'an optional parameter left out'],
    ['/dashboard/:slug', 'an optional parameter given'],
    ['/dashboard/:name?', 'an optional parameter'],
    ['/dashboard/:name/overview', 'a page within an area with a parameter'],
    ['/admin', 'an area'],
    ['/admin/users', 'a page within an area'],
    ['/course/numerology-course', 'one address of a pattern'],
    ['/Course/:urlTitle', 'the same pattern in capitals'],
    ['/cours%65/:urlTitle', 'the same pattern, encoded'],
    ['/:anything/overview', 'a parameter in the place of a name'],
    ['/admin/anything/else', 'an unknown address within an area'],
    ['/ERROR', "the host's own page in capitals"],
    ['/error', "the host's own page"],
    ['/*', 'every address'],
    ['/admin/*', 'every address of an area'],
  ])('%s is taken (%s)', (path) => {
    expect(reasons({ routes: [route('auth/login', path)] })).toEqual([
      expect.stringMatching(
        /^mf-auth declares path .*, which belongs to (mf-other|shell) already\.$/,
      ),
    ]);
  });

  test.each(['/courses', '/course', '/course/:urlTitle/lessons', '/admin-login', '/errors'])(
    '%s is free',
    (path) => {
      expect(reasons({ routes: [route('auth/login', path)] })).toEqual([]);
    },
  );

  test('declared twice by one remote is refused', () => {
    const routes = [route('auth/login', '/login'), route('auth/sign-in', '/login')];
    expect(reasons({ routes })).toEqual([expect.stringContaining('path /login')]);
  });

  test('that one remote has beside its own pattern is free', () => {
    const routes = [route('auth/any', '/code/:name'), route('auth/new', '/code/new')];
    expect(reasons({ routes })).toEqual([]);
  });

  test('within an area of the same remote conflicts too', () => {
    const routes = [
      route('auth/area', '/me', [['auth/name', 'name']]),
      route('auth/me', '/me/name'),
    ];
    expect(reasons({ routes })).toEqual([expect.stringContaining('path /me/name')]);
  });
});

describe('a route id', () => {
  test.each([
    'other/home',
    'other/overview',
    'shell/error',
    'shell/root',
    'shell/unmatched',
  ] as const)('%s is taken', (id) => {
    expect(reasons({ routes: [route(id, '/login')] })).toEqual([
      expect.stringContaining(`id ${id}`),
    ]);
  });

  test('of a child page is checked too', () => {
    expect(reasons({ routes: [route('auth/area', '/me', [['other/home', 'x']])] })).toEqual([
      expect.stringContaining('id other/home'),
    ]);
  });
});

test('the result names every incompatibility', () => {
  expect(
    reasons({
      contract: 2,
      requires: { react: '^20.0.0' },
      routes: [route('other/home', '/')],
    }),
  ).toHaveLength(4);
});
