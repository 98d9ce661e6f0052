import { inLanguage, type PublicCatalogue } from 'shared/model/catalogue';
import type { CanaryVersion, PublishedVersion, Registry, RegistryEntry } from 'shared/contract';
import { english, languages, type Language } from 'shared/model/language';
import type { RemoteManifest, UnitManifest } from '../../units/manifest';
import { shortHash } from './short-hash';
import { publishedVersion, renderedPaths, type SiteState } from './state';
import type { Site } from './site';

/** The site in one language. A section that does not speak it has no pages there. */
export interface Edition {
  language: Language;
  registry: Registry;
  catalogue: PublicCatalogue;
  /** Identifies the catalogue, in all its languages, and the contact in names of files. */
  catalogueHash: string;
  siteUrl: string;
  /** What visitors get until the release with this edition is live. */
  before: Registry;
}

type State = Pick<SiteState, 'registry' | 'catalogue' | 'siteUrl' | 'contact'>;

/** The editions of a site, the English one first: one for each language that its host speaks. */
export function editionsOf(site: Site, state: State, before: Registry): Edition[] {
  const shell = site.shell(state.registry.shell);
  return languages
    .filter((language) => speaks(shell, language))
    .map((language) => editionIn(site, state, language, before));
}

/** The edition in a language that the host speaks. */
export function editionIn(
  site: Site,
  { registry, catalogue, siteUrl, contact }: State,
  language: Language,
  before: Registry,
): Edition {
  const common = {
    language,
    // What the owner has published counts before the settings.
    catalogue: {
      ...inLanguage(catalogue, language.code),
      contact: { ...contact, ...catalogue.contact },
    },
    siteUrl,
    before,
    catalogueHash: contentHash({ catalogue, contact }),
  };
  if (language.code === english.code) return { ...common, registry };
  const remotes = Object.entries(registry.remotes).flatMap(([name, entry]) => {
    const own = entryIn(site, name, entry, catalogue, language);
    return own ? [[name, own] as const] : [];
  });
  return { ...common, registry: { ...registry, remotes: Object.fromEntries(remotes) } };
}

export const contentHash = ({ catalogue, contact }: Pick<State, 'catalogue' | 'contact'>): string =>
  shortHash([catalogue, contact]);

export const speaks = (
  { languages: others = [] }: Pick<UnitManifest, 'languages'>,
  { code }: Language,
): boolean => code === english.code || others.includes(code);

/** A unit, with the language of its build if that is another one. */
export const nameOf = ({ name, language }: { name: string; language?: string }): string =>
  language === undefined ? name : `${name} (${language})`;

/** The entry of a section as it is in a language; null if none of its versions speaks it. */
function entryIn(
  site: Site,
  name: string,
  entry: RegistryEntry,
  catalogue: PublicCatalogue,
  language: Language,
): RegistryEntry | null {
  const { prefix } = language;
  const manifestOf = (version: PublishedVersion | null): RemoteManifest | null =>
    version && speaks(site.remote(name, version.version), language)
      ? site.remote(name, version.version, prefix)
      : null;
  const versionOf = (manifest: RemoteManifest | null) =>
    manifest && publishedVersion(manifest, prefix);
  const live = manifestOf(entry.live);
  const canary = manifestOf(entry.canary);
  const main = live ?? canary;
  if (!main) return null;
  return {
    ...entry,
    label: main.label,
    live: versionOf(live),
    previous: versionOf(manifestOf(entry.previous)),
    canary: canary && canaryIn(entry.canary!, canary, catalogue, prefix),
    ...(live ? offerIn(entry, live) : { routes: [] }),
  };
}

function canaryIn(
  own: CanaryVersion,
  manifest: RemoteManifest,
  catalogue: PublicCatalogue,
  prefix: string,
): CanaryVersion {
  const { routes } = manifest;
  const rendered = new Set(routes.flatMap((route) => renderedPaths(route, catalogue)));
  return {
    ...own,
    ...publishedVersion(manifest, prefix),
    ...offerIn(own, manifest),
    pages: own.pages.filter((path) => rendered.has(path)).map((path) => addressIn(prefix, path)),
  };
}

/** What an entry shows of itself, in the words of a manifest. */
function offerIn<T extends Pick<RegistryEntry, 'routes' | 'links'>>(
  { routes, links }: T,
  manifest: RemoteManifest,
): Pick<RegistryEntry, 'routes' | 'links'> {
  return {
    routes: routes.map((route) => {
      const own = manifest.routes.find(({ id }) => id === route.id);
      const titleOf = (page: { id: string; title: string }) =>
        own?.children.find(({ id }) => id === page.id)?.title ?? page.title;
      return {
        ...route,
        title: own?.title ?? route.title,
        children: route.children.map((page) => ({ ...page, title: titleOf(page) })),
      };
    }),
    ...(links && {
      links: links.map(
        (link) =>
          manifest.links.find(({ menu, path }) => menu === link.menu && path === link.path) ?? link,
      ),
    }),
  };
}

/** The address of a page in the edition of a language. */
export const addressIn = (prefix: string, path: string): string =>
  prefix && path === '/' ? prefix : prefix + path;
