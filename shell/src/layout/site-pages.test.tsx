import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState, type ReactNode } from 'react';
import { createMemoryHistory } from 'history';
import { Outlet } from 'react-router-dom';
import type { RemoteModule, RemoteRoute } from 'shared/contract';
import {
  createStore,
  keepInStorage,
  readStoredState,
  signedIn,
  signedOut,
  loginExpired,
} from 'shared/store';
import { FilledSlot } from '../additions/FilledSlot';
import { App } from './App';
import { fetchPage } from '../remotes/load-page';
import { createRemoteLoader } from '../remotes/remote-loader';
import { SectionFailure } from '../remotes/section-failure';
import { chooseVersions } from '../registry/site';
import { registryFixture, version } from '../testing/site-fixture';
import { watchForms } from '../typed-input/unsaved-input';
import { siteServices } from '../remotes/SiteContext';
import { SiteRouter } from '../navigation/SiteRouter';
import { SitePages } from './SitePages';

const asha = { id: 7, name: 'Asha Rao', role_id: 1 };
const admin = { id: 1, name: 'Site Admin', role_id: 3 };

/** A remote with the routes of its registry entry; every route shows its id. */
function moduleOf(name: string): RemoteModule {
  const show = (id: string) => async () => ({
    Component: () => (
      <>
        <h1>{id}</h1>
        <Outlet />
      </>
    ),
  });
  return {
    contract: 1,
    name,
    label: name,
    userMenu: true,
    routes: registryFixture.remotes[name]!.routes.map((route): RemoteRoute => ({
      ...(route as Omit<RemoteRoute, 'lazy' | 'prerender' | 'children'>),
      prerender: false,
      lazy: show(route.id),
      children: route.children.map(({ path, ...child }) => ({
        ...child,
        ...(path === '' ? {} : { path }),
        lazy: async () => ({ Component: () => null }),
      })),
    })),
  };
}

interface Options {
  user?: object;
  token?: string | null;
  state?: unknown;
  /** Further texts in the storage. */
  stored?: Record<string, string>;
  /** What the remotes expose, instead of the routes of the registry. */
  modules?: Record<string, RemoteModule | SectionFailure>;
  /** Whether the registry could only be read in part. */
  incomplete?: boolean;
  registry?: typeof registryFixture;
}

function open(
  at: string,
  {
    user,
    token = user ? 'token' : null,
    state,
    stored = {},
    modules = {},
    incomplete,
    registry = registryFixture,
  }: Options = {},
) {
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  if (token) localStorage.setItem('token', token);
  if (user) localStorage.setItem('user', JSON.stringify(user));
  const store = createStore(readStoredState());
  keepInStorage(store, window);
  const fetched: string[] = [];
  const reported: string[] = [];
  const site = chooseVersions(registry, 50, { incomplete });
  const remotes = createRemoteLoader(site, {
    fetchRoutes: async (remote) => {
      fetched.push(remote);
      const module = modules[remote] ?? moduleOf(remote);
      if (module instanceof SectionFailure) throw module;
      return module;
    },
    fetchPage,
    report: ({ remote, version, kind }) => reported.push(`${remote} ${version}: ${kind}`),
  });
  const { pathname, search, hash } = new URL(at, 'http://localhost');
  const history = createMemoryHistory({
    initialEntries: [{ pathname, search, hash, state }],
  });
  render(
    <App store={store} services={siteServices(site, remotes)} prerendered={false} slot={FilledSlot}>
      <SiteRouter history={history}>
        <SitePages />
      </SiteRouter>
    </App>,
  );
  return { history, store, fetched, reported, modules };
}

const page = (id: string) => screen.findByRole('heading', { level: 1, name: id });
const refusals = () => screen.queryAllByText('Direct Access Restricted!!');

test('a public page is found, loaded and shown', async () => {
  const { history, fetched } = open('/login?view=signup');
  await page('auth/login');
  expect(fetched).toEqual(['mf-auth']);
  expect(history.location.search).toBe('?view=signup');
});

test('what is typed on a public page goes with a login that ends, and stays when a guest logs in', async () => {
  const login = moduleOf('mf-auth');
  const routes = login.routes.map((route) => ({
    ...route,
    lazy: async () => ({ Component: () => <input aria-label="Typed" /> }),
  }));
  const { store } = open('/login', { modules: { 'mf-auth': { ...login, routes } } });
  const typed = () => screen.findByLabelText<HTMLInputElement>('Typed');
  await userEvent.type(await typed(), 'a@b.in');
  act(() => void store.dispatch(signedIn({ token: 'token', user: asha })));
  expect((await typed()).value).toBe('a@b.in');
  act(() => void store.dispatch(loginExpired()));
  expect((await typed()).value).toBe('');
});

