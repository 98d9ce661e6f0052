import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { errorCode, writeFileAtomic } from 'node-shared/files';
import { FolderInUseError, lockFolder } from 'node-shared/folder-lock';
import { SettingError } from 'node-shared/settings';
import { openEmbeddedDatabase } from '../platform/database/embedded-database';

const run = promisify(execFile);
const REQUEST = 'backup-wanted';
const REQUEST_NAME = /^backup-wanted-[0-9a-f-]{36}$/;
const TIMEOUT_MS = 60_000;
const OWNER_ONLY = { mode: 0o600 };

/**
 * Saves the embedded database to one file, whether or not a server runs. Only one process can open
 * the database, so a running server writes the backup itself: a file in the data folder asks for it.
 * Throws a `SettingError` if the file exists already or there is no embedded database.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  const target = resolve(file);
  if (existsSync(target)) throw new SettingError(`${target} exists already: name another file.`);
  const folder = databaseFolder(dataDir);
  makeFolder(dirname(target));
  const unlock = await lockFolder(folder).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return null;
    throw error;
  });
  if (!unlock) return askServer(dataDir, target);
  await unlock();
  const database = await openEmbeddedDatabase(dataDir);
  try {
    writeFileAtomic.sync(target, await database.dump(), OWNER_ONLY);
  } finally {
    await database.close();
  }
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
  const unlock = present ? await lockFolder(folder) : null;
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

/** Writes the backups that `backUp` has requested; a running server calls this repeatedly. */
export async function answerBackupRequests(
  dataDir: string,
  dump: () => Promise<Buffer>,
): Promise<void> {
  const requests = readdirSync(dataDir).filter((name) => REQUEST_NAME.test(name));
  for (const name of requests) {
    rmSync(join(dataDir, name));
    writeFileAtomic.sync(join(dataDir, `${name}.tar.gz`), await dump(), OWNER_ONLY);
  }
}

async function askServer(dataDir: string, target: string): Promise<void> {
  const request = join(dataDir, `${REQUEST}-${randomUUID()}`);
  const response = `${request}.tar.gz`;
  writeFileSync(request, '');
  const end = Date.now() + TIMEOUT_MS;
  while (!existsSync(response)) {
    if (Date.now() > end) {
      rmSync(request, { force: true });
      throw new SettingError('The running server did not write the backup within a minute.');
    }
    await new Promise((next) => setTimeout(next, 100));
  }
  await run('mv', [response, target]);
}

function databaseFolder(dataDir: string): string {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) throw new SettingError(`There is no embedded database in ${dataDir}.`);
  return folder;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new SettingError(`${folder} cannot be written (${errorCode(error)}).`);
  }
}
