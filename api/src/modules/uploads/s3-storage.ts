import { s3 } from 'node-shared/s3';
import type { Config } from '../../settings/config';
import type { Storage } from './storage';

/** Any S3-compatible store. */
export function s3Storage({ publicUrl, ...settings }: NonNullable<Config['uploadStore']>): Storage {
  const store = s3(settings);
  const keyOf = (url: string) => url.slice(publicUrl.length + 1);
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
    holds: (url) => url.startsWith(`${publicUrl}/`),
    read: async (url) => {
      const found = await store.get(keyOf(url));
      // Without a known ETag, the answer is the object.
      return found && found !== 'same' ? found.body : null;
    },
    remove: (url) => store.remove(keyOf(url)),
  };
}
