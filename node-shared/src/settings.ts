import { readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { errorCode } from './files';
import { SettingError } from './setting-kinds';
import { settingsTable, type Setting, type SettingsTable } from './settings-table';

export { SettingError };

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * An environment as its values are meant: each setting may be in a file that `NAME_FILE` names, and a line end is no
 * part of a value.
 */
export function givenSettings(env: Environment): Environment {
  const given = Object.entries(env).map(([name, value]) => [name, withoutLineEnd(value ?? '')]);
  const files = Object.keys(settingsTable).flatMap((name) => {
    const file = env[`${name}_FILE`];
    if (!file) return [];
    if (env[name]) throw new SettingError(`${name} and ${name}_FILE are both set: keep one.`);
    try {
      return [[name, withoutLineEnd(readFileSync(file, 'utf8'))]];
    } catch (error) {
      throw new SettingError(`${name}_FILE cannot be read (${errorCode(error)}).`, {
        cause: error,
      });
    }
  });
  // Entries of text.
  return Object.fromEntries([...given, ...files]) as Environment;
}

const withoutLineEnd = (value: string) => value.replace(/[\r\n]+$/, '');

export type SettingName = keyof SettingsTable;

type ValueOf<Name extends SettingName> = ReturnType<SettingsTable[Name]['read']>;

/**
 * The value of a setting, or of its fallback; undefined without both. An empty setting counts as not set.
 * Throws a `SettingError` that names a setting with a bad value.
 */
export function setting<Name extends SettingName>(
  env: Environment,
  name: Name,
): SettingsTable[Name] extends { fallback: string } ? ValueOf<Name> : ValueOf<Name> | undefined;
export function setting(env: Environment, name: SettingName): unknown {
  const { read, fallback }: Setting = settingsTable[name];
  const text = env[name] || fallback;
  return text === undefined ? undefined : read(text, name);
}

/** The same for a setting that must be set: throws a `SettingError` without a value. */
export function neededSetting<Name extends SettingName>(
  env: Environment,
  name: Name,
): ValueOf<Name> {
  const value = setting(env, name);
  if (value === undefined) throw new SettingError(`${name} is not set.`);
  return value;
}

/** The names of the settings of which this is true in the table. */
export const settingsThat = (is: 'needed' | 'secret' | 'https'): SettingName[] =>
  // The keys of the table.
  (Object.keys(settingsTable) as SettingName[]).filter((name) => is in settingsTable[name]);

/** Public address of the site, without a final slash; by default, where the server listens. */
export const siteAddress = (env: Environment): string =>
  setting(env, 'SITE_URL') ?? `http://${nameOf(setting(env, 'HOST'))}:${setting(env, 'PORT')}`;

/** A name for a host in a URL. On every address of a machine, or on its own, it is `localhost`. */
function nameOf(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', 'localhost'].includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

/** The error for a folder that cannot be created, read or written. */
export const unusableFolder = (name: SettingName, folder: string, cause: unknown): SettingError =>
  new SettingError(
    `${folder} cannot be used (${errorCode(cause)}): change its permissions or name another folder in ${name}.`,
    { cause },
  );
