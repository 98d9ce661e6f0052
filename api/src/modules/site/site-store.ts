import type { FastifyBaseLogger } from 'fastify';
import { Gauge } from 'prom-client';
import type { BackgroundTask, Services } from '../../platform/app-types';

/** The object store from which this server takes its site. */
export interface SiteStore {
  /** Updates SITE_DIR to the live site of the store. Never rejects; after a failure the old site stays. */
  follow(): Promise<void>;
  /** Unknown until the store has been asked for the first time. */
  state(): 'followed' | 'behind' | 'unknown';
  /** When the store was last followed; before the first time, when the server started. */
  followedAt(): Date;
}

export interface SiteStoreServices extends Services {
  /** Undefined if the site is only in SITE_DIR. */
  siteStore: SiteStore | undefined;
}

export function siteStore(
  follow: () => Promise<void>,
  { log, now }: { log: FastifyBaseLogger; now: () => Date },
): SiteStore {
  let since: Date | null = null;
  let state: ReturnType<SiteStore['state']> = 'unknown';
  let followedAt = now();
  return {
    follow: async () => {
      try {
        await follow();
        followedAt = now();
        if (since) log.info({ since }, 'the site store is followed again');
        since = null;
        state = 'followed';
      } catch (error) {
        // Logged once, and not again every two seconds.
        if (!since) log.error({ err: error }, 'the site store cannot be followed');
        since ??= now();
        state = 'behind';
      }
    },
    state: () => state,
    followedAt: () => followedAt,
  };
}

/** Shows whether this machine may serve an older site than others. Without a store, adds no metrics. */
export function registerSiteStoreMetrics({ metrics, siteStore: store, now }: SiteStoreServices) {
  if (!store) return;
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [metrics],
      collect() {
        this.set(read());
      },
    });
  gauge(
    'site_store_followed_seconds',
    'Seconds since the served site was last seen to be what is live in the site store.',
    () => (now().getTime() - store.followedAt().getTime()) / 1000,
  );
  gauge('site_store_behind', '1 while the site store cannot be followed.', () =>
    store.state() === 'behind' ? 1 : 0,
  );
}

export const followSiteStore: BackgroundTask<SiteStoreServices> = {
  name: 'follow the site store',
  everyMs: 2000,
  run: async ({ siteStore: store }) => store?.follow(),
};
