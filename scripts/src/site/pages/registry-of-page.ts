import type { Offer, Registry, RegistryEntry, RouteManifest } from 'shared/contract';

interface ShownPage {
  html: string;
  /** `NAME@VERSION` of the section; `null` for a page of the host, which is shown at several addresses. */
  renderedBy: string | null;
}

/**
 * The part of the registry that is in a page; `registry.json` has all of it. A page for visitors has neither the pages for
 * admins nor the sections to which nothing leads from it: the host fetches them with the first address it does not find.
 */
export function registryOfPage(
  registry: Registry,
  page: ShownPage | null,
  prefix: string,
): Registry {
  if (isForAdmins(registry, page)) return registry;
  const rest = withoutAdminPages(registry);
  const own = page?.renderedBy?.split('@')[0] ?? '';
  if (!page || !registry.remotes[own]) return rest;
  const links = [...page.html.matchAll(/ href="([^"?#]+)/g)].map(([, href = '']) =>
    href.startsWith(prefix) ? href.slice(prefix.length) || '/' : href,
  );
  const isLinked = ({ path, access }: RouteManifest) =>
    access !== 'public' ||
    links.some(
      (link) => link === path || (path !== '/' && link.startsWith(path.replace(/:.*/, ''))),
    );
  const needed = Object.entries(registry.remotes).flatMap(([name, entry]) => {
    const { routes, links: inMenus, widgets, canary, live } = entry;
    const isNeeded =
      name === own || inMenus || widgets || canary || live?.origins || routes.some(isLinked);
    return isNeeded ? [name] : [];
  });
  if (needed.length === Object.keys(rest.remotes).length) return rest;
  const only = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => ['shell', ...needed].includes(name)));
  const builtFrom = rest.builtFrom && only(rest.builtFrom);
  return { ...rest, remotes: only(rest.remotes), builtFrom, isPartial: true };
}

/** Whether admins use the page: the app is at their addresses, and they log in on a page of their section. */
export function isForAdmins(
  { remotes }: Registry,
  page: Pick<ShownPage, 'renderedBy'> | null,
): boolean {
  const name = page?.renderedBy?.split('@')[0] ?? '';
  return page === null || (remotes[name]?.routes.some(isOfAdmins) ?? false);
}

/** What visitors may see of a registry; the host fetches all of it for an address that is not in it. */
function withoutAdminPages(registry: Registry): Registry {
  const entries = Object.entries(registry.remotes);
  if (!entries.some(([, { routes }]) => routes.some(isOfAdmins))) return registry;
  const rest = ({ routes, links }: Offer & Pick<RegistryEntry, 'routes'>) => ({
    routes: routes.filter((route) => !isOfAdmins(route)),
    ...(links && { links: links.filter(({ menu }) => !menu.startsWith('admin')) }),
  });
  const remotes = entries.map(([name, entry]): [string, RegistryEntry] => {
    const canary = entry.canary && { ...entry.canary, ...rest(entry.canary) };
    return [name, { ...entry, ...rest(entry), canary }];
  });
  return { ...registry, remotes: Object.fromEntries(remotes), isPartial: true };
}

const isOfAdmins = ({ access }: RouteManifest): boolean => access === 'admin';
