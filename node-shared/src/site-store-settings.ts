import { SettingError, textSetting, urlSetting, type Environment } from './settings';

/** The object store from which several machines load the site; see docs/how-to/grow.md. */
export interface SiteStoreSettings {
  /** The value of SITE_STORE without a final slash: `s3://bucket/prefix`. */
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
 * Reads SITE_STORE and the usual variables of S3 clients; null without SITE_STORE: the site
 * is then only on the disk.
 */
export function siteStoreSettings(env: Environment): SiteStoreSettings | null {
  if (!env.SITE_STORE) return null;
  const [, bucket, folder] = NAME.exec(env.SITE_STORE) ?? [];
  if (!bucket || folder === undefined) {
    throw new SettingError(
      `SITE_STORE must name a bucket and, if wanted, a folder in it, like s3://bucket/site, not "${env.SITE_STORE}".`,
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
