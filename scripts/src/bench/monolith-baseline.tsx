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
import { loadedRemotes } from '../../../shell/src/remotes/loaded-remotes';
import { toRouteObjects } from '../../../shell/src/routing/route-objects';
import { trustPlainTexts } from '../../../shell/src/remotes/trusted-types';
import { hostRoutes } from '../../../shell/src/routing/routes';
import { chooseVersions } from '../../../shell/src/site/site';

const sections: readonly RemoteModule[] = [admin, auth, commerce, marketing, student];
const compiledIn = { version: 'compiled in', entry: '', integrity: '' };

const entries = Object.fromEntries(
  sections.map((section) => [section.name, toRegistryEntry(section, compiledIn)]),
);
const site = chooseVersions({ shell: compiledIn.version, remotes: entries }, 0);

trustPlainTexts();
const remotes = loadedRemotes(site, sections);
const store = createStore(readStoredState(localStorage));
keepInStorage(store, window);
const router = createBrowserRouter(
  hostRoutes(sections.flatMap((section) => toRouteObjects(section, remotes))),
);
createRoot(document.getElementById('root')!).render(
  <App store={store} services={{ site, remotes, prerendered: null }} prerendered={false}>
    <RouterProvider router={router} />
  </App>,
);
