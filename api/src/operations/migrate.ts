import { neededSetting, type Environment } from 'node-shared/settings';
import { forCommand } from '../settings/config';
import { connectDatabase, databaseProblem, migrateAt } from '../platform/database/database';
import { pendingMigrations } from '../platform/database/migrations/migrations';

/**
 * Applies the migrations without starting a server: those that older servers bear or, with `contract`,
 * all. Returns the names of those that are left. Throws a `SettingError` that names the one that failed.
 */
export async function migrateDatabase(
  env: Environment,
  { contract, log }: { contract: boolean; log: (line: string) => void },
): Promise<string[]> {
  neededSetting(env, 'DATABASE_URL');
  const config = forCommand(env);
  try {
    const connection = await connectDatabase(config, { migrations: false });
    try {
      await migrateAt(config.migrationsUrl, connection.pool, {
        upTo: contract ? 'contract' : 'expand',
        log,
      });
      return await pendingMigrations(connection.pool);
    } finally {
      await connection.close();
    }
  } catch (error) {
    throw databaseProblem(error, config);
  }
}
