import { isIPv6 } from 'node:net';

/**
 * The client that an address stands for. With IPv6, a client can choose among the 2^64 addresses of
 * its /64 network, so the network identifies the client.
 */
export function clientNetwork(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? firstGroups(plain, 4) : plain;
}

/** The largest network that a provider gives to a customer: /24 in IPv4, /48 (65,536 times /64) in IPv6. */
export function siteNetwork(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? firstGroups(plain, 3) : plain.replace(/\.\d+$/, '.0/24');
}

/** Without a port: some proxies write one behind the address, and each connection has another. */
function plainAddress(address: string): string {
  const alone = /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
  return /^::ffff:([\d.]+)$/i.exec(alone)?.[1] ?? alone;
}

function firstGroups(address: string, count: number): string {
  const [start = '', end] = address.split('::');
  const left = start ? start.split(':') : [];
  const right = end ? end.split(':') : [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, count);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/${count * 16}`;
}
