import { isIPv6 } from 'node:net';

/**
 * Who an address stands for. A line with IPv6 has 2^64 addresses of its own: the network is what
 * its owner cannot choose.
 */
export function clientNetwork(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? firstGroups(plain, 4) : plain;
}

/** What one provider gives a customer at the most: a /24 of IPv4, a /48 of IPv6 with its 65,536 lines. */
export function siteNetwork(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? firstGroups(plain, 3) : plain.replace(/\.\d+$/, '.0/24');
}

const plainAddress = (address: string): string =>
  /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;

function firstGroups(address: string, count: number): string {
  const [start = '', end] = address.split('::');
  const left = start ? start.split(':') : [];
  const right = end ? end.split(':') : [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, count);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/${count * 16}`;
}
