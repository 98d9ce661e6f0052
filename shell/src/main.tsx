import { createStore, keepInStorage, readStoredState } from 'shared/store';
import { watchForms } from './typed-input/unsaved-input';
import { filterKeyPresses } from './browser-repairs/key-presses';
import { retryMissingStyles } from './browser-repairs/missing-styles';
import { openRefusedAddress } from './browser-repairs/refused-address';
import { createScreen } from './first-page/screen';
import { createServices, registryInPage } from './first-page/site-services';
import { watchTranslator } from './browser-repairs/translator';
import { createSiteHistory } from './navigation/site-history';
import { afterSwitch } from './typed-input/handed-over';
import { showOwnAddress } from './navigation/own-address';
import { fetchRegistry } from './registry/fetch-registry';
import type { ReportFault } from './remotes/section-failure';
import { trustPlainTexts } from './remotes/trusted-types';
import { nameVersionsInUse } from './remotes/versions-in-use';
import { optionalStep } from './reports/optional-step';
import { measureVisit } from './reports/measure-visit';
import { reportFailedCalls, reportUncaught } from './reports/uncaught-faults';
import { sayThatHostFailed } from './shared-scope/in-turn';
import { retryLazyModules } from './shared-scope/lazy-modules';

afterSwitch(boot);

/** Starts the host. What takes long pauses in between, so that the browser can respond to the visitor. */
function boot(): void {
  const container = document.getElementById('root')!;
  const renderedBy = container.dataset.prerendered;
  let services = createServices(registryInPage(), renderedBy);
  if (services.site.incomplete) services.readRegistryAgain = readRegistryAgain;

  const report: ReportFault = (fault) => services.remotes.report(fault);
  const optional = optionalStep(report, services.site.shell);
  // Before the next step: a page below `/canary` that is opened anew would be led there again.
  optional(showOwnAddress);
  optional(() => openRefusedAddress());
  for (const step of [trustPlainTexts, retryLazyModules, watchForms, watchTranslator])
    optional(step);
  optional(filterKeyPresses);
  optional(() => retryMissingStyles(report));
  optional(() => reportUncaught(report, () => services));
  optional(() => reportFailedCalls(report, () => services));
  optional(() => nameVersionsInUse(() => services));
  optional(() => measureVisit(services.site));

  const store = createStore(readStoredState());
  optional(() => keepInStorage(store, window));

  const screen = createScreen(container, createSiteHistory(), store);
  if (renderedBy === undefined) screen.render(services);
  else screen.hydrate(services, renderedBy).catch(sayThatHostFailed);

  /** Retries a registry that could not be read; on success, everything but the store starts again. */
  async function readRegistryAgain(): Promise<boolean> {
    const fresh = createServices(await fetchRegistry());
    if (fresh.site.incomplete) return false;
    services = fresh;
    screen.render(fresh);
    return true;
  }
}
