import { errorCode } from './files';

export type Environment = Record<string, string | undefined>;

/** A start that cannot go on; its message is the one line that the operator reads. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** For a folder that cannot be made, read or written. */
export const unusableFolder = (setting: string, folder: string, cause: unknown): SettingError =>
  new SettingError(
    `${folder} cannot be used (${errorCode(cause)}): change its permissions or name another folder in ${setting}.`,
    { cause },
  );

/** A setting that is empty counts as not set. */
export function text(env: Environment, name: string, fallback?: string): string {
  const value = env[name] || fallback;
  if (value === undefined) throw new SettingError(`${name} is not set.`);
  return value;
}

/** A whole number within bounds, both included. */
export function numberSetting(
  env: Environment,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const value = env[name] === undefined || env[name] === '' ? fallback : Number(env[name]);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new SettingError(
      `${name} must be a whole number from ${least} to ${most}, not "${env[name]}".`,
    );
  }
  return value;
}

/** One of the values that are allowed. */
export function choice<Value extends string>(
  env: Environment,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const value = env[name] || fallback;
  const found = values.find((known) => known === value);
  if (!found)
    throw new SettingError(`${name} must be one of ${values.join(', ')}, not "${value}".`);
  return found;
}

/** Public address of the site, without a final slash. */
export const siteAddress = (env: Environment): string =>
  env.SITE_URL
    ? addressOf(env, 'SITE_URL', ['http:', 'https:']).replace(/\/+$/, '')
    : `http://localhost:${env.PORT || 8080}`;

/** An address of one of the protocols. The value itself is never shown: a database address holds a password. */
export function addressOf(env: Environment, name: string, protocols: readonly string[]): string {
  const value = text(env, name);
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    const kinds = protocols.map((protocol) => `${protocol}//…`).join(' or ');
    throw new SettingError(`${name} must be an address like ${kinds}.`);
  }
  return value;
}
