import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { errorCode, writeFileAtomic } from 'node-shared/files';
import type { Services } from '../../platform/app-types';

/** Where uploaded files are stored. */
export interface Storage {
  /** Stores the file under a name that was never used before, and returns its public address. */
  put: (name: string, content: Buffer, contentType: string) => Promise<string>;
  /** Whether `put` may have returned this address. */
  holds: (url: string) => boolean;
  /** The file of an address that `put` returned; null if it is missing. */
  read: (url: string) => Promise<Buffer | null>;
  /** Removes the file of an address that `put` returned; a missing file is not an error. */
  remove: (url: string) => Promise<void>;
}

export interface UploadServices extends Services {
  storage: Storage;
}

export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

export function diskStorage(dataDir: string): Storage {
  const folder = uploadsFolder(dataDir);
  return {
    put: async (name, content) => {
      await mkdir(folder, { recursive: true });
      await writeFileAtomic(join(folder, name), content);
      return `/uploads/${name}`;
    },
    holds: (url) => url.startsWith('/uploads/'),
    read: (url) =>
      readFile(join(folder, posix.basename(url))).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }),
    remove: (url) => rm(join(folder, posix.basename(url)), { force: true }),
  };
}
