import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BuiltUnit } from '../../units/built';
import { URGENT_QUALITY } from './release';
import { canaryRemote, rollbackRemote, rollbackShell, toggleRemote } from './versions';
import { publishBuilds } from '../publish/publish-builds';
import { publishNewBuilds } from '../publish/publish-stale-units';
import { logged } from '../state/deploy-log';
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

describe('a rollback', () => {
  beginWith(() => publish(auth('auth2')));

  test('makes the previous version and its pages live', async () => {
    expect(await rollbackRemote(opened(), 'mf-auth')).toBe('auth1');
    expect(page('login.html')).toContain('auth1');
    expect(authEntry().live!.version).toBe('auth1');
  });

  test('never uses the version that was rolled back as a fallback', async () => {
    await publish(auth('auth3'));
    await rollbackRemote(opened(), 'mf-auth');
    expect(authEntry()).toMatchObject({
      live: { version: 'auth2' },
      previous: { version: 'auth1' },
    });
    await rollbackRemote(opened(), 'mf-auth');
    expect(authEntry()).toMatchObject({ live: { version: 'auth1' }, previous: null });
    await changesNothing(
      () => rollbackRemote(opened(), 'mf-auth'),
      /before auth1\. Close the section/,
    );
    await publishBuilds(opened(), [auth('auth3')], { mode: 'candidate' });
    await changesNothing(
      () => rollbackRemote(opened(), 'mf-auth'),
      /no version before auth1\. End the canary with canary auth3 0\.$/,
    );
  });

  test('does not wait for a publish that hangs, which is written again on what is live then', async () => {
    let goOn = () => {};
    let inspected = 0;
    const inspect = () => {
      inspected += 1;
      return new Promise<void>((resolve) => (goOn = resolve));
    };
    const publishing = publishBuilds(opened(), [builtRemote('mf-home', 'home2', home)], {
      inspect,
    });
    while (inspected === 0) await new Promise((next) => setTimeout(next, 5));
    // However often others change something.
    for (let time = 0; time < 3; time += 1) {
      await toggleRemote(opened(), 'mf-auth', false);
      await toggleRemote(opened(), 'mf-auth', true);
    }
    expect(await rollbackRemote(opened(), 'mf-auth')).toBe('auth1');
    goOn();
    expect(await publishing).toMatchObject([{ version: 'home2', changed: true }]);
    // Its pages were tried in a browser already.
    expect(inspected).toBe(1);
    // The second time they are compressed quickly, because others wait for it.
    const file = join(site, 'live/pages/about.html');
    const params = { [constants.BROTLI_PARAM_QUALITY]: URGENT_QUALITY };
    const quick = brotliCompressSync(readFileSync(file), { params });
    expect(readFileSync(`${file}.br`).equals(quick)).toBe(true);
    const { registry } = servedSite(site);
    expect(registry.remotes['mf-home']!.live!.version).toBe('home2');
    expect(registry.remotes['mf-auth']!.live!.version).toBe('auth1');
  });

  test('accepts a version, also a newer one', async () => {
    await rollbackRemote(opened(), 'mf-auth', 'auth1');
    await rollbackRemote(opened(), 'mf-auth', 'auth2');
    expect(authEntry().live!.version).toBe('auth2');
  });

  test('is undone by publishing again', async () => {
    await rollbackRemote(opened(), 'mf-auth');
    await publish(auth('auth2'));
    expect(authEntry()).toMatchObject({
      live: { version: 'auth2' },
      previous: { version: 'auth1' },
    });
  });

  test('keeps the live version after several bad publishes', async () => {
    for (const version of ['bad3', 'bad4', 'bad5', 'bad6', 'bad7', 'bad8']) {
      await publish(auth(version));
      expect(await rollbackRemote(opened(), 'mf-auth')).toBe('auth2');
    }
    expect(readState(site).history['mf-auth']).toContain('auth2');
    expect(authEntry()).toMatchObject({
      live: { version: 'auth2' },
      previous: { version: 'auth1' },
    });
    expect(versionsOf('remotes/mf-auth')).toContain('auth1');
  });

  test('marks the version that it replaces, so that nothing falls back to it until it is named', async () => {
    await publish(auth('auth3'));
    await rollbackRemote(opened(), 'mf-auth');
    expect(readState(site).rolledBack['mf-auth']).toEqual(['auth3']);
    await rollbackRemote(opened(), 'mf-auth', 'auth3');
    expect(readState(site).rolledBack['mf-auth']).toEqual([]);
    expect(authEntry()).toMatchObject({
      live: { version: 'auth3' },
      previous: { version: 'auth2' },
    });
  });

  test('to a version whose files are damaged is refused', async () => {
    writeFileSync(join(site, 'remotes/mf-auth/auth1/js/page.js'), 'damaged');
    await changesNothing(
      () => rollbackRemote(opened(), 'mf-auth'),
      /mf-auth auth1: js\/page\.js is not the file that was built/,
    );
  });

  test('is not undone by the next start', async () => {
    await logged(
      opened(),
      { action: 'roll back', unit: 'mf-auth' },
      () => rollbackRemote(opened(), 'mf-auth'),
      {
        DEPLOYED_BY: 'Asha',
      },
    );
    const before = snapshot(site);
    expect(await started(auth('auth3'))).toEqual([
      'mf-auth auth1 stays live (roll back by Asha); npm run publish:remote -- mf-auth replaces it by auth3, which is here.',
    ]);
    expect(snapshot(site)).toEqual(before);
  });

  test('ends a canary', async () => {
    await canaryRemote(opened(), 'mf-auth', 'auth1', 10);
    await rollbackRemote(opened(), 'mf-auth');
    expect(authEntry().canary).toBeNull();
  });

  test('to a version that is not kept is refused', async () => {
    await changesNothing(() => rollbackRemote(opened(), 'mf-auth', 'auth9'), /auth9.*auth2, auth1/);
    await changesNothing(() => rollbackRemote(opened(), 'mf-none'), /publish:remote -- mf-none/);
  });

  test('to a version that no longer fits the host is refused', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    await publish(builtRemote('mf-auth', 'auth3', login, { requires: {}, imports: {} }));
    await publish(
      builtRemote('mf-home', 'home2', home, { requires: {}, imports: {} }),
      builtShell('host2', { provides: {} }),
    );
    await changesNothing(() => rollbackRemote(opened(), 'mf-auth'), /does not provide/);
    await changesNothing(() => canaryRemote(opened(), 'mf-auth', 'auth2', 5), /does not provide/);
  });
});

