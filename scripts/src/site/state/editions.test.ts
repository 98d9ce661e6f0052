import { cpSync } from 'node:fs';
import type { Registry } from 'shared/contract';
import { publicCatalogue } from 'shared/model/catalogue';
import { english, hindi } from 'shared/model/language';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import type { RemoteManifest } from '../../units/manifest';
import { builtRemote, builtShell, newFolder } from '../testing/unit-fixtures';
import { addressIn, editionIn, editionsOf } from './editions';
import { sitePaths } from './site-paths';
import { canaryVersion, pointAt, publishedVersion } from './state';
import { openSiteFolder } from './site';

const catalogue = publicCatalogue(shippedCatalogue);
const nothing: Registry = { shell: 'host1', remotes: {} };
let site: string;
beforeEach(() => {
  site = newFolder('site');
});

const inEnglish = { label: 'Account', page: 'Log in', inside: 'Code', link: 'Sign in' };
const inHindi = { label: 'खाता', page: 'लॉग इन', inside: 'कोड', link: 'साइन इन' };

/** Puts a version into the site, in Hindi with the pages of `inHindiToo`. */
function put(
  name: string,
  version: string,
  paths: readonly string[],
  inHindiToo: readonly string[] | null = paths,
): RemoteManifest {
  const build = (
    own: readonly string[],
    { label, page, inside, link }: typeof inEnglish,
    more: Partial<RemoteManifest>,
  ) =>
    builtRemote(
      name,
      version,
      own.map((path) => ({
        path,
        title: page,
        children: [{ id: `inside/${path}`, path: 'inside', title: inside }],
      })),
      { label, links: [{ menu: 'header', path: own[0]!, label: link, order: 100 }], ...more },
    ).folder;
  const { unit } = sitePaths(site);
  const own = build(paths, inEnglish, inHindiToo ? { languages: [hindi.code] } : {});
  cpSync(own, unit(name, version), { recursive: true });
  if (inHindiToo) {
    const other = build(inHindiToo, inHindi, { language: hindi.code });
    cpSync(other, unit(name, version, hindi.prefix), { recursive: true });
  }
  return openSiteFolder(site).remote(name, version);
}

function putHost(languages?: string[]): void {
  const { folder } = builtShell('host1', { ...(languages && { languages }) });
  cpSync(folder, sitePaths(site).unit('shell', 'host1'), { recursive: true });
}

const liveAt = (...manifests: RemoteManifest[]): Registry => ({
  ...nothing,
  remotes: Object.fromEntries(
    manifests.map((each) => [each.name, pointAt({ registry: nothing }, each, null)]),
  ),
});

const stateOf = (registry: Registry) => ({
  registry,
  catalogue,
  siteUrl: 'https://site.example',
  contact: {},
});
const hindiRemotes = (registry: Registry) =>
  editionIn(openSiteFolder(site), stateOf(registry), hindi, nothing).registry.remotes;

test('there is an edition for each language that the host speaks, the English one first', () => {
  const registry = liveAt(put('mf-auth', 'auth1', ['/login']));
  putHost([hindi.code]);
  const [first, second, ...others] = editionsOf(openSiteFolder(site), stateOf(registry), nothing);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ language: english, registry });
  expect(second).toMatchObject({ language: hindi, siteUrl: 'https://site.example' });
  expect(second!.catalogueHash).toBe(first!.catalogueHash);
  const mentorsOf = (edition: typeof first) =>
    edition!.catalogue.mentors.map(({ designation }) => designation);
  expect(mentorsOf(first)).toContain('Palmist');
  expect(mentorsOf(second)).toContain('हस्तरेखा विशेषज्ञ');
});

test('a host without Hindi gives one edition, whatever its sections speak', () => {
  putHost();
  const registry = liveAt(put('mf-auth', 'auth1', ['/login']));
  expect(
    editionsOf(openSiteFolder(site), stateOf(registry), nothing).map(({ language }) => language),
  ).toEqual([english]);
});

test('a section without Hindi is absent from the Hindi edition alone', () => {
  putHost([hindi.code]);
  const registry = liveAt(
    put('mf-auth', 'auth1', ['/login']),
    put('mf-plain', 'plain1', ['/plain'], null),
  );
  expect(
    editionsOf(openSiteFolder(site), stateOf(registry), nothing).map((edition) =>
      Object.keys(edition.registry.remotes),
    ),
  ).toEqual([['mf-auth', 'mf-plain'], ['mf-auth']]);
});

