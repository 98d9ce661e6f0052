import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deltaFile, lastingName } from 'node-shared/deltas';
import { filesBelow } from 'node-shared/files';
import { SMALLEST, withDeltas } from 'node-shared/make-delta';
import { letAllRead } from '../state/readable';

/**
 * Writes beside each script, style sheet and font of a version what a browser needs that has the same file of an
 * earlier version. The delta of a file whose content has not changed has about 60 bytes.
 */
export async function writeDeltas(
  unitVersions: string,
  version: string,
  earlier: readonly string[],
): Promise<void> {
  const folder = join(unitVersions, version);
  const files = lastingFiles(folder);
  await withDeltas((makeDelta) => {
    for (const other of earlier) {
      const otherFolder = join(unitVersions, other);
      if (other === version || !existsSync(otherFolder)) continue;
      const known = new Map(lastingFiles(otherFolder).map((file) => [lastingName(file), file]));
      for (const file of files) {
        const dictionary = known.get(lastingName(file));
        const target = join(folder, deltaFile(file, other));
        if (!dictionary || existsSync(target)) continue;
        const bytes = readFileSync(join(folder, file));
        const delta = makeDelta(bytes, readFileSync(join(otherFolder, dictionary)), SMALLEST);
        if (delta.length >= bytes.length) continue;
        writeFileSync(target, delta);
        letAllRead(target);
      }
    }
  });
}

const lastingFiles = (folder: string): string[] =>
  filesBelow(folder).filter((file) => LASTING.test(file));

/** In each language: those of the others are in a folder that has its code. */
const LASTING = /^([a-z]{2}\/)?((js|css)\/.*\.(js|css)|assets\/.*\.woff2|[^/]+\.js)$/;
