import type { SiteTools } from 'api';
import { s3, StoreError } from 'node-shared/s3';
import { s3Settings } from 'node-shared/s3-settings';
import type { Environment } from 'node-shared/settings';
import { siteDir } from '../settings';
import { liveReleaseOf } from './state/live-link';
import { openSiteFolder, type Site } from './state/site';
import { changeInStore, type ChangeCopy } from './store/change-in-store';
import { followStore, stateOfStore } from './store/follow-store';

/** The site of SITE_DIR, or of the store that SITE_STORE names. */
export function openSite(env: Environment) {
  const folder = siteDir(env);
  const settings = s3Settings(env, 'SITE_STORE');
  const store = settings && s3(settings);

  /** Every change of the site uses this function: `work` changes the site that it gets. */
  async function change<T>(work: (site: Site) => Promise<T>, copy?: ChangeCopy): Promise<T> {
    if (!store) return work(openSiteFolder(folder));
    return changeInStore(store, folder, (place) => work(openSiteFolder(place)), copy);
  }

  return {
    folder,
    change,

    /** Runs `work` before the site is served. A machine without the store continues with the site that it has. */
    async prepare(work: (site: Site) => Promise<void>): Promise<void> {
      try {
        await change(work);
      } catch (error) {
        if (!(error instanceof StoreError) || !liveReleaseOf(folder)) throw error;
        console.warn(`${error.message} The site is served as ${folder} has it.`);
      }
    },

    /** With which a server follows the store, if there is one. */
    follower: (): Pick<SiteTools, 'followStore'> =>
      store ? { followStore: followStore(store, folder) } : {},

    /** The site, brought up to date with the store; not updated if the store is unreachable. */
    async current(): Promise<Site> {
      try {
        if (store) await followStore(store, folder)();
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        console.warn(`${error.message} The output below shows what ${folder} has.`);
      }
      return openSiteFolder(folder);
    },

    /** One line about the state of the store; undefined without a store. */
    storeState: async (): Promise<string | undefined> =>
      store ? stateOfStore(store, folder) : undefined,
  };
}
