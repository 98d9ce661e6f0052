/**
 * Runs the embedded PostgreSQL in its own thread, so that no query blocks the event loop. It speaks
 * the PostgreSQL protocol on a local socket, like an ordinary server. The file is plain JavaScript
 * because neither tsx nor jest compiles the code of a worker thread.
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

/** PGlite's own fsync does nothing, so that an acknowledged order would not survive a power cut. */
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
 * A statement with values arrives as the messages Parse, Bind, Describe, Execute and Sync. Only the
 * last one needs a response, so all of them are run together: this takes half the time, and wakes
 * the reader only once. The set has the types of the messages that are collected.
 */
const bufferedMessageTypes = new Set([...'PBDEC'].map((type) => type.charCodeAt(0)));
const START_UP = 0;
const TERMINATE = 'X'.charCodeAt(0);

/**
 * All connections share one session, so what another program sets in it, as pg_dump sets the search path, would
 * also hold for the server: only the server's own connections are let in. The answer is an ErrorResponse.
 */
const fields = [
  'SFATAL',
  'VFATAL',
  'C28000',
  'MThis database has one session, which is that of the server: use "npm run db:backup" or "npm run db:move".',
];
const text = Buffer.from(fields.map((field) => `${field}\0`).join('') + '\0');
const length = Buffer.alloc(4);
length.writeInt32BE(text.length + 4);
const REFUSAL = Buffer.concat([Buffer.from('E'), length, text]);
const isOfOthers = (message) =>
  message[0] === START_UP && !Buffer.from(message).includes(workerData.key);

/** PGlite writes the files of a new database before PostgreSQL runs, and not through the fsync above. */
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

  // Versions of PGlite differ internally, so each start checks that a commit reaches the disk.
  const before = syncs;
  await database.exec("SELECT pg_logical_emit_message(true, 'sync-probe', '')");
  if (syncs === before)
    throw new Error('The embedded database does not write through to the disk.');

  // PostgreSQL reports a failed statement as a message. An exception means that it has stopped, e.g.
  // because the disk is full. The main thread then starts another worker.
  const run = database.execProtocolRawStream.bind(database);
  let bufferedMessages = [];
  database.execProtocolRawStream = async (message, options) => {
    if (isOfOthers(message)) return options.onRawData(REFUSAL);
    // A connection begins or ends: an unfinished statement comes from a broken connection.
    if (message[0] === START_UP || message[0] === TERMINATE) bufferedMessages = [];
    bufferedMessages.push(message);
    if (bufferedMessageTypes.has(message[0])) return;
    const statement = Buffer.concat(bufferedMessages);
    bufferedMessages = [];
    try {
      await run(statement, options);
    } catch (error) {
      parentPort.postMessage({ crashed: String(error?.message ?? error) });
      process.exit(1);
    }
  };

  // The API uses one connection, or two while it replaces a broken one. The limit is high because
  // the socket server would count a refused connection for ever.
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
