import { isIPv6 } from 'node:net';

/**
 * Who an address stands for. A line with IPv6 has 2^64 addresses of its own: the network is what
 * its owner cannot choose.
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [start = '', end] = address.split('::');
  const left = start ? start.split(':') : [];
  const right = end ? end.split(':') : [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
