import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from 'node-shared/folder-lock';
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
  /** A consistent copy of the database folder as tar.gz, taken while the database runs. */
  dump: () => Promise<Buffer>;
  /** How many times the database has called fsync. */
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
 * Starts the database in its own thread. If that thread stops, or does not respond for `silentMs`,
 * a new one is started; until then, connections are refused. The start is retried until it succeeds,
 * e.g. until a full disk has room again. `launched` is called when the thread has begun to start the
 * database and does not need this thread any more.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  { silentMs = 120_000, launched = () => {} }: { silentMs?: number; launched?: () => void } = {},
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database');
  try {
    // From now on, only the user of this process can read the files that it writes.
    process.umask(0o077);
    mkdirSync(folder, { recursive: true });
    keepPrivate(folder);
  } catch (error) {
    throw unusableFolder('DATA_DIR', dataDir, error);
  }
  const unlock = await lockFolder(folder, 0, { fileIn: dataDir });
  // A short path, because a socket's path has at most 107 characters. A private folder, because the
  // database asks for no password.
  const socketFolder = temporaryFolder('db');
  const socket = join(socketFolder, '.s.PGSQL.5432');
  const release = async () => {
    rmSync(socketFolder, { recursive: true, force: true });
    await unlock();
  };

  const key = randomBytes(16).toString('hex');
  let closing = false;
  let restarting = false;
  let worker = newWorker(folder, socket, key);
  const starting = ready(worker, folder);
  launched();
  await starting.catch(async (error: unknown) => {
    await release();
    throw error;
  });
  watch();

  function watch(): void {
    const every = Math.min(PING_MS, silentMs / 2);
    // Counted in pings: while the whole process sleeps, e.g. on a paused machine, there are none.
    let unanswered = 0;
    const watched = worker;
    watched.on('message', () => (unanswered = 0));
    const pings = setInterval(() => {
      watched.postMessage('ping');
      unanswered += 1;
      if (unanswered * every > silentMs) void watched.terminate();
    }, every);
    pings.unref();
    watched.once('exit', () => {
      clearInterval(pings);
      if (!closing) void restart();
    });
    // The handler of the `exit` event that follows restarts the database.
    watched.on('error', () => undefined);
  }

  async function restart(): Promise<void> {
    console.error('The embedded database has stopped and is starting again.');
    restarting = true;
    while (!closing) {
      rmSync(socket, { force: true });
      try {
        worker = newWorker(folder, socket, key);
        await ready(worker, folder);
        restarting = false;
        return watch();
      } catch (error) {
        if (closing) return;
        console.error(String(error));
        await new Promise((next) => setTimeout(next, RESTART_MS));
      }
    }
  }

  const ask = async <Key extends keyof Reply>(message: string, key: Key) => {
    // A worker that has ended never replies, and its `exit` event does not come again.
    if (worker.threadId === -1) throw new Error('it has stopped');
    worker.postMessage(message);
    return reply(worker, key);
  };

  return {
    connection: {
      host: socketFolder,
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      application_name: key,
    },
    dump: async () => Buffer.from(await ask('dump', 'dump')),
    syncs: () => ask('syncs', 'syncs'),
    close: async () => {
      closing = true;
      // A database that has stopped, or is starting again, recovers at its next start.
      if (!restarting) await ask('close', 'closed').catch(() => undefined);
      await worker.terminate();
      await release();
    },
  };
}

const newWorker = (folder: string, socket: string, key: string): Worker =>
  new Worker(join(__dirname, 'embedded-database-worker.mjs'), {
    workerData: { folder, socket, key },
    execArgv: [],
  });

/** Resolves when the database is ready. Otherwise ends the worker. */
async function ready(worker: Worker, folder: string): Promise<void> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  try {
    await reply(worker, 'ready');
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

/** Makes the files private, also those of an existing folder. PostgreSQL checks only the folder itself. */
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
      const response = message[key];
      if (problem !== undefined) finish(() => reject(new Error(problem)));
      else if (response !== undefined) finish(() => resolve(response));
    };
    const onError = (error: Error) => finish(() => reject(error));
    const onExit = () => finish(() => reject(new Error('it has stopped')));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
  });
}
