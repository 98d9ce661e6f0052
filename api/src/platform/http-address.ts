import { isIPv6 } from 'node:net';

/** Hosts that stand for every address of the machine, and one of these addresses. */
const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/**
 * An address at which an HTTP server answers. A URL needs brackets around an IPv6 address, and nobody
 * answers at an address that only means "all addresses".
 */
export function httpAddress({ host: named, port }: { host: string; port: number }): string {
  const host = everywhere[named] ?? named;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
