import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import {
  pricedAt,
  publicCatalogue,
  type PublicCatalogue,
  type PublishedReview,
} from 'shared/model/catalogue';
import type { Catalogue } from 'shared/model/schemas';
import { errorCode } from 'node-shared/files';
import type { Services } from '../../platform/app-types';
import { indianDay } from '../../platform/indian-time';
import { fullSchedules } from '../orders/seats/seats';
import { sameCatalogue, type PublishedCatalogue } from './published-catalogue';

/** Milliseconds until the server retries pages that could not be written. */
const RETRY_AFTER = 60_000;

/** What the catalogue needs beyond the services of every module. */
export interface CatalogueServices extends Services {
  catalogue: PublishedCatalogue;
  siteCatalogue: SiteCatalogue;
}

/** Writes the pages of the site again. */
export type WriteSite = (catalogue: PublicCatalogue) => Promise<void>;

/** Keeps the pages of the site up to date with the catalogue. */
export interface SiteCatalogue {
  /** Whether the pages show the newest version, and the error if writing them has failed. */
  state(): Promise<{ on_site: boolean; site_error: string | null }>;
  /** Writes outdated pages. Called regularly, so that a server continues after it was killed. */
  follow(): Promise<void>;
}

/** What the pages must show. */
interface Wanted {
  version: number;
  /** The keys of the batches and sessions that have no seats left. */
  full: string[];
  /** The Indian day, with which prices change. */
  day: string;
  content: Catalogue;
  reviews: PublishedReview[];
}

/** Without `writeSite`, this process does not write pages, and they count as up to date. */
export function siteCatalogue(
  {
    catalogue,
    config,
    database,
    log,
    now,
  }: Pick<CatalogueServices, 'catalogue' | 'config' | 'database' | 'log' | 'now'>,
  writeSite: WriteSite | undefined,
  publishedReviews: () => Promise<PublishedReview[]>,
): SiteCatalogue {
  const live = join(config.siteDir, 'live');
  /** Version, day, full schedules, reviews and release of the last comparison that found the pages up to date. */
  let same = '';
  let failure: { version: number; at: number; reason: string } | null = null;

  async function wanted(): Promise<Wanted> {
    const { version, content } = await catalogue.newest();
    const at = now();
    const full = await fullSchedules(database, content, at);
    const reviews = await publishedReviews();
    return { version, full, day: indianDay(at), content: pricedAt(content, at), reviews };
  }

  async function isOnSite({ version, content, full, day, reviews }: Wanted): Promise<boolean> {
    const release = await readlink(live).catch(() => '');
    const compared = JSON.stringify([version, day, full, reviews, release]);
    if (same === compared) return true;
    const shown = await readFile(join(live, 'catalogue.json'), 'utf8').catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return 'null';
      throw error;
    });
    if (!sameCatalogue(JSON.parse(shown), publicCatalogue(content, full, reviews))) return false;
    same = compared;
    return true;
  }

  return {
    state: async () => {
      if (!writeSite) return { on_site: true, site_error: null };
      const current = await wanted();
      const onSite = await isOnSite(current);
      const failed = !onSite && failure?.version === current.version ? failure.reason : null;
      return { on_site: onSite, site_error: failed };
    },
    follow: async () => {
      if (!writeSite) return;
      const current = await wanted();
      if (await isOnSite(current)) return;
      const { version, content, full, reviews } = current;
      if (failure?.version === version && now().getTime() - failure.at < RETRY_AFTER) return;
      try {
        await writeSite(publicCatalogue(content, full, reviews));
        failure = null;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        failure = { version, at: now().getTime(), reason };
        log.error({ err: error, version }, 'the pages could not be written for the catalogue');
      }
    },
  };
}
