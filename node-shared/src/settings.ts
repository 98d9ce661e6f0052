import { errorCode } from './files';

export type Environment = Record<string, string | undefined>;

/** The program cannot start. The operator sees only the message, which is one line. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** The error for a folder that cannot be created, read or written. */
export const unusableFolder = (setting: string, folder: string, cause: unknown): SettingError =>
  new SettingError(
    `${folder} cannot be used (${errorCode(cause)}): change its permissions or name another folder in ${setting}.`,
    { cause },
  );

/**
 * The value of a setting; an empty setting counts as not set. Throws a `SettingError`
 * without a value and a fallback.
 */
export function textSetting(env: Environment, name: string, fallback?: string): string {
  const value = env[name] || fallback;
  if (value === undefined) throw new SettingError(`${name} is not set.`);
  return value;
}

/** A whole number in decimal digits, within bounds that are both included. */
export function numberSetting(
  env: Environment,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name] || String(fallback);
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < min || value > max) {
    throw new SettingError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

/** A setting that must be one of `values`. */
export function choiceSetting<Value extends string>(
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
    ? urlSetting(env, 'SITE_URL', ['http:', 'https:']).replace(/\/+$/, '')
    : `http://localhost:${env.PORT || 8080}`;

/**
 * A URL with one of the protocols. Errors never show the value, because a
 * database URL contains a password.
 */
export function urlSetting(env: Environment, name: string, protocols: readonly string[]): string {
  const value = textSetting(env, name);
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    const kinds = protocols.map((protocol) => `${protocol}//…`).join(' or ');
    throw new SettingError(`${name} must be an address like ${kinds}.`);
  }
  return value;
}
