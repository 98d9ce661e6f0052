import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { english, hindi, languages, type Language } from 'shared/model/language';
import { publicCatalogue } from 'shared/model/catalogue';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import type { Registry, RegistryEntry } from 'shared/contract';
import type { ShellManifest } from '../../units/manifest';
import { htmlDocument, type DocumentFrame } from './document';
import { root } from '../../units/units';
import { settings } from '../testing/unit-fixtures';

const file = (integrity: string) => ({ bytes: 1, brotli: 1, integrity });
const shell: ShellManifest = {
  name: 'shell',
  contract: 1,
  calls: {},
  version: 'host1',
  provides: {},
  js: ['js/main.js'],
  css: ['css/main.css'],
  files: { 'js/main.js': file('sha256-script'), 'css/main.css': file('sha256-style') },
  server: '',
  settings,
};
const frame = (registry: Registry = { shell: 'host1', remotes: {} }): DocumentFrame => ({
  shell,
  registry,
  catalogue: publicCatalogue(shippedCatalogue),
  siteUrl: 'https://site.example',
  language: english,
  languagesOf: () => [english],
  fileOf: (address) => ({ address, integrity: `sha256-of-${address}` }),
});

const page = (meta: object = {}, path = '/about') => ({
  path,
  html: '<h1>About</h1>',
  meta: { title: 'About', description: 'Who we are.', ...meta },
  assets: { js: ['/remotes/mf-home/1/js/page.js'], css: ['/remotes/mf-home/1/css/page.css'] },
  renderedBy: 'mf-home@1',
});

/** Parses the document as a browser does, so that the tests do not depend on the exact HTML text. */
function read(html: string) {
  const { JSDOM } = jest.requireActual<typeof import('jsdom')>('jsdom');
  const { document } = new JSDOM(html).window;
  return {
    document,
    content: (selector: string) => document.querySelector(selector)?.getAttribute('content'),
  };
}

const hostile = `</title></script><script>alert('1')</script>"><img src=x onerror=alert(1)>&amp;`;

test('texts of a page are escaped', () => {
  const { document, content } = read(
    htmlDocument(frame(), page({ title: hostile, description: hostile, image: `/${hostile}` })),
  );
  expect(document.title).toBe(hostile);
  expect(content('meta[name=description]')).toBe(hostile);
  expect(content('meta[property="og:title"]')).toBe(hostile);
  expect(content('meta[property="og:image"]')).toBe(`https://site.example/${hostile}`);
  expect(document.querySelectorAll('script:not([src]):not([type$=json])')).toHaveLength(0);
  expect(document.querySelectorAll('img')).toHaveLength(0);
});

test.each([
  ['/og/home.png', 'https://site.example/og/home.png', '1200', '630'],
  ['/uploads/a-1024x576.webp', 'https://site.example/uploads/a-1024x576.webp', '1024', '576'],
  ['https://cdn.example/a.webp', 'https://cdn.example/a.webp', undefined, undefined],
])(
  'the sharing picture %s has an absolute address and its size',
  (image, address, width, height) => {
    const { content } = read(htmlDocument(frame(), page({ title: '', description: '', image })));
    expect(content('meta[property="og:image"]')).toBe(address);
    expect(content('meta[property="og:image:width"]')).toBe(width);
    expect(content('meta[property="og:image:height"]')).toBe(height);
  },
);

