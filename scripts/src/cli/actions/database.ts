import { join, resolve } from 'node:path';
import { setting, type Environment } from 'node-shared/settings';

/** Saves the embedded database in a file; by default in `BACKUP_DIR`, named after the time. */
export async function backUpTo(file: string | undefined, env: Environment): Promise<void> {
  const dataDir = embeddedIn(env, 'back that server up with pg_dump');
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const target = resolve(file ?? join(setting(env, 'BACKUP_DIR'), `${stamp}.tar.gz`));
  const { backUp } = await import('api/backup');
  await backUp(dataDir, target);
  console.log(`${dataDir} is saved in ${target}.`);
}

export async function restoreFrom(file: string | undefined, env: Environment): Promise<void> {
  const dataDir = embeddedIn(env, 'restore that server with pg_restore');
  if (!file) throw new Error('name the backup: npm run db:restore -- backups/DATE.tar.gz.');
  const { restore } = await import('api/backup');
  const kept = await restore(dataDir, resolve(file));
  console.log(
    `${dataDir} holds what ${file} had.${kept ? ` What was there before is in ${kept}.` : ''}`,
  );
}

/** Moves everything from the embedded database to PostgreSQL. */
export async function move(env: Environment): Promise<void> {
  const { moveDatabase } = await import('api/move-database');
  const moved = await moveDatabase(env, console.log);
  const rows = moved.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${rows} rows of ${moved.length} tables are equal in both databases. Start the server with DATABASE_URL; the embedded database stays in DATA_DIR until you remove it.`,
  );
}

/** Restores the newest backup into a scratch database. */
export async function checkNewestBackup(env: Environment): Promise<void> {
  const { checkBackup } = await import('api/check-backup');
  const { file, counts } = await checkBackup(env);
  for (const [table, rows] of Object.entries(counts)) console.log(`${table}: ${rows}`);
  console.log(`${file} can be restored.`);
}

/** The folder of the embedded database. Throws if a PostgreSQL server is used instead. */
function embeddedIn(env: Environment, instead: string): string {
  if (env.DATABASE_URL) {
    throw new Error(`DATABASE_URL is set: ${instead} (docs/how-to/go-to-postgresql.md).`);
  }
  return resolve(setting(env, 'DATA_DIR'));
}
