import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip, gunzipSync } from 'node:zlib';
import { filesBelow } from 'node-shared/files';
import type { BuiltFile } from './manifest';

const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|xml)$/;
const COMPRESSED = /\.(br|gz|dcz)$/;

/** Whether a file is the compressed form of the file beside it. */
export const isCompressedForm = (name: string): boolean => COMPRESSED.test(name);

const { BROTLI_MAX_QUALITY, BROTLI_PARAM_QUALITY } = constants;

/** A preload is used only if the later request has the same integrity, so all files use one hash function. */
export const integrityOf = (bytes: Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Size and integrity of every file below a folder, after `writeCompressed`. */
export function describeFiles(folder: string): Record<string, BuiltFile> {
  return Object.fromEntries(
    plainFiles(folder).map((name) => {
      const file = join(folder, name);
      const bytes = readFileSync(file);
      const brotli = statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? bytes.length;
      return [name, { bytes: bytes.length, brotli, integrity: integrityOf(bytes) }];
    }),
  );
}

/** The compressed forms of a file, by the ends of their names; `quality` is that of Brotli. */
const FORMS = {
  '.br': {
    compress: (bytes: Buffer, quality: number) =>
      promisify(brotliCompress)(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality } }),
    decompress: brotliDecompressSync,
  },
  '.gz': {
    compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
    decompress: gunzipSync,
  },
};

/**
 * Writes both forms beside every file that becomes smaller, for any static server. `quality` is Brotli's, by
 * default the best. `earlier` is a folder of the same layout: its forms are copied where their content is the same.
 */
export async function writeCompressed(
  folder: string,
  { quality = BROTLI_MAX_QUALITY, earlier }: { quality?: number; earlier?: string } = {},
): Promise<void> {
  const write = async (name: string) => {
    const bytes = readFileSync(join(folder, name));
    for (const [end, { compress, decompress }] of Object.entries(FORMS)) {
      const file = join(folder, name + end);
      const known = earlier && join(earlier, name + end);
      if (known && holds(known, bytes, decompress)) copyFileSync(known, file);
      else {
        const compressed = await compress(bytes, quality);
        if (compressed.length < bytes.length) await writeFile(file, compressed);
      }
    }
  };
  await Promise.all(
    plainFiles(folder)
      .filter((name) => COMPRESSIBLE.test(name))
      .map(write),
  );
}

/**
 * Gives the files of a folder the dates that the same files have in `earlier`: a server answers a browser that has
 * a file by its date, so that a file that did not change is not sent again.
 */
export function keepDates(folder: string, earlier: string): void {
  for (const name of filesBelow(folder)) {
    const [file, known] = [join(folder, name), join(earlier, name)];
    if (!existsSync(known) || !readFileSync(known).equals(readFileSync(file))) continue;
    const { atime, mtime } = statSync(known);
    utimesSync(file, atime, mtime);
  }
}

/** Whether a compressed file exists and decompresses to these bytes. */
function holds(file: string, bytes: Buffer, decompress: (compressed: Buffer) => Buffer): boolean {
  try {
    return existsSync(file) && decompress(readFileSync(file)).equals(bytes);
  } catch {
    // The file is damaged on the disk: it is written again.
    return false;
  }
}

/** The files of a folder without the compressed forms beside them. */
const plainFiles = (folder: string) => filesBelow(folder).filter((file) => !isCompressedForm(file));
