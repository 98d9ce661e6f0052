import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { filesBelow, readJson, writeJson } from 'node-shared/files';
import type { BuiltUnit } from '../../units/built';
import type { RemoteManifest } from '../../units/manifest';
import { canaryRemote, rollbackRemote, toggleRemote, unpublishRemote } from '../release/versions';
import { followSettings } from '../release/release';
import { publishBuilds } from './publish-builds';
import { readState } from '../state/state';
import {
  auth,
  authEntry,
  beginWith,
  changesNothing,
  home,
  login,
  page,
  publish,
  site,
  versionsOf,
  opened,
} from '../testing/published-site';
import { servedSite, snapshot } from '../testing/site-snapshot';
import { builtRemote, builtShell } from '../testing/unit-fixtures';

describe('the first publish', () => {
  test('writes a page for every prerendered path, and one for all other addresses', () => {
    expect(Object.keys(servedSite(site).pages)).toEqual([
      'about.html',
      'app.html',
      'error.html',
      'index.html',
      'login.html',
      'not-found.html',
    ]);
    expect(page('login.html')).toContain('<h1>/login of mf-auth auth1</h1>');
    expect(page('login.html')).toContain('data-prerendered="mf-auth@auth1"');
    expect(page('app.html')).not.toContain('data-prerendered');
    // Shown at every unknown address, where the host renders it anew.
    expect(page('not-found.html')).toContain('<h1>No such page</h1>');
    expect(page('not-found.html')).toContain('<meta name="robots" content="noindex">');
    expect(page('not-found.html')).not.toMatch(/data-prerendered|rel="canonical"|og:url/);
  });

  test('points every remote at its version', () => {
    expect(authEntry()).toMatchObject({
      enabled: true,
      live: { version: 'auth1', entry: '/remotes/mf-auth/auth1/remoteEntry.js' },
      previous: null,
      canary: null,
    });
    expect(authEntry().routes.map(({ path }) => path)).toEqual(['/login', '/verify']);
  });

  test('writes the root files and the site map', () => {
    const root = (file: string) => readFileSync(join(site, 'live/root', file), 'utf8');
    expect(root('favicon.svg')).toBe('<svg/>');
    expect(root('sitemap.xml')).toContain('<loc>https://site.example/about</loc>');
    expect(root('robots.txt')).toContain('Sitemap: https://site.example/sitemap.xml');
  });

  test('lists the indexable pages for search engines, and keeps them out of guarded areas', async () => {
    await publish(
      builtRemote('mf-shop', 'shop1', [
        { path: '/shop' },
        { path: '/shop-front', meta: { canonical: '/shop' } },
        { path: '/basket', meta: { noIndex: true } },
        { path: '/a_b-c' },
        { path: '/orders/:number?', access: 'student', prerender: [] },
        { path: '/back-office', access: 'admin', prerender: [] },
      ]),
    );
    const root = (file: string) => readFileSync(join(site, 'live/root', file), 'utf8');
    const found = [...root('sitemap.xml').matchAll(/<loc>https:\/\/site\.example(.*)<\/loc>/g)];
    expect(found.map(([, path]) => path)).toEqual(['/login', '/', '/about', '/shop', '/a_b-c']);
    expect(root('robots.txt').match(/(?<=^Disallow: ).*/gm)).toEqual(['/orders/', '/back-office']);
  });

  test('requires a host', async () => {
    rmSync(site, { recursive: true });
    await expect(publish(auth('auth1'))).rejects.toThrow('publish:shell');
  });
});

