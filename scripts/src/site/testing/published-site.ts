import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltUnit } from '../../units/built';
import { publishBuilds } from '../publish/publish-builds';
import { openSiteFolder } from '../state/site';
import { servedSite, snapshot } from './site-snapshot';
import { builtRemote, builtShell, newFolder, type RouteFixture } from './unit-fixtures';

export const home: RouteFixture[] = [{ path: '/' }, { path: '/about' }];
export const login: RouteFixture[] = [{ path: '/login' }, { path: '/verify', prerender: [] }];

/** The folder of the current test's site: each test has a new one, with a host and two remotes. */
export let site: string;
/** The site as a command opens it. */
export const opened = () => openSiteFolder(site);
export const publish = (...built: BuiltUnit[]) => publishBuilds(opened(), built);
export const auth = (version: string, routes = login) => builtRemote('mf-auth', version, routes);
export const authEntry = () => opened().live().registry.remotes['mf-auth']!;
export const versionsOf = (unit: string) => readdirSync(join(site, unit)).sort();
export const page = (name: string) => servedSite(site).pages[name];

/** Does `work` on the site once; each test of the file or of the block begins with a copy of what it leaves. */
export function beginWith(work: () => Promise<unknown>): void {
  let begun: string;
  beforeAll(async () => {
    site = copyOf(first);
    await work();
    begun = site;
  });
  beforeEach(() => {
    rmSync(site, { recursive: true, force: true });
    site = copyOf(begun);
  });
}

function copyOf(folder: string): string {
  const copy = newFolder('site');
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  return copy;
}

const first = newFolder('first-site');
beforeAll(async () => {
  const builds = [
    builtShell('host1'),
    builtRemote('mf-home', 'home1', home, { slots: [{ name: 'home' }] }),
    auth('auth1'),
  ];
  await publishBuilds(openSiteFolder(first), builds, { siteUrl: 'https://site.example' });
});
beforeEach(() => {
  site = copyOf(first);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(site, { recursive: true, force: true });
});

/** Expects that `work` fails with `message` and changes no byte of the site. */
export async function changesNothing(work: () => Promise<unknown>, message: RegExp) {
  const before = snapshot(site);
  await expect(work()).rejects.toThrow(message);
  expect(snapshot(site)).toEqual(before);
}
