import { createHash, createHmac } from 'node:crypto';
import type { Config } from '../../platform/config';
import type { Storage } from './storage';

type S3Settings = Extract<Config['storage'], { provider: 's3' }>;

const PATIENCE_MS = 20_000;

/** Any S3-compatible store; the one call that is needed is signed here (AWS Signature Version 4). */
export function s3Storage(settings: S3Settings, now: () => Date): Storage {
  return {
    put: async (name, content, contentType) => {
      const url = new URL(`${settings.address}/${settings.bucket}/${name}`);
      const response = await fetch(url, {
        method: 'PUT',
        headers: signedHeaders(settings, url, content, contentType, now()),
        body: new Uint8Array(content),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) throw new Error(`The picture store answered ${response.status}.`);
      return `${settings.publicUrl}/${name}`;
    },
  };
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

export function signedHeaders(
  { region, accessKey, secretKey }: Pick<S3Settings, 'region' | 'accessKey' | 'secretKey'>,
  url: URL,
  content: Buffer,
  contentType: string,
  at: Date,
): Record<string, string> {
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const headers: Record<string, string> = {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': contentType,
    host: url.host,
    'x-amz-content-sha256': sha256(content),
    'x-amz-date': time,
  };
  const names = Object.keys(headers).sort();
  const request = [
    'PUT',
    url.pathname,
    '',
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signed = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (last, part) => hmac(last, part),
    `AWS4${secretKey}`,
  );
  const signature = hmac(key, signed).toString('hex');
  const { host: _host, ...sent } = headers;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}
