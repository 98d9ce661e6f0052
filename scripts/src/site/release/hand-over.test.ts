import { canaryRemote, promoteRemote, rollbackRemote, unpublishRemote } from './versions';
import { publishBuilds } from '../publish/publish-builds';
import {
  auth,
  beginWith,
  changesNothing,
  page,
  publish,
  site,
  opened,
} from '../testing/published-site';
import { readState } from '../state/state';
import { builtRemote, builtShell, type RouteFixture } from '../testing/unit-fixtures';

const shop: RouteFixture[] = [{ path: '/shop' }];
const taken: RouteFixture = { path: '/login', id: 'shop/login', takes: 'mf-auth' };
const shopWith = (version: string, ...routes: RouteFixture[]) =>
  builtRemote('mf-shop', version, [...shop, ...routes]);

const routesOf = (name: string) =>
  readState(site).registry.remotes[name]!.routes.map(({ path }) => path);
/** The remotes that have `/login`; each release has exactly one. */
const owners = () =>
  Object.keys(readState(site).registry.remotes).filter((name) => routesOf(name).includes('/login'));

beginWith(() => publish(shopWith('shop1')));

test('a path changes hands in one release, and a roll-back gives it back in one', async () => {
  await publish(shopWith('shop2', taken));
  expect(owners()).toEqual(['mf-shop']);
  expect(routesOf('mf-auth')).toEqual(['/verify']);
  expect(page('login.html')).toContain('of mf-shop shop2');

  await rollbackRemote(opened(), 'mf-shop');
  expect(owners()).toEqual(['mf-auth']);
  expect(page('login.html')).toContain('of mf-auth auth1');

  await rollbackRemote(opened(), 'mf-shop', 'shop2');
  expect(owners()).toEqual(['mf-shop']);
  await unpublishRemote(opened(), 'mf-shop');
  expect(owners()).toEqual(['mf-auth']);
});

test('the section that had the path publishes and rolls back as before, with it or without it', async () => {
  await publish(shopWith('shop2', taken));
  await publish(auth('auth2'));
  expect(owners()).toEqual(['mf-shop']);
  await rollbackRemote(opened(), 'mf-auth');
  expect([owners(), page('login.html')]).toEqual([
    ['mf-shop'],
    expect.stringContaining('of mf-shop shop2'),
  ]);
  await publish(builtShell('host2'));
  await publish(auth('auth3', [{ path: '/verify' }]));
  expect(owners()).toEqual(['mf-shop']);
});

test('a candidate takes nothing from other visitors until it is promoted', async () => {
  await publishBuilds(opened(), [shopWith('shop2', taken)], { mode: 'candidate' });
  expect(owners()).toEqual(['mf-auth']);
  expect(page('login.html')).toContain('of mf-auth auth1');
  expect(page('canary/mf-shop/shop2/login.html')).toContain('of mf-shop shop2');
  await canaryRemote(opened(), 'mf-shop', 'shop2', 10);
  expect(owners()).toEqual(['mf-auth']);
  await promoteRemote(opened(), 'mf-shop');
  expect(owners()).toEqual(['mf-shop']);
  expect(page('login.html')).toContain('of mf-shop shop2');
});

test('a canary of the section that had the path loses it too', async () => {
  await publish(auth('auth2'));
  await canaryRemote(opened(), 'mf-auth', 'auth1', 50);
  await publish(shopWith('shop2', taken));
  const { canary } = readState(site).registry.remotes['mf-auth']!;
  expect(canary!.routes.map(({ path }) => path)).toEqual(['/verify']);
  expect(canary!.pages).toEqual([]);
  expect(page('canary/mf-auth/auth1/login.html')).toBeUndefined();
});

describe('it is refused, and changes nothing,', () => {
  test.each<[string, RouteFixture, RegExp]>([
    ['without the declaration', { ...taken, takes: undefined }, /path \/login, .* mf-auth already/],
    ['from another section', { ...taken, takes: 'mf-home' }, /path \/login, .* mf-auth already/],
    ['for a wider path', { ...taken, path: '/:any/x?', takes: 'mf-auth' }, /takes every address/],
    ['from something else', { ...taken, takes: 'shell' as 'mf-x' }, /name of no section/],
  ])('%s', async (_why, route, message) => {
    await changesNothing(() => publish(shopWith('shop2', route)), message);
  });

  test('for a team whose token is not for the path', async () => {
    const send = (...paths: string[]) =>
      publishBuilds(opened(), [shopWith('shop2', taken)], { mayClaim: { paths, origins: [] } });
    await changesNothing(() => send('/help'), /claims \/login/);
    await send('/login');
    expect(owners()).toEqual(['mf-shop']);
    // What the other section declares still is no claim.
    const build = auth('auth2');
    await publishBuilds(opened(), [build], { mayClaim: { paths: [], origins: [] } });
  });

  test('in a circle', async () => {
    await publish(shopWith('shop2', taken));
    const back = auth('auth2', [{ path: '/login', takes: 'mf-shop' }]);
    await changesNothing(() => publish(back), /takes \/login from mf-shop, which takes it from/);
  });

  test('for a third section, unless it takes the path from who has it', async () => {
    await publish(shopWith('shop2', taken));
    const third = (takes: `mf-${string}`) =>
      builtRemote('mf-third', 'third1', [{ path: '/login', id: 'third/login', takes }]);
    await changesNothing(() => publish(third('mf-auth')), /belongs to mf-shop already/);
    await publish(third('mf-shop'));
    expect(owners()).toEqual(['mf-third']);
    await unpublishRemote(opened(), 'mf-third');
    expect(owners()).toEqual(['mf-shop']);
  });
});
