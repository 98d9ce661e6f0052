import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../../build/build-all';
import { isBuilt } from '../../build/build-unit';
import { manifestFile, type RemoteManifest, type ShellManifest } from '../../units/manifest';
import { readJson } from 'node-shared/files';
import { remoteNames, unitFolder } from '../../units/units';
import { heavyFiles, hostOverBudget, overBudget } from './budgets';
import { inputs } from '../testing/unit-fixtures';
import { buildSettings } from '../../settings';

/** The manifest of the only build in `dist`: a build removes all other versions of its unit. */
function manifestOf<Facts>(unit: string): Facts {
  const dist = join(unitFolder(unit), 'dist');
  const version = readdirSync(dist).find((name) => !name.startsWith('.'));
  return readJson(join(dist, version!, manifestFile(unit)));
}

describe('the built units', () => {
  // Each in its own process, as in a publish. Units with an up-to-date build are skipped.
  beforeAll(
    () =>
      buildAll(
        ['shell', ...remoteNames].filter((unit) => !isBuilt(unit, buildSettings(process.env))),
        () => {},
      ),
    600_000,
  );

  test('the host is within its budgets', () => {
    expect(hostOverBudget(manifestOf<ShellManifest>('shell'))).toEqual([]);
  });

  test.each(remoteNames)('every page of %s is within its budgets', (name) => {
    expect(overBudget(manifestOf<RemoteManifest>(name))).toEqual([]);
  });

  test.each(['shell', ...remoteNames])('no file of %s is too large', (name) => {
    const dist = join(unitFolder(name), 'dist');
    const version = readdirSync(dist).find((each) => !each.startsWith('.'));
    expect(heavyFiles(name, join(dist, version!))).toEqual([]);
  });

  test.each(remoteNames)('the entry of %s contains the exposed module', (name) => {
    expect(manifestOf<RemoteManifest>(name).exposed).toEqual({ js: [], css: [] });
  });
});

describe('a unit over its budget', () => {
  const file = (brotli: number) => ({ bytes: 4 * brotli, brotli, integrity: 'sha256-x' });
  const remote = (files: RemoteManifest['files'], css: string[] = []): RemoteManifest => ({
    inputs,
    contract: 1,
    name: 'mf-grown',
    label: 'Grown',
    userMenu: true,
    version: '1',
    requires: {},
    imports: {},
    exposed: { js: ['routes.js'], css: [] },
    routes: [
      {
        id: 'grown/page',
        path: '/grown',
        title: 'Grown',
        access: 'public',
        header: true,
        footer: true,
        prerender: [],
        assets: { js: ['page.js', 'vendors.js'], css },
        children: [
          {
            id: 'grown/child',
            path: 'child',
            title: 'Child',
            assets: { js: ['child.js'], css: [] },
          },
        ],
      },
    ],
    files: { 'remoteEntry.js': file(4_000), 'routes.js': file(700), ...files },
    server: '',
  });
  const page = { 'page.js': file(5_000), 'vendors.js': file(9_000), 'child.js': file(100) };

  test('is reported with its largest file; a page inside a layout counts together with the layout', () => {
    const heavy = remote({ ...page, 'vendors.js': file(30_000) });
    expect(overBudget(remote(page))).toEqual([]);
    expect(overBudget(heavy)).toEqual([
      'mf-grown: grown/page, its scripts: 35700 bytes, the budget is 20000; the largest is vendors.js.',
      'mf-grown: grown/child, its scripts: 35800 bytes, the budget is 20000; the largest is vendors.js.',
    ]);
  });

  test('is reported for its entry', () => {
    expect(overBudget(remote({ ...page, 'remoteEntry.js': file(12_000) }))).toEqual([
      'mf-grown: the entry: 12000 bytes, the budget is 6000; the largest is remoteEntry.js.',
    ]);
  });

  test('is reported for its styles and for the number of its files', () => {
    const sheets = ['a.css', 'b.css', 'c.css', 'd.css'];
    const styles = Object.fromEntries(sheets.map((name) => [name, file(900)]));
    expect(overBudget(remote({ ...page, ...styles }, sheets))).toEqual([
      'mf-grown: grown/page: 8 files, the budget is 6; the largest is vendors.js.',
      'mf-grown: grown/child: 9 files, the budget is 6; the largest is vendors.js.',
    ]);
    expect(overBudget(remote({ ...page, 'a.css': file(5_000) }, ['a.css']))[0]).toBe(
      'mf-grown: grown/page, its styles: 5000 bytes, the budget is 4000; the largest is a.css.',
    );
  });

  test('is reported for the host', () => {
    const provides = { react: {}, 'shared/api': { late: { js: ['api.js'] } } };
    const host = { js: ['main.js'], css: ['main.css'], provides };
    const files = { 'main.js': file(200_000), 'main.css': file(8_000), 'api.js': file(40_000) };
    expect(hostOverBudget({ ...host, files } as unknown as ShellManifest)).toEqual([
      'shell: its scripts: 200000 bytes, the budget is 124000; the largest is main.js.',
      'shell: shared/api: 40000 bytes, the budget is 17000; the largest is api.js.',
    ]);
  });
});
