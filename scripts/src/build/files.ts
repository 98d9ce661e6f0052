import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip,
} from 'node:zlib';
import type { BuiltFile } from './manifest';

const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|xml)$/;
const COMPRESSED = /\.(br|gz)$/;

/** Whether a file is the smaller form of the one beside it. */
export const isCompressedForm = (name: string): boolean => COMPRESSED.test(name);

const brotliOptions = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});
const BEST_QUALITY = 11;

/** A preload counts only if its integrity is the very one of the later request: one hash for all. */
export const integrityOf = (bytes: Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Size and integrity of every file below a folder. */
export function describeFiles(folder: string): Record<string, BuiltFile> {
  return Object.fromEntries(
    filesBelow(folder).map((file) => {
      const bytes = readFileSync(file);
      return [
        relative(folder, file),
        {
          bytes: bytes.length,
          brotli: COMPRESSIBLE.test(file)
            ? brotliCompressSync(bytes, brotliOptions(BEST_QUALITY)).length
            : bytes.length,
          integrity: integrityOf(bytes),
        },
      ];
    }),
  );
}

/**
 * Puts a `.br` and a `.gz` beside every file that gains from it, for any static server. Brotli's
 * `quality` is its best unless told. What `earlier`, a folder of the same layout, holds compressed of
 * the same bytes is taken from there.
 */
export async function writeCompressed(
  folder: string,
  { quality = BEST_QUALITY, earlier }: { quality?: number; earlier?: string } = {},
): Promise<void> {
  await Promise.all(
    filesBelow(folder)
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const bytes = readFileSync(file);
        const known = earlier && join(earlier, `${relative(folder, file)}.br`);
        const [br, gz] = await Promise.all([
          known && holds(known, bytes)
            ? null
            : promisify(brotliCompress)(bytes, brotliOptions(quality)),
          promisify(gzip)(bytes, { level: 9 }),
        ]);
        if (!br) copyFileSync(known!, `${file}.br`);
        else if (br.length < bytes.length) await writeFile(`${file}.br`, br);
        if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
      }),
  );
}

/** Whether a compressed file is there and gives these bytes. */
function holds(file: string, bytes: Buffer): boolean {
  try {
    return existsSync(file) && brotliDecompressSync(readFileSync(file)).equals(bytes);
  } catch {
    // Damaged on the disk: it is written anew.
    return false;
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !isCompressedForm(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
