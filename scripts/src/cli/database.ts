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

/** The folder of the embedded database. Throws if a PostgreSQL server is used instead. */
function embeddedIn(env: Environment, instead: string): string {
  if (env.DATABASE_URL) {
    throw new Error(`DATABASE_URL is set: ${instead} (docs/how-to/go-to-postgresql.md).`);
  }
  return resolve(setting(env, 'DATA_DIR'));
}
