import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DELTA_MAGIC, deltaFile, lastingName } from 'node-shared/deltas';
import { filesBelow } from 'node-shared/files';

/** Once for each process: a second call would replace the library while it works. */
let ready: Promise<void> | undefined;

/** Level 22 takes five times as long for the same bytes. */
const LEVEL = 19;

/**
 * Writes beside each script and style sheet of a version what a browser needs that has the same file of an earlier
 * version. Files whose content has not changed need none: a delta of them is as short as any.
 */
export async function writeDeltas(
  unitVersions: string,
  version: string,
  earlier: readonly string[],
): Promise<void> {
  const folder = join(unitVersions, version);
  const files = scriptsAndStyles(folder);
  await (ready ??= init());
  const context = createCCtx();
  try {
    for (const other of earlier) {
      const otherFolder = join(unitVersions, other);
      if (other === version || !existsSync(otherFolder)) continue;
      const known = new Map(scriptsAndStyles(otherFolder).map((file) => [lastingName(file), file]));
      for (const file of files) {
        const dictionary = known.get(lastingName(file));
        const target = join(folder, deltaFile(file, other));
        if (!dictionary || existsSync(target)) continue;
        const bytes = readFileSync(join(folder, file));
        const delta = deltaOf(bytes, readFileSync(join(otherFolder, dictionary)), context);
        if (delta.length < bytes.length) writeFileSync(target, delta);
      }
    }
  } finally {
    freeCCtx(context);
  }
}

function deltaOf(bytes: Buffer, dictionary: Buffer, context: number): Buffer {
  const hash = createHash('sha256').update(dictionary).digest();
  return Buffer.concat([DELTA_MAGIC, hash, compressUsingDict(context, bytes, dictionary, LEVEL)]);
}

const scriptsAndStyles = (folder: string): string[] =>
  filesBelow(folder).filter((file) => /^(js|css)\/.*\.(js|css)$|^[^/]+\.js$/.test(file));
