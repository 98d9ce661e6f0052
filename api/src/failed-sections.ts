import { numberSetting, text, type Environment } from 'node-shared/settings';
import { failuresOfLastHour } from './modules/client-errors/client-errors-repository';
import { connectDatabase } from './platform/database';

/** Reports of browsers in the last hour. */
export interface SectionFailures {
  remote: string;
  version: string;
  count: number;
}

/**
 * Sections that browsers could not show, as the metrics of a running server or its database tell:
 * METRICS_PORT or DATABASE_URL. `null` without either, because the embedded database is the server's.
 */
export async function failedSections(env: Environment): Promise<SectionFailures[] | null> {
  return (env.METRICS_PORT && (await fromMetrics(env))) || (await fromDatabase(env));
}

async function fromMetrics(env: Environment): Promise<SectionFailures[] | null> {
  const port = numberSetting(env, 'METRICS_PORT', 0, 1, 65535);
  const address = `http://${text(env, 'METRICS_HOST', '127.0.0.1')}:${port}/metrics`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
    if (!answer.ok) return null;
    const line = /^failed_sections_last_hour\{remote="([^"]*)",version="([^"]*)"\} (\d+)$/gm;
    return [...(await answer.text()).matchAll(line)].map(
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
    // Not reachable now, or not set up yet.
    return null;
  }
}
