import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from 'node-shared/files';
import type { BuildSettings } from '../settings';
import { buildInputs, type BuildInputs } from './inputs';
import { manifestFile } from './manifest';
import { revisionOf } from './revision';
import { unitFolder } from './units';

export interface BuiltUnit {
  unit: string;
  version: string;
  /** Holds `web/`, `server.cjs` and `remote.json` or `shell.json`. */
  folder: string;
  /** The commit of its sources; see `revisionOf`. */
  revision?: string;
  /** Whether an up-to-date build was found. */
  reused: boolean;
}

/** What `dist/built.json` says: which build is here, and what it was made from. */
export interface BuildRecord {
  version: string;
  inputs: BuildInputs;
}

export const distFolder = (unit: string) => join(unitFolder(unit), 'dist');
export const recordFile = (unit: string) => join(distFolder(unit), 'built.json');

/** What there is in a checkout of one unit: a build of the present sources, or what has changed since the last one. */
export type BuildHere = { build: BuiltUnit } | { build: null; changed: (keyof BuildInputs)[] };

export function buildHere(unit: string, settings: BuildSettings): BuildHere {
  const last = lastBuild(unit);
  const inputs = buildInputs(unit, settings);
  // Both have exactly these keys.
  const parts = Object.keys(inputs) as (keyof BuildInputs)[];
  const changed = last ? parts.filter((part) => last.inputs[part] !== inputs[part]) : [];
  if (!last || changed.length > 0) return { build: null, changed };
  const { version } = last;
  const folder = join(distFolder(unit), version);
  return { build: { unit, version, folder, revision: revisionOf(unit), reused: true } };
}

/** The last build of a unit in this checkout, if its files are still here. */
export function lastBuild(unit: string): BuildRecord | null {
  if (!existsSync(recordFile(unit))) return null;
  const record = readJson<BuildRecord>(recordFile(unit), `Remove ${distFolder(unit)}.`);
  const manifest = join(distFolder(unit), record.version, manifestFile(unit));
  return existsSync(manifest) ? record : null;
}
