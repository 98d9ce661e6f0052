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
  /** Writes the pages of the site anew; not there where this process serves no site of its own. */
  writeSite?: (catalogue: PublicCatalogue) => Promise<void>;
}

/** Why the pages could not follow a version, by the data folder of the process that tried. */
const failures = new WeakMap<PublishedCatalogue, { version: number; at: number; reason: string }>();
/** What was found to be equal: the version and the release. */
const compared = new WeakMap<PublishedCatalogue, string>();

/** `true` where the pages show the newest version, else why not, or null while they are written. */
export async function siteState(services: CatalogueServices): Promise<{
  on_site: boolean;
  site_error: string | null;
}> {
  const { version } = await services.catalogue.newest();
  const onSite = await isOnSite(services);
  const failure = failures.get(services.catalogue);
  return {
    on_site: onSite,
    site_error: !onSite && failure?.version === version ? failure.reason : null,
  };
}

/**
 * Makes the pages show the newest version. Runs again and again, so that a server that was killed
 * between storing and writing goes on where it stopped.
 */
export async function followCatalogue(services: CatalogueServices): Promise<void> {
  const { catalogue, writeSite, log } = services;
  if (!writeSite || (await isOnSite(services))) return;
  const { version, content } = await catalogue.newest();
  const failure = failures.get(catalogue);
  if (failure?.version === version && Date.now() - failure.at < RETRY_AFTER) return;
  try {
    await writeSite(publicCatalogue(content));
    failures.delete(catalogue);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    failures.set(catalogue, { version, at: Date.now(), reason });
    log.error({ err: error, version }, 'the pages could not be written for the catalogue');
  }
}

async function isOnSite({ catalogue, config }: CatalogueServices): Promise<boolean> {
  const { version, content } = await catalogue.newest();
  const live = join(config.siteDir, 'live');
  const release = await readlink(live).catch(() => '');
  const both = `${version} ${release}`;
  if (compared.get(catalogue) === both) return true;
  const shown = await readFile(join(live, 'catalogue.json'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return 'null';
    throw error;
  });
  const isSame = sameCatalogue(JSON.parse(shown), publicCatalogue(content));
  if (isSame) compared.set(catalogue, both);
  return isSame;
}
