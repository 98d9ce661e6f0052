import { isIP } from 'node:net';
import { dictionary } from '@zxcvbn-ts/language-common';
import {
  setting,
  SettingError,
  settingsThat,
  type Environment,
  type SettingName,
} from 'node-shared/settings';
import { settingsTable, type Setting } from 'node-shared/settings-table';
import { refuseWeakPassword } from '../modules/accounts/passwords/passwords';
import { forCommand, isLoopback, sampleAdmin } from '../settings/config';

const SECRET_KEY_LENGTH = 32;
const SECRET_LENGTH = 24;
const ADMIN_PASSWORD_LENGTH = 10;

/** The reasons why these settings are not fit for production, one line each; empty if there are none. */
export function settingProblems(env: Environment): string[] {
  const isTrial = env.ALLOW_SANDBOX === 'yes';
  const problems = [
    ...missing(env).map((name) => `${name} is not set.`),
    ...malformed(env),
    ...secretProblems(env),
    ...paymentProblems(env, isTrial),
    ...addressProblems(env, isTrial),
    ...transportProblems(env),
    ...['MAIL_PROVIDER', 'SMS_PROVIDER']
      .filter((name) => env[name] === 'outbox')
      .map((name) => `${name}=outbox sends nothing: name a real provider.`),
  ];
  if (env.RATE_LIMITS === 'off') problems.push('RATE_LIMITS=off is for tests only.');
  if (env.LOG_LEVEL === 'silent') {
    problems.push('LOG_LEVEL=silent keeps no trace of a failure: take "info" or "warn".');
  }
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
function missing(env: Environment): SettingName[] {
  return names.filter((name) => {
    const { needed, neededWith } = rowOf(name);
    const [other = '', value] = neededWith ?? [];
    const isNeeded = needed ?? (neededWith && (value ? env[other] === value : Boolean(env[other])));
    return isNeeded && !env[name];
  });
}

/** Every value that cannot be read. */
function malformed(env: Environment): string[] {
  return names.flatMap((name) => {
    try {
      setting(env, name);
      return [];
    } catch (error) {
      if (error instanceof SettingError) return [error.message];
      throw error;
    }
  });
}

function secretProblems(env: Environment): string[] {
  const problems: string[] = [];
  const given = settingsThat('secret').filter((name) => env[name]);
  for (const [index, name] of given.entries()) {
    const value = env[name]!;
    const problem =
      name === 'ADMIN_PASSWORD'
        ? adminPasswordProblem(value, env.ADMIN_EMAIL ?? '')
        : secretProblem(name, value);
    if (problem) problems.push(problem);
    const same = given.slice(0, index).find((other) => env[other] === value);
    if (same) problems.push(`${name} is the same as ${same}: give each its own.`);
  }
  return problems;
}

/** A secret that is chosen here is taken from a generator; what a provider issues is long. */
function secretProblem(name: SettingName, value: string): string | null {
  const isKey = name === 'SECRET_KEY' || name === 'SECRET_KEY_PREVIOUS';
  const least = isKey ? SECRET_KEY_LENGTH : SECRET_LENGTH;
  const isChosen = rowOf(name).secret === 'chosen';
  if (value.length < least) {
    return isChosen
      ? `${name} needs at least ${least} characters: take the output of "openssl rand -base64 32".`
      : `${name} is shorter than any that the provider issues (${least} characters): copy the whole secret.`;
  }
  if (/\s/.test(value) || isPlaceholder(value) || isPatterned(value)) {
    return `${name} is a placeholder or easy to guess: take ${isChosen ? 'the output of "openssl rand -base64 32"' : 'what the provider has issued'}.`;
  }
  return isChosen && isOfWords(value)
    ? `${name} is made of words: take the output of "openssl rand -base64 32".`
    : null;
}

function adminPasswordProblem(password: string, email: string): string | null {
  const isLong = password.length >= ADMIN_PASSWORD_LENGTH;
  return isLong && !isPlaceholder(password) && !isWeakPassword(password, email)
    ? null
    : `ADMIN_PASSWORD is easy to guess: take at least ${ADMIN_PASSWORD_LENGTH} characters that are no common password.`;
}

const isPlaceholder = (text: string): boolean =>
  /change.?(?:me|this|it)|replace|example|placeholder|pass.?word|secret.?key|your.?(?:key|secret|own)|openssl|to.?be.?set|dummy|x{6}|\.\.\.|<|>/i.test(
    text,
  );

/** Whether the text repeats one group of characters or has fewer than eight different ones. */
const isPatterned = (text: string): boolean =>
  /^(.{1,16}?)\1+.{0,15}$/.test(text) || new Set(text).size < 8;

const words: ReadonlySet<string> = new Set(
  Object.values(dictionary)
    .flat()
    .filter((word) => /^[a-z]{4,}$/.test(word)),
);

/** Whether at least half of the text is words of a dictionary. */
function isOfWords(text: string): boolean {
  const lower = text.toLowerCase();
  let covered = 0;
  for (let at = 0; at < lower.length;) {
    let end = Math.min(lower.length, at + 16);
    while (end - at >= 4 && !words.has(lower.slice(at, end))) end -= 1;
    const length = end - at >= 4 ? end - at : 0;
    // Random letters contain a word of four now and then.
    if (length > 4) covered += length;
    at += Math.max(1, length);
  }
  return covered * 2 >= text.length;
}

function isWeakPassword(password: string, email: string): boolean {
  if (password.startsWith(sampleAdmin.password) || new Set(password).size < 5) return true;
  try {
    refuseWeakPassword('ADMIN_PASSWORD', password, { name: 'Site Admin', email });
    return false;
  } catch {
    return true;
  }
}

function paymentProblems(env: Environment, isTrial: boolean): string[] {
  const allow = 'or set ALLOW_SANDBOX=yes for a trial with a banner on every page';
  switch (env.PAYMENT_PROVIDER) {
    case 'sandbox':
      return isTrial
        ? []
        : [`PAYMENT_PROVIDER=sandbox sells for nothing: connect a real provider, ${allow}.`];
    case 'cashfree':
      return [
        ...(!isTrial && /sandbox|test/i.test(urlOf(env.CASHFREE_URL)?.host ?? '')
          ? [`CASHFREE_URL is the test system: set it to https://api.cashfree.com/pg, ${allow}.`]
          : providerProblem(env, 'CASHFREE_URL', 'cashfree.com', isTrial)),
      ];
    case 'razorpay':
      return [
        ...(!isTrial && env.RAZORPAY_KEY_ID?.startsWith('rzp_test_')
          ? [`RAZORPAY_KEY_ID is a key of the test system: take the live one, ${allow}.`]
          : []),
        ...providerProblem(env, 'RAZORPAY_URL', 'razorpay.com', isTrial),
      ];
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
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    problems.push('NODE_TLS_REJECT_UNAUTHORIZED=0 accepts every certificate: remove it.');
  }
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
