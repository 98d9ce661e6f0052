import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createStore, keepInStorage, readStoredState, tabStorage } from 'shared/store';
import { fakeApi } from 'shared/testing';
import { SiteProvider, siteServices } from '../remotes/SiteContext';
import { loadedRemotes } from '../remotes/loaded-remotes';
import { chooseVersions, readCandidates } from '../registry/site';
import { renderChrome } from '../testing/render-chrome';
import { canaryOf, entry, route } from '../testing/site-fixture';
import { CandidateBadge } from '../layout/CandidateBadge';

const routes = [route('auth/login', '/login')];
const registry = {
  shell: 'host1',
  remotes: { 'mf-auth': entry('mf-auth', routes, { canary: canaryOf('mf-auth', 0, routes) }) },
};

// jsdom cannot open another page and logs an error.
let loads: jest.SpyInstance;
beforeEach(() => {
  loads = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  loads.mockRestore();
  delete document.documentElement.dataset.candidates;
  delete document.documentElement.dataset.asked;
  document.getElementById('registry')?.remove();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the badge', () => {
  function renderBadge() {
    const site = chooseVersions(registry, 0, { candidates: readCandidates() });
    const store = createStore(readStoredState());
    keepInStorage(store, window);
    render(
      <Provider store={store}>
        <SiteProvider value={siteServices(site, loadedRemotes(site, []))}>
          <CandidateBadge />
        </SiteProvider>
      </Provider>,
    );
  }

  test('is not there without a candidate', () => {
    renderBadge();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('names the candidate, and its button returns to the live version', async () => {
    document.documentElement.dataset.candidates = 'mf-auth';
    tabStorage.setItem('candidates', 'mf-auth');
    renderBadge();
    expect(await screen.findByRole('complementary')).toHaveTextContent(
      'You are trying a new version: Section mf-auth.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back to the live site' }));
    expect(tabStorage.getItem('candidates')).toBeNull();
    expect(loads).toHaveBeenCalled();
  });

  test('gives way to the question when an admin signs in in another tab', async () => {
    document.documentElement.dataset.candidates = 'mf-auth';
    tabStorage.setItem('candidates', 'mf-auth');
    renderBadge();
    await screen.findByRole('complementary');
    const signIn = (role_id: number) => {
      localStorage.setItem('token', `token-${role_id}`);
      localStorage.setItem('user', JSON.stringify({ id: role_id, name: 'A', role_id }));
      fireEvent(window, new StorageEvent('storage', { storageArea: localStorage, key: null }));
    };
    signIn(2);
    expect(loads).not.toHaveBeenCalled();
    signIn(3);
    expect(loads).toHaveBeenCalled();
  });

  test('stays while a publish tries the pages of a candidate as an admin', async () => {
    document.documentElement.dataset.candidates = 'mf-auth';
    Object.assign(globalThis, { triedCandidates: 'mf-auth' });
    localStorage.setItem('token', 'smoke-run');
    localStorage.setItem('user', JSON.stringify({ id: 1, name: 'A', role_id: 3 }));
    renderBadge();
    await screen.findByRole('complementary');
    expect(loads).not.toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, 'triedCandidates');
  });
});

describe('an address that asks for a candidate', () => {
  function openLink(login: Parameters<typeof renderChrome>[1] = {}) {
    document.head.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>`,
    );
    document.documentElement.dataset.asked = `${location.origin}/login?candidate=mf-auth&view=login`;
    renderChrome(<CandidateBadge />, login);
  }
  const question = () =>
    screen.findByRole('dialog', {
      name: 'You are about to open a version of Section mf-auth (mf-auth) that nobody has checked',
    });

  test('asks first, and a yes is for this tab', async () => {
    tabStorage.setItem('candidates', 'mf-chat');
    openLink();
    expect(await question()).toBeVisible();
    expect(tabStorage.getItem('candidates')).toBe('mf-chat');
    await userEvent.click(screen.getByRole('button', { name: 'Open this version' }));
    expect(sessionStorage.getItem('candidates')).toBe('mf-chat mf-auth');
    expect(localStorage.getItem('candidates')).toBeNull();
    expect(loads).toHaveBeenCalled();
  });

  test('starts nothing without a yes', async () => {
    openLink();
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the live site' }));
    expect(tabStorage.getItem('candidates')).toBeNull();
    expect(loads).toHaveBeenCalled();
  });

  test('cannot be answered by yes while an admin is signed in, who can sign out', async () => {
    fakeApi({ 'POST /logout': {} });
    openLink({ token: 'token-1', user: { id: 1, name: 'Admin', role_id: 3 } });
    await question();
    expect(screen.getByText(/An administrator is signed in in this browser\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open this version' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('button', { name: 'Open this version' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });
});
