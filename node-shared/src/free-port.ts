import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port of this machine that no program uses at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  // A server on a port, not on a socket path, has an `AddressInfo`.
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
