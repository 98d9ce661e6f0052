import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../../migrations');

/** Changes with the migrations and with what is in these files, so that no test gets a database of before. */
export function migrationsHash(more: readonly string[] = []): string {
  const hash = createHash('sha256');
  const migrations = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
  for (const path of [...more, ...migrations]) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
