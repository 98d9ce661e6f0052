// The same site without federation, to measure against: the host with the routes of every section
// compiled in, drawn in the browser.
import '../../../shell/src/chrome/toast-style-sheet';
import 'shared/tokens/global.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { toRegistryEntry, type RemoteModule } from 'shared/remote';
import { createStore, keepInStorage, readStoredState } from 'shared/store';
import * as admin from '../../../mf-admin/src/routes';
import * as auth from '../../../mf-auth/src/routes';
import * as commerce from '../../../mf-commerce/src/routes';
import * as marketing from '../../../mf-marketing/src/routes';
import * as student from '../../../mf-student/src/routes';
import { App } from '../../../shell/src/App';
import type { RemoteLoader } from '../../../shell/src/remotes/remote-loader';
import { toRouteObjects } from '../../../shell/src/routing/route-objects';
import { hostRoutes } from '../../../shell/src/routing/routes';
import { chooseVersions } from '../../../shell/src/site/site';

const sections: readonly RemoteModule[] = [admin, auth, commerce, marketing, student];
const compiledIn = { version: 'compiled in', entry: '', integrity: '' };

const remotes = Object.fromEntries(
  sections.map((section) => [section.name, toRegistryEntry(section, compiledIn)]),
);
const site = chooseVersions({ shell: compiledIn.version, remotes }, 0);

const nothingToLoad: RemoteLoader = {
  // Asked by the host's prefetching only, which a bundle does not have.
  load: () => Promise.reject(new Error('Everything is compiled in.')),
  failure: () => null,
  report: (failure) => console.error(failure),
  versions: () => ({}),
};

const store = createStore(readStoredState(localStorage));
keepInStorage(store, window);
const router = createBrowserRouter(hostRoutes(sections.flatMap(toRouteObjects)));
createRoot(document.getElementById('root')!).render(
  <App store={store} services={{ site, remotes: nothingToLoad }} prerendered={false}>
    <RouterProvider router={router} />
  </App>,
);
