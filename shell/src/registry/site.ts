import type { KeptStorage } from 'shared/store';
import {
  originsOf,
  type CanaryVersion,
  type Offer,
  type PublishedVersion,
  type Registry,
  type RouteManifest,
} from 'shared/contract';

/** A remote as this tab uses it: the versions do not change until the next page load. */
export interface SiteRemote {
  name: string;
  label: string;
  userMenu: boolean;
  enabled: boolean;
  /** With a share if it is a canary. */
  use: PublishedVersion & Partial<Pick<CanaryVersion, 'percent'>>;
  /** What to try when `use` cannot be loaded. */
  fallback: PublishedVersion | null;
  /** Whether `use` is a candidate that this browser has asked for. */
  isCandidate: boolean;
  routes: readonly RouteManifest[];
  /** What it adds to pages of others while it is open; on a prerendered page, what was prerendered there. */
  offer: Offer | null;
  /** What the policy of its pages lets them call beside the API of the site. */
  origins: readonly string[];
}

export interface Site {
  shell: string;
  /** Those that the registry in the page leaves out are added when an address is opened that it does not have. */
  remotes: SiteRemote[];
  /** Whether the registry, or an entry of it, could not be read: then a page may be missing. */
  incomplete: boolean;
  /** The remotes of a later registry, chosen in the same way. */
  choose: (registry: Registry) => SiteRemote[];
  /** Whether it lacks pages for admins or sections, see `addMissingPages`. */
  isPartial?: boolean;
  /** What a version was built from; `undefined` if the registry does not say. */
  builtFrom: (unit: string, version: string) => string | undefined;
}

const CANARY_BUCKET = 'canary-bucket';

/** The visitor's number from 0 to 99, drawn once per browser and then kept. */
export function canaryBucket(storage: KeptStorage): number {
  const stored = Number(storage.getItem(CANARY_BUCKET) || NaN);
  if (Number.isInteger(stored) && stored >= 0 && stored < 100) return stored;
  const drawn = Math.floor(Math.random() * 100);
  storage.setItem(CANARY_BUCKET, String(drawn));
  return drawn;
}

/** The remotes whose candidate this tab may use, as `canary-choice.js` has found before the page was shown. */
export const readCandidates = (): string[] =>
  document.documentElement.dataset.candidates?.split(' ') ?? [];

/**
 * Chooses the version of each remote for this visitor. `bucket` is 0 to 99; `candidates` names the
 * remotes whose candidate this tab may use; `renderedBy` is the `NAME@VERSION` that prerendered the page on
 * screen: that version is used for every visitor, so that the page can be hydrated, unless it is a candidate.
 */
export function chooseVersions(
  registry: Registry,
  bucket: number,
  {
    incomplete = false,
    candidates = [],
    renderedBy = '',
  }: { incomplete?: boolean; candidates?: readonly string[]; renderedBy?: string } = {},
): Site {
  const choose = ({ remotes }: Registry): SiteRemote[] =>
    Object.entries(remotes)
      .flatMap(([name, entry]) => {
        const { label, userMenu, enabled, live, previous, canary } = entry;
        const isCandidate = candidates.includes(name);
        const isSelected = canary !== null && (isCandidate || bucket < canary.percent);
        const isRendered = (each: PublishedVersion | null) =>
          renderedBy === `${name}@${each?.version}`;
        // A link to the page of a candidate is not a yes to it.
        const isOwnPage = isRendered(canary) && canary!.percent > 0;
        const inCanary = isOwnPage || (isSelected && !isRendered(live));
        const use = inCanary ? canary : live;
        // The entry itself has routes and offer of the live version.
        const own = inCanary ? canary! : entry;
        // Of a section without a live version, only those who ask for its candidate know.
        if (!use) return [];
        return {
          name,
          label,
          userMenu,
          enabled,
          use,
          fallback: inCanary ? live : previous,
          isCandidate: inCanary && isCandidate,
          routes: own.routes,
          offer: enabled ? (renderedBy && !isRendered(canary) ? live && entry : own) : null,
          origins: originsOf([live, canary, previous]),
        };
      })
      // First, because of two routes for one path the router takes the first: a canary may take over a path.
      .sort((one, { use }) => Number('percent' in use) - Number('percent' in one.use));
  return {
    shell: registry.shell,
    remotes: choose(registry),
    choose,
    incomplete,
    isPartial: registry.isPartial,
    builtFrom: (unit, version) => registry.builtFrom?.[unit]?.[version],
  };
}
