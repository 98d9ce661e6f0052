import { neededSetting, setting, type Environment } from './settings';

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

/**
 * Reads the setting of a store, and the usual variables of S3 clients, which are the same for both stores.
 * Null if it is not set: the files are then only on the disk.
 */
export function s3Settings(
  env: Environment,
  name: 'SITE_STORE' | 'UPLOAD_STORE' | 'TEST_SITE_STORE',
): S3Settings | null {
  const place = setting(env, name);
  if (!place) return null;
  const { bucket, folder } = place;
  const region = setting(env, 'AWS_REGION');
  const endpoint = setting(env, 'AWS_ENDPOINT_URL_S3') ?? `https://s3.${region}.amazonaws.com`;
  return {
    name: `s3://${bucket}${folder}`,
    address: `${endpoint}/${bucket}`,
    prefix: folder ? `${folder.slice(1)}/` : '',
    region,
    accessKey: neededSetting(env, 'AWS_ACCESS_KEY_ID'),
    secretKey: neededSetting(env, 'AWS_SECRET_ACCESS_KEY'),
  };
}
