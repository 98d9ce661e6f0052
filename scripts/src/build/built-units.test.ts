import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readJson, writeJson } from 'node-shared/files';
import { lockFolder } from 'node-shared/folder-lock';
import { setting } from 'node-shared/settings';
import { buildSettings } from '../settings';
import { contentFaults } from '../site/checks/build-contents';
import { hostOverBudget, overBudget } from '../site/checks/budgets';
import { readSignatures, SIGNATURES_FILE } from '../signatures/signatures';
import { signatureFaults } from '../site/checks/signature-faults';
import { openSiteFolder } from '../site/state/site';
import { snapshot } from '../site/testing/site-snapshot';
import { newFolder } from '../site/testing/unit-fixtures';
import {
  manifestFile,
  type RemoteManifest,
  type ShellManifest,
  type UnitManifest,
} from '../units/manifest';
import { distFolder, lastBuild } from '../units/built';
import { remoteNames, root } from '../units/units';
import { buildAll } from './build-all';
import { buildUnit } from './build-unit';

// One file for all tests of the builds in `dist`, for which each file would wait.
jest.setTimeout(900_000);

const units = ['shell', ...remoteNames];

// Each in its own process, as in a publish. Units with an up-to-date build are skipped.
beforeAll(() => buildAll(units, buildSettings(process.env)));

const builtFolder = (unit: string): string => join(distFolder(unit), lastBuild(unit)!.version);

const manifestOf = <Facts>(unit: string): Facts =>
  readJson(join(builtFolder(unit), manifestFile(unit)));

test('the host is within its budgets', () => {
  expect(hostOverBudget(manifestOf<ShellManifest>('shell'))).toEqual([]);
});

test.each(remoteNames)('every page of %s is within its budgets', (name) => {
  expect(overBudget(manifestOf<RemoteManifest>(name))).toEqual([]);
});

test.each(units)('%s has only files of a build, and none is too large', (name) => {
  const folder = builtFolder(name);
  const manifest = (part: string): UnitManifest => readJson(join(folder, part, manifestFile(name)));
  expect(contentFaults(name, folder, manifest)).toEqual([]);
});

test.each(remoteNames)('a script of %s may take two minutes to load', (name) => {
  expect(readFileSync(join(builtFolder(name), 'web/remoteEntry.js'), 'utf8')).toContain('12e4');
});

test.each(remoteNames)('the entry of %s contains the exposed module', (name) => {
  expect(manifestOf<RemoteManifest>(name).exposed).toEqual({ js: [], css: [] });
});

test('who builds a unit that another process builds waits for it, and takes what it has built', async () => {
  const unlock = await lockFolder(distFolder('mf-auth'), 60_000);
  let isOver = false;
  const built = buildUnit('mf-auth', buildSettings(process.env)).finally(() => (isOver = true));
  await new Promise((next) => setTimeout(next, 1_000));
  expect(isOver).toBe(false);
  await unlock();
  expect((await built).reused).toBe(true);
});

test('every section fits the types of the host, and a renamed property is noticed', async () => {
  const site = openSiteFolder(newFolder('site'));
  const sections = remoteNames.map((name) => manifestOf<RemoteManifest>(name));
  const shell = manifestOf<ShellManifest>('shell');
  const folderOf = ({ name }: { name: string }) => builtFolder(name);
  expect(await signatureFaults(site, sections, shell, folderOf)).toEqual([]);
  const host = readSignatures(builtFolder('shell'));
  const button = 'ui/Button.d.ts';
  expect(host.files[button]).toContain('busy?');
  host.files[button] = host.files[button]!.replace('busy?', 'working?');
  const renamed = newFolder('host');
  writeJson(join(renamed, SIGNATURES_FILE), host);
  // One section is enough: each that differs from the host is compiled.
  const login = sections.filter(({ name }) => name === 'mf-auth');
  const faults = await signatureFaults(site, login, shell, (unit) =>
    unit === shell ? renamed : folderOf(unit),
  );
  expect(faults).toContainEqual(
    expect.stringMatching(/^mf-auth .*gives busy to Button of shared\/ui/),
  );
});

// It builds two units once more, so only `npm test -- --all` does it. Not in a file of its own: see above.
const inFullRun = setting(process.env, 'TEST_ALL') ? describe : describe.skip;

inFullRun('the same sources give the same bytes', () => {
  // Within the repository: packages are hard-linked, not copied, which requires the same file system.
  const elsewhere = join(root, '.cache/reproducible');
  const rebuilt = ['shell', 'mf-auth'];
  const sources = [
    ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.browser.json'],
    ...['shared', 'node-shared', 'scripts'],
  ];

  const removeCheckout = () => rmSync(elsewhere, { recursive: true, force: true });
  beforeAll(removeCheckout);
  afterAll(removeCheckout);

  /** Creates a checkout in another folder, with a copy of the cache of this one. */
  function checkout() {
    mkdirSync(elsewhere, { recursive: true });
    for (const each of [...sources, ...rebuilt]) {
      cpSync(join(root, each), join(elsewhere, each), {
        recursive: true,
        filter: (path) => !/\/(dist|node_modules)$/.test(path),
      });
      const packages = join(root, each, 'node_modules');
      if (existsSync(packages)) execFileSync('cp', ['-al', packages, join(elsewhere, each)]);
    }
    execFileSync('cp', ['-al', join(root, 'node_modules'), elsewhere]);
    for (const unit of rebuilt) {
      const cache = join('.cache/webpack', unit);
      if (!existsSync(join(root, cache))) continue;
      cpSync(join(root, cache), join(elsewhere, cache), { recursive: true });
    }
  }

  // In a fresh clone, the build above had no cache. Both cases in one build, because each takes seconds.
  test('in any folder, with and without a cache', () => {
    checkout();
    for (const unit of rebuilt) {
      execFileSync(process.execPath, [join(elsewhere, 'scripts/run.mjs'), 'build-unit', unit]);
      const built = snapshot(builtFolder(unit));
      expect(Object.keys(built).length).toBeGreaterThan(5);
      // The version in the name of the folder is the same, too.
      expect(snapshot(join(elsewhere, relative(root, builtFolder(unit))))).toEqual(built);
    }
  });
});
