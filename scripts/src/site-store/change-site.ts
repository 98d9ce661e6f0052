import type { SiteTools } from 'api';
import { siteStoreSettings } from 'node-shared/site-store-settings';
import { siteDir } from '../settings';
import { liveReleaseOf } from '../site/live-link';
import { siteTools } from '../site/site-tools';
import { changeInStore } from './change-in-store';
import { followStore, stateOfStore } from './follow-store';
import { s3, StoreError, type S3 } from './s3';

/** The store that SITE_STORE names, if any. */
function openStore(): S3 | null {
  const settings = siteStoreSettings(process.env);
  return settings && s3(settings);
}

/** What is done to the site goes through here: to SITE_DIR, or to the store that SITE_STORE names. */
export async function changeSite<T>(
  work: (site: string) => Promise<T>,
  { ownProcess = false } = {},
): Promise<T> {
  const store = openStore();
  if (!store) return work(siteDir());
  return changeInStore(store, siteDir(), work, { say: console.log, ownProcess });
}

/**
 * Brings the site up to date before it is served; a machine that cannot reach the store goes on with
 * what it has.
 */
export async function prepareSite(work: (site: string) => Promise<void>): Promise<void> {
  try {
    await changeSite(work);
  } catch (error) {
    if (!(error instanceof StoreError) || !liveReleaseOf(siteDir())) throw error;
    console.warn(`${error.message} The site is served as ${siteDir()} has it.`);
  }
}

/** What a server does to its site. */
export function serverTools(): SiteTools {
  const store = openStore();
  return {
    ...siteTools((work) => changeSite(work, { ownProcess: true })),
    ...(store && { followStore: followStore(store, siteDir()) }),
  };
}

/** SITE_DIR as it is live; where the store cannot be asked, as this machine has it. */
export async function currentSite(): Promise<string> {
  const store = openStore();
  const site = siteDir();
  try {
    if (store) await followStore(store, site)();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    console.warn(`${error.message} What follows is as ${site} has it.`);
  }
  return site;
}

/** One line on the store, where there is one. */
export async function storeState(): Promise<string | undefined> {
  const store = openStore();
  return store ? stateOfStore(store, siteDir()) : undefined;
}