describe('without a login', () => {
  test('a page that an e-mail has asked for is returned to', async () => {
    const { history } = open('/dashboard/asha-rao/mycourse?from=mail');
    await page('auth/login');
    expect(history.location.state).toMatchObject({ resume: true });
  });

  test.each([
    ['/admin', '/admin-login', 'admin/login'],
    ['/admin/users?page=2#top', '/admin-login', 'admin/login'],
    ['/dashboard/asha-rao/mycourse?tab=1', '/login', 'auth/login'],
    ['/dashboard/x/mycourse?tab=2#top', '/login', 'auth/login'],
    ['/dashboard/x/no-such-page', '/login', 'auth/login'],
    ['/dashboard', '/login', 'auth/login'],
  ])('%s redirects to %s, shows the reason once, and keeps the location', async (at, to, id) => {
    const { pathname, search, hash } = new URL(at, 'http://localhost');
    const { history, fetched } = open(at);
    await page(id);
    expect(history.location.pathname).toBe(to);
    expect(history.location.state).toEqual({ from: { pathname, search, hash } });
    expect(refusals()).toHaveLength(1);
    expect(fetched).not.toContain('mf-student');
    if (to === '/login') expect(fetched).toEqual(['mf-auth']);
  });

  test.each([
    ['a token alone', { token: 'a-token' }],
    ['a user alone', { user: JSON.stringify(asha) }],
    ['an unreadable user', { token: 'a-token', user: '{"name":' }],
    ['a user that is a number', { token: 'a-token', user: '7' }],
    ['a user that is null', { token: 'a-token', user: 'null' }],
    ['a list as user', { token: 'a-token', user: '[]' }],
    ['an empty token', { token: '', user: JSON.stringify(asha) }],
  ])('%s counts as no login', async (_what, stored: Record<string, string>) => {
    const { history } = open('/dashboard/asha-rao/overview', {
      stored: { ...stored, cart: '{"not":"a list"}' },
    });
    await page('auth/login');
    expect(history.location.pathname).toBe('/login');
    expect(refusals()).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /your account/ })).not.toBeInTheDocument();
  });

  test.each<Record<string, string>>([
    { user: JSON.stringify(admin) },
    { token: 'a-token', user: '{"role_id":3' },
    { token: 'a-token', user: '[]' },
  ])('the admin area is closed to a browser that has stored %j', async (stored) => {
    const { history } = open('/admin/users', { stored });
    await page('admin/login');
    expect(history.location.pathname).toBe('/admin-login');
    expect(refusals()).toHaveLength(1);
  });

  test('the refused address leaves no entry in the history', async () => {
    const { history } = open('/login');
    await page('auth/login');
    await act(async () => history.push('/dashboard/asha-rao/overview'));
    await waitFor(() => expect(refusals()).toHaveLength(1));
    await act(async () => history.back());
    expect(history.location).toMatchObject({ pathname: '/login', state: null });
  });
});

describe('a student', () => {
  test('sees their own dashboard', async () => {
    const { history, fetched } = open('/dashboard/Asha%20Rao', { user: asha });
    await page('student/dashboard');
    expect(history.location.pathname).toBe('/dashboard/Asha%20Rao');
    expect(fetched).toEqual(['mf-student']);
  });

  test.each([
    ['/admin/users', '/dashboard/asha-rao'],
    ['/admin', '/dashboard/asha-rao'],
  ])('is redirected from %s to %s, without a message or admin files', async (at, to) => {
    const { history, fetched } = open(at, { user: asha });
    await page('student/dashboard');
    expect(history.location.pathname).toBe(to);
    expect(history.location.state).toBeNull();
    expect(refusals()).toHaveLength(0);
    expect(fetched).toEqual(['mf-student']);
  });

  test.each([
    ['/dashboard/asha-7/mycourse', '/dashboard/asha-7/mycourse'],
    ['/dashboard/asha-rao/mycourse', '/dashboard/asha-rao/mycourse'],
    ['/dashboard/ASHA-RAO/mycourse', '/dashboard/ASHA-RAO/mycourse'],
    ['/dashboard', '/dashboard/asha-7/overview'],
    ['/dashboard/someone-else/mycourse', '/dashboard/asha-7/overview'],
    ['/dashboard/%25E0/mycourse', '/dashboard/asha-7/overview'],
    ['/admin/users', '/dashboard/asha-7'],
    // A student who signs in on the page for admins comes from there.
    ['/admin/dashboard', '/dashboard/asha-7'],
  ])('whose slug is not the name gets from %s to %s, without a message', async (at, shown) => {
    const { history } = open(at, { user: { ...asha, slug: 'asha-7' } });
    await page('student/dashboard');
    expect(history.location.pathname).toBe(shown);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.querySelector('[data-toast]')).toBeNull();
  });

  test('may open the admin login page', async () => {
    const { history } = open('/admin-login', { user: asha });
    await page('admin/login');
    expect(history.location.pathname).toBe('/admin-login');
  });
});

