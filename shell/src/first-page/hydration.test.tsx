import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import ReactDOM from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createMemoryHistory } from 'history';
import { StaticRouter } from 'react-router';
import { defineRemote, type PageModule } from 'shared/contract';
import { addedToCart, createStore } from 'shared/store';
import { FilledSlot } from '../additions/FilledSlot';
import { App } from '../layout/App';
import { loadedRemotes } from '../remotes/loaded-remotes';
import { createRemoteLoader } from '../remotes/remote-loader';
import { SectionFailure } from '../remotes/section-failure';
import { siteServices } from '../remotes/SiteContext';
import { SiteRouter } from '../navigation/SiteRouter';
import { SitePages } from '../layout/SitePages';
import { chooseVersions } from '../registry/site';
import { entry, route } from '../testing/site-fixture';
import { findRoute } from '../registry/routes';
import { openPrerendered } from './open-prerendered';
import { withUnlistedPage } from './unlisted-page';

const registry = {
  shell: 'host1',
  remotes: {
    'mf-auth': entry('mf-auth', [route('auth/login', '/login')], { label: 'Login' }),
    'mf-shop': entry('mf-shop', [route('shop/cart', '/cart')], { label: 'Cart' }),
  },
};

const remoteWith = (
  name: string,
  id: `${string}/${string}`,
  path: `/${string}`,
  page: PageModule,
) =>
  defineRemote({
    name,
    label: name,
    routes: [{ ...route(id, path), path, prerender: true, lazy: async () => page, children: [] }],
  });

const presses = jest.fn();
const loginPage: PageModule = {
  Component: () => (
    <>
      <h1>Log in</h1>
      <button type="button" onClick={presses}>
        Press
      </button>
    </>
  ),
};
const login = remoteWith('mf-auth', 'auth/login', '/login', loginPage);
const shop = remoteWith('mf-shop', 'shop/cart', '/cart', { Component: () => <h1>The cart</h1> });

async function prerender(): Promise<string> {
  const { renderToString } =
    jest.requireActual<typeof import('react-dom/server')>('react-dom/server');
  const site = chooseVersions(registry, 100);
  const remotes = loadedRemotes(site, [login]);
  const services = siteServices(site, remotes);
  await services.pages.load({ remote: 'mf-auth', id: 'auth/login' });
  // A server has no document for a portal.
  const portal = jest.spyOn(ReactDOM, 'createPortal').mockReturnValue(null as never);
  const html = renderToString(
    <App store={createStore()} services={services} prerendered slot={FilledSlot}>
      <StaticRouter location="/login">
        <SitePages />
      </StaticRouter>
    </App>,
  );
  portal.mockRestore();
  return html;
}

let root: Root | undefined;
const recoverable: unknown[] = [];

/** Hydrates the prerendered page; its section loads when `arrive` is called. `sick`: it has no entry. */
async function openPage(renderedBy = 'mf-auth@live1', sick = false) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = await prerender();
  const heading = within(container).getByRole('heading', { level: 1 });
  window.history.replaceState(null, '', '/login');

  let settle: (outcome: unknown) => void = () => {};
  let arrival = new Promise<unknown>((resolve) => (settle = resolve));
  const reported: string[] = [];
  const site = chooseVersions(
    sick ? { ...registry, remotes: { 'mf-shop': registry.remotes['mf-shop'] } } : registry,
    50,
    { incomplete: sick },
  );
  const remotes = createRemoteLoader(site, {
    fetchRoutes: async (name) => {
      if (name === 'mf-shop') return shop;
      const outcome = await arrival;
      arrival = new Promise((resolve) => (settle = resolve));
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    fetchPage: (_remote, _version, lazy) => lazy(),
    report: ({ remote, version, kind }) => reported.push(`${remote} ${version}: ${kind}`),
  });
  const store = createStore();
  const services = siteServices(
    sick ? withUnlistedPage(site, container, renderedBy) : site,
    remotes,
  );
  const found = findRoute(services.site, '/login')!;
  const first = openPrerendered(services, found, renderedBy, store.getState().login);
  const history = createMemoryHistory({ initialEntries: ['/login'] });
  await act(async () => {
    root = hydrateRoot(
      container,
      <App
        store={store}
        services={{ ...services, ...first.services }}
        prerendered
        slot={FilledSlot}
      >
        <SiteRouter history={history}>
          <SitePages />
        </SiteRouter>
      </App>,
      { onRecoverableError: (error) => recoverable.push(error) },
    );
  });
  return {
    heading,
    store,
    history,
    reported,
    arrive: (outcome: unknown) => act(async () => settle(outcome)),
  };
}