/** What `npm start` says, which finds these builds. */
async function started(...builds: BuiltUnit[]): Promise<string[]> {
  const said = jest.spyOn(console, 'log').mockReset().mockImplementation();
  await publishNewBuilds(opened(), builds, { SITE_URL: 'https://site.example' });
  return said.mock.calls.flat();
}

test('a start replaces what an earlier start has published, but not what a team has published', async () => {
  await started(auth('auth2'));
  expect(authEntry().live!.version).toBe('auth2');
  await started(auth('auth3'));
  expect(authEntry().live!.version).toBe('auth3');
  expect(await started(auth('auth3'))).toEqual([]);
  const byTeam = { action: 'publish' as const, unit: 'mf-auth' };
  await logged(opened(), byTeam, () => publish(auth('auth4')), { DEPLOYED_BY: 'Team Auth' });
  expect(await started(auth('auth5'))).toEqual([
    'mf-auth auth4 stays live (publish by Team Auth); npm run publish:remote -- mf-auth replaces it by auth5, which is here.',
  ]);
  expect(authEntry().live!.version).toBe('auth4');
});

describe('a rollback of the shell', () => {
  test('makes the previous one live with the pages that it had rendered, and marks the other', async () => {
    const before = servedSite(site).pages;
    await publish(builtShell('host2'));
    expect(page('login.html')).toContain('host2');
    const rendered = snapshot(join(site, 'rendered/host1'));
    expect(Object.keys(rendered)).toHaveLength(3);
    await expect(rollbackShell(opened())).resolves.toBe('host1');
    expect(servedSite(site).pages).toEqual(before);
    expect(snapshot(join(site, 'rendered/host1'))).toEqual(rendered);
    expect(readState(site)).toMatchObject({
      registry: { shell: 'host1' },
      history: { shell: ['host1', 'host2'] },
      rolledBack: { shell: ['host2'] },
    });
    await changesNothing(() => rollbackShell(opened()), /no version before host1/);
    await expect(rollbackShell(opened(), 'host2')).resolves.toBe('host2');
    expect(readState(site).rolledBack.shell).toEqual([]);
  });

  test('is refused if a live remote or a canary does not fit', async () => {
    const wider = { react: { version: '19.3.1', exports: ['createElement', 'useState', 'use'] } };
    const newer = { imports: { react: ['use'] } };
    await publish(builtShell('host2', { provides: wider }));
    await publish(builtRemote('mf-auth', 'auth2', login, newer));
    await changesNothing(() => rollbackShell(opened()), /^mf-auth imports use from react/);
    await changesNothing(() => rollbackShell(opened(), 'host9'), /host9; there are: host2, host1/);
    await rollbackRemote(opened(), 'mf-auth');
    await canaryRemote(opened(), 'mf-auth', 'auth2', 10);
    await changesNothing(() => rollbackShell(opened()), /the canary auth2 of mf-auth does not fit/);
  });
});
