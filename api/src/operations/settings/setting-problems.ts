import { isIP } from 'node:net';
import { resolve } from 'node:path';
import {
  setting,
  SettingError,
  settingsThat,
  type Environment,
  type SettingName,
} from 'node-shared/settings';
import { settingsTable, type Setting } from 'node-shared/settings-table';
import { forCommand, isLoopback } from '../../settings/config';
import { secretProblems } from './secret-problems';

/** The reasons why these settings are not fit for production, one line each; empty if there are none. */
export function settingProblems(env: Environment): string[] {
  const isTrial = env.ALLOW_SANDBOX === 'yes';
  const problems = [
    ...missing(env).map((name) => `${name} is not set.`),
    ...names.flatMap((name) => refusal(name, env) ?? []),
    ...togetherProblems(env),
    ...secretProblems(env),
    ...paymentProblems(env, isTrial),
    ...addressProblems(env, isTrial),
    ...transportProblems(env),
  ];
  if (problems.length > 0) return problems;
  try {
    // What only several settings together show.
    forCommand(env, { production: true });
    return [];
  } catch (error) {
    if (error instanceof SettingError) return [error.message];
    throw error;
  }
}

// The keys of the table.
const names = Object.keys(settingsTable) as SettingName[];
const rowOf = (name: SettingName): Setting => settingsTable[name];

/** What production needs always, and what the chosen providers need. */
const missing = (env: Environment): SettingName[] =>
  names.filter((name) => {
    const { needed, neededWith } = rowOf(name);
    return (needed ?? (neededWith && isUsed(name, env))) && !env[name];
  });

/** Whether the setting that this one belongs to, if any, has the value that makes it count. */
function isUsed(name: SettingName, env: Environment): boolean {
  const [other, value] = rowOf(name).neededWith ?? [];
  return other === undefined || (value ? env[other] === value : Boolean(env[other]));
}

/** Why this value cannot be read, or is not for production. */
function refusal(name: SettingName, env: Environment): string | undefined {
  try {
    setting(env, name);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  const { refused } = rowOf(name);
  if (!refused?.form.test(env[name] ?? '') || !isUsed(name, env)) return undefined;
  return refused.unless && env[refused.unless] === 'yes' ? undefined : refused.says;
}

/** Places of which one lies in another: what is served to everybody would hold what is not. */
function togetherProblems(env: Environment): string[] {
  const places = names.flatMap((name) => {
    const place = rowOf(name).apart && (env[name] || rowOf(name).fallback);
    if (!place) return [];
    return [
      { name, path: `${(/^s3:/.test(place) ? place : resolve(place)).replace(/\/+$/, '')}/` },
    ];
  });
  return places.flatMap(({ name, path }, index) =>
    places
      .slice(0, index)
      .filter((other) => path.startsWith(other.path) || other.path.startsWith(path))
      .map((other) => `${name} and ${other.name} lie in each other: give each its own place.`),
  );
}

function paymentProblems(env: Environment, isTrial: boolean): string[] {
  switch (env.PAYMENT_PROVIDER) {
    case 'cashfree':
      return providerProblem(env, 'CASHFREE_URL', 'cashfree.com', isTrial);
    case 'razorpay':
      return providerProblem(env, 'RAZORPAY_URL', 'razorpay.com', isTrial);
    default:
      return [];
  }
}

/** Whoever answers at this address says which orders are paid. A trial may ask a server of this machine. */
function providerProblem(
  env: Environment,
  name: 'CASHFREE_URL' | 'RAZORPAY_URL',
  domain: string,
  isTrial: boolean,
): string[] {
  const url = urlOf(env[name]);
  if (!url || (isTrial && isLoopback(url.hostname))) return [];
  return url.hostname.endsWith(`.${domain}`)
    ? []
    : [`${name} is no address of the provider: it must be a host of ${domain}.`];
}

const urlOf = (address: string | undefined): URL | null =>
  address && URL.canParse(address) ? new URL(address) : null;

/** Public addresses. A trial may use http, and itself, on the local machine. */
function addressProblems(env: Environment, isTrial: boolean): string[] {
  const problems = settingsThat('https').flatMap((name) => {
    const url = urlOf(env[name]);
    if (url?.protocol !== 'http:' || (isTrial && isLoopback(url.hostname))) return [];
    return [`${name} must begin with https://.`];
  });
  const site = urlOf(env.SITE_URL);
  if (site) {
    if (site.username || site.pathname !== '/' || site.search || site.hash) {
      problems.push('SITE_URL must be only https:// and a host, without user or path.');
    }
    if (!isTrial && site.protocol === 'https:' && isLoopback(site.hostname)) {
      problems.push('SITE_URL names this machine, which visitors cannot reach.');
    }
  }
  return problems;
}

/** What leaves this machine does so under TLS, and nothing on it is open to everybody by a slip. */
function transportProblems(env: Environment): string[] {
  const problems: string[] = [];
  const mail = urlOf(env.SMTP_URL);
  if (mail && !isLoopback(mail.hostname)) {
    const { searchParams: given, protocol } = mail;
    if (protocol === 'smtp:' && given.get('requireTLS') !== 'true') {
      problems.push('SMTP_URL sends without TLS: take smtps://, or add ?requireTLS=true.');
    }
    if (given.get('ignoreTLS') === 'true' || given.get('tls.rejectUnauthorized') === 'false') {
      problems.push('SMTP_URL accepts every certificate or no TLS: remove that parameter.');
    }
  }
  for (const name of ['DATABASE_URL', 'MIGRATIONS_DATABASE_URL'] as const) {
    if (!isProtected(urlOf(env[name]))) {
      problems.push(
        `${name} reaches another machine without TLS: add ?sslmode=verify-full, or for a network of containers with a name without dots ?sslmode=disable.`,
      );
    }
  }
  const { METRICS_HOST: metrics = '', METRICS_PORT } = env;
  if (METRICS_PORT && metrics && !isPrivate(metrics) && env.ALLOW_PUBLIC_METRICS !== 'yes') {
    problems.push(
      'METRICS_HOST serves figures of the shop to everybody: take a private address, or set ALLOW_PUBLIC_METRICS=yes where a firewall stands in front.',
    );
  }
  return problems;
}

/** Whether the way to the database is on this machine, under TLS, or said to be in a network of containers. */
function isProtected(url: URL | null): boolean {
  if (!url) return true;
  const { searchParams: given, hostname } = url;
  const host = given.get('host') ?? decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/') || isLoopback(host)) return true;
  const mode = given.get('sslmode') ?? '';
  const isOfContainers = /^[a-z0-9_-]+$/i.test(host) && isIP(host) === 0;
  return (
    (['require', 'verify-ca', 'verify-full'].includes(mode) &&
      given.get('uselibpqcompat') !== 'true') ||
    (isOfContainers && mode === 'disable')
  );
}

/** An address that other networks do not reach. A name may lead anywhere. */
const isPrivate = (host: string): boolean =>
  isLoopback(host) ||
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)[\d.]+$/.test(host) ||
  /^f[cd][0-9a-f]{2}:/i.test(host);
