import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deltaFile, lastingName } from 'node-shared/deltas';
import { filesBelow, readJson } from 'node-shared/files';
import { FAST, SMALLEST, withDeltas } from 'node-shared/make-delta';
import { letAllRead } from '../state/readable';
import { EARLIER_ADDRESSES, isLasting, MOST_EARLIER_FILES, type Site } from '../state/site';

/**
 * Writes beside each script, style sheet and font of a version what a browser needs that has the same file of an
 * `earlier` version, or of one of which only the files are left. The delta of a file whose content has not changed has
 * about 60 bytes.
 */
export async function writeDeltas(
  site: Site,
  unit: string,
  version: string,
  earlier: readonly string[],
): Promise<void> {
  const folder = site.paths.unit(unit, version);
  const files = filesBelow(folder).filter(isLasting);
  const kept = earlier.map((id) => ({ id, folder: site.paths.unit(unit, id), level: SMALLEST }));
  await withDeltas((makeDelta) => {
    for (const { id, folder: otherFolder, level } of [...kept, ...older(site, unit, earlier)]) {
      if (id === version || !existsSync(otherFolder)) continue;
      const noted = join(otherFolder, EARLIER_ADDRESSES);
      const addresses = existsSync(noted) ? readJson<Record<string, string>>(noted) : {};
      const others = filesBelow(otherFolder).filter(isLasting);
      const known = new Map(others.map((file) => [lastingName(file), file]));
      for (const file of files) {
        const dictionary = known.get(lastingName(file));
        if (!dictionary) continue;
        // A browser names the version at whose address it has the file: that which pages name. Of a kept version it
        // can also have what is loaded late, at its own address.
        const named = addresses[dictionary] ?? id;
        const targets = (level === SMALLEST ? [id, named] : [named])
          .map((each) => join(folder, deltaFile(file, each)))
          .filter((target) => !existsSync(target));
        if (targets.length === 0) continue;
        const bytes = readFileSync(join(folder, file));
        const delta = makeDelta(bytes, readFileSync(join(otherFolder, dictionary)), level);
        if (delta.length >= bytes.length) continue;
        for (const target of targets) {
          writeFileSync(target, delta);
          letAllRead(target);
        }
      }
    }
  });
}

/** The newest first. Their deltas are made quickly, because there can be many, and only for what pages name. */
const older = ({ paths }: Site, unit: string, earlier: readonly string[]) =>
  [paths.unitVersions(unit), paths.earlierFiles(unit)]
    .flatMap((place) =>
      (existsSync(place) ? readdirSync(place) : []).flatMap((id) => {
        if (id.startsWith('.') || earlier.includes(id)) return [];
        const folder = join(place, id);
        return [{ id, folder, level: FAST, date: statSync(folder).mtimeMs }];
      }),
    )
    .sort((one, other) => other.date - one.date)
    .slice(0, MOST_EARLIER_FILES);
