import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, readJson } from 'node-shared/files';
import { FOR_STUDENTS, originsOf, type Access, type Registry } from 'shared/contract';
import type { PublicCatalogue } from 'shared/model/catalogue';
import { paths } from 'shared/model/paths';
import type { RemoteManifest } from '../../../units/manifest';
import { languages } from 'shared/model/language';
import { addressIn, speaks } from '../../state/editions';
import { renderedPaths } from '../../state/state';
import type { Site } from '../../state/site';

/** The users who open guarded pages. They are made up: a smoke run has no API that could check them. */
export const people: Record<Access, { name: string; role_id: number } | null> = {
  public: null,
  student: { name: 'Smoke Run', role_id: 2 },
  admin: { name: 'Smoke Run', role_id: 3 },
};

export type Opened = Pick<
  RemoteManifest,
  'name' | 'version' | 'routes' | 'widgets' | 'files' | 'language' | 'languages'
>;

export interface Address {
  remote: string;
  /** The page at the path. */
  id: string;
  path: string;
  opened: Opened;
  access: Access;
  /** What its section calls beside the API of the site. */
  origins: readonly string[];
  /** Pages of other sections in the menus of the host, to which it can be left without a page load. */
  others: readonly string[];
}

type Found = Omit<Address, 'others'>;

/** The pages of these remotes in a release, in each language, and those with a widget of theirs. */
export function openedPages(site: Site, release: string, remotes: readonly Opened[]): Address[] {
  const catalogue = readJson<PublicCatalogue>(join(release, 'catalogue.json'));
  const registry = readJson<Registry>(join(release, 'registry.json'));
  return languages
    .filter(({ prefix }) => existsSync(join(release, 'pages', prefix, 'app.html')))
    .flatMap((language) => {
      const { prefix } = language;
      const speaking = remotes
        .filter((remote) => speaks(remote, language))
        .map((remote) => (prefix ? site.remote(remote.name, remote.version, prefix) : remote));
      return speaking.flatMap((remote) =>
        [
          ...ownPages(remote, catalogue, registry),
          ...pagesWithWidgets(site, remote, release, prefix, (section) =>
            ownPages(section, catalogue, registry),
          ),
        ].map((address) => ({
          ...address,
          path: addressIn(prefix, address.path),
          others: pagesOfOthers(registry, remote.name).map((path) => addressIn(prefix, path)),
        })),
      );
    });
}

const pagesOfOthers = ({ remotes }: Registry, name: string): string[] =>
  Object.entries(remotes)
    .filter(([other, { enabled, live }]) => other !== name && enabled && !live?.origins?.length)
    .flatMap(([, { links = [] }]) => links)
    .filter(({ menu }) => /^(header|footer)/.test(menu))
    .map(({ path }) => path);

/** Every prerendered address, and one address that matches the path of each other page. */
function ownPages(opened: Opened, catalogue: PublicCatalogue, registry: Registry): Found[] {
  const { name, routes } = opened;
  const entry = registry.remotes[name];
  const ids = [...(entry?.routes ?? []), ...(entry?.canary?.routes ?? [])].map(({ id }) => id);
  const origins = [...new Set(originsOf([entry?.live, entry?.canary, entry?.previous]))];
  // Without those whose path another section has taken.
  const there = routes.filter(({ id }) => ids.includes(id));
  return there.flatMap((route) => {
    const { path, access, children } = route;
    const rendered = renderedPaths(route, catalogue);
    const person = people[access];
    // The only parameter of guarded areas is the user's own name.
    const value = person ? paths.dashboardIndex(person).replace('/dashboard/', '') : 'sample';
    const area = path.replace(/:[^/]+/g, value);
    const pages = children.filter((child) => !/[:*]/.test(child.path));
    const own = rendered.length > 0 ? rendered : pages.length > 0 ? [] : [area];
    const addresses = [
      ...own.map((each) => ({ id: route.id, path: each })),
      ...pages.map((child) => ({
        id: child.id,
        path: child.path === '' ? area : `${area}/${child.path}`,
      })),
    ];
    return addresses.map((each) => ({ ...each, remote: name, opened, access, origins }));
  });
}

/** The pages of other sections with a widget of the remote, prerendered or named by the slot. */
function pagesWithWidgets(
  site: Site,
  opened: Opened,
  release: string,
  prefix: string,
  pagesOf: (section: RemoteManifest) => Found[],
): Found[] {
  const { name, widgets = [] } = opened;
  const [first] = widgets;
  if (!first) return [];
  const elsewhere = ['canary/', ...languages.flatMap((each) => each.prefix.slice(1) || [])];
  const pages = join(release, 'pages', prefix);
  const place = new RegExp(`<div data-widget="${name} [^>]*>`, 'g');
  const rendered = filesBelow(pages)
    .filter((file) => file.endsWith('.html') && !elsewhere.some((begin) => file.startsWith(begin)))
    .flatMap((file): Pick<Found, 'path' | 'access'>[] => {
      const places = readFileSync(join(pages, file), 'utf8').match(place) ?? [];
      // A student sees all of them, another visitor only those that are for everybody.
      const access = places.some((each) => each.includes(FOR_STUDENTS)) ? 'student' : 'public';
      const path = `/${file.replace(/(^index)?\.html$/, '')}`;
      return places.length > 0 ? [{ path, access }] : [];
    });
  const { remotes } = readJson<Registry>(join(release, 'registry.json'));
  const others = Object.entries(remotes).flatMap(([other, { live }]) => {
    if (!live) return [];
    const section = site.remote(other, live.version);
    const slots = section.slots?.filter((slot) => widgets.some((each) => each.slot === slot.name));
    return pagesOf(section).filter(({ id }) => slots?.some(({ page }) => page === id));
  });
  // The policy of these pages is that of another section.
  const common = { remote: name, id: first.id, opened, origins: [] };
  return [...rendered, ...others].map(({ path, access }) => ({ ...common, path, access }));
}
