import { join } from 'node:path';
import { readJson } from 'node-shared/files';
import { ENTRY_FILE, type Registry } from 'shared/contract';
import { languages } from 'shared/model/language';
import type { BuiltFile, BuiltRoute, RemoteManifest, ShellManifest } from '../../units/manifest';
import { nameOf, speaks } from '../state/editions';
import { manifestInSite, type Site } from '../state/site';
import { liveVersion } from '../state/state';

type Manifest = RemoteManifest | ShellManifest;

/**
 * The lines of a report on what a release would change, in each language: files with their bytes, routes with the bytes
 * of their section's files (all in brotli bytes), and values of the registry.
 */
export function changeReport(site: Site, release: string): string[] {
  const { registry: before } = site.live();
  const after = readJson<Registry>(join(release, 'registry.json'));
  const lines = ['shell', ...Object.keys(after.remotes)].flatMap((unit) => {
    const [old, now] = [liveVersion(before, unit), liveVersion(after, unit)];
    if (!now || now === old) return [];
    return languages.flatMap((language) => {
      const [manifest, next] = [old, now].map((version) =>
        version && speaks(manifestInSite(site, unit, version), language)
          ? manifestInSite(site, unit, version, language.prefix)
          : null,
      );
      return next ? unitChanges(manifest ?? null, next) : [];
    });
  });
  return [...lines, ...registryChanges(before, after)];
}

function unitChanges(before: Manifest | null, after: Manifest): string[] {
  const name = nameOf(after);
  return [
    before ? `${name} ${before.version} → ${after.version}` : name,
    ...fileChanges(before?.files ?? {}, after.files),
    ...('routes' in after ? routeChanges(before && 'routes' in before ? before : null, after) : []),
  ];
}

type Files = Readonly<Record<string, BuiltFile>>;

function fileChanges(before: Files, after: Files): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((file) => {
    const [old, now] = [before[file], after[file]];
    // No server gives the maps to anybody.
    if (old?.integrity === now?.integrity || file.endsWith('.map')) return [];
    if (!now) return [`  - ${file}`];
    return [`  ${old ? '*' : '+'} ${file}  ${bytes(old?.brotli, now.brotli)}`];
  });
}

function routeChanges(before: RemoteManifest | null, after: RemoteManifest): string[] {
  const old = new Map((before?.routes ?? []).map((route) => [route.path, weight(before!, route)]));
  const now = new Map(after.routes.map((route) => [route.path, weight(after, route)]));
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return paths.map((path) =>
    now.has(path)
      ? `  ${old.has(path) ? ' ' : '+'} ${path}  ${bytes(old.get(path), now.get(path)!)}`
      : `  - ${path}`,
  );
}

/** Brotli bytes of the section's files that the route needs, for the largest of its pages. */
function weight(manifest: RemoteManifest, route: BuiltRoute): number {
  const { exposed, files } = manifest;
  const sets = [route, ...route.children].map(({ assets }) => {
    const all = [exposed, route.assets, assets].flatMap(({ js, css }) => [...js, ...css]);
    return [...new Set([ENTRY_FILE, ...all])];
  });
  const sizes = sets.map((names) =>
    names.reduce((total, file) => total + (files[file]?.brotli ?? 0), 0),
  );
  return Math.max(...sizes);
}

const bytes = (before: number | undefined, after: number) =>
  before === undefined || before === after ? `${after} B` : `${before} → ${after} B`;

/** Lines for the values of the registry that differ, each with its path. */
function registryChanges(before: Registry, after: Registry): string[] {
  const [old, now] = [values(before), values(after)];
  const places = [...new Set([...old.keys(), ...now.keys()])].sort();
  const changed = places.filter((place) => old.get(place) !== now.get(place));
  return [
    'registry.json',
    ...changed.flatMap((place) => [
      ...(old.has(place) ? [`  - ${place}: ${old.get(place)}`] : []),
      ...(now.has(place) ? [`  + ${place}: ${now.get(place)}`] : []),
    ]),
  ];
}

/** The nested primitive values as JSON, by their path: `remotes.mf-auth.live.version`. */
function values(value: unknown, place = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[place, JSON.stringify(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, each]) => [
      ...values(each, place ? `${place}.${key}` : key),
    ]),
  );
}
