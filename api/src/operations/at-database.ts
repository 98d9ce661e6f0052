import type { Environment } from 'node-shared/settings';
import { SettingError } from 'node-shared/settings';
import { connectDatabase, databaseProblem } from '../platform/database/database';
import { sqlState } from '../platform/database/failures';
import type { Database } from '../platform/database/handles';
import { forCommand } from '../settings/config';

const MISSING_TABLE = '42P01';

/**
 * Does a command's work with the database of this installation, whether or not a server runs. Throws a
 * `SettingError` if there is no database, or if it lacks the tables of this version.
 */
export async function atDatabase<Result>(
  env: Environment,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const config = forCommand(env);
  const connection = await connectDatabase(config, { migrations: false }).catch(
    (error: unknown) => {
      throw databaseProblem(error, config);
    },
  );
  try {
    return await work(connection.database);
  } catch (error) {
    if (sqlState(error) !== MISSING_TABLE) throw error;
    throw new SettingError('The database has not the tables of this version: start the server.');
  } finally {
    await connection.close();
  }
}
