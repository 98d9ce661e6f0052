import type { IncomingMessage } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '../app-types';

const LONGEST_STOP_MS = 10_000;
/** A client that has sent nothing for this time, although the server waits for it, is disconnected. */
const SILENCE_MS = 1000;
const LOOK_MS = 100;
/** A proxy closes its idle connections after two seconds (deploy/nginx.conf). */
const PROXY_MS = 3000;

interface Seen {
  bytes: number;
  at: number;
}

/**
 * Returns a function that closes the server. Requests in flight are answered. Idle connections are
 * closed at once, and a client that stops sending is disconnected after `SILENCE_MS`. After ten
 * seconds all connections are closed. Behind a proxy, requests on its open connections are answered until it has
 * closed them itself: it cannot repeat one that meets a closed connection and may have changed something.
 */
export function gracefulClose(app: App, { behindProxy = false } = {}): () => Promise<void> {
  let isLeaving = false;
  const sockets = new Map<Socket, IncomingMessage | null>();
  app.server.on('connection', (socket) => {
    sockets.set(socket, null);
    socket.once('close', () => sockets.delete(socket));
  });
  app.server.on('request', (request, response) => {
    sockets.set(request.socket, request);
    if (isLeaving) response.setHeader('connection', 'close');
    response.once('close', () => {
      // The next request on this connection may have begun.
      if (sockets.get(request.socket) === request) sockets.set(request.socket, null);
    });
  });

  const leaveProxy = async () => {
    isLeaving = true;
    // In this phase, all connections that were waiting have just been accepted.
    await new Promise(setImmediate);
    // Only this listens no more; what `app.server` has of its own also closes the idle connections.
    Server.prototype.close.call(app.server);
    const end = performance.now() + PROXY_MS;
    while (sockets.size > 0 && performance.now() < end) await wait(LOOK_MS);
  };

  return async () => {
    if (behindProxy) await leaveProxy();
    const seen = new Map<Socket, Seen>();
    const look = () => {
      // Browsers keep a connection open after the last response.
      app.server.closeIdleConnections();
      const at = performance.now();
      for (const [socket, request] of sockets) {
        const before = seen.get(socket);
        if (!before || before.bytes !== socket.bytesRead || !waitsForClient(request)) {
          seen.set(socket, { bytes: socket.bytesRead, at });
        } else if (at - before.at >= SILENCE_MS) socket.destroy();
      }
    };
    const looking = setInterval(look, LOOK_MS);
    const closeAll = setTimeout(() => app.server.closeAllConnections(), LONGEST_STOP_MS);
    look();
    try {
      await app.close();
    } finally {
      clearInterval(looking);
      clearTimeout(closeAll);
    }
  };
}

/** True if there is no request yet, or if the request is incomplete and all received data is read. */
const waitsForClient = (request: IncomingMessage | null): boolean =>
  request === null || (!request.complete && request.readableLength === 0);
