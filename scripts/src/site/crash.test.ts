import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../units';
import { publishBuilds } from './publish';
import { servedSite, snapshot } from './testing/site-snapshot';
import { builtRemote, builtShell, newFolder } from './testing/unit-fixtures';

/** From the step on at which the publisher dies, nothing more reaches the disk. */
const mockDisk = { steps: 0, diesAt: Infinity };

jest.mock('node:fs', () => {
  const real = jest.requireActual<Record<string, (...args: unknown[]) => unknown>>('node:fs');
  const changing = ['cpSync', 'mkdirSync', 'renameSync', 'rmSync', 'symlinkSync', 'writeFileSync'];
  const mortal = (name: string) => [
    name,
    (...args: unknown[]) => {
      mockDisk.steps += 1;
      if (mockDisk.steps >= mockDisk.diesAt) throw new Error('killed');
      return real[name]!(...args);
    },
  ];
  return { ...real, ...Object.fromEntries(changing.map(mortal)) };
});

// Compressing is slow, and no step of its own.
jest.mock('../build/files', () => ({
  ...jest.requireActual<object>('../build/files'),
  writeCompressed: async () => {},
}));

jest.setTimeout(180_000);
process.env.SITE_URL = 'https://site.example';
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
  await publishBuilds(before, [
    builtShell('host1'),
    builtRemote('mf-home', 'home1', [{ path: '/' }]),
    auth('auth1'),
  ]);
  after = copyOf(before);
  await publishBuilds(after, [next]);
});

/** Names of files, whatever the releases are called; a child process compresses too. */
const namesIn = (site: string) =>
  new Set(
    Object.keys(snapshot(site))
      .filter((file) => !/\.(br|gz)$/.test(file))
      .map((file) => file.replace(/^releases\/[^/]+/, '')),
  );

/** Old or new, and after publishing once more new, without remains of the dead publisher. */
async function expectWholeSite(site: string) {
  const served = servedSite(site);
  expect([servedSite(before), servedSite(after)]).toContainEqual(served);
  await publishBuilds(site, [next]);
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
    const survived = await publishBuilds(site, [next]).then(
      () => mockDisk.steps < step,
      () => false,
    );
    mockDisk.diesAt = Infinity;
    const { registry } = await expectWholeSite(site);
    outcomes.push(registry.remotes['mf-auth']!.live.version);
    rmSync(site, { recursive: true });
    if (survived) break;
  }
  // Old for a good while, then new, never back.
  expect(outcomes).toEqual([...outcomes].sort());
  expect(new Set(outcomes)).toEqual(new Set(['auth1', 'auth2']));
  expect(outcomes.length).toBeGreaterThan(10);
});

describe('kill -9 of a publisher', () => {
  const script = join(root, 'scripts/src/site/testing/publish-and-die.ts');

  test.each([
    [1, 'as the copy of the version gets its name', 'auth1'],
    [2, 'as its rendered pages get their name', 'auth1'],
    [3, 'as the release gets its name', 'auth1'],
    [4, 'as the release is made live', 'auth1'],
    [5, 'once it is live', 'auth2'],
  ])('at step %i, %s, leaves %s', async (step, _when, version) => {
    const site = copyOf(before);
    const builds = join(newFolder('builds'), 'builds.json');
    writeFileSync(builds, JSON.stringify([next]));
    const signal = await new Promise((resolve) => {
      spawn(process.execPath, ['--import', 'tsx', script, site, builds, String(step)], {
        cwd: root,
        stdio: 'inherit',
        env: process.env,
      }).on('exit', (_code, by) => resolve(by));
    });
    expect(signal).toBe('SIGKILL');
    const { registry } = await expectWholeSite(site);
    expect(registry.remotes['mf-auth']!.live.version).toBe(version);
    expect(existsSync(join(site, 'live.next'))).toBe(false);
    expect(readdirSync(join(site, 'remotes/mf-auth')).sort()).toEqual(['auth1', 'auth2']);
  });
});
