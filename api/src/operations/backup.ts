import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { errorCode, writeFileAtomic } from 'node-shared/files';
import { lockFolder } from 'node-shared/folder-lock';
import { SettingError } from 'node-shared/settings';
import { atDatabase } from './database-requests';

const run = promisify(execFile);
/**
 * Saves the embedded database to one file, whether or not a server runs. Throws a `SettingError` if the file
 * exists already or there is no embedded database.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  const target = resolve(file);
  if (existsSync(target)) throw new SettingError(`${target} exists already: name another file.`);
  const dump = await atDatabase({ DATA_DIR: dataDir }, 'dump');
  makeFolder(dirname(target));
  writeFileAtomic.sync(target, dump, { mode: 0o600 });
}

/**
 * Replaces the current database by the one in the backup. Returns the folder in which the replaced
 * database is kept, or null if there was none. Throws a `SettingError` if a server is running.
 */
export async function restore(dataDir: string, file: string): Promise<string | null> {
  if (!existsSync(file)) throw new SettingError(`${file} does not exist.`);
  makeFolder(dataDir);
  const folder = join(dataDir, 'database');
  const kept = `${folder}-before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const present = existsSync(folder);
  const unlock = present ? await lockFolder(folder, 0, { fileIn: dataDir }) : null;
  const fresh = mkdtempSync(join(dataDir, 'restore-'));
  try {
    await run('tar', ['-xzf', resolve(file), '-C', fresh]).catch((cause: unknown) => {
      throw new SettingError(
        `${file} is not a whole backup (tar cannot unpack it): name another.`,
        { cause },
      );
    });
    const root = readdirSync(fresh).includes('PG_VERSION') ? fresh : join(fresh, 'data');
    if (!existsSync(join(root, 'PG_VERSION'))) {
      throw new SettingError(`${file} is not a backup of this database.`);
    }
    // The new files must be on the disk before the old ones are moved: the power may fail in between.
    await run('sync');
    if (present) renameSync(folder, kept);
    renameSync(root, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    await unlock?.();
  }
  return present ? kept : null;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new SettingError(`${folder} cannot be written (${errorCode(error)}).`);
  }
}