test.each(['/dashboard', '/dashboard/site-admin/mycourse', '/dashboard/x'])(
  'an admin is redirected from %s to the admin area, without a file of the student section',
  async (at) => {
    const { history, fetched } = open(at, { user: admin });
    await page('admin/area');
    expect(history.location.pathname).toBe('/admin/dashboard');
    expect(fetched).toEqual(['mf-admin']);
  },
);

describe('a session that ends on a guarded page', () => {
  const openDashboard = async (user: object = asha) => {
    const view = open(user === admin ? '/admin/users' : '/dashboard/asha-rao', { user });
    await page(user === admin ? 'admin/area' : 'student/dashboard');
    return view;
  };

  test('by a logout leads home, without the message about restricted access', async () => {
    const { history, store } = await openDashboard();
    act(() => void store.dispatch(signedOut()));
    await page('marketing/home');
    expect(history.location.pathname).toBe('/');
    expect(refusals()).toHaveLength(0);
    expect(store.getState().login.ended).toBeNull();
  });

  test.each([
    ['a student', '/login', 'auth/login', '/dashboard/asha-rao', asha],
    ['an admin', '/admin-login', 'admin/login', '/admin/users', admin],
  ])(
    'by expiring redirects %s to %s, says so once, and keeps the location',
    async (_who, to, id, from, user) => {
      const { history, store } = await openDashboard(user);
      act(() => void store.dispatch(loginExpired()));
      await page(id);
      expect(history.location.pathname).toBe(to);
      expect(history.location.state).toEqual({
        from: { pathname: from, search: '', hash: '' },
        resume: true,
      });
      expect(screen.getAllByText('Your session has ended. Please log in again.')).toHaveLength(1);
      expect(refusals()).toHaveLength(0);
    },
  );

  test('in another tab also ends in this tab', async () => {
    const { history } = await openDashboard();
    localStorage.clear();
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { storageArea: localStorage, key: 'token' }),
      );
    });
    await page('marketing/home');
    expect(history.location.pathname).toBe('/');
  });
});

describe('an address without a page', () => {
  test.each(['/nothing-here', '/Login', '/Admin/users', '/webinar-tickets', '/webinar/a/b'])(
    '%s leads to the error page',
    async (at) => {
      const { history, fetched } = open(at);
      await screen.findByText('Page Not Found');
      expect(history.location.pathname).toBe('/error');
      expect(fetched).toEqual([]);
    },
  );

  test('below an area asks the gate first', async () => {
    const { history, fetched } = open('/admin/nothing');
    await page('admin/login');
    expect(history.location.pathname).toBe('/admin-login');
    expect(fetched).toEqual(['mf-admin']);
  });

  test.each([
    ['/admin/nothing', admin],
    ['/dashboard/asha-rao/nothing', asha],
  ])('%s leads to the error page for a user with access to the area', async (at, user) => {
    const { history } = open(at, { user });
    await screen.findByText('Page Not Found');
    expect(history.location.pathname).toBe('/error');
  });

  test('is also one that the registry lists and the loaded version lacks', async () => {
    const older = { ...moduleOf('mf-auth'), routes: moduleOf('mf-auth').routes.slice(0, 1) };
    const { history } = open('/forgetPass', { modules: { 'mf-auth': older } });
    await screen.findByText('Page Not Found');
    expect(history.location.pathname).toBe('/error');
  });
});

test('an address without a page may belong to a section whose entry could not be read', async () => {
  const { history } = open('/tutor', { incomplete: true });
  await screen.findByRole('heading', { name: 'This page could not be loaded' });
  expect(history.location.pathname).toBe('/tutor');
  expect(await screen.findByRole('banner')).toBeVisible();
});

