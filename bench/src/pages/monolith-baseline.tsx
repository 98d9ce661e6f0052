// The baseline of the benchmarks: the same site without federation. The host has the routes of every
// section compiled in, and renders in the browser.
import '../../../shell/src/toasts/toast-style-sheet';
import 'shared/ui/tokens/global.css';
import { createBrowserHistory } from 'history';
import { createRoot } from 'react-dom/client';
import { toRegistryEntry } from 'shared/contract';
import { createStore, keepInStorage, readStoredState } from 'shared/store';
import { FilledSlot } from '../../../shell/src/additions/FilledSlot';
import { App } from '../../../shell/src/layout/App';
import { loadedRemotes } from '../../../shell/src/remotes/loaded-remotes';
import { siteServices } from '../../../shell/src/remotes/SiteContext';
import { trustPlainTexts } from '../../../shell/src/remotes/trusted-types';
import { SiteRouter } from '../../../shell/src/navigation/SiteRouter';
import { SitePages } from '../../../shell/src/layout/SitePages';
import { chooseVersions } from '../../../shell/src/registry/site';
import { linksOf, sections } from './sections';

const compiledIn = { version: 'compiled in', entry: '', integrity: '' };

const entries = Object.fromEntries(
  sections.map((section) => [
    section.name,
    toRegistryEntry({ ...section, links: linksOf(section) }, compiledIn),
  ]),
);
const site = chooseVersions({ shell: compiledIn.version, remotes: entries }, 0);

trustPlainTexts();
const services = siteServices(site, loadedRemotes(site, sections));
const store = createStore(readStoredState());
keepInStorage(store, window);
createRoot(document.getElementById('root')!).render(
  <App store={store} services={services} prerendered={false} slot={FilledSlot}>
    <SiteRouter history={createBrowserHistory()}>
      <SitePages />
    </SiteRouter>
  </App>,
);
