import type { Registry } from 'shared/contract';
import type { LoginState } from 'shared/store';
import { fakeApi } from 'shared/testing';
import { findRoute, type PageAddress } from '../registry/routes';
import { chooseVersions } from '../registry/site';
import type { PageCache } from '../remotes/page-cache';
import { loadedRemotes } from '../remotes/loaded-remotes';
import { registryFixture } from '../testing/site-fixture';
import { prepare } from './prepare';

const { 'mf-admin': admin, ...others } = registryFixture.remotes;
/** The registry in a page for visitors. */
const partial: Registry = {
  ...registryFixture,
  remotes: {
    ...others,
    'mf-admin': { ...admin!, routes: admin!.routes.filter(({ access }) => access !== 'admin') },
  },
  isPartial: true,
};
const login = {
  token: 'token',
  user: { id: 1, name: 'Site Admin', role_id: 3 },
} as LoginState;

function openSite(registry: Registry) {
  const loaded: string[] = [];
  const pages: Pick<PageCache, 'isLoaded' | 'load'> = {
    isLoaded: () => false,
    load: async ({ id }: PageAddress) => {
      loaded.push(id);
      return { page: null };
    },
  };
  const site = chooseVersions(registry, 50);
  const go = (path: string) => prepare({ site, pages: pages as PageCache }, login, path);
  return { site, go, loaded };
}

test('the pages for admins are fetched once, when one of them is opened', async () => {
  const { requests } = fakeApi({ 'GET /registry.json': { body: registryFixture } });
  const { site, go, loaded } = openSite(partial);
  await go('/privacy-Policy');
  expect(requests).toHaveLength(0);
  await go('/admin/users');
  expect(loaded).toEqual(['marketing/privacy-policy', 'admin/area', 'admin/users']);
  await go('/admin/dashboard');
  expect(await go('/nothing')).toBeNull();
  expect(requests).toHaveLength(1);
  expect(findRoute(site, '/admin/users')?.route.access).toBe('admin');
});

test('a section that the registry in the page leaves out is fetched with the first address of it', async () => {
  fakeApi({ 'GET /registry.json': { body: registryFixture } });
  const { 'mf-auth': _left, ...rest } = registryFixture.remotes;
  const { site, go, loaded } = openSite({ ...registryFixture, remotes: rest, isPartial: true });
  const loader = loadedRemotes(site, []);
  expect(loader.versions()).not.toHaveProperty('mf-auth');
  await go('/login');
  expect(loaded).toEqual(['auth/login']);
  expect(loader.versions()).toHaveProperty('mf-auth', 'live1');
  expect(site.remotes).toHaveLength(Object.keys(registryFixture.remotes).length);
});

test('without a connection they are missing, and the next attempt fetches them', async () => {
  fakeApi({ 'GET /registry.json': 'network error' });
  const { site, go, loaded } = openSite(partial);
  await go('/admin/users');
  expect([site.isPartial, findRoute(site, '/admin/users')]).toEqual([true, null]);
  fakeApi({ 'GET /registry.json': { body: registryFixture } });
  await go('/admin/users');
  expect(loaded).toEqual(['admin/area', 'admin/users']);
});

test('a complete registry is not fetched for an address that does not exist', () => {
  const { requests } = fakeApi({});
  expect(openSite(registryFixture).go('/nothing')).toBeNull();
  expect(requests).toHaveLength(0);
});
