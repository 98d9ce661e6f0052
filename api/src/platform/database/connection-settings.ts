import type { ClientBase } from 'pg';

/**
 * What a session states for itself. The defaults of a server, a database or a role may be any: they
 * decide how dates are written and how transactions see each other. Whether a session may write is
 * not stated: a host closes a database for writing with `default_transaction_read_only`.
 */
const stated = {
  default_transaction_isolation: 'read committed',
  default_transaction_deferrable: 'off',
  // An acknowledged order is on the disk.
  synchronous_commit: 'on',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  standard_conforming_strings: 'on',
  array_nulls: 'on',
  transform_null_equals: 'off',
  // Some hosts put pg_trgm into "extensions"; a schema that does not exist is passed over.
  search_path: '"$user", public, extensions',
  statement_timeout: '30s',
  // A statement that waits for a lock occupies a connection that other requests need.
  lock_timeout: '4s',
  idle_in_transaction_session_timeout: '60s',
};
/** Limits that not every version of PostgreSQL has. */
const unlimited = { idle_session_timeout: '0', transaction_timeout: '0' };

const STATE_TIMEOUT_MS = 5000;
/** A time limit of the server's may be too short for the very statements that state the session. */
const WITHOUT_LIMITS =
  'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0';

export type ConnectionSettings = Record<string, string>;

/** The settings of a session, without those that the `options` of the database's address state. */
export function connectionSettings(databaseUrl: string): ConnectionSettings {
  const options = new URL(databaseUrl).searchParams.get('options')?.toLowerCase() ?? '';
  return Object.fromEntries(Object.entries(stated).filter(([name]) => !options.includes(name)));
}

/** For each connection through a pooler, the statement that states the session of a transaction. */
const settingsOfTransactions = new WeakMap<ClientBase, string>();

/**
 * States the session of a new connection. Behind a pooler such as PgBouncer each transaction may run on
 * another connection to the database: there each transaction states the session, with the statement of
 * `localSession`. A pooler is known by the process id that it invents for its clients.
 */
export async function stateSettings(
  client: ClientBase,
  settings: ConnectionSettings,
): Promise<void> {
  // The cast: the driver keeps the id, but its types do not name it.
  const { processID } = client as ClientBase & { processID?: number | null };
  const statement = {
    text: `
      SELECT set_config(key, value, false)
      FROM jsonb_each_text($2) JOIN pg_catalog.pg_settings ON lower(name) = key
      WHERE pg_backend_pid() = $1`,
    values: [processID ?? 0, JSON.stringify({ ...settings, ...unlimited })],
    // A pooler accepts a connection although it has none to the database.
    query_timeout: STATE_TIMEOUT_MS,
  };
  // In a transaction, so that no time limit of the server's ends this very statement.
  await client.query(`BEGIN; ${WITHOUT_LIMITS}`);
  const { rowCount } = await client.query(statement);
  await client.query('COMMIT');
  if (rowCount) return;
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', '${value}', true)`,
  );
  settingsOfTransactions.set(client, `${WITHOUT_LIMITS}; SELECT ${calls.join(', ')}`);
}

/**
 * The first statements of each transaction on a connection through a pooler, where nothing in a session
 * outlives a transaction; undefined on a connection to the database itself.
 */
export const transactionSettings = (client: ClientBase): string | undefined =>
  settingsOfTransactions.get(client);

/**
 * Ends the session that a pooler keeps with the database, if it is read-only. A new connection to the
 * pooler would get the same session, which stays read-only although its database may be written again.
 * A role may end its own sessions, also on a standby.
 */
export async function endReadOnlyConnection(client: ClientBase): Promise<void> {
  const statement = {
    text: `SELECT CASE WHEN current_setting('transaction_read_only')::boolean
                       THEN pg_terminate_backend(pg_backend_pid()) END`,
    query_timeout: STATE_TIMEOUT_MS,
  };
  // The answer is lost with the session.
  await client.query(statement).catch(() => undefined);
}
