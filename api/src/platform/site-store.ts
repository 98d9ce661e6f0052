import type { FastifyBaseLogger } from 'fastify';
import type { BackgroundTask, Services } from './app-types';

/** The object store from which this server takes its site. */
export interface SiteStore {
  /** Makes SITE_DIR what is live in the store. Never throws: what is there goes on being served. */
  follow(): Promise<void>;
  /** Since when the store could not be followed, if so. */
  behindSince(): Date | null;
}

export interface SiteStoreServices extends Services {
  /** None where SITE_DIR is all there is. */
  siteStore: SiteStore | undefined;
}

export function siteStore(
  follow: () => Promise<void>,
  { log, now }: { log: FastifyBaseLogger; now: () => Date },
): SiteStore {
  let since: Date | null = null;
  return {
    follow: async () => {
      try {
        await follow();
        if (since) log.info({ since }, 'the site store is followed again');
        since = null;
      } catch (error) {
        // Once, and not every two seconds.
        if (!since) log.error({ err: error }, 'the site store cannot be followed');
        since ??= now();
      }
    },
    behindSince: () => since,
  };
}

export const followSiteStore: BackgroundTask<SiteStoreServices> = {
  name: 'follow the site store',
  everyMs: 2000,
  run: async ({ siteStore: store }) => store?.follow(),
};
