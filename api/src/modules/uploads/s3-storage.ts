import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../../platform/config';
import type { Storage } from './storage';

type S3Settings = Extract<Config['storage'], { provider: 's3' }>;

const TIMEOUT_MS = 20_000;

/** Any S3-compatible store; AWS Signature Version 4 signs the requests. */
export function s3Storage(settings: S3Settings): Storage {
  const { address, bucket, publicUrl, region } = settings;
  const client = new AwsClient({
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    service: 's3',
    region,
    retries: 2,
  });

  const send = async (method: 'PUT' | 'DELETE', name: string, init: RequestInit = {}) => {
    const response = await client.fetch(`${address}/${bucket}/${name}`, {
      ...init,
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The picture store answered ${response.status}.`);
  };

  return {
    put: async (name, content, contentType) => {
      await send('PUT', name, {
        body: new Uint8Array(content),
        headers: {
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': contentType,
          // Without this header the signature does not cover the content.
          'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
        },
      });
      return `${publicUrl}/${name}`;
    },
    // The store responds with success also if the picture no longer exists.
    remove: (url) => send('DELETE', url.slice(publicUrl.length + 1)),
  };
}
