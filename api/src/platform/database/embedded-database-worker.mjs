/**
 * Runs the embedded PostgreSQL in its own thread, so that no query blocks the event loop. It speaks
 * the PostgreSQL protocol on a local socket, like an ordinary server. The file is plain JavaScript
 * because neither tsx nor jest compiles the code of a worker thread.
 */
import { Buffer } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

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
 * also hold for the server: only connections of this product are let in. The answer is an ErrorResponse.
 */
const fields = [
  'SFATAL',
  'VFATAL',
  'C28000',
  'MThis database has one session, which is that of the server: set DATABASE_URL for a PostgreSQL server.',
];
const text = Buffer.from(fields.map((field) => `${field}\0`).join('') + '\0');
const length = Buffer.alloc(4);
length.writeInt32BE(text.length + 4);
const REFUSAL = Buffer.concat([Buffer.from('E'), length, text]);
const isOfOthers = (message) =>
  message[0] === START_UP && !Buffer.from(message).includes(workerData.key);

async function open() {
  const database = new PGlite({ dataDir: workerData.folder, extensions: { pg_trgm } });
  await database.waitReady;

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
    // PostgreSQL reports a failed statement as a message. An exception means that it has stopped, e.g.
    // because the disk is full.
    await run(statement, options).catch((error) =>
      setImmediate(() => {
        throw error;
      }),
    );
  };
  // The socket server lets no other connection in while this says so: a command may ask beside the server.
  const isInTransaction = database.isInTransaction.bind(database);
  database.isInTransaction = () => bufferedMessages.length > 0 || isInTransaction();
  // It calls this for the unfinished work of a connection that has broken.
  const exec = database.exec.bind(database);
  database.exec = (...given) => {
    bufferedMessages = [];
    return exec(...given);
  };

  // The limit is high because the socket server would count a refused connection for ever.
  const server = new PGLiteSocketServer({
    db: database,
    path: workerData.socket,
    maxConnections: 100,
  });
  await server.start();
  parentPort.on('message', async () => {
    await server.stop();
    await database.close();
    parentPort.postMessage({ closed: true });
    parentPort.close();
  });
  parentPort.postMessage({ ready: true });
}

open().catch((error) => {
  parentPort.postMessage({ failed: String(error?.message ?? error) });
});
