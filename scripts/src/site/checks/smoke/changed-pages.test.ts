import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegistryEntry } from 'shared/contract';
import { openSiteFolder } from '../../state/site';
import { OTHERS, siteWith } from '../../testing/smoke-site';
import { changedPages, pagesOfHost } from './changed-pages';
import { openedPages, type Opened } from './opened-pages';

const FIRST = '/elsewhere';

/** The pages that are opened after a change of files of `/login` and `/signup`, and of the HTML of a page. */
function openedAfter(
  changed: readonly string[],
  html?: string,
  now = '<h1>Now: ',
  offer: Partial<RegistryEntry> = {},
) {
  const { site, release, remote } = siteWith([{ path: '/login' }, { path: '/signup' }]);
  const place = openSiteFolder(site);
  const size = { bytes: 1, brotli: 1 };
  const names = ['remoteEntry.js', 'js/login.js', 'js/signup.js', 'js/late.js', 'js/late.js.map'];
  const routes = remote.routes.map((route) => ({
    ...route,
    id: `auth${route.path}` as const,
    assets: { js: [`js${route.path}.js`], css: [] },
  }));
  const version = (own: string, files: readonly string[]): Opened => {
    const place = join(site, 'remotes/mf-auth', own);
    // The integrity of a script changes with the version, which it names.
    const described = names.map((each) => {
      mkdirSync(dirname(join(place, each)), { recursive: true });
      writeFileSync(join(place, each), `at ${own}: ${files.includes(each) ? 'new' : 'old'}`);
      return [each, { ...size, integrity: `${each} of ${own}` }] as const;
    });
    const manifest = {
      ...{ ...remote, version: own, files: Object.fromEntries(described) },
      // The fixture has one id for all of its routes.
      routes: routes as Opened['routes'],
    };
    writeFileSync(join(place, 'remote.json'), JSON.stringify(manifest));
    return manifest;
  };
  version('111111111111', []);
  const registry = join(release, 'registry.json');
  const known = JSON.parse(readFileSync(registry, 'utf8'));
  Object.assign(known.remotes['mf-auth'], { routes, live: { version: '111111111111' } });
  writeFileSync(registry, JSON.stringify(known));
  cpSync(release, join(site, 'live'), { recursive: true });
  Object.assign(known.remotes['mf-auth'], { live: { version: '222222222222' }, ...offer });
  writeFileSync(registry, JSON.stringify(known));
  if (html) {
    const page = join(release, `pages${html}.html`);
    writeFileSync(page, readFileSync(page, 'utf8').replace('<h1>', now));
  }
  const next = version('222222222222', changed);
  const all = openedPages(place, release, [next]);
  const other = [FIRST, '/further'].map((path) => ({ ...all[0]!, remote: 'mf-home', path }));
  return changedPages(place, release, ['mf-auth'], [...all, ...other]).map(({ path }) => path);
}

test.each([
  ['the scripts of a page', ['js/login.js', 'remoteEntry.js'], ['/login']],
  ['a script that belongs to no page', ['js/late.js', 'remoteEntry.js'], ['/login', '/signup']],
  ['only the entry', ['remoteEntry.js'], ['/login', '/signup']],
  ['nothing but a source map', ['js/late.js.map'], []],
])('after a change of %s, the pages that can have it are opened', (_what, files, pages) =>
  expect(openedAfter(files)).toEqual(pages),
);

test('a page that names a style sheet where browsers have it is not opened for that', () => {
  const named = '<h1 data-href="/remotes/mf-auth/222222222222/css/login.css">';
  expect(openedAfter([], '/signup', named)).toEqual([]);
});

test('a page with another text is opened', () =>
  expect(openedAfter([], '/signup')).toEqual(['/signup']));

test.each<[string, Partial<RegistryEntry>]>([
  ['has another link', { links: [{ menu: 'header', path: '/signup', label: 'Join', order: 1 }] }],
  ['calls another API', { live: { version: '222222222222', origins: [OTHERS] } as never }],
  ['is closed', { enabled: false }],
])('one page of each other section is opened after a section %s on all pages', (_what, offer) =>
  expect(openedAfter([], undefined, undefined, offer)).toEqual([FIRST]),
);

test('with another host, pages with another text are opened, and one page of each kind, in English of each section', () => {
  const paths = ['/login', '/signup', '/forms', '/more-forms', '/reset'];
  const user = { path: '/desk', access: 'student' as const, isPrerendered: false };
  const fixture = siteWith([...paths.map((path) => ({ path })), user, { ...user, path: '/notes' }]);
  const { release, remote } = fixture;
  const page = (path: string) => join(release, `pages${path}.html`);
  const ofHost = (path: string, version: string, hash: string) =>
    writeFileSync(
      page(path),
      `<script src="/scripts/before-host.js?${version}"></script><h1>${path}</h1>
      <script src="/shell/${version}/js/main.${hash}.js" integrity="sha256-${hash}"></script>`,
    );
  for (const path of paths) ofHost(path, '111111111111', '11111111');
  cpSync(release, join(fixture.site, 'live'), { recursive: true });
  for (const path of paths) ofHost(path, '222222222222', '22222222');
  writeFileSync(page('/reset'), readFileSync(page('/reset'), 'utf8').replace('<h1>', '<h1>Now: '));
  // The fixture has one id for all of its routes.
  const routes = remote.routes.map((route) => ({
    ...route,
    id: `auth${route.path}` as const,
    late: route.path.endsWith('forms') ? ['shared/forms'] : [],
  })) as Opened['routes'];
  const registry = join(release, 'registry.json');
  const known = JSON.parse(readFileSync(registry, 'utf8'));
  Object.assign(known.remotes['mf-auth'], { routes });
  writeFileSync(registry, JSON.stringify(known));
  const site = openSiteFolder(fixture.site);
  writeFileSync(site.paths.liveRegistry, JSON.stringify(known));
  const inEnglish = openedPages(site, release, [{ ...remote, routes }]);
  const inHindi = ['mf-auth', 'mf-home'].flatMap((name) =>
    inEnglish.map((address) => ({
      ...address,
      path: `/hi${address.path}`,
      opened: { ...address.opened, name, language: 'hi' },
    })),
  );
  const all = [...inEnglish, ...inHindi].map((address) => ({ ...address, others: ['/'] }));
  const opened = pagesOfHost(site, release, all);
  const ofKinds = ['/hi/login', '/hi/forms', '/hi/desk'];
  expect(opened.map(({ path }) => path)).toEqual([
    '/login',
    '/forms',
    '/reset',
    '/desk',
    ...ofKinds,
  ]);
  const left = opened.filter(({ others }) => others.length > 0);
  expect(left.map(({ path }) => path)).toEqual(['/login', '/desk', '/hi/login', '/hi/desk']);
});
