import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const PIECES = 10;
const MILLISECONDS_BETWEEN = 60;

/**
 * Starts a server that passes every request on to the site, and sends the body of a page in pieces, as on a
 * slow connection: the browser paints a part of the page before it has received the rest.
 */
export async function slowConnection(site: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((received, response) => {
    const headers = {
      ...received.headers,
      host: new URL(site).host,
      'accept-encoding': 'identity',
    };
    const passedOn = request(
      new URL(received.url ?? '/', site),
      { method: received.method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!answer.headers['content-type']?.includes('text/html')) {
          answer.pipe(response);
          return;
        }
        void sendInPieces(answer, response);
      },
    );
    passedOn.on('error', () => response.destroy());
    received.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The head in one piece, the body in `PIECES`. */
async function sendInPieces(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await buffer(answer);
  const start = page.indexOf('<body');
  response.write(page.subarray(0, start));
  const length = Math.ceil((page.length - start) / PIECES);
  for (let at = start; at < page.length; at += length) {
    await pause(MILLISECONDS_BETWEEN);
    response.write(page.subarray(at, at + length));
  }
  response.end();
}
