import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory, type MemoryHistory } from 'history';
import { useEffect, useRef } from 'react';
import { Link, useBlocker, useNavigate, type NavigateFunction } from 'react-router-dom';
import { createStore } from 'shared/store';
import { FilledSlot } from '../additions/FilledSlot';
import { App } from '../layout/App';
import { createRemoteLoader } from '../remotes/remote-loader';
import { siteServices } from '../remotes/SiteContext';
import { SitePages } from '../layout/SitePages';
import { chooseVersions } from '../registry/site';
import { entry, route, version } from '../testing/site-fixture';
import { SiteRouter } from './SiteRouter';

let navigate: NavigateFunction;
let holds = false;

function Second() {
  navigate = useNavigate();
  return <h1>Second</h1>;
}

function First() {
  navigate = useNavigate();
  const blocker = useBlocker(holds);
  return (
    <>
      <h1>First</h1>
      <Link to="/second">On</Link>
      {blocker.state === 'blocked' && (
        <>
          <button onClick={blocker.reset}>Stay</button>
          <button onClick={blocker.proceed}>Leave</button>
        </>
      )}
    </>
  );
}

function Note() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current!.focus(), []);
  return (
    <>
      <h1>Note</h1>
      <textarea ref={field} aria-label="Text" />
    </>
  );
}

const routes = ['first', 'second', 'third', 'login', 'guarded', 'note'].map((name) => ({
  ...route(`x/${name}`, `/${name}`),
  access: name === 'guarded' ? ('student' as const) : ('public' as const),
  header: false,
  footer: false,
}));
const withApi = { ...version('mf-y', 'live1'), origins: ['https://y.example'] as const };
const registry = {
  shell: 'host1',
  remotes: {
    'mf-x': entry('mf-x', routes),
    'mf-y': entry('mf-y', [route('y/elsewhere', '/elsewhere')], { live: withApi }),
  },
};
const pages: Record<string, () => React.ReactNode> = {
  'x/first': First,
  'x/second': Second,
  'x/third': () => <h1>Third</h1>,
  'x/login': () => <h1>Login</h1>,
  'x/note': Note,
};

/** Opens the site at `/first`. Pages in `waitFor` load when `arrive` is called, all others at once. */
async function open(waitFor: string[] = []) {
  const arrivals = new Map(
    waitFor.map((id) => {
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      return [id, { arrive, arrived }] as const;
    }),
  );
  const site = chooseVersions(registry, 50);
  const remotes = createRemoteLoader(site, {
    fetchRoutes: async () => ({
      contract: 1,
      name: 'mf-x',
      routes: routes.map(({ id, path }) => ({
        id,
        path,
        lazy: async () => {
          await arrivals.get(id)?.arrived;
          return { Component: pages[id] };
        },
      })),
    }),
    fetchPage: (_remote, _version, lazy) => lazy(),
    report: () => {},
  });
  const history = createMemoryHistory({ initialEntries: ['/first'] });
  const { unmount } = render(
    <App
      store={createStore()}
      services={siteServices(site, remotes)}
      prerendered={false}
      slot={FilledSlot}
    >
      <SiteRouter history={history}>
        <SitePages />
      </SiteRouter>
    </App>,
  );
  await shows('First');
  const arrive = (id: string) => act(async () => arrivals.get(id)!.arrive());
  return { history, arrive, unmount };
}

const shows = (name: string) => screen.findByRole('heading', { name });
const isAt = (history: MemoryHistory, pathname: string) =>
  expect(history.location.pathname).toBe(pathname);

beforeEach(() => {
  holds = false;
});

test('a page stays, with its address, until the next one has been loaded', async () => {
  const { history, arrive } = await open(['x/second']);
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  await shows('First');
  isAt(history, '/first');
  expect(document.querySelector('[data-busy]')).toBeInTheDocument();
  await arrive('x/second');
  await shows('Second');
  isAt(history, '/second');
  expect(document.querySelector('[data-busy]')).toBeNull();
});

