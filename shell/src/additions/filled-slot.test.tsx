import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { hydrateRoot } from 'react-dom/client';
import { Link } from 'react-router-dom';
import { Slot } from 'shared/ui';
import { CONTRACT, type RegistryEntry, type RemoteModule } from 'shared/contract';
import { createStore, readStoredState, signedOut } from 'shared/store';
import { App } from '../layout/App';
import { SiteRouter } from '../navigation/SiteRouter';
import { createRemoteLoader } from '../remotes/remote-loader';
import { siteServices } from '../remotes/SiteContext';
import { chooseVersions } from '../registry/site';
import { canaryOf, entry, registryFixture, route } from '../testing/site-fixture';
import { FilledSlot } from './FilledSlot';

const course = { name: 'course', gives: { urlTitle: 'string' } } as const;
const card = { id: 'chat/card', slot: 'course', height: 160 } as const;

interface Options {
  Component?: (props: { urlTitle: string }) => React.ReactNode;
  facts?: Partial<RegistryEntry>;
  fails?: boolean;
  name?: 'course' | 'welcome';
  user?: object;
}

/** A course page around its slot, in a site with a chat section that fills it. */
function coursePage({ Component = Chat, facts, fails = false, name = 'course', user }: Options) {
  const chat = entry('mf-chat', [route('chat/room', '/chat')], { widgets: [card], ...facts });
  const registry = {
    ...registryFixture,
    remotes: { ...registryFixture.remotes, 'mf-chat': chat },
  };
  const lazy = async () => ({ Component });
  const module: RemoteModule = {
    contract: CONTRACT,
    name: 'mf-chat',
    label: 'Chat',
    userMenu: true,
    routes: [],
    widgets: [{ ...card, lazy }],
  };
  const reports: string[] = [];
  const fetched: string[] = [];
  if (user) {
    localStorage.setItem('token', 'token');
    localStorage.setItem('user', JSON.stringify(user));
  }
  const store = createStore(readStoredState());
  const site = chooseVersions(registry, 50);
  const remotes = createRemoteLoader(site, {
    fetchRoutes: async () => {
      fetched.push('mf-chat');
      if (fails) throw new Error('not there');
      return module;
    },
    fetchPage: (_remote, _version, load) => load(),
    report: ({ remote, kind }) => reports.push(`${remote}: ${kind}`),
  });
  const page = (
    <App store={store} services={siteServices(site, remotes)} prerendered={false} slot={FilledSlot}>
      <SiteRouter history={createMemoryHistory()}>
        <h1>Palmistry</h1>
        {name === 'course' ? (
          <Slot slot={course} urlTitle="palmistry" />
        ) : (
          <Slot slot={{ name, forStudents: true }} />
        )}
      </SiteRouter>
    </App>
  );
  return { page, reports, fetched, store };
}

function Chat({ urlTitle }: { urlTitle: string }) {
  return <Link to="/chat">{`Chat about ${urlTitle}`}</Link>;
}

const place = () => document.querySelector('[data-widget="mf-chat chat/card"]');
const settled = () => waitFor(() => expect(place()).toHaveAttribute('data-settled'));

test('a widget is drawn into its place with what the slot gives, and its height is reserved at once', async () => {
  render(coursePage({}).page);
  expect(place()).toHaveAttribute('data-height', '160');
  expect(place()).toBeEmptyDOMElement();
  expect(await screen.findByRole('link', { name: 'Chat about palmistry' })).toBeVisible();
});

test('a prerendered widget stays until it is drawn, once', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML =
    '<h1>Palmistry</h1><div data-widget="mf-chat chat/card" data-height="160"><div><a href="/chat">Chat about palmistry</a></div></div>';
  // React's development build says that the place has other content than it knows.
  jest.spyOn(console, 'error').mockReturnValue();
  const written = container.querySelector('a');
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, coursePage({}).page, {
      onRecoverableError: (error) => faults.push(error),
    });
  });
  expect(faults).toEqual([]);
  await settled();
  const links = screen.getAllByRole('link', { name: 'Chat about palmistry' });
  expect(links).toHaveLength(1);
  expect(links[0]).not.toBe(written);
  container.remove();
});

test('a widget that throws leaves a gap, is reported, and the page stays', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { page, reports } = coursePage({
    Component: () => {
      throw new Error('boom');
    },
  });
  render(page);
  await settled();
  expect(place()).toBeEmptyDOMElement();
  expect(screen.getByRole('heading', { name: 'Palmistry' })).toBeVisible();
  expect(reports).toEqual(['mf-chat: threw in render']);
});

test('a section that does not load leaves a gap, and the page stays', async () => {
  const { page, reports } = coursePage({ fails: true });
  render(page);
  await settled();
  expect(place()).toBeEmptyDOMElement();
  expect(screen.getByRole('heading', { name: 'Palmistry' })).toBeVisible();
  expect(reports).toEqual(['mf-chat: threw at load']);
});

test('a prerendered page has the widgets of its time, and any other those of the own versions', () => {
  const canary = { ...canaryOf('mf-chat', 100), widgets: [{ ...card, id: 'chat/new' as const }] };
  const remotes = { 'mf-chat': entry('mf-chat', [], { widgets: [card], canary }) };
  const widgetsOf = (renderedBy?: string) => {
    const [chat] = chooseVersions({ shell: 'host1', remotes }, 50, { renderedBy }).remotes;
    return chat?.offer?.widgets?.map(({ id }) => id);
  };
  expect(widgetsOf()).toEqual(['chat/new']);
  expect(widgetsOf('mf-home@live1')).toEqual(['chat/card']);
  expect(widgetsOf('mf-chat@live1')).toEqual(['chat/card']);
  expect(widgetsOf('mf-chat@canary1')).toEqual(['chat/new']);
});

test.each<[string, Partial<RegistryEntry>]>([
  ['that is closed', { enabled: false }],
  ['whose widgets only a candidate has', { widgets: undefined, canary: canaryOf('mf-chat', 0) }],
  ['with a widget for another slot', { widgets: [{ ...card, slot: 'home' }] }],
])('a section %s has no place', (_, facts) => {
  render(coursePage({ facts }).page);
  expect(screen.getByRole('heading', { name: 'Palmistry' })).toBeVisible();
  expect(document.querySelector('[data-widget]')).toBeNull();
});

describe('a slot for students', () => {
  const forStudents = (user?: object) =>
    coursePage({
      name: 'welcome',
      Component: () => <p>Your chat</p>,
      facts: { widgets: [{ ...card, slot: 'welcome' }] },
      user,
    });

  test('has its widget while a student is signed in', async () => {
    const { page, store } = forStudents({ id: 7, name: 'Asha', role_id: 1 });
    render(page);
    expect(await screen.findByText('Your chat')).toBeVisible();
    expect(place()).not.toHaveAttribute('data-for');
    act(() => void store.dispatch(signedOut()));
    expect(screen.queryByText('Your chat')).toBeNull();
    expect(place()).toHaveAttribute('data-for', 'students');
  });

  test.each([
    ['a visitor', undefined],
    ['an admin', { id: 1, name: 'Admin', role_id: 3 }],
  ])('is hidden from %s, and nothing is loaded for it', async (_, user) => {
    const { page, fetched } = forStudents(user);
    render(page);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(place()).toHaveAttribute('data-for', 'students');
    expect(place()).toBeEmptyDOMElement();
    expect(fetched).toEqual([]);
  });
});
