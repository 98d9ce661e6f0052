import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { connectDatabase } from '../../platform/database/database';
import { migrationsHash } from './migrations-hash';

/** A database of its own for a test, on a PostgreSQL server. */
export interface OwnDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** On this server, whose user must be allowed to create databases; without any table. */
export const emptyDatabase = (server: string): Promise<OwnDatabase> => create(server, 'template1');

/** The same, but with the tables of this version: a copy, because migrating takes several times as long. */
export async function migratedDatabase(server: string): Promise<OwnDatabase> {
  const template = `api_template_${migrationsHash()}`;
  await at(server, async (client) => {
    // Other processes of the test run want it at the same time. The lock ends with the connection.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      template,
    ]);
    if (rowCount) return;
    const draft = await emptyDatabase(server);
    const connection = await connectDatabase({ databaseUrl: draft.url, dataDir: '' });
    await connection.close();
    await client.query(`ALTER DATABASE ${nameOf(draft)} RENAME TO ${template}`);
  });
  return create(server, template);
}

async function create(server: string, template: string): Promise<OwnDatabase> {
  const url = new URL(server);
  url.pathname = `/api_test_${randomBytes(6).toString('hex')}`;
  const database = {
    url: url.href,
    drop: () =>
      at(server, async (client) => {
        await client.query(`DROP DATABASE ${nameOf(database)} WITH (FORCE)`);
      }),
  };
  await at(server, async (client) => {
    await client.query(`CREATE DATABASE ${nameOf(database)} TEMPLATE ${template}`);
  });
  return database;
}

const nameOf = ({ url }: Pick<OwnDatabase, 'url'>) => new URL(url).pathname.slice(1);

async function at(server: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
