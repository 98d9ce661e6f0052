import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from 'node-shared/folder-lock';
import { SettingError, unusableFolder } from 'node-shared/settings';

export interface EmbeddedDatabase {
  /** For the `pg` driver: the folder of the socket stands in the place of the host. */
  connection: { host: string; port: number; user: string; database: string };
  /** The whole data folder as a tar.gz, consistent, while the server runs. */
  dump: () => Promise<Buffer>;
  /** How often the database has written through to the disk. */
  syncs: () => Promise<number>;
  close: () => Promise<void>;
}

interface Reply {
  ready?: true;
  closed?: true;
  failed?: string;
  dump?: Uint8Array;
  syncs?: number;
}

export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database');
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw unusableFolder('DATA_DIR', dataDir, error);
  }
  const unlock = await lockFolder(folder);
  // Short and readable by this user only: a socket's path has at most 107 characters, and the
  // embedded server asks for no password.
  const socketFolder = mkdtempSync(join(tmpdir(), 'db-'));
  const worker = new Worker(join(__dirname, 'embedded-database-worker.mjs'), {
    workerData: { folder, socket: join(socketFolder, '.s.PGSQL.5432') },
    execArgv: [],
  });

  const release = async () => {
    rmSync(socketFolder, { recursive: true, force: true });
    await unlock();
  };

  try {
    await reply(worker, 'ready');
  } catch (error) {
    await worker.terminate();
    await release();
    throw error;
  }

  const ask = async <Key extends keyof Reply>(message: string, key: Key) => {
    worker.postMessage(message);
    return reply(worker, key);
  };

  return {
    connection: { host: socketFolder, port: 5432, user: 'postgres', database: 'postgres' },
    dump: async () => Buffer.from(await ask('dump', 'dump')),
    syncs: () => ask('syncs', 'syncs'),
    close: async () => {
      await ask('close', 'closed');
      await worker.terminate();
      await release();
    },
  };
}

function reply<Key extends keyof Reply>(
  worker: Worker,
  key: Key,
): Promise<NonNullable<Reply[Key]>> {
  return new Promise((resolve, reject) => {
    const finish = (act: () => void) => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      act();
    };
    const onMessage = (message: Reply) => {
      if (message.failed !== undefined) {
        finish(() => reject(new SettingError(`The embedded database: ${message.failed}`)));
      } else if (message[key] !== undefined) {
        finish(() => resolve(message[key]!));
      }
    };
    const onError = (error: Error) => finish(() => reject(error));
    const onExit = () => finish(() => reject(new Error('The embedded database has stopped.')));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
  });
}
