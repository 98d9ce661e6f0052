import { statSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, placeInSite } from 'node-shared/build-contents';
import { filesBelow } from 'node-shared/files';
import { isCompressedForm } from '../../units/files';
import type { UnitManifest } from '../../units/manifest';

/** Bytes of a whole build with its source maps; the largest section of this site has two thirds of that. */
const MOST_BYTES = 4_000_000;
/** Of all versions of a section in the site, with their compressed forms. */
const MOST_KEPT_BYTES = 100_000_000;

/** One line if the files of a build are too large together. */
export function oversizedBuild(unit: string, folder: string): string[] {
  const bytes = bytesBelow(folder);
  if (bytes <= MOST_BYTES) return [];
  return [`${unit}: the build has ${bytes} bytes, the budget is ${MOST_BYTES}.`];
}

/** One line if the versions of a section that the site keeps are too large together. */
export function fullSection(unit: string, versions: string): string[] {
  const bytes = bytesBelow(versions);
  if (bytes <= MOST_KEPT_BYTES) return [];
  return [
    `${unit}: its versions have ${bytes} bytes, the budget is ${MOST_KEPT_BYTES}; those that were live in the last day are kept for open pages, so publish again tomorrow.`,
  ];
}

const bytesBelow = (folder: string) =>
  filesBelow(folder).reduce((total, file) => total + statSync(join(folder, file)).size, 0);

/**
 * One line for each file of a build that is not on the list of what a build may contain, that is too large, or that
 * browsers would get although its manifest does not name it.
 */
export function contentFaults(
  unit: string,
  folder: string,
  manifestOf: (part: string) => Pick<UnitManifest, 'files' | 'languages'>,
): string[] {
  const languages = manifestOf('').languages ?? [];
  const named = new Set(
    ['', ...languages].flatMap((part) =>
      Object.keys(manifestOf(part).files).map((file) => join(part, file)),
    ),
  );
  return filesBelow(folder).flatMap((file) => {
    const place = placeInSite(file, languages);
    if (place === null) return [`${unit}: ${file} is no file of a build.`];
    if (isCompressedForm(file)) return [];
    if (place !== file && !named.has(place)) return [`${unit}: ${file} is not in its manifest.`];
    const kind = kindOf(file);
    const { size } = statSync(join(folder, file));
    return kind && size > kind.most
      ? [`${unit}: ${file}: ${size} bytes, the budget of a ${kind.what} is ${kind.most}.`]
      : [];
  });
}
