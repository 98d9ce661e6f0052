import { apiBase } from 'shared/model/config';
import { findRoute } from '../registry/routes';
import type { Site } from '../registry/site';
import { currentPath } from '../registry/language-prefix';

/** One visit in this many is measured, and every visit of a canary; robots and tests do not count. */
const VISITS_PER_SAMPLE = 10;
const SETTLED_MS = 3000;

/** Loads the script that measures after the page has settled; a failure to load it is ignored. */
export function measureVisit(site: Site): void {
  const found = findRoute(site, currentPath());
  const visits = found?.remote.use.percent ? 1 : VISITS_PER_SAMPLE;
  if (!found || navigator.webdriver || Math.random() * visits >= 1) return;
  const { remote, pattern: route } = found;
  const place = { remote: remote.name, version: remote.use.version, route, visits };
  const { pathname } = location;
  setTimeout(() => {
    if (location.pathname !== pathname) return;
    import(/* webpackChunkName: "web-vitals" */ './web-vitals')
      .then(({ watchVitals }) => watchVitals(`${apiBase}/web-vitals`, place))
      .catch(() => {});
  }, SETTLED_MS);
}
