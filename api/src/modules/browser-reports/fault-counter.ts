import type { ClientErrorReport } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { knownPages, knownRemotes } from './known-pages';
import { countFault } from './version-visits';

/** Visits of one client a day that count as faulty, so that nobody alone can end a roll-out. */
const MOST_PER_CLIENT = 2;
const DAY_SECONDS = 86_400;
/** What is the visitor's network and no fault of the version. */
const OFFLINE = 'offline';

/**
 * Returns a function that counts a visit in which a version had its first fault. Of the live version more
 * counts, in the proportion of the visitors, so that the limit changes both rates equally where many visitors
 * have one address.
 */
export function faultCounter({
  config,
  database,
  limits,
  now,
}: Pick<Services, 'config' | 'database' | 'limits' | 'now'>) {
  const isPage = knownPages(config.siteDir);
  const remoteOf = knownRemotes(config.siteDir);
  return async ({ remote, version, step, path = '' }: ClientErrorReport, ip: string) => {
    const section = remoteOf(remote);
    const share = section?.canary?.rollOut ? section.canary.percent : 50;
    const isCanary = section?.canary?.version === version;
    if (!section || step === OFFLINE || !(isCanary || section.live?.version === version)) return;
    const perClient: RateLimit = {
      name: `faults-of-${remote}-${version}`,
      most: isCanary ? MOST_PER_CLIENT : Math.round((MOST_PER_CLIENT * (100 - share)) / share),
      seconds: DAY_SECONDS,
    };
    try {
      await limits.consumeForClient(perClient, ip);
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === 429) return;
      throw error;
    }
    const route = isPage({ remote, version, route: path }) ? path : '';
    await countFault(database, { remote, version, route }, section, now());
  };
}
