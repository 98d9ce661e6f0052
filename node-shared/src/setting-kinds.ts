import { BlockList, isIP } from 'node:net';

/** The program cannot start. The operator sees only the message, which is one line. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** How the text of a setting is read. `read` throws a `SettingError` that names the setting. */
export interface Kind<Value> {
  read(text: string, name: string): Value;
}

export const text: Kind<string> = { read: (value) => value };

/** A whole number in decimal digits, within bounds that are both included. */
export const number = (min: number, max: number): Kind<number> => ({
  read: (value, name) => {
    if (!/^-?\d+$/.test(value) || Number(value) < min || Number(value) > max) {
      throw new SettingError(
        `${name} must be a whole number from ${min} to ${max}, not "${value}".`,
      );
    }
    return Number(value);
  },
});

export const choice = <Value extends string>(...values: readonly Value[]): Kind<Value> => ({
  read: (value, name) => {
    const found = values.find((known) => known === value);
    if (found) return found;
    throw new SettingError(`${name} must be one of ${values.join(', ')}, not "${value}".`);
  },
});

/** True for `yes`; everything else leaves it off. */
export const yes: Kind<boolean> = { read: (value) => value === 'yes' };

/** A text of a certain form; `must` tells the form in the error. */
export const pattern = (form: RegExp, must: (value: string) => string): Kind<string> => ({
  read: (value, name) => {
    if (form.test(value)) return value;
    throw new SettingError(`${name} must ${must(value)}.`);
  },
});

/** A URL with one of the protocols. Errors never show the value, because a database URL has a password. */
export const url = (...protocols: readonly string[]): Kind<string> => ({
  read: (value, name) => {
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    const kinds = protocols.map((protocol) => `${protocol}//…`).join(' or ');
    throw new SettingError(`${name} must be an address like ${kinds}.`);
  },
});

/**
 * The same for an address with a user and a password. A raw character there would end the user or the host,
 * so that a piece of the password becomes a name of a host; and of a parameter given twice, one reader takes
 * the first and another the last.
 */
export const secretUrl = (...protocols: readonly string[]): Kind<string> => ({
  read: (value, name) => {
    const [, userAndPassword = ''] = /^[a-z]+:\/\/(.*)@/is.exec(value) ?? [];
    if (/[@/?#]|%(?![0-9a-f]{2})/i.test(userAndPassword)) {
      throw new SettingError(
        `${name} has a sign in its user or password that means something else in an address: write %40 for @, %2F for /, %23 for #, %3F for ? and %25 for %.`,
      );
    }
    const given = [...new URL(url(...protocols).read(value, name)).searchParams.keys()];
    const twice = given.find((parameter, index) => given.indexOf(parameter) < index);
    if (twice === undefined) return value;
    throw new SettingError(`${name} must give the parameter "${twice}" once.`);
  },
});

/** An address of the web, which is given without a final slash. */
export const webAddress: Kind<string> = {
  read: (value, name) => url('http:', 'https:').read(value, name).replace(/\/+$/, ''),
};

/** Entries with commas between them. */
export const list: Kind<string[]> = {
  read: (value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
};

const HOST = /^(?:https:\/\/)?(?:\*\.(?=[a-z0-9-]+\.))?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i;

/**
 * Hosts with commas between them, also `*.site.example`; what a policy would read as more is refused, and so is
 * `*.example`, a whole domain of everybody's.
 */
export const hosts: Kind<string[]> = {
  read: (value, name) => {
    const entries = list.read(value, name);
    const wrong = entries.find((entry) => !HOST.test(entry));
    if (wrong === undefined) return entries;
    throw new SettingError(`${name} must be hosts like cdn.site.example, not "${wrong}".`);
  },
};

/** Addresses, networks and named ranges, e.g. `10.0.0.1`, `10.0.0.0/8`, `loopback`. */
export const proxies: Kind<string[]> = {
  read: (value, name) => {
    const addresses = list.read(value, name);
    const wrong = addresses.find((entry) => !isProxy(entry));
    const wide = addresses.find((entry) => isWide(entry));
    if (wrong === undefined && wide !== undefined) {
      throw new SettingError(
        `${name} must not trust everybody: "${wide}" is wider than the network of a proxy can be.`,
      );
    }
    if (wrong === undefined) return addresses;
    throw new SettingError(
      `${name} must be addresses or networks like 10.0.0.0/8, not "${wrong}".`,
    );
  },
};

function isProxy(entry: string): boolean {
  const [address = '', size, ...rest] = entry.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!;
  const fits = size === undefined || (/^\d{1,3}$/.test(size) && Number(size) <= bits);
  const isNamed = ['loopback', 'linklocal', 'uniquelocal'].includes(entry);
  return isNamed || (bits >= 0 && fits && rest.length === 0);
}

/** Wider than the widest private network: 10.0.0.0/8, and for IPv6 fc00::/7. */
function isWide(entry: string): boolean {
  const [address = '', size] = entry.split('/');
  if (size === undefined || isIP(address) === 0) return false;
  if (isIP(address) === 4) return Number(size) < 8;
  // IPv6 addresses that stand for those of IPv4.
  if (/^::ffff:/i.test(address)) return Number(size) < 96 + 8;
  return Number(size) < (/^f[cd]/i.test(address) ? 7 : 16);
}

const privateNetworks = (
  [
    ['10.0.0.0', 8, 'ipv4'],
    ['127.0.0.0', 8, 'ipv4'],
    ['100.64.0.0', 10, 'ipv4'],
    ['172.16.0.0', 12, 'ipv4'],
    ['169.254.0.0', 16, 'ipv4'],
    ['192.168.0.0', 16, 'ipv4'],
    ['fc00::', 7, 'ipv6'],
    ['fe80::', 10, 'ipv6'],
  ] as const
).map(([address, size, family]) => {
  const network = new BlockList();
  network.addSubnet(address, size, family);
  return { network, size };
});

/** Whether one of the proxies, in a text that can be read, is a network that others can be in. */
export const hasPublicNetwork = (proxyList: string): boolean =>
  list.read(proxyList, '').some((entry) => {
    const [address = '', size] = entry.split('/');
    if (size === undefined) return false;
    const bits = /^::ffff:/i.test(address) ? Number(size) - 96 : Number(size);
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    return !privateNetworks.some(
      (known) => bits >= known.size && known.network.check(address, family),
    );
  });

const STORE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)\/?$/;

/** A bucket of an object store, and a folder in it (empty, or beginning with a slash). */
export const store: Kind<{ bucket: string; folder: string }> = {
  read: (value, name) => {
    const [, bucket, folder] = STORE.exec(value) ?? [];
    if (bucket && folder !== undefined) return { bucket, folder };
    throw new SettingError(
      `${name} must name a bucket and, if wanted, a folder in it, like s3://bucket/site, not "${value}".`,
    );
  },
};