test('a navigation replaces another one that is still loading', async () => {
  const { history, arrive } = await open(['x/second', 'x/third']);
  let isThere = false;
  await act(async () => void navigate('/second'));
  await act(async () => {
    void Promise.resolve(navigate('/third')).then(() => (isThere = true));
  });
  await arrive('x/second');
  await shows('First');
  expect(isThere).toBe(false);
  await arrive('x/third');
  await shows('Third');
  isAt(history, '/third');
  expect(isThere).toBe(true);
});

test('back shows the previous page and cancels a navigation that is still loading', async () => {
  const { history, arrive } = await open(['x/third']);
  await act(async () => void navigate('/second'));
  await shows('Second');
  await act(async () => void navigate('/third'));
  await act(async () => history.back());
  await shows('First');
  await arrive('x/third');
  await shows('First');
  isAt(history, '/first');
});

test('a page stays until the login that the gate redirects to has loaded', async () => {
  const { history, arrive } = await open(['x/login']);
  await act(async () => void navigate('/guarded'));
  await shows('First');
  isAt(history, '/first');
  await arrive('x/login');
  await shows('Login');
  isAt(history, '/login');
});

test('a navigation that is loading when the router ends does nothing and resolves', async () => {
  const { history, arrive, unmount } = await open(['x/third']);
  let navigation: void | Promise<void> = undefined;
  await act(async () => {
    navigation = navigate('/third');
  });
  unmount();
  await arrive('x/third');
  await expect(navigation).resolves.toBeUndefined();
  isAt(history, '/first');
});

test('a blocked navigation waits until it is continued or cancelled', async () => {
  holds = true;
  const { history } = await open();
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
  isAt(history, '/first');
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await shows('Second');
  isAt(history, '/second');
});

test('the heading gets the focus, unless the page has focused one of its fields', async () => {
  const { history } = await open();
  await act(async () => void navigate('/second'));
  expect(await shows('Second')).toHaveFocus();
  await act(async () => history.push('/note'));
  await shows('Note');
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
});

describe('a page of another policy', () => {
  let answers: () => Promise<Response>;
  // jsdom cannot reload a page and logs an error.
  let reloads: jest.SpyInstance;
  const head = jest.fn(() => answers());

  beforeEach(() => {
    reloads = jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(globalThis, 'fetch').mockImplementation(head);
  });
  afterEach(() => jest.restoreAllMocks());

  test('is loaded in a document of its own, which the server has', async () => {
    answers = async () => new Response();
    const { history } = await open();
    await act(async () => void navigate('/elsewhere'));
    isAt(history, '/elsewhere');
    expect(head).toHaveBeenCalledWith('/elsewhere', expect.objectContaining({ method: 'HEAD' }));
    expect(reloads).toHaveBeenCalledTimes(1);
    // It begins at its top. A page that the visitor loads again later keeps its place.
    for (const place of ['manual', 'auto']) {
      window.history.scrollRestoration = 'auto';
      window.dispatchEvent(new Event('pagehide'));
      expect(window.history.scrollRestoration).toBe(place);
    }
  });

  test('is a card of the site while there is no answer, and opens by a new try', async () => {
    answers = async () => Promise.reject(new TypeError('Failed to fetch'));
    const { history } = await open();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => void navigate('/elsewhere'));
    isAt(history, '/elsewhere');
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Section mf-y could not be loaded');
    expect(card).toHaveTextContent('You seem to be offline.');
    expect(reloads).not.toHaveBeenCalled();

    await act(async () => history.back());
    await shows('First');
    // Connected again, but the server does not answer yet.
    online.mockReturnValue(true);
    await act(async () => history.forward());
    expect(await screen.findByRole('alert')).toHaveTextContent('Its files could not be loaded.');
    await act(async () => history.back());
    answers = async () => new Response();
    await act(async () => history.forward());
    expect(reloads).toHaveBeenCalledTimes(1);
  });
});
