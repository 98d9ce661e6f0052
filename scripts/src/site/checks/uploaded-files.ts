import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { ENTRY_FILE } from 'shared/contract';
import type { RemoteManifest } from '../../units/manifest';

/** Bytes of a whole build with its source maps; the largest section of this site has two thirds of that. */
const MOST_BYTES = 4_000_000;
/** Of all versions of a section in the site, with their compressed forms. */
const MOST_KEPT_BYTES = 100_000_000;
/** What a section delivers, by the names of its files. */
const DELIVERED = /\.(js|css|map|svg|png|jpe?g|webp|avif|gif|woff2|json|pdf)$/;

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
 * One line for each file of a build that its manifest does not name, or that no page of it can need: those of
 * a page are named by its manifest or by the text of another file that it needs.
 */
export function needlessFiles(manifest: RemoteManifest, web: string): string[] {
  const there = filesBelow(web);
  const needed = neededFiles(manifest, web, there);
  return there.flatMap((file) => {
    const name = `${manifest.name}: web/${file}`;
    if (!DELIVERED.test(file)) return [`${name} is no kind of file that a page loads.`];
    if (!Object.hasOwn(manifest.files, file)) return [`${name} is not in remote.json.`];
    return needed.has(file) ? [] : [`${name} is needed by no page; remove it from the build.`];
  });
}

function neededFiles(
  { routes, exposed }: RemoteManifest,
  web: string,
  there: readonly string[],
): Set<string> {
  const pages = routes.flatMap(({ assets, children }) => [
    assets,
    ...children.map((child) => child.assets),
  ]);
  const declared = [exposed, ...pages].flatMap(({ js, css }) => [...js, ...css]);
  const needed = new Set<string>();
  const toRead = [ENTRY_FILE, ...declared];
  for (let file = toRead.pop(); file !== undefined; file = toRead.pop()) {
    if (needed.has(file) || !there.includes(file)) continue;
    needed.add(file);
    // A source map belongs to its file, whether or not the file names it.
    if (there.includes(`${file}.map`)) needed.add(`${file}.map`);
    if (!/\.(js|css)$/.test(file)) continue;
    const text = readFileSync(join(web, file), 'utf8');
    toRead.push(...there.filter((other) => text.includes(basename(other))));
  }
  return needed;
}
