import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deltaFile, lastingName } from 'node-shared/deltas';
import { filesBelow } from 'node-shared/files';
import { SMALLEST, withDeltas } from 'node-shared/make-delta';
import { letAllRead } from '../state/readable';
import type { Site } from '../state/site';

/**
 * Writes beside each script, style sheet and font of a version what a browser needs that has the same file of an
 * earlier version. The delta of a file whose content has not changed has about 60 bytes.
 */
export async function writeDeltas(
  site: Site,
  unit: string,
  version: string,
  earlier: readonly string[],
): Promise<void> {
  const folder = site.paths.unit(unit, version);
  const files = lastingFiles(folder);
  await withDeltas((makeDelta) => {
    for (const other of earlier) {
      const otherFolder = site.paths.unit(unit, other);
      if (other === version || !existsSync(otherFolder)) continue;
      const addresses = site.earlierAddresses(unit, other);
      const known = new Map(lastingFiles(otherFolder).map((file) => [lastingName(file), file]));
      for (const file of files) {
        const dictionary = known.get(lastingName(file));
        if (!dictionary) continue;
        // A browser names the version at whose address it has the file.
        const targets = [other, addresses[dictionary] ?? other]
          .map((id) => join(folder, deltaFile(file, id)))
          .filter((target) => !existsSync(target));
        if (targets.length === 0) continue;
        const bytes = readFileSync(join(folder, file));
        const delta = makeDelta(bytes, readFileSync(join(otherFolder, dictionary)), SMALLEST);
        if (delta.length >= bytes.length) continue;
        for (const target of targets) {
          writeFileSync(target, delta);
          letAllRead(target);
        }
      }
    }
  });
}

const lastingFiles = (folder: string): string[] =>
  filesBelow(folder).filter((file) => LASTING.test(file));

/** In each language: those of the others are in a folder that has its code. */
const LASTING = /^([a-z]{2}\/)?((js|css)\/.*\.(js|css)|assets\/.*\.woff2|[^/]+\.js)$/;
