import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltUnit } from '../../units/built';
import { publishBuilds } from '../publish/publish-builds';
import { readState } from '../state/state';
import { servedSite, snapshot } from './site-snapshot';
import { builtRemote, builtShell, newFolder, type RouteFixture } from './unit-fixtures';

export const home: RouteFixture[] = [{ path: '/' }, { path: '/about' }];
export const login: RouteFixture[] = [{ path: '/login' }, { path: '/verify', prerender: [] }];

/** The folder of the current test's site: each test has a new one, with a host and two remotes. */
export let site: string;
export const publish = (...built: BuiltUnit[]) => publishBuilds(site, built);
export const auth = (version: string, routes = login) => builtRemote('mf-auth', version, routes);
export const authEntry = () => readState(site).registry.remotes['mf-auth']!;
export const versionsOf = (unit: string) => readdirSync(join(site, unit)).sort();
export const page = (name: string) => servedSite(site).pages[name];

const first = newFolder('first-site');
beforeAll(async () => {
  const builds = [builtShell('host1'), builtRemote('mf-home', 'home1', home), auth('auth1')];
  await publishBuilds(first, builds, { siteUrl: 'https://site.example' });
});
beforeEach(() => {
  site = newFolder('site');
  cpSync(first, site, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
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
