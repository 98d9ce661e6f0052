import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deltaFile, lastingName } from 'node-shared/deltas';
import { filesBelow } from 'node-shared/files';
import { SMALLEST, withDeltas } from 'node-shared/make-delta';

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
  await withDeltas((makeDelta) => {
    for (const other of earlier) {
      const otherFolder = join(unitVersions, other);
      if (other === version || !existsSync(otherFolder)) continue;
      const known = new Map(scriptsAndStyles(otherFolder).map((file) => [lastingName(file), file]));
      for (const file of files) {
        const dictionary = known.get(lastingName(file));
        const target = join(folder, deltaFile(file, other));
        if (!dictionary || existsSync(target)) continue;
        const bytes = readFileSync(join(folder, file));
        const delta = makeDelta(bytes, readFileSync(join(otherFolder, dictionary)), SMALLEST);
        if (delta.length < bytes.length) writeFileSync(target, delta);
      }
    }
  });
}

const scriptsAndStyles = (folder: string): string[] =>
  filesBelow(folder).filter((file) => /^(js|css)\/.*\.(js|css)$|^[^/]+\.js$/.test(file));