const isInteractive = () => 'interactive' in document.documentElement.dataset;

beforeEach(() => {
  presses.mockClear();
  recoverable.length = 0;
  delete document.documentElement.dataset.interactive;
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

test('the host is interactive while the section loads, and the page stays unchanged', async () => {
  const { heading, store, arrive } = await openPage();
  const item = { productId: 101, name: 'Course', image: '', price: 1, quantity: 2 };
  act(() => void store.dispatch(addedToCart(item)));
  expect(screen.getByRole('link', { name: /Cart\s*: 1 item/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  expect(heading).toBeInTheDocument();
  expect(isInteractive()).toBe(false);

  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(presses).not.toHaveBeenCalled();
  await arrive(login);
  await waitFor(() => expect(isInteractive()).toBe(true));
  expect(heading).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(presses).toHaveBeenCalled();
  expect(recoverable).toEqual([]);
});

test('a failed section leaves its page readable, with a card below that names it, and recovers', async () => {
  const { heading, reported, arrive } = await openPage();
  await arrive(new SectionFailure('mf-auth', 'live1', 'threw at load'));
  const card = await screen.findByRole('alert');
  expect(within(card).getByRole('heading', { level: 2 })).toHaveTextContent(
    'Login could not be loaded',
  );
  expect(within(card).getByRole('heading')).toHaveFocus();
  expect(heading).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(reported).toEqual(['mf-auth live1: threw at load']);

  await userEvent.click(within(card).getByRole('button', { name: 'Try again' }));
  await arrive(login);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(heading).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(presses).toHaveBeenCalledTimes(1);
  expect(recoverable).toEqual([]);
});

describe('a page that throws during hydration', () => {
  let faulty = true;
  const boom = () => {
    if (faulty) throw new Error('boom');
  };
  const pages: Record<string, PageModule> = {
    'in render': {
      Component: function FaultyRender() {
        boom();
        return <loginPage.Component />;
      },
    },
    'in an effect': {
      Component: function FaultyEffect() {
        useEffect(boom, []);
        return <loginPage.Component />;
      },
    },
  };
  beforeEach(() => {
    faulty = true;
    // React logs what a boundary has caught.
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  test.each(Object.keys(pages))('%s stays readable above its card, and recovers', async (name) => {
    const { reported, arrive } = await openPage();
    const faultyLogin = remoteWith('mf-auth', 'auth/login', '/login', pages[name]!);
    await arrive(faultyLogin);
    const card = await screen.findByRole('alert');
    expect(within(card).getByRole('heading')).toHaveTextContent('Login could not be loaded');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Press' })).toBeDisabled();
    expect(reported).toEqual(['mf-auth live1: threw in render']);

    faulty = false;
    await userEvent.click(within(card).getByRole('button', { name: 'Try again' }));
    await arrive(faultyLogin);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Press' }));
    expect(presses).toHaveBeenCalledTimes(1);
    expect(isInteractive()).toBe(true);
  });
});

test('another section can be opened while this one is missing', async () => {
  const { history } = await openPage();
  await act(async () => history.push('/cart'));
  expect(await screen.findByRole('heading', { name: 'The cart' })).toBeVisible();
  expect(isInteractive()).toBe(true);
});

test('a section in another version than the prerendered page renders the page again', async () => {
  const { heading, arrive } = await openPage('mf-auth@older1');
  await arrive(login);
  await waitFor(() => expect(isInteractive()).toBe(true));
  expect(heading).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('a page whose registry entry cannot be read stays readable, in a host that is interactive', async () => {
  const { heading } = await openPage('mf-auth@live1', true);
  const card = await screen.findByRole('alert');
  expect(within(card).getByRole('heading')).toHaveTextContent('This page could not be loaded');
  expect(heading).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Menu' })).toBeEnabled();
});
