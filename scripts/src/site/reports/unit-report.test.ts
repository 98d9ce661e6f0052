import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSettings } from '../../settings';
import { buildInputs, versionOf, type BuildInputs } from '../../units/version';
import { root } from '../../units/units';
import { logged } from '../state/deploy-log';
import { canaryRemote, rollbackRemote, toggleRemote } from '../release/versions';
import { publishBuilds } from '../publish/publish-builds';
import { builtRemote, builtShell, newFolder } from '../testing/unit-fixtures';
import { unitReports, type UnitReport } from './unit-report';

const settings = buildSettings({});
const inputs = buildInputs('mf-auth', settings);
const builtFrom = (version: string, before: Partial<BuildInputs> = {}) =>
  builtRemote('mf-auth', version, [{ path: '/login' }], { inputs: { ...inputs, ...before } });

let site: string;
const report = (unit = 'mf-auth', folders = [unit]): UnitReport =>
  unitReports(site, folders, settings, null).find((each) => each.unit === unit)!;
const ship = (build: ReturnType<typeof builtRemote>) =>
  logged(site, { action: 'publish', unit: build.unit }, () => publishBuilds(site, [build]), {});

beforeEach(async () => {
  site = newFolder('site');
  await publishBuilds(site, [builtShell('host1'), builtFrom('auth1')]);
});

test('shows the live version, its date, the kept versions, the owner and the failures', async () => {
  expect(Math.abs(Date.now() - Date.parse(report().since!))).toBeLessThan(60_000);
  await ship(builtFrom('auth2'));
  const shipped = report().since!;
  await ship(builtFrom('auth3'));
  await canaryRemote(site, 'mf-auth', 'auth2', 10);
  await toggleRemote(site, 'mf-auth', false);
  // The owner in the `package.json` of this repository has priority.
  const { owner } = JSON.parse(readFileSync(join(root, 'mf-auth/package.json'), 'utf8'));
  const failures = [
    { remote: 'mf-auth', count: 2 },
    { remote: 'mf-auth', count: 1 },
    { remote: 'mf-home', count: 9 },
  ];
  expect(unitReports(site, [], settings, failures)).toEqual([
    expect.objectContaining({ unit: 'shell', live: 'host1', failuresLastHour: 0, canary: null }),
    expect.objectContaining({
      unit: 'mf-auth',
      owner,
      live: 'auth3',
      previous: 'auth2',
      kept: ['auth2', 'auth1'],
      canary: { version: 'auth2', percent: 10 },
      enabled: false,
      failuresLastHour: 3,
    }),
  ]);
  expect(report().failuresLastHour).toBeNull();
  expect(report().since! > shipped).toBe(true);
});

test('names every reason to publish a unit again, also that it was never published', async () => {
  await ship(builtFrom('auth2', { shared: 'older', packages: 'older' }));
  expect(report().stale).toEqual(['shared changed', 'the lock file changed']);
  await ship(builtFrom('auth3', { sources: 'older' }));
  expect(report().stale).toEqual(['own sources changed']);
  await ship(builtFrom(versionOf(inputs)));
  expect(report().stale).toEqual([]);
  await rollbackRemote(site, 'mf-auth', 'auth2');
  expect(report().stale).toEqual([`${versionOf(inputs)}, which is here, was rolled back from`]);
  const fresh = report('mf-admin');
  expect([fresh.live, fresh.since, fresh.stale]).toEqual([null, null, ['never published']]);
});

test('a unit of another checkout is not stale here, and has the owner of its build', async () => {
  await ship(builtRemote('mf-elsewhere', '1', [{ path: '/elsewhere' }], { owner: 'Team Else' }));
  const { owner, stale } = report('mf-elsewhere', []);
  expect([owner, stale]).toEqual(['Team Else', []]);
});
