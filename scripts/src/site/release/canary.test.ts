import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { canaryRemote, promoteRemote, rollbackRemote } from './versions';
import { publishBuilds } from '../publish/publish-builds';
import {
  auth,
  authEntry,
  beginWith,
  changesNothing,
  login,
  page,
  publish,
  site,
  versionsOf,
  opened,
} from '../testing/published-site';
import { readState } from '../state/state';
import { servedSite } from '../testing/site-snapshot';
import { builtRemote, builtShell } from '../testing/unit-fixtures';

describe('a canary', () => {
  beginWith(() => publish(auth('auth2')));

  test('is a kept version for a share of the visitors; pages stay those of the live one', async () => {
    await canaryRemote(opened(), 'mf-auth', 'auth1', 25);
    expect(authEntry()).toMatchObject({
      live: { version: 'auth2' },
      canary: { version: 'auth1', percent: 25 },
    });
    expect(page('login.html')).toContain('auth2');
  });

  test('ends with a share of 0', async () => {
    await canaryRemote(opened(), 'mf-auth', 'auth1', 25);
    await canaryRemote(opened(), 'mf-auth', 'auth1', 0);
    expect(authEntry().canary).toBeNull();
  });

  test.each([-1, 101, 1.5, NaN])('for %p per cent is refused', async (percent) => {
    await changesNothing(() => canaryRemote(opened(), 'mf-auth', 'auth1', percent), /whole number/);
  });

  test('of a version that is not kept is refused', async () => {
    await changesNothing(
      () => canaryRemote(opened(), 'mf-auth', 'auth9', 5),
      /auth9.*auth2, auth1/,
    );
  });

  test('that has ended leaves its files to the open tabs for a day', async () => {
    await publishBuilds(opened(), [auth('auth3')], { mode: 'candidate' });
    await canaryRemote(opened(), 'mf-auth', 'auth3', 10);
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    utimesSync(join(site, 'remotes/mf-auth/auth3'), longAgo, longAgo);
    await canaryRemote(opened(), 'mf-auth', 'auth3', 0);
    expect(versionsOf('remotes/mf-auth')).toContain('auth3');
  });
});

describe('a candidate of a section without a live version', () => {
  const fresh = (version: string) => builtRemote('mf-new', version, [{ path: '/new' }]);
  const entry = () => readState(site).registry.remotes['mf-new'];
  beginWith(() => publishBuilds(opened(), [fresh('new1')], { mode: 'candidate' }));

  test('has pages of its own, and no address for others', async () => {
    expect(entry()).toMatchObject({
      live: null,
      routes: [],
      canary: { version: 'new1', percent: 0, pages: ['/new'] },
    });
    expect(page('new.html')).toBeUndefined();
    expect(page('canary/mf-new/new1/new.html')).toContain('/new of mf-new new1');
    await publish(auth('auth2'), builtShell('host2'));
    expect(entry()).toMatchObject({ live: null, canary: { version: 'new1' } });
  });

  test('is promoted, or leaves nothing when it ends', async () => {
    await changesNothing(() => canaryRemote(opened(), 'mf-new', 'new1', 10), /no live version/);
    await changesNothing(() => rollbackRemote(opened(), 'mf-new'), /only a candidate/);
    await canaryRemote(opened(), 'mf-new', 'new1', 0);
    expect(entry()).toBeUndefined();
    await publishBuilds(opened(), [fresh('new2')], { mode: 'candidate' });
    await promoteRemote(opened(), 'mf-new');
    expect(entry()).toMatchObject({ live: { version: 'new2' }, previous: null, canary: null });
    expect(page('new.html')).toContain('new2');
  });
});

describe('a candidate', () => {
  const routes = [...login, { path: '/passkey' }];
  const publishCandidate = (version = 'auth2') =>
    publishBuilds(opened(), [auth(version, routes)], { mode: 'candidate' });

  test('is in the site with its routes and pages, but no visitor gets it', async () => {
    const before = servedSite(site).pages;
    await publishCandidate();
    expect(authEntry()).toMatchObject({
      live: { version: 'auth1' },
      canary: { version: 'auth2', percent: 0, pages: ['/login', '/passkey'] },
    });
    expect(authEntry().canary!.routes.map(({ path }) => path)).toEqual([
      '/login',
      '/verify',
      '/passkey',
    ]);
    expect(authEntry().routes.map(({ path }) => path)).toEqual(['/login', '/verify']);
    const after = servedSite(site).pages;
    const added = Object.keys(after).filter((name) => !(name in before));
    expect(added).toEqual(['canary/mf-auth/auth2/login.html', 'canary/mf-auth/auth2/passkey.html']);
    expect(after['login.html']).toContain('/login of mf-auth auth1');
    expect(after['canary/mf-auth/auth2/login.html']).toMatch(
      /noindex[\s\S]*data-prerendered="mf-auth@auth2"[\s\S]*\/login of mf-auth auth2/,
    );
    expect(readFileSync(join(site, 'live/root/sitemap.xml'), 'utf8')).not.toContain('passkey');
  });

  test('is chosen before the live page is shown', async () => {
    expect(page('login.html')).not.toContain('canary-choice');
    await publishCandidate();
    const html = page('login.html')!;
    expect(html.indexOf('id="registry"')).toBeLessThan(html.indexOf('/scripts/canary-choice.js'));
    expect(html.indexOf('/scripts/canary-choice.js')).toBeLessThan(
      html.indexOf('rel="stylesheet"'),
    );
  });

  test('can get a share, be promoted, and be rolled back', async () => {
    await publishCandidate();
    await canaryRemote(opened(), 'mf-auth', 'auth2', 10);
    expect(authEntry().canary).toMatchObject({ version: 'auth2', percent: 10 });
    expect(await promoteRemote(opened(), 'mf-auth')).toBe('auth2');
    expect(authEntry()).toMatchObject({
      live: { version: 'auth2' },
      previous: { version: 'auth1' },
      canary: null,
    });
    expect(page('passkey.html')).toContain('auth2');
    expect(Object.keys(servedSite(site).pages).join()).not.toContain('canary');
    expect(await rollbackRemote(opened(), 'mf-auth')).toBe('auth1');
  });

  test('is refused for the same reasons as any version, and leaves no files', async () => {
    await changesNothing(
      () => publishBuilds(opened(), [auth('auth2', [{ path: '/about' }])], { mode: 'candidate' }),
      /path \/about.*mf-home/,
    );
    await changesNothing(() => promoteRemote(opened(), 'mf-auth'), /no candidate and no canary/);
  });

  test('is removed a day after another candidate has replaced it', async () => {
    await publishCandidate('auth2');
    await publishCandidate('auth3');
    expect(versionsOf('remotes/mf-auth')).toEqual(['auth1', 'auth2', 'auth3']);
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    utimesSync(join(site, 'remotes/mf-auth/auth2'), longAgo, longAgo);
    await publishCandidate('auth4');
    expect(versionsOf('remotes/mf-auth')).toEqual(['auth1', 'auth3', 'auth4']);
  });
});
