import { inArray } from 'drizzle-orm';
import { unanswered, type Caller } from 'node-shared/api-calls';
import { setting, SettingError, type Environment } from 'node-shared/settings';
import { users } from '../modules/accounts/accounts-tables';
import { isPassword } from '../modules/accounts/passwords/passwords';
import { forCommand, loadConfig, sampleAdmin, type Config } from '../settings/config';
import type { Pool } from 'pg';
import { transactionSettings } from '../platform/database/connection-settings';
import { onConnection } from '../platform/database/connections';
import {
  connectDatabase,
  databaseProblem,
  type Database,
  type DatabaseConnection,
} from '../platform/database/database';
import { sqlState } from '../platform/database/failures';
import { refuseForeignSchema } from '../platform/database/migrations/migrations';
import { sampleEmails } from '../sample/sample-people';
import { settingProblems } from './settings/setting-problems';

/** The production settings. Throws a `SettingError` with one line for each problem. */
export function loadProductionConfig(env: Environment): Config {
  const problems = settingProblems(env);
  if (problems.length > 0) throw new SettingError(problems.join('\n'));
  return loadConfig(env, { production: true });
}

/** Refuses a database with sample accounts: anyone can read their passwords in the source code. */
export async function refuseSamplePeople(database: Database): Promise<void> {
  const people = await database
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.email, [...sampleEmails, sampleAdmin.email]));
  const found: string[] = [];
  for (const { email, passwordHash } of people) {
    const isSample =
      email !== sampleAdmin.email || (await isPassword(passwordHash, sampleAdmin.password));
    if (isSample) found.push(email);
  }
  if (found.length > 0) {
    throw new SettingError(
      `Accounts of the sample data are in the database (${found.length}, one is ${found[0]}): take a new database, or set ALLOW_SAMPLE_DATA=yes.`,
    );
  }
}

/** Refuses a pool that is larger than what the server gives. Behind a pooler, that is for the pooler to know. */
async function refuseLargePool(pool: Pool, poolSize: number): Promise<void> {
  const limit = await onConnection(pool, async (client) => {
    if (transactionSettings(client)) return Infinity;
    const { rows } = await client.query<{ limit: number }>(
      `SELECT least(
         current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer,
         (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user),
         (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database())
       ) AS limit`,
    );
    return rows[0]!.limit;
  });
  if (poolSize < limit) return;
  throw new SettingError(
    `POOL_SIZE is ${poolSize}, and with one for probes this is more than the ${limit} connections that the database server gives: lower it, or raise max_connections or the limit of the role.`,
  );
}

/** One line for each call of the published pages that this server does not answer. Reads no table. */
async function unansweredCalls(
  config: Config,
  connection: DatabaseConnection,
  callers: readonly Caller[],
): Promise<string[]> {
  const { buildApp } = await import('../app');
  const { app } = await buildApp(config, connection);
  try {
    await app.ready();
    const lines = unanswered(callers, app.swagger());
    return lines.map((line) => `${line}: publish the section without this call first.`);
  } finally {
    await app.close();
  }
}

/**
 * All reasons why a start would be refused, one line each; `callers` are the published pages. Reads the database and
 * applies no migrations.
 */
export async function productionProblems(
  env: Environment,
  callers: readonly Caller[] = [],
): Promise<string[]> {
  const problems = settingProblems(env);
  // Its address may be among the problems.
  if (problems.some((line) => /^(MIGRATIONS_)?DATABASE_URL /.test(line))) return problems;
  const config = forCommand({
    DATABASE_URL: env.DATABASE_URL,
    MIGRATIONS_DATABASE_URL: env.MIGRATIONS_DATABASE_URL,
    MIGRATE_AT_START: env.MIGRATE_AT_START === 'no' ? 'no' : 'yes',
    POOL_SIZE: problems.some((line) => line.startsWith('POOL_SIZE ')) ? undefined : env.POOL_SIZE,
  });
  try {
    const connection = await connectDatabase(config, { migrations: false });
    try {
      await refuseForeignSchema(connection.pool, {
        pending: config.migrateAtStart ? 'allowed' : 'refused',
      });
      await refuseLargePool(connection.pool, config.poolSize);
      if (!setting(env, 'ALLOW_SAMPLE_DATA')) {
        await refuseSamplePeople(connection.database).catch((error: unknown) => {
          // A database without tables has no accounts.
          if (sqlState(error) !== UNDEFINED_TABLE) throw error;
        });
      }
      if (problems.length === 0 && callers.length > 0) {
        problems.push(...(await unansweredCalls(loadProductionConfig(env), connection, callers)));
      }
    } finally {
      await connection.close();
    }
  } catch (error) {
    problems.push(databaseProblem(error, config).message);
  }
  return problems;
}

const UNDEFINED_TABLE = '42P01';
