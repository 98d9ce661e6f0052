import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { snapshot } from '../site/testing/site-snapshot';
import { root } from '../units/units';

jest.setTimeout(900_000);

// Within the repository: packages are hard-linked, not copied, which requires the same file system.
const place = join(root, '.cache/reproducible');
const units = ['shell', 'mf-auth'];
const sources = ['package.json', 'package-lock.json', 'shared', 'node-shared', 'scripts', ...units];

/** Creates a checkout in another folder, with a copy of the cache of `cacheOf`. */
function checkout(name: string, cacheOf?: string): string {
  const folder = join(place, name);
  mkdirSync(folder, { recursive: true });
  for (const each of sources) {
    cpSync(join(root, each), join(folder, each), {
      recursive: true,
      filter: (path) => !/\/(dist|node_modules)$/.test(path),
    });
    const packages = join(root, each, 'node_modules');
    if (existsSync(packages)) execFileSync('cp', ['-al', packages, join(folder, each)]);
  }
  execFileSync('cp', ['-al', join(root, 'node_modules'), folder]);
  if (cacheOf) cpSync(join(cacheOf, '.cache'), join(folder, '.cache'), { recursive: true });
  return folder;
}

function build(folder: string): Record<string, string> {
  for (const unit of units) {
    rmSync(join(folder, unit, 'dist'), { recursive: true, force: true });
    execFileSync(process.execPath, [join(folder, 'scripts/run.mjs'), 'build-unit', unit]);
  }
  return Object.assign({}, ...units.map((unit) => snapshot(join(folder, unit, 'dist'))));
}

beforeAll(() => rmSync(place, { recursive: true, force: true }));
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('the same sources give the same bytes in any folder, with and without a cache', () => {
  const first = checkout('first');
  const built = build(first);
  expect(Object.keys(built).length).toBeGreaterThan(10);
  expect(readdirSync(join(first, '.cache'))).toContain('webpack');
  // Both cases in one build, because each build takes seconds of both cores.
  expect(build(checkout('elsewhere/second', first))).toEqual(built);
});
