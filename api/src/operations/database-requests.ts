import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeFileAtomic } from 'node-shared/files';
import { FolderInUseError, lockFolder } from 'node-shared/folder-lock';
import { setting, SettingError, type Environment } from 'node-shared/settings';
import {
  failuresOfLastHour,
  failuresOfSection,
} from '../modules/browser-reports/client-errors-repository';
import { failureLines, vitalLines } from '../modules/browser-reports/section-lines';
import { visitsByPage } from '../modules/browser-reports/version-visits';
import {
  revokeToken,
  storeToken,
  publishingTokens,
  type NewToken,
} from '../modules/site/publish-tokens';
import { connectDatabase, type DatabaseConnection } from '../platform/database/database';
import { sqlState } from '../platform/database/failures';
import { migrations } from '../platform/database/migrations/migrations';

/**
 * What commands do with the database of this installation. Only one process can open the embedded database, so
 * a running server does it for them; therefore what goes in and comes out is data.
 */
const requests = {
  dump: async ({ embedded }: DatabaseConnection) => {
    if (!embedded) throw new SettingError('A PostgreSQL server has its own tools for backups.');
    return embedded.dump();
  },
  facts,
  failedSections: ({ database }: DatabaseConnection) => failuresOfLastHour(database),
  storeToken: ({ database }: DatabaseConnection, token: NewToken) =>
    storeToken(database, token, new Date()),
  revokeToken: ({ database }: DatabaseConnection, team: string) => revokeToken(database, team),
  publishingTokens: ({ database }: DatabaseConnection) => publishingTokens(database),
  failuresOfSection: async ({ database }: DatabaseConnection, remote: string) =>
    failureLines(await failuresOfSection(database, remote, new Date())),
  vitalsOfSection: async ({ database }: DatabaseConnection, remote: string) =>
    vitalLines(await visitsByPage(database, remote, new Date())),
};

type Requests = typeof requests;
type Given<Name extends keyof Requests> =
  Parameters<Requests[Name]> extends [DatabaseConnection, ...infer Rest] ? Rest : never;
type Result<Name extends keyof Requests> = Awaited<ReturnType<Requests[Name]>>;

type Answer = { result: unknown } | { refusal: string };

const REQUEST = /^request-[0-9a-f-]{36}$/;
const TIMEOUT_MS = 60_000;
const POLL_MS = 100;
const MISSING_TABLE = '42P01';
const OWNER_ONLY = { mode: 0o600 };

/**
 * Does one of the requests with the database that DATABASE_URL or DATA_DIR names, whether or not a server runs.
 * A running server that has opened the embedded database is asked by a file in the data folder, which only
 * its user can write. Throws a `SettingError` if there is no database, or if the server does not answer.
 */
export async function atDatabase<Name extends keyof Requests>(
  env: Environment,
  name: Name,
  ...given: Given<Name>
): Promise<Result<Name>> {
  const { DATABASE_URL: databaseUrl = null } = env;
  const dataDir = resolve(setting(env, 'DATA_DIR'));
  if (!databaseUrl && !(await isFree(dataDir))) {
    // The server runs the request of the same name.
    return (await askServer(dataDir, name, given)) as Result<Name>;
  }
  const connection = await connectDatabase({ databaseUrl, dataDir }, { migrations: false });
  try {
    // As above.
    return (await run(connection, name, given)) as Result<Name>;
  } finally {
    await connection.close();
  }
}

/** Answers what `atDatabase` of other processes has asked; a running server calls this repeatedly. */
export async function answerRequests(
  dataDir: string,
  connection: DatabaseConnection,
): Promise<void> {
  for (const file of readdirSync(dataDir).filter((name) => REQUEST.test(name))) {
    const path = join(dataDir, file);
    // The process that asks may give up, and remove its request, at any time.
    if (!existsSync(path)) continue;
    // `askServer` has written it.
    const [name, given] = deserialize(readFileSync(path)) as [keyof Requests, unknown[]];
    rmSync(path, { force: true });
    const answer: Answer = await run(connection, name, given).then(
      (result) => ({ result }),
      (error: unknown) => ({ refusal: error instanceof Error ? error.message : String(error) }),
    );
    writeFileAtomic.sync(`${path}.answer`, serialize(answer), OWNER_ONLY);
  }
}

async function run(
  connection: DatabaseConnection,
  name: keyof Requests,
  given: readonly unknown[],
): Promise<unknown> {
  // A server of another version may not know it.
  if (!Object.hasOwn(requests, name)) throw new SettingError('The running server cannot do this.');
  // `atDatabase` takes what the request takes.
  const act = requests[name] as (at: DatabaseConnection, ...rest: unknown[]) => Promise<unknown>;
  return act(connection, ...given).catch((error: unknown) => {
    if (sqlState(error) !== MISSING_TABLE) throw error;
    throw new SettingError('The database has not the tables of this version: start the server.');
  });
}

/** Its version and size, how many migrations of this version and of newer ones it has, and how many messages wait. */
async function facts({ pool }: DatabaseConnection) {
  const { rows } = await pool.query<{
    version: string;
    size: string;
    applied: number;
    newer: number;
    waiting: number;
  }>(
    `
    SELECT current_setting('server_version') AS version,
           pg_size_pretty(pg_database_size(current_database())) AS size,
           (SELECT count(*)::integer FROM schema_migrations WHERE name = ANY($1)) AS applied,
           (SELECT count(*)::integer FROM schema_migrations WHERE name <> ALL($1)) AS newer,
           (SELECT count(*)::integer FROM outgoing_messages WHERE sent_at IS NULL) AS waiting`,
    [migrations],
  );
  return rows[0]!;
}

/** Whether no server has opened the embedded database. */
async function isFree(dataDir: string): Promise<boolean> {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) throw new SettingError(`There is no embedded database in ${dataDir}.`);
  try {
    await (
      await lockFolder(folder, 0, { fileIn: dataDir })
    )();
    return true;
  } catch (error) {
    if (error instanceof FolderInUseError) return false;
    throw error;
  }
}

async function askServer(
  dataDir: string,
  name: keyof Requests,
  given: readonly unknown[],
): Promise<unknown> {
  const request = join(dataDir, `request-${randomUUID()}`);
  const file = `${request}.answer`;
  writeFileAtomic.sync(request, serialize([name, given]), OWNER_ONLY);
  const end = Date.now() + TIMEOUT_MS;
  while (!existsSync(file)) {
    if (Date.now() > end) {
      rmSync(request, { force: true });
      throw new SettingError('The running server has not answered within a minute.');
    }
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
  // `answerRequests` has written it.
  const answer = deserialize(readFileSync(file)) as Answer;
  rmSync(file);
  if ('refusal' in answer) throw new SettingError(answer.refusal);
  return answer.result;
}
