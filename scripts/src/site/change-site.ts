import type { SiteTools } from 'api';
import { siteStoreSettings } from 'node-shared/site-store-settings';
import { siteDir } from '../settings';
import { liveReleaseOf } from './state/live-link';
import { siteTools } from './site-tools';
import { changeInStore } from './store/change-in-store';
import { followStore, stateOfStore } from './store/follow-store';
import { s3, StoreError, type S3 } from './store/s3';

/** The store that SITE_STORE names, if any. */
function openStore(): S3 | null {
  const settings = siteStoreSettings(process.env);
  return settings && s3(settings);
}

/** Every change of the site uses this function. It changes SITE_DIR, or the store that SITE_STORE names. */
export async function changeSite<T>(
  work: (site: string) => Promise<T>,
  { ownProcess = false } = {},
): Promise<T> {
  const store = openStore();
  if (!store) return work(siteDir());
  return changeInStore(store, siteDir(), work, { say: console.log, ownProcess });
}

/**
 * Runs `work` on the site before it is served. A machine that cannot reach the store continues with the
 * site that it has.
 */
export async function prepareSite(work: (site: string) => Promise<void>): Promise<void> {
  try {
    await changeSite(work);
  } catch (error) {
    if (!(error instanceof StoreError) || !liveReleaseOf(siteDir())) throw error;
    console.warn(`${error.message} The site is served as ${siteDir()} has it.`);
  }
}

/** The functions with which a server changes its site and follows the store. */
export function serverTools(): SiteTools {
  const store = openStore();
  return {
    ...siteTools((work) => changeSite(work, { ownProcess: true })),
    ...(store && { followStore: followStore(store, siteDir()) }),
  };
}

/** SITE_DIR, brought up to date with the store; not updated if the store is unreachable. */
export async function currentSite(): Promise<string> {
  const store = openStore();
  const site = siteDir();
  try {
    if (store) await followStore(store, site)();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    console.warn(`${error.message} The output below shows what ${site} has.`);
  }
  return site;
}

/** One line about the state of the store; undefined without a store. */
export async function storeState(): Promise<string | undefined> {
  const store = openStore();
  return store ? stateOfStore(store, siteDir()) : undefined;
}
