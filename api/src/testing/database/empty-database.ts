import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { connectDatabase } from '../../platform/database/database';
import { migrationsHash } from './migrations-hash';

// V8 compiles WebAssembly that runs often a second time, to make it faster. The database of a test
// runs only for seconds, so this would take more processor time than it saves.
setFlagsFromString('--liftoff-only');

const root = join(__dirname, '../../../..');
const made = [
  join(root, 'api/package.json'),
  join(root, 'api/src/platform/database/embedded-database-worker.mjs'),
  __filename,
];

/**
 * Copies an empty embedded database into the data folder. The original is created once for each set
 * of migrations, because creating a database takes seconds.
 */
export async function placeEmptyDatabase(dataDir: string): Promise<void> {
  const template = join(root, '.cache', `empty-database-${migrationsHash(made)}`);
  if (!existsSync(template)) {
    const draft = `${template}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    const connection = await connectDatabase({ databaseUrl: null, dataDir: draft });
    // The patterns of new databases, which no test creates in it, are half of what is copied.
    await connection.pool.query('UPDATE pg_database SET datistemplate = false');
    for (const pattern of ['template0', 'template1']) {
      await connection.pool.query(`DROP DATABASE ${pattern}`);
    }
    await connection.close();
    if (existsSync(template)) rmSync(draft, { recursive: true });
    else renameSync(draft, template);
  }
  cpSync(join(template, 'database'), join(dataDir, 'database'), { recursive: true });
}
