import type { LoginState } from 'shared/store';
import type { PageCache } from '../remotes/page-cache';
import { addMissingPages, findRoute } from '../registry/routes';
import type { Site } from '../registry/site';
import { gate } from './gate';

/**
 * Loads what an address shows, and retries what failed before. Where the gate redirects this login,
 * it loads what the new address shows. The pages are told the query, `search`. `null` if everything is loaded; never rejects, since the page
 * shows what went wrong.
 */
export function prepare(
  services: { site: Site; pages: PageCache },
  login: LoginState,
  pathname: string,
  search = '',
): Promise<unknown> | null {
  const { site, pages } = services;
  const found = findRoute(site, pathname);
  if (!found && site.isPartial) {
    return addMissingPages(site).then(
      () => (site.isPartial ? null : prepare(services, login, pathname, search)),
      () => {},
    );
  }
  if (!found?.isPage) return null;
  const decision = gate(found.route.access, found.params.name, login);
  if (!decision.show) return prepare(services, login, decision.to);
  const missing = found.pages.filter((page) => !pages.isLoaded(page));
  const opened = { params: found.params, search: new URLSearchParams(search), user: login.user };
  return missing.length > 0 ? Promise.all(missing.map((page) => pages.load(page, opened))) : null;
}
