import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleSize } from 'node-shared/testing/sample';
import { root } from '../../units/units';
import { publishBuilds } from './publish-builds';
import { servedSite, snapshot } from '../testing/site-snapshot';
import { builtRemote, builtShell, newFolder } from '../testing/unit-fixtures';
import { openSiteFolder } from '../state/site';

/** Counts the changes of the disk. From step `diesAt` on, every change throws. */
const mockDisk = { steps: 0, diesAt: Infinity };

jest.mock('node:fs', () => {
  const real = jest.requireActual<Record<string, (...args: unknown[]) => unknown>>('node:fs');
  const changing = ['cpSync', 'mkdirSync', 'renameSync', 'rmSync', 'symlinkSync', 'writeFileSync'];
  const failing = (name: string) => [
    name,
    (...args: unknown[]) => {
      mockDisk.steps += 1;
      if (mockDisk.steps >= mockDisk.diesAt) throw new Error('killed');
      return real[name]!(...args);
    },
  ];
  return { ...real, ...Object.fromEntries(changing.map(failing)) };
});

// Compressing is slow, and it is not one of the tested steps.
jest.mock('../../units/files', () => ({
  ...jest.requireActual<object>('../../units/files'),
  writeCompressed: async () => {},
  keepDates: () => {},
}));

jest.setTimeout(300_000);
const auth = (version: string) => builtRemote('mf-auth', version, [{ path: '/login' }]);
const copyOf = (site: string) => {
  const copy = newFolder('site');
  cpSync(site, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
};

let before: string;
let after: string;
const next = auth('auth2');

beforeAll(async () => {
  before = newFolder('site');
  await publishBuilds(openSiteFolder(before), [
    builtShell('host1'),
    builtRemote('mf-home', 'home1', [{ path: '/' }]),
    auth('auth1'),
  ]);
  after = copyOf(before);
  await publishBuilds(openSiteFolder(after), [next]);
});

/** Names of files, without the ids of releases and without compressed files, which only the child writes. */
const namesIn = (site: string) =>
  new Set(
    Object.keys(snapshot(site))
      .filter((file) => !/\.(br|gz)$/.test(file))
      .map((file) => file.replace(/^releases\/[^/]+/, '')),
  );

/** Expects the old or the new site, and after one more publish exactly the new one. */
async function expectWholeSite(site: string) {
  const served = servedSite(site);
  expect([servedSite(before), servedSite(after)]).toContainEqual(served);
  await publishBuilds(openSiteFolder(site), [next]);
  expect(servedSite(site)).toEqual(servedSite(after));
  expect(namesIn(site)).toEqual(namesIn(after));
  return served;
}

test('a publisher that dies at any step leaves the old site or the new one', async () => {
  const outcomes: string[] = [];
  for (let step = 1; ; step += 1) {
    const site = copyOf(before);
    mockDisk.steps = 0;
    mockDisk.diesAt = step;
    const survived = await publishBuilds(openSiteFolder(site), [next]).then(
      () => mockDisk.steps < step,
      () => false,
    );
    mockDisk.diesAt = Infinity;
    const { registry } = await expectWholeSite(site);
    outcomes.push(registry.remotes['mf-auth']!.live!.version);
    rmSync(site, { recursive: true });
    if (survived) break;
  }
  // First the old site, then the new one, and never the old one again.
  expect(outcomes).toEqual([...outcomes].sort());
  expect(new Set(outcomes)).toEqual(new Set(['auth1', 'auth2']));
  expect(outcomes.length).toBeGreaterThan(10);
});

const MOMENTS = sampleSize('moments at which a publisher is killed', 5, 20);

test(`kill -9 at ${MOMENTS} moments of a publish leaves every hash as it should be`, async () => {
  const builds = join(newFolder('builds'), 'builds.json');
  writeFileSync(builds, JSON.stringify([next]));
  const whole = await publishAndDie(copyOf(before), builds, 0);
  expect(whole.signal).toBeNull();
  const changes = Number(whole.printed);
  expect(changes).toBeGreaterThan(MOMENTS);
  const moments = Array.from({ length: MOMENTS }, (_, index) =>
    Math.round(1 + ((changes - 1) * index) / (MOMENTS - 1)),
  );

  const outcomes = new Map<number, string>();
  const waiting = [...moments];
  let killed = 0;
  const worker = async () => {
    for (let moment = waiting.shift(); moment; moment = waiting.shift()) {
      const site = copyOf(before);
      const { signal, printed } = await publishAndDie(site, builds, moment);
      // The number of changes differs between runs: a run that was not killed had fewer changes.
      if (signal === 'SIGKILL') killed += 1;
      else expect(Number(printed || NaN)).toBeLessThan(moment);
      const { registry } = await expectWholeSite(site);
      outcomes.set(moment, registry.remotes['mf-auth']!.live!.version);
      expect(existsSync(join(site, 'live.next'))).toBe(false);
      expect(readdirSync(join(site, 'remotes/mf-auth')).sort()).toEqual(['auth1', 'auth2']);
      rmSync(site, { recursive: true });
    }
  };
  await Promise.all([worker(), worker()]);
  expect(outcomes.size).toBe(MOMENTS);
  expect(killed).toBeGreaterThan(MOMENTS / 2);
  const inOrder = moments.map((moment) => outcomes.get(moment));
  // First the old site, then the new one, and never the old one again.
  expect(inOrder).toEqual([...inOrder].sort());
  expect([inOrder[0], inOrder.at(-1)]).toEqual(['auth1', 'auth2']);
});

function publishAndDie(
  site: string,
  builds: string,
  moment: number,
): Promise<{ signal: string | null; printed: string }> {
  const script = join(root, 'scripts/src/site/testing/publish-and-die.ts');
  const args = ['--import', 'tsx', script, site, builds, String(moment)];
  // Pass the settings of this test explicitly: the child does not inherit them.
  const { env } = process;
  const options = { cwd: root, env };
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += String(text)));
  return new Promise((resolve) => {
    child.on('close', (_code, signal) => resolve({ signal, printed }));
  });
}