describe('publishing one remote', () => {
  test('changes no file of the other units and of its own older version', async () => {
    const before = snapshot(site);
    expect(await publish(auth('auth2'))).toEqual([
      { unit: 'mf-auth', version: 'auth2', changed: true },
    ]);
    const after = snapshot(site);
    for (const [file, content] of Object.entries(before)) {
      if (/^(remotes|shell)\//.test(file)) expect([file, after[file]]).toEqual([file, content]);
    }
    const added = Object.keys(after).filter(
      (file) => /^(remotes|shell)\//.test(file) && !before[file],
    );
    expect(added.filter((file) => !file.startsWith('remotes/mf-auth/auth2/'))).toEqual([]);
    expect(page('login.html')).toContain('auth2');
    expect(page('index.html')).toContain('home1');
    expect(authEntry()).toMatchObject({
      live: { version: 'auth2' },
      previous: { version: 'auth1' },
    });
  });

  test('a second time changes nothing', async () => {
    const before = snapshot(site);
    expect(await publish(auth('auth1'))).toEqual([
      { unit: 'mf-auth', version: 'auth1', changed: false },
    ]);
    expect(snapshot(site)).toEqual(before);
  });

  test.each(['remoteEntry.js', 'server.cjs', 'remote.json'])(
    'a second time repairs a damaged %s',
    async (file) => {
      const before = snapshot(join(site, 'remotes'));
      writeFileSync(join(site, 'remotes/mf-auth/auth1', file), 'damaged');
      expect(await publish(auth('auth1'))).toMatchObject([{ version: 'auth1', changed: true }]);
      expect(snapshot(join(site, 'remotes'))).toEqual(before);
      expect(authEntry()).toMatchObject({ live: { version: 'auth1' }, previous: null });
      servedSite(site);
    },
  );

  test('removes a page that the remote no longer has', async () => {
    await publish(auth('auth2', [{ path: '/sign-in' }]));
    expect(Object.keys(servedSite(site).pages)).not.toContain('login.html');
    expect(page('sign-in.html')).toContain('auth2');
  });

  test('keeps a closed section closed', async () => {
    await toggleRemote(opened(), 'mf-auth', false);
    await publish(auth('auth2'));
    expect(authEntry()).toMatchObject({ enabled: false, live: { version: 'auth2' } });
    expect(page('login.html')).toBeUndefined();
  });

  test('keeps its last five versions, and files of the last day for open tabs, and of eight days as dictionaries', async () => {
    for (const version of ['2', '3', '4', '5', '6', '7']) await publish(auth(`auth${version}`));
    expect(versionsOf('remotes/mf-auth')).toHaveLength(7);
    expect(readState(site).history['mf-auth']).toEqual([
      'auth7',
      'auth6',
      'auth5',
      'auth4',
      'auth3',
    ]);
    // The date of a folder is the time when its version was last live.
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    for (const version of ['auth1', 'auth3', 'auth7']) {
      utimesSync(join(site, 'remotes/mf-auth', version), yesterday, yesterday);
    }
    for (const version of ['8', '9']) await publish(auth(`auth${version}`));
    await rollbackRemote(opened(), 'mf-auth', 'auth5');
    expect(versionsOf('remotes/mf-auth')).toEqual(
      ['2', '4', '5', '6', '7', '8', '9'].map((version) => `auth${version}`),
    );
    expect(versionsOf('remotes/mf-home')).toEqual(['home1']);
    // What a later version can differ from stays, without what it was compressed to and rendered with.
    const left = join(site, 'earlier-files/mf-auth');
    expect(filesBelow(left)).toEqual([
      ...['auth1', 'auth3'].flatMap((version) =>
        [
          'css/page.css',
          'earlier-addresses.json',
          'js/page.js',
          'js/routes.js',
          'remoteEntry.js',
        ].map((file) => `${version}/${file}`),
      ),
    ]);
    expect(statSync(join(left, 'auth1')).mtime).toEqual(yesterday);
    const lastWeek = new Date(Date.now() - 9 * 24 * 3_600_000);
    utimesSync(join(left, 'auth1'), lastWeek, lastWeek);
    expect(readdirSync(join(site, 'releases'))).toHaveLength(8);
    // Of an earlier one, the pages stay, compressed, for a week.
    const earlier = join(site, 'earlier-pages');
    const pages = readdirSync(earlier);
    expect(pages.length).toBeGreaterThan(0);
    for (const id of pages) expect(readdirSync(join(earlier, id))).toContain('app.html.br');
    expect(pages.flatMap((id) => readdirSync(join(earlier, id)))).not.toContain('app.html');
    const old = `${(Date.now() - 9 * 24 * 3_600_000).toString(36)}-1-1`;
    mkdirSync(join(earlier, old));
    await publish(auth('auth10'));
    expect(readdirSync(left)).toEqual(['auth3']);
    expect(readdirSync(earlier)).not.toContain(old);
    expect(readdirSync(earlier)).toEqual(expect.arrayContaining(pages));
  });

  test('never removes a version that some visitors still get', async () => {
    await publish(auth('auth2'));
    await canaryRemote(opened(), 'mf-auth', 'auth1', 10);
    for (const version of ['2', '3', '4', '5', '6', '7']) {
      await publish(builtRemote('mf-home', `home${version}`, home));
    }
    expect(versionsOf('remotes/mf-auth')).toEqual(['auth1', 'auth2']);
    servedSite(site);
  });
});

test('a root file that has not changed keeps its date, so that browsers do not load it again', async () => {
  const files = ['favicon.svg', 'scripts/before-host.js', 'scripts/before-host.js.br'];
  const dates = () => files.map((file) => statSync(join(site, 'live/root', file)).mtime);
  const before = dates();
  await publish(auth('auth2'));
  expect(dates()).toEqual(before);
});

test('the scripts of the root come without their comments', () => {
  const folder = join(site, 'live/root/scripts');
  for (const file of ['before-host.js', 'host-missing.js', 'canary-choice.js']) {
    const script = readFileSync(join(folder, file), 'utf8');
    expect(script).not.toMatch(/^\s*(\/\/|\/?\*)/m);
    expect(() => new Script(script)).not.toThrow();
  }
});

describe('publishing the host', () => {
  test('renders every page again and changes no file of a remote', async () => {
    const before = snapshot(join(site, 'remotes'));
    await publish(builtShell('host2'));
    expect(snapshot(join(site, 'remotes'))).toEqual(before);
    for (const name of ['index.html', 'about.html', 'login.html', 'error.html']) {
      expect(page(name)).toContain('<header>host2</header>');
    }
    expect(versionsOf('shell')).toEqual(['host1', 'host2']);
    expect(readState(site).registry.shell).toBe('host2');
  });
});

describe('publishing a host that kept versions do not fit', () => {
  const free = { requires: {}, imports: {} };
  const newHost = () => builtShell('host2', { provides: {} });

  beginWith(() =>
    publish(
      builtRemote('mf-auth', 'auth2', login, free),
      builtRemote('mf-home', 'home2', home, free),
    ),
  );

  test('is refused while visitors get such a version as a canary', async () => {
    await canaryRemote(opened(), 'mf-auth', 'auth1', 5);
    await changesNothing(
      () => publish(newHost()),
      /canary auth1 of mf-auth does not fit.*canary:remote -- mf-auth auth1 0/,
    );
    await canaryRemote(opened(), 'mf-auth', 'auth1', 0);
    jest.spyOn(console, 'warn').mockImplementation();
    await publish(newHost());
    expect(readState(site).registry.shell).toBe('host2');
  });

  test('removes such a fallback and prints a warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    await publish(newHost());
    expect(authEntry()).toMatchObject({ live: { version: 'auth2' }, previous: null });
    expect(warn.mock.calls.flat()).toContain(
      'mf-auth has nothing to fall back to from now on: auth1 does not fit shell host2.',
    );
  });

  test('makes the newest version that fits the fallback of a rollback', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    await publish(builtRemote('mf-auth', 'auth3', login), builtRemote('mf-auth', 'auth4', login));
    await publish(builtRemote('mf-auth', 'auth5', login, free));
    await publish(newHost(), builtRemote('mf-auth', 'auth6', login, free));
    await rollbackRemote(opened(), 'mf-auth', 'auth5');
    expect(authEntry()).toMatchObject({
      live: { version: 'auth5' },
      previous: { version: 'auth2' },
    });
  });
});

