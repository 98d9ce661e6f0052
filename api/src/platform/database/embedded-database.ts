import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readJson, writeFileAtomic } from 'node-shared/files';
import { FolderInUseError, lockFolder } from 'node-shared/folder-lock';
import { SettingError, unusableFolder } from 'node-shared/settings';
import { temporaryFolder } from 'node-shared/temporary-folder';

export interface EmbeddedDatabase {
  /** For the `pg` driver; `host` is the folder of the socket. A connection without its name is refused. */
  connection: {
    host: string;
    port: number;
    user: string;
    database: string;
    application_name: string;
  };
  close: () => Promise<void>;
}

interface Reply {
  ready?: true;
  closed?: true;
  failed?: string;
}

/** Names the connection of the process that has opened the database; only its user can read the file. */
const addressFile = (dataDir: string) => join(dataDir, 'database-address.json');

/**
 * Starts the database of `npm start`, `npm run dev` and tests in its own thread. `launched` is called when that
 * thread has begun and does not need this one any more. If the thread stops, the process ends with its error:
 * what was acknowledged is on the disk, and the next start goes on with it.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  { launched = () => {} }: { launched?: () => void } = {},
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unusableFolder('DATA_DIR', dataDir, error);
  }
  const unlock = await lockFolder(folder, 0, { fileIn: dataDir });
  const address = addressFile(dataDir);
  // Of a server that was killed.
  rmSync(address, { force: true });
  // A short path, because a socket's path has at most 107 characters. A private folder, because the
  // database asks for no password.
  const socketFolder = temporaryFolder('db');
  const release = async () => {
    for (const made of [socketFolder, address]) rmSync(made, { recursive: true, force: true });
    await unlock();
  };

  const key = randomBytes(16).toString('hex');
  const worker = new Worker(join(__dirname, 'embedded-database-worker.mjs'), {
    workerData: { folder, socket: join(socketFolder, '.s.PGSQL.5432'), key },
    execArgv: [],
  });
  const starting = reply(worker, 'ready');
  launched();
  await starting.catch(async (error: unknown) => {
    await worker.terminate();
    await release();
    throw new SettingError(
      `The embedded database in ${folder} does not start (${String(error)}). If the disk has room, its files are damaged: remove the folder.`,
      { cause: error },
    );
  });
  const connection = {
    host: socketFolder,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    application_name: key,
  };
  writeFileAtomic.sync(address, JSON.stringify(connection), { mode: 0o600 });
  let cause: Error | undefined;
  worker.on('error', (error: Error) => (cause = error));
  const stopped = () => {
    throw new Error(`The embedded database in ${folder} has stopped: start again.`, { cause });
  };
  worker.on('exit', stopped);
  return {
    connection,
    close: async () => {
      worker.off('exit', stopped);
      worker.postMessage('close');
      await reply(worker, 'closed');
      await worker.terminate();
      await release();
    },
  };
}

/** For a command: the database of the server that runs, or else the database itself. */
export async function shareEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  if (!existsSync(join(dataDir, 'database'))) {
    throw new SettingError(`There is no embedded database in ${dataDir}.`);
  }
  return openEmbeddedDatabase(dataDir).catch((error: unknown) => {
    if (!(error instanceof FolderInUseError)) throw error;
    const file = addressFile(dataDir);
    if (!existsSync(file)) {
      throw new SettingError(
        `The database in ${dataDir} is being prepared by a server that starts: call this again when it is up.`,
      );
    }
    return { connection: readJson<EmbeddedDatabase['connection']>(file), close: async () => {} };
  });
}

function reply(worker: Worker, key: 'ready' | 'closed'): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: Reply) => {
      if (message.failed !== undefined) reject(new Error(message.failed));
      else if (message[key]) resolve();
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('it has stopped')));
  });
}
