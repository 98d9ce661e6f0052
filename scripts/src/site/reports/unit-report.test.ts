import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../units/units';
import { logged } from '../state/deploy-log';
import { canaryRemote, toggleRemote } from '../release/versions';
import { publishBuilds } from '../publish/publish-builds';
import { builtRemote, builtShell, newFolder } from '../testing/unit-fixtures';
import { unitReports, type UnitReport } from './unit-report';
import { openSiteFolder } from '../state/site';

const auth = (version: string) => builtRemote('mf-auth', version, [{ path: '/login' }]);
type Build = ReturnType<typeof builtRemote>;

let site: string;
const report = (unit = 'mf-auth', folders = [unit], here: Build | null = null): UnitReport =>
  unitReports(openSiteFolder(site), folders, () => here, null).find((each) => each.unit === unit)!;
const staleWith = (here: Build | null) => report('mf-auth', ['mf-auth'], here).stale;
const ship = (build: ReturnType<typeof builtRemote>) =>
  logged(
    openSiteFolder(site),
    { action: 'publish', unit: build.unit },
    () => publishBuilds(openSiteFolder(site), [build]),
    {},
  );

beforeEach(async () => {
  site = newFolder('site');
  await publishBuilds(openSiteFolder(site), [builtShell('host1'), auth('auth1')]);
});

test('shows the live version, its date, the kept versions, the owner and the failures', async () => {
  expect(Math.abs(Date.now() - Date.parse(report().since!))).toBeLessThan(600_000);
  await ship(auth('auth2'));
  const shipped = report().since!;
  await ship(auth('auth3'));
  await canaryRemote(openSiteFolder(site), 'mf-auth', 'auth2', 10);
  await toggleRemote(openSiteFolder(site), 'mf-auth', false);
  // The owner in the `package.json` of this repository has priority.
  const { owner } = JSON.parse(readFileSync(join(root, 'mf-auth/package.json'), 'utf8'));
  const failures = [
    { remote: 'mf-auth', count: 2 },
    { remote: 'mf-auth', count: 1 },
    { remote: 'mf-home', count: 9 },
  ];
  expect(unitReports(openSiteFolder(site), [], () => null, failures)).toEqual([
    expect.objectContaining({ unit: 'shell', live: 'host1', failuresLastHour: 0, canary: null }),
    expect.objectContaining({
      unit: 'mf-auth',
      owner,
      live: 'auth3',
      previous: 'auth2',
      kept: ['auth2', 'auth1'],
      canary: expect.objectContaining({ version: 'auth2', percent: 10 }),
      enabled: false,
      failuresLastHour: 3,
    }),
  ]);
  expect(report().failuresLastHour).toBeNull();
  expect(report().since! > shipped).toBe(true);
});

test('says in which files the build of this checkout differs, and nothing without one', () => {
  expect(staleWith(auth('auth1'))).toBe('');
  expect(staleWith(auth('auth2'))).toBe('auth2 differs in what is rendered or declared');
  const page = { bytes: 1, brotli: 1, integrity: 'sha256-' };
  const files = { 'js/page.0a1b2c3d.js': page, 'js/page.0a1b2c3d.js.map': page };
  const other = builtRemote('mf-auth', 'auth3', [{ path: '/login' }], { files });
  expect(staleWith(other)).toBe('auth3 differs in js/page.js');
  expect(staleWith(null)).toBeNull();
  const fresh = report('mf-admin');
  expect([fresh.live, fresh.since, fresh.stale]).toEqual([null, null, null]);
});

test('a unit of another checkout is not stale here, and has the owner of its build', async () => {
  await ship(builtRemote('mf-elsewhere', '1', [{ path: '/elsewhere' }], { owner: 'Team Else' }));
  const { owner, stale } = report('mf-elsewhere', []);
  expect([owner, stale]).toEqual(['Team Else', null]);
});
