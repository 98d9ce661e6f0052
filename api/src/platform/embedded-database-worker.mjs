/**
 * The embedded PostgreSQL, in a thread of its own so that no query holds up the event loop. It
 * answers the PostgreSQL protocol on a local socket; the rest of the API sees an ordinary server.
 * Plain JavaScript: a worker thread knows neither tsx nor jest.
 */
import { Buffer } from 'node:buffer';
import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

let syncs = 0;

/** PGlite answers fsync without doing it: an acknowledged order would not survive a power cut. */
class DurableFS extends NodeFS {
  async init(pg, options) {
    const started = await super.init(pg, options);
    started.emscriptenOpts.preRun.push((module) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        syncs += 1;
        return 0;
      };
    });
    return started;
  }
}

/**
 * A statement with values comes as Parse, Bind, Describe, Execute and Sync. Run together they take
 * half the time, and wake the reader once. Before the last one nobody waits for an answer.
 */
const unfinished = new Set([...'PBDEC'].map((type) => type.charCodeAt(0)));
const START_UP = 0;
const TERMINATE = 'X'.charCodeAt(0);

/** The files of a new database are written before PostgreSQL runs, and by a way of their own. */
function syncFolder(folder) {
  for (const { parentPath, name } of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })) {
    const file = openSync(join(parentPath, name), 'r');
    fsyncSync(file);
    closeSync(file);
  }
}

async function open() {
  const isNew = !existsSync(join(workerData.folder, 'PG_VERSION'));
  const database = new PGlite({
    fs: new DurableFS(workerData.folder),
    extensions: { pg_trgm },
    // The default list without -F (which turns fsync off).
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ],
  });
  await database.waitReady;
  if (isNew) syncFolder(workerData.folder);

  // Internals differ between versions of PGlite: prove at each start that a commit reaches the disk.
  const before = syncs;
  await database.exec("SELECT pg_logical_emit_message(true, 'sync-probe', '')");
  if (syncs === before)
    throw new Error('The embedded database does not write through to the disk.');

  // PostgreSQL answers an error as a message; what is thrown means that it has stopped, as it does
  // when the disk is full. Whoever started this thread starts another one.
  const run = database.execProtocolRawStream.bind(database);
  let begun = [];
  database.execProtocolRawStream = async (message, options) => {
    // Another connection begins, or one ends: half a statement is of one that broke.
    if (message[0] === START_UP || message[0] === TERMINATE) begun = [];
    begun.push(message);
    if (unfinished.has(message[0])) return;
    const statement = Buffer.concat(begun);
    begun = [];
    try {
      await run(statement, options);
    } catch (error) {
      parentPort.postMessage({ crashed: String(error?.message ?? error) });
      process.exit(1);
    }
  };

  // The API holds one connection. While it replaces a broken one there are two, and a refused one
  // would be counted for ever.
  const server = new PGLiteSocketServer({
    db: database,
    path: workerData.socket,
    maxConnections: 100,
  });
  await server.start();
  parentPort.on('message', async (message) => {
    if (message === 'close') {
      await server.stop();
      await database.close();
      parentPort.postMessage({ closed: true });
      parentPort.close();
    } else if (message === 'dump') {
      const file = await database.dumpDataDir('gzip');
      parentPort.postMessage({ dump: Buffer.from(await file.arrayBuffer()) });
    } else if (message === 'ping') {
      parentPort.postMessage({ pong: true });
    } else if (message === 'syncs') {
      parentPort.postMessage({ syncs });
    }
  });
  parentPort.postMessage({ ready: true });
}

open().catch((error) => {
  parentPort.postMessage({ failed: String(error?.message ?? error) });
});
