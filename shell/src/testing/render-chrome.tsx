import { render } from '@testing-library/react';
import { AdditionsProvider } from 'shared/ui';
import { createMemoryHistory } from 'history';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import {
  createStore,
  keepInStorage,
  readStoredState,
  type CartItem,
  type StoredUser,
} from 'shared/store';
import { additionsOf } from '../additions/additions-of';
import { FilledSlot } from '../additions/FilledSlot';
import { Notifications } from '../toasts/Notifications';
import { createRemoteLoader } from '../remotes/remote-loader';
import { chooseVersions } from '../registry/site';
import { SiteProvider, siteServices } from '../remotes/SiteContext';
import { SiteRouter } from '../navigation/SiteRouter';
import { linkedRegistry } from './site-fixture';

const site = chooseVersions(linkedRegistry, 50);
const remotes = createRemoteLoader(site, {
  fetchRoutes: (remote) => Promise.reject(new Error(`${remote} is not loaded here.`)),
  fetchPage: (remote) => Promise.reject(new Error(`${remote} is not loaded here.`)),
  report: () => {},
});

interface Options {
  at?: string;
  token?: string;
  user?: StoredUser;
  cart?: CartItem[];
}

/** Renders a part of the host at an address, with the real store, router and notifications. */
export function renderChrome(part: ReactNode, { at = '/', token, user, cart }: Options = {}) {
  if (token) localStorage.setItem('token', token);
  if (user) localStorage.setItem('user', JSON.stringify(user));
  if (cart) localStorage.setItem('cart', JSON.stringify(cart));
  const store = createStore(readStoredState());
  keepInStorage(store, window);
  const page = (
    <>
      {part}
      <main>The page</main>
      <Notifications />
    </>
  );
  const history = createMemoryHistory({ initialEntries: [at] });
  const view = render(
    <Provider store={store}>
      <SiteProvider value={siteServices(site, remotes)}>
        <AdditionsProvider value={additionsOf(site, FilledSlot)}>
          <SiteRouter history={history}>{page}</SiteRouter>
        </AdditionsProvider>
      </SiteProvider>
    </Provider>,
  );
  return { ...view, store, history };
}
