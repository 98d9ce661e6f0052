import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { toRegistryEntry, type RemoteModule } from 'shared/contract';
import { isProductList } from 'shared/model/catalogue';
import { paths } from 'shared/model/paths';
import { findRoute } from '../../../shell/src/registry/routes';
import { chooseVersions } from '../../../shell/src/registry/site';
import { remoteNames, root } from '../units/units';

const remotes: Record<string, RemoteModule> = Object.fromEntries(
  remoteNames.map((name) => [
    name,
    // Every remote exposes a module of this type; the list of remotes is known only at run time.
    jest.requireActual<RemoteModule>(join(root, name, 'src/routes')),
  ]),
);

const site = chooseVersions(
  {
    shell: '',
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, remote]) => [
        name,
        toRegistryEntry(remote, { version: '1', entry: '', integrity: '' }),
      ]),
    ),
  },
  0,
);

/** The pages that the code names: `paths.admin('orders')`, `paths.dashboard(user, 'orders')`. */
const named = [...remoteNames, 'shell', 'shared'].flatMap((unit) =>
  filesBelow(join(root, unit, 'src'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(root, unit, 'src', file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/paths\.(\w+)\((?:[\w.]+, )?'([\w/-]+)'/g)])
    .map(([, name = '', page = '']) => ({ name, page })),
);

/** What the functions of `paths` take: a name with special letters, a person, a kind of product, or a page. */
const given = (name: string): unknown[] => [
  ...['a/b c?', { name: 'Asha Rao' }, 'course', 'webinar'],
  ...named.filter((each) => each.name === name).map(({ page }) => page),
];

/** All lists of that many of these. */
const lists = (values: readonly unknown[], length: number): unknown[][] =>
  length === 0
    ? [[]]
    : lists(values, length - 1).flatMap((list) => values.map((value) => [...list, value]));

test.each(remoteNames)('%s has the name of its folder', (name) => {
  expect(remotes[name]!.name).toBe(name);
});

const findPage = (address: string) => findRoute(site, address.split('?')[0]!);

// The error page belongs to the host, not to a remote.
const isPage = (address: string) => findPage(address)?.isPage ?? address === paths.error();

/** With the addresses that a section links alone. */
const functions = [
  ...Object.entries<(...given: never[]) => string>(paths),
  ...remoteNames.flatMap((name) => {
    const file = join(root, name, 'src/own-paths');
    if (!existsSync(`${file}.ts`)) return [];
    const { ownPaths } = jest.requireActual<{ ownPaths: typeof paths }>(file);
    return Object.entries<(...given: never[]) => string>(ownPaths);
  }),
];

test.each(functions)('the address %s leads to a page of the routes', (name, address) => {
  const addresses = lists(given(name), address.length).flatMap((values) => {
    try {
      return String(Reflect.apply(address, paths, values));
    } catch {
      // A text is no person.
      return [];
    }
  });
  expect(addresses.filter((each) => isPage(each))).not.toEqual([]);
});

test.each(named.filter(({ name }) => ['admin', 'dashboard'].includes(name)))(
  'paths.$name has a page $page',
  ({ name, page }) => {
    const address =
      name === 'admin'
        ? paths.admin(page)
        : `${paths.dashboardIndex({ name: 'Asha Rao' })}/${page}`;
    expect(isPage(address)).toBe(true);
  },
);

const pages = Object.values(remotes).flatMap(({ name, routes }) =>
  routes.flatMap((route) => [route, ...(route.children ?? [])].map(({ id }) => ({ name, id }))),
);

test('no two pages have the same id', () => {
  const ids = pages.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(pages)('$id belongs to the area of $name and names its chunk', (page) => {
  expect(page.id.split('/')[0]).toBe(page.name.replace('mf-', ''));
  const source = ['routes.ts', 'pages.ts']
    .map((file) => join(root, page.name, 'src', file))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join('');
  const [, declaration = ''] = source.split(`'${page.id}'`);
  expect(/webpackChunkName: "([^"]+)"/.exec(declaration)?.[1]).toBe(page.id.replace('/', '-'));
});

test.each(Object.values(remotes))(
  '$name prerenders only public pages with an address',
  (remote) => {
    for (const { path, access, prerender, about } of remote.routes) {
      if (!prerender) continue;
      expect(access).toBe('public');
      // The addresses of such pages come from the catalogue.
      if (about && isProductList(about)) expect(path).toMatch(/^\/[a-z]+\/:urlTitle$/);
      else if (prerender === true) expect(path).not.toContain(':');
      else for (const each of prerender) expect(findRoute(site, each)?.route.path).toBe(path);
    }
  },
);