test.each(languages)('a page in $name names the manifest in its language', (language) => {
  const { document } = read(htmlDocument({ ...frame(), language }, page()));
  const address = document.querySelector('link[rel=manifest]')?.getAttribute('href');
  const manifest = readFileSync(join(root, 'shell/public', address ?? ''), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({
    lang: language.tag,
    start_url: language.prefix || '/',
  });
});

test.each(languages)('the dashboard in $name can be installed', ({ prefix, tag }) => {
  const folder = join(root, 'shell/public');
  const manifest = JSON.parse(readFileSync(join(folder, prefix, 'dashboard.webmanifest'), 'utf8'));
  const { start_url, scope, icons, screenshots, shortcuts } = manifest;
  expect(manifest).toMatchObject({ name: 'Nakshank', lang: tag, display: 'standalone' });
  for (const url of [start_url, ...shortcuts.map((each: { url: string }) => each.url)]) {
    expect(url.startsWith(scope)).toBe(true);
    expect(url).toMatch(new RegExp(`^${prefix}/dashboard/me/(?:overview|mycourse)$`));
  }
  const names = shortcuts.map(({ name }: { name: string }) => name);
  expect(names).toEqual(prefix ? ['अगली क्लास', 'मेरे कोर्स'] : ['Next class', 'My courses']);
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toEqual([
    undefined,
    undefined,
    'maskable',
    'monochrome',
  ]);
  for (const { src, sizes } of icons) {
    const png = readFileSync(join(folder, src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  for (const { src } of screenshots) expect(existsSync(join(folder, src))).toBe(true);
});

test('data cannot end the script element that contains it', () => {
  const registry: Registry = { shell: `${hostile}<!--<script>`, remotes: {} };
  const jsonLd = [{ '@type': 'Course', name: hostile }];
  const { document } = read(htmlDocument(frame(registry), page({ jsonLd })));
  const data = (selector: string) => JSON.parse(document.querySelector(selector)!.textContent);
  expect(data('#registry')).toEqual(registry);
  expect(data('script[type="application/ld+json"]')).toEqual(jsonLd[0]);
  expect(document.querySelector('h1')?.textContent).toBe('About');
});

test('only pages for admins list the pages for admins', () => {
  const route = (path: string, access: 'public' | 'admin') => ({
    id: 'x/y' as const,
    ...{ path, access, header: true, footer: true, title: path, children: [] },
  });
  const live = { version: '1', entry: '', integrity: '' };
  const canary = { ...live, version: '2', percent: 1, pages: [] };
  const open = [route('/admin-login', 'public')];
  const all = [...open, route('/admin', 'admin')];
  // Only the worker of the dashboard reads it, in `registry.json`.
  const published = all.map((each) => ({ ...each, offline: true as const, calls: ['/orders'] }));
  const entry = { label: '', userMenu: true, enabled: true, live, previous: null };
  const registry = (routes: typeof all, isPartial?: true): Registry => ({
    shell: 'host1',
    remotes: {
      'mf-home': { ...entry, canary: null, routes: [] },
      'mf-admin': { ...entry, routes, canary: { ...canary, routes } },
    },
    ...(isPartial && { isPartial }),
  });
  const listed = (on: Parameters<typeof htmlDocument>[1]) =>
    JSON.parse(
      read(htmlDocument(frame(registry(published)), on)).document.querySelector('#registry')!
        .textContent,
    );
  expect(listed(page())).toEqual(registry(open, true));
  expect(listed({ ...page(), renderedBy: 'shell' })).toEqual(registry(open, true));
  expect(listed({ ...page(), renderedBy: null })).toEqual(registry(open, true));
  expect(listed({ ...page(), renderedBy: 'mf-admin@1' })).toEqual(registry(all));
  expect(listed(null)).toEqual(registry(all));
});

test('the address of a page is escaped', () => {
  const { document } = read(htmlDocument(frame(), page({}, '/course/"><script>')));
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://site.example/course/"><script>',
  );
});

test('every script and style sheet of a unit has its integrity, and occurs once', () => {
  const { document } = read(htmlDocument(frame(), page()));
  const files = [
    ...document.querySelectorAll('script[src*="/js/"], link[rel=stylesheet], link[as=script]'),
  ];
  const addresses = files.map((each) => each.getAttribute('src') ?? each.getAttribute('href'));
  expect(addresses.sort()).toEqual([
    '/remotes/mf-home/1/css/page.css',
    '/remotes/mf-home/1/js/page.js',
    '/shell/host1/css/main.css',
    '/shell/host1/js/main.js',
  ]);
  for (const each of files) {
    expect(each.getAttribute('integrity')).toMatch(/^sha256-/);
    expect(each.hasAttribute('crossorigin')).toBe(true);
  }
});

test('the script that handles a hanging style sheet does not wait for it', () => {
  const { document } = read(htmlDocument(frame(), page()));
  const [first] = document.querySelectorAll('script[src], link[rel=stylesheet]');
  expect(first?.getAttribute('src')).toMatch(/^\/scripts\/before-host\.js\?[0-9a-f]{12}$/);
  expect(first?.hasAttribute('async')).toBe(true);
});

test('the first paint waits for that script where it shows the place of what is for students', () => {
  const waits = (html: string) =>
    read(htmlDocument(frame(), { ...page(), html })).document.querySelector('[blocking=render]') !==
    null;
  expect(waits('<h1>About</h1>')).toBe(false);
  expect(waits('<div data-widget="mf-x x/y" data-for="students"></div>')).toBe(true);
});

test('nothing in the page needs an inline script or style', () => {
  const { document } = read(htmlDocument(frame(), page()));
  expect(document.querySelectorAll('style, [style], [onload], [onclick]')).toHaveLength(0);
  expect(document.querySelector('#root')?.innerHTML).toBe('<h1>About</h1>');
  expect(document.querySelector('#root')?.getAttribute('data-prerendered')).toBe('mf-home@1');
});

test('a page names its canonical address', () => {
  const canonical = (given: ReturnType<typeof page>) =>
    read(htmlDocument(frame(), given)).document.querySelector('link[rel=canonical]');
  expect(canonical(page())?.getAttribute('href')).toBe('https://site.example/about');
  expect(canonical(page({ canonical: '/' }, '/home'))?.getAttribute('href')).toBe(
    'https://site.example/',
  );
});

test('the page for all other addresses is empty and not indexed, and says that it needs JavaScript', () => {
  const { document, content } = read(htmlDocument(frame(), null));
  expect(content('meta[name=robots]')).toBe('noindex');
  expect(document.querySelector('#root')?.innerHTML).toBe('');
  expect(document.querySelector('#root')?.hasAttribute('data-prerendered')).toBe(false);
  expect(document.querySelector('noscript')?.textContent).toContain('JavaScript');
});

test('a page lists its own section, those that it links and those that add something to others', () => {
  const live = { version: '1', entry: '', integrity: '' };
  const section = (name: string, path: string, facts: Partial<RegistryEntry> = {}) => ({
    label: name,
    ...{ userMenu: true, enabled: true, live, previous: null, canary: null },
    routes: [
      {
        id: 'x/y' as const,
        ...{ path, access: 'public' as const, header: true, footer: true, title: '', children: [] },
      },
    ],
    ...facts,
  });
  const remotes = {
    'mf-home': section('home', '/about'),
    'mf-linked': section('linked', '/linked/:urlTitle'),
    'mf-menu': section('menu', '/menu', { links: [] }),
    'mf-other': section('other', '/other'),
  };
  const builtFrom = {
    shell: { 1: 'a' },
    'mf-home': { 1: 'b' },
    'mf-other': { 1: 'c' },
    'mf-english': {},
  };
  const given = { ...frame({ shell: 'host1', remotes, builtFrom }), language: hindi };
  const html = '<a href="/hi/linked/one?x=1">One</a>';
  const { document } = read(htmlDocument(given, { ...page(), html }));
  const listed = JSON.parse(document.querySelector('#registry')!.textContent) as Registry;
  expect(Object.keys(listed.remotes)).toEqual(['mf-home', 'mf-linked', 'mf-menu']);
  expect([listed.isPartial, Object.keys(listed.builtFrom!)]).toEqual([true, ['shell', 'mf-home']]);
  const everywhere = read(htmlDocument(given, { ...page(), renderedBy: null })).document;
  expect(everywhere.querySelector('#registry')!.textContent).toContain('mf-other');
});

test('a file that did not change is named at the address of an earlier version, a font beside its style sheet', () => {
  const font = 'assets/text-latin.0a1b2c3d.woff2';
  const given: DocumentFrame = {
    ...frame(),
    shell: { ...shell, files: { ...shell.files, [font]: file('sha256-font') } },
    fileOf: (address) => ({
      address: address.replace(/\b(host1|1)\/css/, '0/css'),
      integrity: 'x',
    }),
  };
  const { document } = read(htmlDocument(given, page()));
  const addresses = [...document.querySelectorAll('link[rel=stylesheet], link[as]')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('data-href'),
  ]);
  expect(addresses).toEqual([
    [`/shell/0/${font}`, null],
    ['/shell/0/css/main.css', '/shell/host1/css/main.css'],
    ['/remotes/mf-home/0/css/page.css', '/remotes/mf-home/1/css/page.css'],
    ['/remotes/mf-home/1/js/page.js', null],
  ]);
});

test('only a page that imports a late module of the host preloads it', () => {
  const provides = { 'shared/api': { version: '1.0.0', exports: [], late: { js: ['js/api.js'] } } };
  const given = { ...frame(), shell: { ...shell, provides } };
  const preload = (late?: string[]) =>
    read(htmlDocument(given, { ...page(), late })).document.querySelector(
      'link[rel=preload][href="/shell/host1/js/api.js"][integrity^=sha256-of][crossorigin]',
    );
  expect(preload(['shared/api'])).not.toBeNull();
  expect(preload()).toBeNull();
});

test('the banner is the first part of the pages for visitors, in their language, as text', () => {
  const banner = { text: hostile, link: '/courses?a=1&b=2' };
  const catalogue = { ...publicCatalogue(shippedCatalogue), banner };
  const at = (language: Language, link = banner.link, spoken: readonly Language[] = languages) =>
    read(
      htmlDocument(
        {
          ...frame(),
          language,
          catalogue: { ...catalogue, banner: { ...banner, link } },
          languagesOf: (path) => (path === '/courses' ? spoken : []),
        },
        page(),
      ),
    ).document;
  const [first] = at(english).body.children;
  expect(first?.id).toBe('banner');
  expect(first?.textContent).toBe(hostile);
  const href = (document: Document) => document.querySelector('#banner a')?.getAttribute('href');
  expect(href(at(english))).toBe('/courses?a=1&b=2');
  expect(href(at(hindi))).toBe('/hi/courses?a=1&b=2');
  expect(href(at(hindi, '/courses', [english]))).toBe('/courses');
  expect(href(at(hindi, 'https://a.example/'))).toBe('https://a.example/');
  expect(at(english, '').querySelector('#banner a')).toBeNull();
  expect(at(english).querySelector('#catalogue')?.textContent).not.toContain('onerror');
  const app = htmlDocument({ ...frame(), catalogue }, null);
  expect(read(app).document.querySelector('#banner')).toBeNull();
});
