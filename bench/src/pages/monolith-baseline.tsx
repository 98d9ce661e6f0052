// The baseline of the benchmarks: the same site without federation. The host has the routes of every
// section compiled in, and renders in the browser. Beside the pages it has what the site does for any page
// (shell/src/main.tsx), but nothing for versions, the registry, the scripts of sections and prerendered pages.
import 'shared/ui/tokens/global.css';
import { createBrowserHistory } from 'history';
import { createRoot } from 'react-dom/client';
import { toRegistryEntry } from 'shared/contract';
import { apiBase } from 'shared/model/config';
import { createStore, keepInStorage, readStoredState } from 'shared/store';
import { FilledSlot } from '../../../shell/src/additions/FilledSlot';
import { watchForms } from '../../../shell/src/typed-input/unsaved-input';
import { filterKeyPresses } from '../../../shell/src/browser-repairs/key-presses';
import { openRefusedAddress } from '../../../shell/src/browser-repairs/refused-address';
import { watchTranslator } from '../../../shell/src/browser-repairs/translator';
import { afterSwitch } from '../../../shell/src/typed-input/handed-over';
import { App } from '../../../shell/src/layout/App';
import { SitePages } from '../../../shell/src/layout/SitePages';
import { SiteRouter } from '../../../shell/src/navigation/SiteRouter';
import { currentPath } from '../../../shell/src/registry/language-prefix';
import { findRoute } from '../../../shell/src/registry/routes';
import { chooseVersions } from '../../../shell/src/registry/site';
import { loadedRemotes } from '../../../shell/src/remotes/loaded-remotes';
import { siteServices } from '../../../shell/src/remotes/SiteContext';
import { trustPlainTexts } from '../../../shell/src/remotes/trusted-types';
import { measureVisit } from '../../../shell/src/reports/measure-visit';
import { optionalStep } from '../../../shell/src/reports/optional-step';
import { reportTo } from '../../../shell/src/reports/report';
import { reportFailedCalls, reportUncaught } from '../../../shell/src/reports/uncaught-faults';
import { linksOf, sections } from './sections';

const compiledIn = { version: 'compiled in', entry: '', integrity: '' };

const entries = Object.fromEntries(
  sections.map((section) => [
    section.name,
    toRegistryEntry({ ...section, links: linksOf(section) }, compiledIn),
  ]),
);
const site = chooseVersions({ shell: compiledIn.version, remotes: entries }, 0);

afterSwitch(() => {
  const pattern = () => findRoute(site, currentPath())?.pattern ?? 'no page';
  const report = reportTo(`${apiBase}/client-errors`, pattern, site.builtFrom);
  const services = siteServices(site, loadedRemotes(site, sections, report));

  const optional = optionalStep(report, site.shell);
  optional(() => openRefusedAddress());
  for (const step of [trustPlainTexts, watchForms, watchTranslator, filterKeyPresses])
    optional(step);
  optional(() => reportUncaught(report, () => services));
  optional(() => reportFailedCalls(report, () => services));
  optional(() => measureVisit(site));

  const store = createStore(readStoredState());
  optional(() => keepInStorage(store, window));

  createRoot(document.getElementById('root')!).render(
    <App store={store} services={services} prerendered={false} slot={FilledSlot}>
      <SiteRouter history={createBrowserHistory()}>
        <SitePages />
      </SiteRouter>
    </App>,
  );
});
