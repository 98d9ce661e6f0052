import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKER_FILE } from 'node-shared/build-contents';
import { filesBelow } from 'node-shared/files';
import { ENTRY_FILE, unitAddress, type Registry } from 'shared/contract';
import { integrityOf } from '../../units/files';
import type { RemoteManifest, ShellManifest } from '../../units/manifest';
import type { Site } from '../state/site';

type Manifest = RemoteManifest | ShellManifest;

const hashOf = (file: string) => (existsSync(file) ? integrityOf(readFileSync(file)) : null);

/** One line for each file that differs from the build. Browsers would refuse the file, or run other code. */
export function damagedFiles(manifest: Manifest, web: string, folder: string): string[] {
  const { name, version, files, server } = manifest;
  return [
    ...Object.entries(files)
      .filter(([file, { integrity }]) => hashOf(join(web, file)) !== integrity)
      .map(([file]) => file),
    ...(hashOf(join(folder, 'server.cjs')) === server ? [] : ['server.cjs']),
  ].map((file) => `${name} ${version}: ${file} is not the file that was built.`);
}

/** One line for each wrong hash in the script that loads the unit's other files. */
export function wrongChunkHashes(manifest: Manifest, web: string): string[] {
  const { name, files } = manifest;
  const runtime = 'js' in manifest ? manifest.js[0]! : ENTRY_FILE;
  const expected = chunkIntegrityIn(readFileSync(join(web, runtime), 'utf8'));
  if (!expected) return [`${name}: ${runtime} does not check the files that it loads.`];
  const loaded = Object.keys(files).filter(
    (file) =>
      /\.(js|css)$/.test(file) &&
      ![runtime, WORKER_FILE].includes(file) &&
      !isOwnStyle(manifest, file),
  );
  return [...new Set([...loaded, ...Object.keys(expected)])]
    .filter((file) => files[file]?.integrity !== expected[file])
    .map((file) => `${name}: ${runtime} expects another ${file} than there is; build it again.`);
}

/** The page itself links the host's own style sheets, so the script has no hash of them. */
const isOwnStyle = (manifest: Manifest, file: string) =>
  'css' in manifest && manifest.css.includes(file);

/** The hashes that `ChunkIntegrityPlugin` has written into a script. */
function chunkIntegrityIn(script: string): Record<string, string> | null {
  const [, json] = /\.integrity\s*=\s*(\{(?:"[^"]*":"[^"]*",?)*\})/.exec(script) ?? [];
  // The regular expression matches only this shape.
  return json === undefined ? null : (JSON.parse(json) as Record<string, string>);
}

const TAG = /<(?:script|link)\b[^>]*>/g;

/**
 * One line for each file whose hash in the pages and the registry of a release is wrong. Versions that the
 * previous release already had are ignored: damaged live files must not block a rollback or another change.
 */
export function wrongHashes(
  site: Site,
  release: string,
  registry: Registry,
  before: Registry,
): string[] {
  const versions = [
    ['shell', before.shell] as const,
    ...Object.entries(before.remotes).flatMap(([name, { live: now }]) =>
      now ? [[name, now.version] as const] : [],
    ),
  ];
  const live = versions.flatMap(([unit, version]) => [
    unitAddress(unit, version),
    ...Object.entries(site.earlierAddresses(unit, version)).map(
      ([file, at]) => unitAddress(unit, at, '') + file,
    ),
  ]);
  const named = new Map<string, Set<string>>();
  const add = (address: string, integrity: string) => {
    if (live.some((folder) => address.startsWith(folder))) return;
    named.set(address, (named.get(address) ?? new Set()).add(integrity));
  };
  for (const { live: now, previous, canary } of Object.values(registry.remotes)) {
    for (const each of [now, previous, canary]) if (each) add(each.entry, each.integrity);
  }
  for (const page of filesBelow(join(release, 'pages'))) {
    if (!page.endsWith('.html')) continue;
    for (const [tag] of readFileSync(join(release, 'pages', page), 'utf8').matchAll(TAG)) {
      const [, address] = /\b(?:src|href)="([^"]*)"/.exec(tag) ?? [];
      const [, integrity] = /\bintegrity="([^"]*)"/.exec(tag) ?? [];
      if (address && integrity) add(address, integrity);
    }
  }
  return [...named].flatMap(([address, hashes]) => {
    const actual = hashOf(join(site.folder, address));
    return [...hashes].every((hash) => hash === actual)
      ? []
      : [`${address} is not the file that pages and registry expect; publish its unit again.`];
  });
}