test('the registry tells what the used versions were built from, also after a rollback', async () => {
  const built = (version: string, packageVersion: string, revision?: string): BuiltUnit => ({
    ...builtRemote('mf-auth', version, login, { packageVersion }),
    revision,
  });
  await publish(built('auth2', '1.1.0', '0123456789ab'));
  await publish(built('auth3', '1.2.0'));
  await publish({ ...auth('auth4'), revision: 'ba9876543210+' });
  const builtFrom = () => readState(site).registry.builtFrom?.['mf-auth'];
  expect(builtFrom()).toEqual({ auth4: 'ba9876543210+', auth3: '1.2.0' });
  expect(page('login.html')).toContain('"builtFrom":{"mf-auth":{"auth3":"1.2.0"');
  await rollbackRemote(opened(), 'mf-auth', 'auth2');
  expect(builtFrom()).toMatchObject({ auth2: '1.1.0 0123456789ab' });
  await unpublishRemote(opened(), 'mf-auth');
  expect(readState(site).registry.builtFrom).toEqual({});
});

describe('a closed section', () => {
  test('loses its pages until it is opened again', async () => {
    const before = servedSite(site);
    await toggleRemote(opened(), 'mf-auth', false);
    expect(authEntry().enabled).toBe(false);
    expect(Object.keys(servedSite(site).pages)).not.toContain('login.html');
    expect(page('about.html')).toBeDefined();
    await toggleRemote(opened(), 'mf-auth', true);
    expect(servedSite(site)).toEqual(before);
  });
});

