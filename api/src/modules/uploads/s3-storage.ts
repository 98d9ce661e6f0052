import { s3 } from 'node-shared/s3';
import type { Config } from '../../settings/config';
import type { Storage } from './storage';

/** Any S3-compatible store. */
export function s3Storage({ publicUrl, ...settings }: NonNullable<Config['uploadStore']>): Storage {
  const store = s3(settings);
  return {
    put: async (name, content, contentType) => {
      await store.put(name, content, {
        headers: {
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': contentType,
        },
      });
      return `${publicUrl}/${name}`;
    },
    remove: (url) => store.remove(url.slice(publicUrl.length + 1)),
  };
}