test('name, titles and links come from the Hindi manifest, the files from its folder', () => {
  const registry = liveAt(put('mf-auth', 'auth1', ['/login']));
  const before = structuredClone(registry);
  expect(hindiRemotes(registry)['mf-auth']).toMatchObject({
    label: 'खाता',
    enabled: true,
    live: { version: 'auth1', entry: '/remotes/mf-auth/auth1/hi/remoteEntry.js' },
    routes: [{ path: '/login', title: 'लॉग इन', children: [{ path: 'inside', title: 'कोड' }] }],
    links: [{ menu: 'header', path: '/login', label: 'साइन इन' }],
  });
  expect(registry).toEqual(before);
});

test('a route that is not in the Hindi manifest keeps its English title, and a link its text', () => {
  const live = put('mf-auth', 'auth1', ['/login', '/verify'], ['/verify']);
  const own = hindiRemotes(liveAt(live))['mf-auth']!;
  expect(own.routes.map(({ title }) => title)).toEqual(['Log in', 'लॉग इन']);
  expect(own.links!.map(({ label }) => label)).toEqual(['Sign in']);
});

test('a closed section is closed in Hindi too', () => {
  const registry = liveAt(put('mf-auth', 'auth1', ['/login']));
  const closed = { ...registry.remotes['mf-auth']!, enabled: false };
  expect(hindiRemotes({ ...registry, remotes: { 'mf-auth': closed } })['mf-auth']!.enabled).toBe(
    false,
  );
});

describe('beside a live version', () => {
  const withMore = (live: RemoteManifest, more: object) => {
    const registry = liveAt(live);
    return { ...registry, remotes: { 'mf-auth': { ...registry.remotes['mf-auth']!, ...more } } };
  };

  test('a canary has the pages that it has in Hindi, at their Hindi addresses', () => {
    const live = put('mf-auth', 'auth1', ['/login']);
    const manifest = put('mf-auth', 'auth2', ['/', '/login', '/verify'], ['/', '/login']);
    const canary = canaryVersion(manifest, 25, catalogue);
    expect(canary.pages).toEqual(['/', '/login', '/verify']);
    const { canary: own } = hindiRemotes(withMore(live, { canary }))['mf-auth']!;
    expect(own).toMatchObject({
      version: 'auth2',
      entry: '/remotes/mf-auth/auth2/hi/remoteEntry.js',
      percent: 25,
      pages: ['/hi', '/hi/login'],
      routes: [{ title: 'लॉग इन' }, { title: 'लॉग इन' }, { title: 'Log in' }],
    });
  });

  test('a canary without Hindi is none in Hindi, and the browser falls back to no such version', () => {
    const live = put('mf-auth', 'auth1', ['/login']);
    const manifest = put('mf-auth', 'auth2', ['/login'], null);
    const more = {
      canary: canaryVersion(manifest, 25, catalogue),
      previous: publishedVersion(manifest),
    };
    expect(hindiRemotes(withMore(live, more))['mf-auth']).toMatchObject({
      live: { version: 'auth1' },
      canary: null,
      previous: null,
    });
  });

  test('the previous version is the Hindi one', () => {
    const previous = publishedVersion(put('mf-auth', 'auth0', ['/login']));
    const live = put('mf-auth', 'auth1', ['/login']);
    expect(hindiRemotes(withMore(live, { previous }))['mf-auth']!.previous).toMatchObject({
      version: 'auth0',
      entry: '/remotes/mf-auth/auth0/hi/remoteEntry.js',
    });
  });

  test('a canary is all that a section has in Hindi if its live version does not speak it', () => {
    const live = put('mf-auth', 'auth1', ['/login'], null);
    const canary = canaryVersion(put('mf-auth', 'auth2', ['/login']), 25, catalogue);
    expect(hindiRemotes(withMore(live, { canary }))['mf-auth']).toMatchObject({
      label: 'खाता',
      live: null,
      routes: [],
      canary: { version: 'auth2', pages: ['/hi/login'] },
    });
  });
});

test('the home page of a language has no slash at its end', () => {
  expect([addressIn('', '/'), addressIn('/hi', '/'), addressIn('/hi', '/courses')]).toEqual([
    '/',
    '/hi',
    '/hi/courses',
  ]);
});
