import type { ClientErrorReport } from 'shared/schemas';
import type { Database } from '../../platform/database';
import { clientErrors } from './client-errors-tables';

export async function insertClientError(
  database: Database,
  report: ClientErrorReport,
  createdAt: Date,
): Promise<void> {
  await database.insert(clientErrors).values({
    remote: report.remote,
    version: report.version,
    step: report.step,
    cause: report.cause,
    source: report.source,
    path: report.path,
    fallbackVersion: report.fallback_version,
    createdAt,
  });
}
