import type { Environment } from 'node-shared/settings';
import { failuresOfLastHour } from '../modules/browser-reports/client-errors-repository';
import { metricsSettings } from '../settings/config';
import { connectDatabase } from '../platform/database/database';
import { httpAddress } from '../platform/http-address';

/** How many browsers reported a failure of this version of a remote in the last hour. */
export interface SectionFailures {
  remote: string;
  version: string;
  count: number;
}

/**
 * Sections that browsers could not show, read from the metrics of a running server (METRICS_PORT)
 * or from its database (DATABASE_URL). Null if neither can be read: only the server itself can open
 * an embedded database.
 */
export async function failedSections(env: Environment): Promise<SectionFailures[] | null> {
  return (await fromMetrics(env)) ?? (await fromDatabase(env));
}

async function fromMetrics(env: Environment): Promise<SectionFailures[] | null> {
  const metrics = metricsSettings(env);
  if (!metrics) return null;
  try {
    const response = await fetch(`${httpAddress(metrics)}/metrics`, {
      signal: AbortSignal.timeout(5000),
    });
    if (!response.ok) return null;
    const line = /^site_failed_sections_last_hour\{remote="([^"]*)",version="([^"]*)"\} (\d+)$/gm;
    return [...(await response.text()).matchAll(line)].map(
      ([, remote = '', version = '', count]) => ({ remote, version, count: Number(count) }),
    );
  } catch {
    return null;
  }
}

async function fromDatabase({ DATABASE_URL }: Environment): Promise<SectionFailures[] | null> {
  if (!DATABASE_URL) return null;
  const target = { databaseUrl: DATABASE_URL, dataDir: '' };
  try {
    const connection = await connectDatabase(target, { migrations: false });
    try {
      return await failuresOfLastHour(connection.database);
    } finally {
      await connection.close();
    }
  } catch {
    // The database cannot be reached, or is not set up yet.
    return null;
  }
}
