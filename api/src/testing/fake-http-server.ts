import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface FakeHttpServer {
  address: string;
  seen: SeenRequest[];
  close: () => Promise<void>;
}

type FakeResponse = { status?: number; headers?: Record<string, string>; body?: unknown };

/** Fakes the server of another company. `answer` gives the responses; `seen` records the requests. */
export async function fakeHttpServer(
  response: (request: SeenRequest) => FakeResponse,
): Promise<FakeHttpServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const request = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: Buffer.concat(chunks),
      };
      seen.push(request);
      const { status = 200, headers, body = {} } = response(request);
      outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
      outgoing.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