describe('a section that cannot be loaded', () => {
  const failed = new SectionFailure('mf-auth', 'live1', 'threw at load');

  test('shows a card that names it between header and footer, and recovers', async () => {
    const { history, modules, fetched } = open('/login?view=signup', {
      state: { from: 'kept' },
      modules: { 'mf-auth': failed },
    });
    const card = await screen.findByRole('alert');
    expect(within(card).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Login and sign-up could not be loaded',
    );
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    await waitFor(() =>
      expect(document.title).toBe('Login and sign-up could not be loaded | Nakshank'),
    );

    const again = within(card).getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await waitFor(() => expect(fetched).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
    expect(again).toHaveFocus();

    delete modules['mf-auth'];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await page('auth/login')).toHaveFocus());
    expect(document.title).not.toContain('could not be loaded');
    expect(history.location).toMatchObject({
      search: '?view=signup',
      state: { from: 'kept' },
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is retried when the browser is online again', async () => {
    const { modules } = open('/login', {
      modules: { 'mf-auth': new SectionFailure('mf-auth', 'live1', 'offline') },
    });
    await screen.findByText(/You seem to be offline/);
    delete modules['mf-auth'];
    act(() => void window.dispatchEvent(new Event('online')));
    await page('auth/login');
  });

  test('does not affect the other sections', async () => {
    const { history } = open('/login', { modules: { 'mf-auth': failed } });
    await screen.findByRole('button', { name: 'Try again' });
    await act(async () => history.push('/webinar'));
    await page('marketing/webinars');
    await act(async () => history.back());
    await screen.findByRole('button', { name: 'Try again' });
  });

  test('is only requested after the gate', async () => {
    const { fetched } = open('/admin/users', {
      user: asha,
      modules: { 'mf-admin': new SectionFailure('mf-admin', 'live1', 'unreachable') },
    });
    await page('student/dashboard');
    expect(fetched).toEqual(['mf-student']);
  });
});

describe('a page that throws while it is shown', () => {
  test('inside a layout keeps the layout, without header and footer', async () => {
    const module = moduleOf('mf-student');
    const routes = module.routes.map((route) => ({
      ...route,
      children: route.children?.map((child) => ({
        ...child,
        lazy: () => Promise.reject(new Error('Loading chunk failed')),
      })),
    }));
    const { reported } = open('/dashboard/asha-rao/overview', {
      user: asha,
      modules: { 'mf-student': { ...module, routes } },
    });
    await screen.findByRole('heading', { name: 'This page could not be loaded' });
    expect(screen.getByRole('heading', { name: 'student/dashboard' })).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('This page could not be loaded | Nakshank'));
    expect(reported).toEqual(['mf-student live1: unreachable']);
  });

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  test('is replaced by a card, is reported once with its section, and recovers', async () => {
    let broken = true;
    const module = moduleOf('mf-auth');
    const routes = module.routes.map((route) => ({
      ...route,
      lazy: async () => ({
        Component: () => {
          if (broken) throw new Error('boom');
          return <h1>{route.id}</h1>;
        },
      }),
    }));
    const { reported } = open('/login', { modules: { 'mf-auth': { ...module, routes } } });
    await screen.findByRole('heading', { name: 'Login and sign-up could not be loaded' });
    expect(reported).toEqual(['mf-auth live1: threw in render']);

    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await page('auth/login');
  });

  test('gives what was typed to the earlier version that replaces it', async () => {
    const module = moduleOf('mf-auth');
    const withPage = (Component: () => ReactNode): RemoteModule => ({
      ...module,
      routes: module.routes.map((route) => ({ ...route, lazy: async () => ({ Component }) })),
    });
    const form = (inside: ReactNode) => (
      <form aria-label="Log in">
        <input aria-label="E-mail" name="email" />
        {inside}
      </form>
    );
    function Broken() {
      const [isPressed, setPressed] = useState(false);
      if (isPressed) throw new Error('boom');
      return form(
        <button type="button" onClick={() => setPressed(true)}>
          Press
        </button>,
      );
    }
    const modules = { 'mf-auth': withPage(Broken) };
    const { remotes } = registryFixture;
    const entry = { ...remotes['mf-auth']!, previous: version('mf-auth', 'older1') };
    const registry = { ...registryFixture, remotes: { ...remotes, 'mf-auth': entry } };
    watchForms();
    const { reported } = open('/login', { modules, registry });
    await userEvent.type(await screen.findByLabelText('E-mail'), 'asha@');
    modules['mf-auth'] = withPage(() => form('The earlier version'));
    await userEvent.click(screen.getByRole('button', { name: 'Press' }));
    await screen.findByText('The earlier version');
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue('asha@'));
    expect(reported).toEqual(['mf-auth live1: threw in render']);
  });
});