describe('the public address', () => {
  test('is written into every page again when it changes', async () => {
    await followSettings(opened(), { SITE_URL: 'https://moved.example' });
    expect(page('about.html')).toContain('href="https://moved.example/about"');
    expect(page('about.html')).not.toContain('site.example');
  });

  test('stays that of the site when something is published with another one', async () => {
    await publishBuilds(opened(), [auth('auth2')], { siteUrl: 'https://moved.example' });
    expect(page('about.html')).toContain('href="https://site.example/about"');
  });

  test('and the contact settings are on pages again without another build', async () => {
    const html = '`<p>Call ${globalThis.__CONTACT__?.phone}</p>`';
    await publish(builtRemote('mf-home', 'home2', [{ path: '/about', html }]));
    expect(page('about.html')).toContain('Call undefined');
    const given = { SITE_URL: 'https://site.example', CONTACT_PHONE: '+91 11 2345 6789' };
    await followSettings(opened(), given);
    expect(page('about.html')).toContain('Call +91 11 2345 6789');
    expect(page('about.html')).toContain(
      '<script id="contact" type="application/json">{"phone":"+91 11 2345 6789"}</script>',
    );
    const before = snapshot(site);
    await followSettings(opened(), given);
    expect(snapshot(site)).toEqual(before);
  });

  test('that is the same changes nothing', async () => {
    const before = snapshot(site);
    await followSettings(opened(), { SITE_URL: 'https://site.example' });
    expect(snapshot(site)).toEqual(before);
  });
});

test('the version that was published here can also be sent: it changes nothing', async () => {
  const before = snapshot(site);
  const sent = auth('auth1');
  const manifest = join(sent.folder, 'remote.json');
  writeJson(manifest, { ...readJson<RemoteManifest>(manifest), mustBeIsolated: true });
  await publish(sent);
  expect(snapshot(site)).toEqual(before);
});

test('two simultaneous publishers both succeed, one after the other', async () => {
  await Promise.all([publish(auth('auth2')), publish(builtRemote('mf-home', 'home2', home))]);
  const { registry } = servedSite(site);
  expect(registry.remotes['mf-auth']!.live!.version).toBe('auth2');
  expect(registry.remotes['mf-home']!.live!.version).toBe('home2');
});

describe('unpublishing a remote', () => {
  test('removes its pages and its versions at once, and changes no other file', async () => {
    const before = snapshot(site);
    await unpublishRemote(opened(), 'mf-auth');
    expect(Object.keys(readState(site).registry.remotes)).toEqual(['mf-home']);
    expect(Object.keys(servedSite(site).pages)).toEqual([
      'about.html',
      'app.html',
      'error.html',
      'index.html',
      'not-found.html',
    ]);
    const after = snapshot(site);
    const units = Object.keys(before).filter((file) => /^(remotes|shell)\//.test(file));
    const changed = units.filter((file) => after[file] !== before[file]);
    expect(changed.filter((file) => !file.startsWith('remotes/mf-auth/'))).toEqual([]);
    expect(existsSync(join(site, 'remotes/mf-auth/auth1'))).toBe(false);
    await publish(auth('auth1'));
    expect(page('login.html')).toContain('/login of mf-auth auth1');
  });

  test('a candidate that is taken out is removed at once, and a version that visitors had is not', async () => {
    await publish(auth('auth2'));
    await publishBuilds(opened(), [auth('auth3')], { mode: 'candidate' });
    await canaryRemote(opened(), 'mf-auth', 'auth3', 0);
    const kept = ['auth1', 'auth2', 'auth3'].filter((version) =>
      existsSync(join(site, 'remotes/mf-auth', version)),
    );
    expect(kept).toEqual(['auth1', 'auth2']);
  });

  test('is refused for a remote that is not published', () =>
    changesNothing(() => unpublishRemote(opened(), 'mf-nix'), /mf-nix has not been published/));
});
