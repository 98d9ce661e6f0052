import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { publicCatalogue, type PublicCatalogue } from 'shared/catalogue';
import { errorCode } from 'node-shared/files';
import type { Services } from '../../platform/app-types';
import { sameCatalogue, type PublishedCatalogue } from './published-catalogue';

/** Milliseconds until pages that could not be written are tried again. */
const RETRY_AFTER = 60_000;

/** What the catalogue needs beyond the services of every module. */
export interface CatalogueServices extends Services {
  catalogue: PublishedCatalogue;
  site: SiteCatalogue;
}

/** Writes the pages of the site anew. */
export type WriteSite = (catalogue: PublicCatalogue) => Promise<void>;

/** The pages of the site, as far as they show the catalogue. */
export interface SiteCatalogue {
  /** Whether they show the newest version, and why not, where writing them has failed. */
  state(): Promise<{ on_site: boolean; site_error: string | null }>;
  /** Makes them show it. Called again and again: a server that was killed meanwhile goes on. */
  follow(): Promise<void>;
}

/** Without `writeSite` the process has no pages to look after: then they count as up to date. */
export function siteCatalogue(
  { catalogue, config, log }: Pick<CatalogueServices, 'catalogue' | 'config' | 'log'>,
  writeSite: WriteSite | undefined,
): SiteCatalogue {
  const live = join(config.siteDir, 'live');
  /** The last version and release that were found to be the same. */
  let same = '';
  let failure: { version: number; at: number; reason: string } | null = null;

  async function isOnSite(): Promise<boolean> {
    if (!writeSite) return true;
    const { version, content } = await catalogue.newest();
    const compared = `${version} ${await readlink(live).catch(() => '')}`;
    if (same === compared) return true;
    const shown = await readFile(join(live, 'catalogue.json'), 'utf8').catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return 'null';
      throw error;
    });
    if (!sameCatalogue(JSON.parse(shown), publicCatalogue(content))) return false;
    same = compared;
    return true;
  }

  return {
    state: async () => {
      const { version } = await catalogue.newest();
      const onSite = await isOnSite();
      const failed = !onSite && failure?.version === version ? failure.reason : null;
      return { on_site: onSite, site_error: failed };
    },
    follow: async () => {
      if (!writeSite || (await isOnSite())) return;
      const { version, content } = await catalogue.newest();
      if (failure?.version === version && Date.now() - failure.at < RETRY_AFTER) return;
      try {
        await writeSite(publicCatalogue(content));
        failure = null;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        failure = { version, at: Date.now(), reason };
        log.error({ err: error, version }, 'the pages could not be written for the catalogue');
      }
    },
  };
}
