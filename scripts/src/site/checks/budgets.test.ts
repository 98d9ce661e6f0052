import type { RemoteManifest, ShellManifest } from '../../units/manifest';
import { hostOverBudget, overBudget, overPressBudget } from './budgets';

describe('a unit over its budget', () => {
  const file = (brotli: number) => ({ bytes: 4 * brotli, brotli, integrity: 'sha256-x' });
  const remote = (files: RemoteManifest['files'], css: string[] = []): RemoteManifest => ({
    contract: 1,
    name: 'mf-grown',
    label: 'Grown',
    userMenu: true,
    links: [],
    version: '1',
    requires: {},
    calls: {},
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
      'mf-grown: grown/page, its scripts: 39700 bytes, the budget is 26700; the largest is vendors.js.',
      'mf-grown: grown/child, its scripts: 39800 bytes, the budget is 26700; the largest is vendors.js.',
    ]);
  });

  test('is reported for its entry, which every page of the section loads first', () => {
    expect(overBudget(remote({ ...page, 'remoteEntry.js': file(12_050) }))).toEqual([
      'mf-grown: grown/page, its scripts: 26750 bytes, the budget is 26700; the largest is remoteEntry.js.',
      'mf-grown: grown/child, its scripts: 26850 bytes, the budget is 26700; the largest is remoteEntry.js.',
    ]);
  });

  test('is reported for what a browser loads before the first press, and not for what it loads later', () => {
    const unit = remote({ ...page, 'chart.js': file(43_000) });
    const before = ['remoteEntry.js', 'routes.js', 'page.js', 'vendors.js', 'page.js'];
    const over = (id: string, ...names: string[]) =>
      overPressBudget(id, unit, [
        ...names.map((name) => `/remotes/mf-grown/1/${name}`),
        ...['/shell/1/js/main.js', '/remotes/mf-other/1/chart.js', '/remotes/mf-grown/2/chart.js'],
      ]);
    expect(over('grown/page', ...before)).toBeNull();
    expect(over('grown/page', ...before, 'chart.js')).toBe(
      'its scripts before the first press: 61700 bytes, the budget is 26700; the largest is chart.js: load later what the first press does not need.',
    );
    expect(over('admin/dashboard', ...before, 'chart.js')).toBeNull();
    expect(over('admin/other', ...before, 'chart.js')).toContain('the budget is 32000');
  });

  test('is reported for all that a phone keeps of an offline page', () => {
    const unit = remote({ ...page, 'vendors.js': file(27_000) });
    // A page that may have many scripts.
    const route = { ...unit.routes[0]!, id: 'admin/dashboard' as const, children: [] };
    expect(overBudget({ ...unit, routes: [route] })).toEqual([]);
    expect(overBudget({ ...unit, routes: [{ ...route, offline: true }] })).toEqual([
      'mf-grown: admin/dashboard, offline: 36700 bytes, the budget is 36000; the largest is vendors.js.',
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
    const host = { name: 'shell', js: ['main.js'], css: ['main.css'], provides };
    const files = { 'main.js': file(200_000), 'main.css': file(8_000), 'api.js': file(40_000) };
    expect(hostOverBudget({ ...host, files } as unknown as ShellManifest)).toEqual([
      'shell: its scripts: 200000 bytes, the budget is 117700; the largest is main.js.',
      'shell: shared/api: 40000 bytes, the budget is 17000; the largest is api.js.',
    ]);
  });
});
