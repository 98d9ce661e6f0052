import type { SiteTools } from 'api';
import { siteStoreSettings } from 'node-shared/site-store-settings';
import { siteDir } from '../settings';
import { siteTools } from '../site/site-tools';

/** The store that SITE_STORE names, if any; what takes its time to load is loaded only then. */
async function openStore() {
  const settings = siteStoreSettings(process.env);
  if (!settings) return null;
  const { s3, StoreError } = await import('./s3');
  const { changeInStore } = await import('./change-in-store');
  const { followStore, storeState } = await import('./follow-store');
  return { store: s3(settings), StoreError, changeInStore, followStore, storeState };
}

/** What is done to the site goes through here: to SITE_DIR, or to the store that SITE_STORE names. */
export async function changeSite<T>(
  work: (site: string) => Promise<T>,
  { ownProcess = false } = {},
): Promise<T> {
  const opened = await openStore();
  if (!opened) return work(siteDir());
  const { store, changeInStore } = opened;
  return changeInStore(store, siteDir(), work, { say: console.log, ownProcess });
}

/**
 * Brings the site up to date before it is served; a machine that cannot reach the store goes on with
 * what it has.
 */
export async function prepareSite(work: (site: string) => Promise<void>): Promise<void> {
  const opened = await openStore();
  await changeSite(work).catch(async (error: unknown) => {
    const { liveReleaseOf } = await import('../site/live-link');
    if (!opened || !(error instanceof opened.StoreError) || !liveReleaseOf(siteDir())) throw error;
    console.warn(`${error.message} The site is served as ${siteDir()} has it.`);
  });
}

/** What a server does to its site. */
export async function serverTools(): Promise<SiteTools> {
  const opened = await openStore();
  return {
    ...siteTools((work) => changeSite(work, { ownProcess: true })),
    ...(opened && { followStore: opened.followStore(opened.store, siteDir()) }),
  };
}

/** SITE_DIR as it is live; where the store cannot be asked, as this machine has it. */
export async function currentSite(): Promise<string> {
  const opened = await openStore();
  const site = siteDir();
  await opened
    ?.followStore(opened.store, site)()
    .catch((error: unknown) => {
      if (!(error instanceof opened.StoreError)) throw error;
      console.warn(`${error.message} What follows is as ${site} has it.`);
    });
  return site;
}

/** One line on the store, where there is one. */
export async function storeState(): Promise<string | undefined> {
  const opened = await openStore();
  return opened?.storeState(opened.store, siteDir());
}
