import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from 'node-shared/folder-lock';
import { SettingError, unusableFolder } from 'node-shared/settings';
import { temporaryFolder } from 'node-shared/temporary-folder';

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
  pong?: true;
  failed?: string;
  crashed?: string;
  dump?: Uint8Array;
  syncs?: number;
}

const RESTART_MS = 1000;
const PING_MS = 5000;

/**
 * Starts the database in a thread of its own, and starts it anew should the thread stop or give no
 * sign for `silentMs`; until then connections are refused. The disk may have filled up: that it
 * starts again is tried until it does. `launched` is called when the thread begins to start the
 * database, for which it needs nothing of this one.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  { silentMs = 120_000, launched = () => {} }: { silentMs?: number; launched?: () => void } = {},
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database');
  try {
    // What this process writes from now on is read by its own user only.
    process.umask(0o077);
    mkdirSync(folder, { recursive: true });
    keepPrivate(folder);
  } catch (error) {
    throw unusableFolder('DATA_DIR', dataDir, error);
  }
  const unlock = await lockFolder(folder);
  // Short: a socket's path has at most 107 characters. Private: the database asks for no password.
  const socketFolder = temporaryFolder('db');
  const socket = join(socketFolder, '.s.PGSQL.5432');
  const release = async () => {
    rmSync(socketFolder, { recursive: true, force: true });
    await unlock();
  };

  let closing = false;
  const starting = startWorker(folder, socket);
  launched();
  let worker = await starting.catch(async (error: unknown) => {
    await release();
    throw error;
  });
  watch();

  function watch(): void {
    let heardAt = performance.now();
    const watched = worker;
    watched.on('message', () => (heardAt = performance.now()));
    const pings = setInterval(
      () => {
        watched.postMessage('ping');
        if (performance.now() - heardAt > silentMs) void watched.terminate();
      },
      Math.min(PING_MS, silentMs / 2),
    );
    pings.unref();
    watched.once('exit', () => {
      clearInterval(pings);
      if (!closing) void restart();
    });
    // Reported by the exit that follows.
    watched.on('error', () => undefined);
  }

  async function restart(): Promise<void> {
    console.error('The embedded database has stopped and is started anew.');
    while (!closing) {
      rmSync(socket, { force: true });
      try {
        worker = await startWorker(folder, socket);
        return watch();
      } catch (error) {
        console.error(String(error));
        await new Promise((next) => setTimeout(next, RESTART_MS));
      }
    }
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
      closing = true;
      // A database that has stopped needs no close: its next start recovers.
      await ask('close', 'closed').catch(() => undefined);
      await worker.terminate();
      await release();
    },
  };
}

async function startWorker(folder: string, socket: string): Promise<Worker> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  const worker = new Worker(join(__dirname, 'embedded-database-worker.mjs'), {
    workerData: { folder, socket },
    execArgv: [],
  });
  try {
    await reply(worker, 'ready');
    return worker;
  } catch (error) {
    await worker.terminate();
    throw new SettingError(
      `The embedded database in ${folder} does not start (${String(error)}).` +
        (isNew
          ? ''
          : ' If the disk has room, its files are damaged: put a backup in their place with "npm run db:restore -- FILE".'),
      { cause: error },
    );
  }
}

/** Also for a folder that was made before; PostgreSQL itself minds it for the folder alone. */
function keepPrivate(folder: string): void {
  chmodSync(folder, 0o700);
  const mark = join(folder, 'PG_VERSION');
  if (!existsSync(mark) || (statSync(mark).mode & 0o077) === 0) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
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
      const problem = message.failed ?? message.crashed;
      const answer = message[key];
      if (problem !== undefined) finish(() => reject(new Error(problem)));
      else if (answer !== undefined) finish(() => resolve(answer));
    };
    const onError = (error: Error) => finish(() => reject(error));
    const onExit = () => finish(() => reject(new Error('it has stopped')));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
  });
}
