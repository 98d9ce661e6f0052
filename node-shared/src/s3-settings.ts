import { SettingError, textSetting, urlSetting, type Environment } from './settings';

/** A folder in a bucket of an object store; see docs/how-to/grow.md. */
export interface S3Settings {
  /** The value of the setting without a final slash: `s3://bucket/prefix`. */
  name: string;
  /** Address of the bucket, without a final slash. */
  address: string;
  /** The start of all keys: empty, or ending with a slash. */
  prefix: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const NAME = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)\/?$/;

/**
 * Reads the setting of a store, and the usual variables of S3 clients, which are the same for both stores.
 * Null if it is not set: the files are then only on the disk.
 */
export function s3Settings(
  env: Environment,
  setting: 'SITE_STORE' | 'UPLOAD_STORE',
): S3Settings | null {
  const value = env[setting];
  if (!value) return null;
  const [, bucket, folder] = NAME.exec(value) ?? [];
  if (!bucket || folder === undefined) {
    throw new SettingError(
      `${setting} must name a bucket and, if wanted, a folder in it, like s3://bucket/site, not "${value}".`,
    );
  }
  const region = textSetting(env, 'AWS_REGION', 'us-east-1');
  const endpoint = env.AWS_ENDPOINT_URL_S3
    ? urlSetting(env, 'AWS_ENDPOINT_URL_S3', ['http:', 'https:'])
    : `https://s3.${region}.amazonaws.com`;
  return {
    name: `s3://${bucket}${folder}`,
    address: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    prefix: folder ? `${folder.slice(1)}/` : '',
    region,
    accessKey: textSetting(env, 'AWS_ACCESS_KEY_ID'),
    secretKey: textSetting(env, 'AWS_SECRET_ACCESS_KEY'),
  };
}
