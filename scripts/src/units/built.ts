import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
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

/** The build of the present sources of a unit, if it is here. */
export function buildHere(unit: string, settings: BuildSettings): BuiltUnit | null {
  const last = lastBuild(unit);
  if (!last || !isDeepStrictEqual(last.inputs, buildInputs(unit, settings))) return null;
  const { version } = last;
  const folder = join(distFolder(unit), version);
  return { unit, version, folder, revision: revisionOf(unit), reused: true };
}

/** The last build of a unit in this checkout, if its files are still here. */
export function lastBuild(unit: string): BuildRecord | null {
  if (!existsSync(recordFile(unit))) return null;
  const record = readJson<BuildRecord>(recordFile(unit), `Remove ${distFolder(unit)}.`);
  const manifest = join(distFolder(unit), record.version, manifestFile(unit));
  return existsSync(manifest) ? record : null;
}
