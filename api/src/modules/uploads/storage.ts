import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where uploaded pictures are kept. */
export interface Storage {
  /** Stores the file under a name nobody used before and answers the address it is read from. */
  put: (name: string, content: Buffer, contentType: string) => Promise<string>;
}

export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

export function diskStorage(dataDir: string): Storage {
  const folder = uploadsFolder(dataDir);
  return {
    put: async (name, content) => {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${name}.draft`);
      await writeFile(draft, content);
      await rename(draft, join(folder, name));
      return `/uploads/${name}`;
    },
  };
}
