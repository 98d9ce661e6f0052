import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from './app-types';

const LONGEST_STOP_MS = 10_000;
/** Who has sent nothing for so long, though it is its turn, is not waited for. */
const SILENCE_MS = 1000;
const LOOK_MS = 100;

interface Seen {
  bytes: number;
  at: number;
}

/**
 * What closes the server: requests in flight are answered. Connections without one are closed, as
 * soon as they fall idle or when their request does not go on; after ten seconds all are.
 */
export function gentleClose(app: App): () => Promise<void> {
  const sockets = new Map<Socket, IncomingMessage | null>();
  app.server.on('connection', (socket) => {
    sockets.set(socket, null);
    socket.once('close', () => sockets.delete(socket));
  });
  app.server.on('request', (request, response) => {
    sockets.set(request.socket, request);
    response.once('close', () => {
      // A next request of the connection may have begun.
      if (sockets.get(request.socket) === request) sockets.set(request.socket, null);
    });
  });

  return async () => {
    const seen = new Map<Socket, Seen>();
    const look = () => {
      // A browser keeps its connection open after the last answer.
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

/** No request yet, or one whose end has not come while all that came has been read. */
const waitsForClient = (request: IncomingMessage | null): boolean =>
  request === null || (!request.complete && request.readableLength === 0);
