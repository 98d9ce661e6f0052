import { addressOf, SettingError, text, type Environment } from './settings';

/** The object store that several machines take the site from; see docs/how-to/grow.md. */
export interface SiteStoreSettings {
  /** As it was named: `s3://bucket/prefix`. */
  name: string;
  /** Of the bucket, without a slash at the end. */
  address: string;
  /** What all keys begin with: empty, or ending with a slash. */
  prefix: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const NAME = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)\/?$/;

/** What SITE_STORE and the usual variables of S3 clients say; null where the disk is all there is. */
export function siteStoreSettings(env: Environment): SiteStoreSettings | null {
  if (!env.SITE_STORE) return null;
  const [, bucket, folder] = NAME.exec(env.SITE_STORE) ?? [];
  if (!bucket || folder === undefined) {
    throw new SettingError(
      `SITE_STORE must name a bucket and, if wanted, a folder in it, like s3://bucket/site, not "${env.SITE_STORE}".`,
    );
  }
  const region = text(env, 'AWS_REGION', 'us-east-1');
  const endpoint = env.AWS_ENDPOINT_URL_S3
    ? addressOf(env, 'AWS_ENDPOINT_URL_S3', ['http:', 'https:'])
    : `https://s3.${region}.amazonaws.com`;
  return {
    name: `s3://${bucket}${folder}`,
    address: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    prefix: folder ? `${folder.slice(1)}/` : '',
    region,
    accessKey: text(env, 'AWS_ACCESS_KEY_ID'),
    secretKey: text(env, 'AWS_SECRET_ACCESS_KEY'),
  };
}
