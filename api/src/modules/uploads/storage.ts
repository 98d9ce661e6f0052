import { mkdir, rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { writeFileAtomic } from 'node-shared/files';
import type { Services } from '../../platform/app-types';

/** Where uploaded pictures are kept. */
export interface Storage {
  /** Stores the file under a name nobody used before and answers the address it is read from. */
  put: (name: string, content: Buffer, contentType: string) => Promise<string>;
  /** Removes the file of an address that `put` has answered, should it still be there. */
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
    remove: (url) => rm(join(folder, posix.basename(url)), { force: true }),
  };
}
