import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import type { BuiltFile } from './manifest';

const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|xml)$/;
const COMPRESSED = /\.(br|gz)$/;

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
 * `quality` is its best unless told.
 */
export async function writeCompressed(folder: string, quality = BEST_QUALITY): Promise<void> {
  await Promise.all(
    filesBelow(folder)
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const bytes = readFileSync(file);
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(bytes, brotliOptions(quality)),
          promisify(gzip)(bytes, { level: 9 }),
        ]);
        if (br.length < bytes.length) await writeFile(`${file}.br`, br);
        if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
      }),
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
