import { isIPv6 } from 'node:net';

/** The address of an HTTP server. A URL needs brackets around an IPv6 address. */
export const httpAddress = ({ host, port }: { host: string; port: number }): string =>
  `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
