import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { buildApp, type BuiltApp } from '../../../api/src/app';
import { ROLE_ADMIN } from 'shared/model/constants';
import { insertUser } from '../../../api/src/modules/accounts/accounts-repository';
import { setAdminRole } from '../../../api/src/modules/accounts/admins/admin-roles';
import { hashPassword } from '../../../api/src/modules/accounts/passwords/passwords';
import { loadConfig } from '../../../api/src/settings/config';
import { connectDatabase } from '../../../api/src/platform/database/database';
import type { DatabaseConnection } from '../../../api/src/platform/database/database';

export interface BenchServer extends BuiltApp {
  connection: DatabaseConnection;
  login: (role: 1 | 3) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * The real app on a new database: embedded, or created for this run on the server at `serverUrl`.
 * With a `siteDir`, the app also serves that composed site.
 */
export async function openBenchServer(
  serverUrl: string | null,
  siteDir?: string,
): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const created = serverUrl ? await createDatabase(serverUrl) : null;
  const config = loadConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    SITE_DIR: siteDir ?? join(dataDir, 'no-site'),
    ...(created && { DATABASE_URL: created.url }),
  });
  const connection = await connectDatabase(config);
  const built = await buildApp(config, connection);
  await built.app.ready();
  await built.services.catalogue.storeShipped();
  const passwordHash = await hashPassword('bench-password');
  return {
    ...built,
    connection,
    login: async (role) => {
      const email = `role${role}@example.com`;
      await connection.database.transaction(async (transaction) => {
        const user = await insertUser(transaction, {
          name: `Role ${role}`,
          email,
          phone: '9000000000',
          passwordHash,
          roleId: role,
          emailProvenAt: new Date(),
          createdAt: new Date(),
        });
        if (user && role === ROLE_ADMIN) await setAdminRole(transaction, user.id, 'owner');
      });
      const response = await built.app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email, password: 'bench-password' },
      });
      return response.json().data.token;
    },
    close: async () => {
      await built.app.close();
      await connection.close();
      await created?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new database on the server at `serverUrl`. */
export async function createDatabase(
  serverUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `api_bench_${process.pid}_${Date.now()}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  return {
    url: url.href,
    drop: () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
