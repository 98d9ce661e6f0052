import type { RemoteModule, RemoteRoute } from 'shared/contract';
import { createStore } from 'shared/store';
import { fakeApi } from 'shared/testing';
import { chooseVersions } from '../registry/site';
import { registryFixture } from '../testing/site-fixture';
import { createPageCache } from './page-cache';
import { createRemoteLoader } from './remote-loader';

const login = { remote: 'mf-auth', id: 'auth/login' };

/** A cache whose page is loaded by `lazy`, and asks with `load`. */
function cacheWith(lazy: () => Promise<unknown>, load?: RemoteRoute['load']) {
  const module = {
    contract: 1,
    name: 'mf-auth',
    routes: [{ id: 'auth/login', path: '/login', lazy, load }],
  } as unknown as RemoteModule;
  const remotes = createRemoteLoader(chooseVersions(registryFixture, 50), {
    fetchRoutes: async () => module,
    fetchPage: (_remote, _version, load) => load(),
    report: () => {},
  });
  return { pages: createPageCache(remotes) };
}

const page = () => ({ Component: () => null });

test('a page is loaded once and stays in the cache', async () => {
  const lazy = jest.fn(async () => page());
  const { pages } = cacheWith(lazy);
  expect([pages.read(login), pages.isLoaded(login)]).toEqual([undefined, false]);
  const [first, second] = await Promise.all([pages.load(login), pages.load(login)]);
  expect(second).toBe(first);
  expect([pages.read(login), pages.isLoaded(login)]).toEqual([first, true]);
  expect(await pages.load(login)).toBe(first);
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('what a page will ask for is asked for beside its script, and not again for a loaded page', async () => {
  createStore();
  const { requests } = fakeApi({ 'GET /tickets/7': {} });
  let arrive = (_page: unknown) => {};
  const { pages } = cacheWith(
    () => new Promise((resolve) => (arrive = resolve)),
    async ({ params: { id }, search }) => ({
      url: `/tickets/${id}`,
      params: { of: search.get('of') },
    }),
  );
  const opened = { params: { id: '7' }, search: new URLSearchParams('of=asha'), user: null };
  const loading = pages.load(login, opened);
  await new Promise((next) => setTimeout(next));
  expect(requests.map(({ path }) => path)).toEqual(['/tickets/7?of=asha']);
  arrive(page());
  await loading;
  await pages.load(login, opened);
  expect(requests).toHaveLength(1);
});

test('a page that the version in use does not have is null', async () => {
  const { pages } = cacheWith(async () => page());
  const missing = { remote: 'mf-auth', id: 'auth/forgot' };
  expect(await pages.load(missing)).toEqual({ page: null });
});

test('a failure stays until the page has been loaded successfully', async () => {
  let fails = true;
  const { pages } = cacheWith(async () => {
    if (fails) throw new Error('boom');
    return page();
  });
  const failed = { failure: expect.objectContaining({ kind: 'threw at load' }) };
  expect(await pages.load(login)).toEqual(failed);
  fails = false;
  expect([pages.read(login), pages.isLoaded(login)]).toEqual([failed, false]);
  const loading = pages.load(login);
  expect(pages.read(login)).toEqual(failed);
  expect(await loading).toEqual({ page: expect.anything() });
  expect(pages.isLoaded(login)).toBe(true);
});

test('a page of a discarded remote stays readable until it has been loaded again', async () => {
  const { pages } = cacheWith(async () => page());
  const first = await pages.load(login);
  pages.discard('mf-auth');
  expect([pages.read(login), pages.isLoaded(login)]).toEqual([first, false]);
  expect(await pages.load(login)).not.toBe(first);
});

test('after a discard, a load that fails late is neither joined nor kept', async () => {
  let fail = (_error: Error) => {};
  const late = new Promise((_, reject) => (fail = reject));
  const lazy = jest.fn(async () => page()).mockImplementationOnce(() => late as never);
  const { pages } = cacheWith(lazy);
  const first = pages.load(login);
  await new Promise(process.nextTick);
  expect(lazy).toHaveBeenCalledTimes(1);

  pages.discard('mf-auth');
  expect(await pages.load(login)).toEqual({ page: expect.anything() });
  fail(new Error('boom'));
  await first;
  expect(pages.read(login)).toEqual({ page: expect.anything() });
});

test('a kept page stays until it is forgotten, even if its remote is discarded', async () => {
  const { pages } = cacheWith(async () => page());
  const placeholder = page();
  pages.keep(login, { page: placeholder });
  pages.discard('mf-auth');
  expect(await pages.load(login)).toEqual({ page: placeholder });
  pages.forget(login);
  expect(await pages.load(login)).not.toEqual({ page: placeholder });
});
