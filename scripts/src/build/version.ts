import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildSettings } from '../settings';
import { root, unitFolder } from '../units';
import { packageFolder } from './packages';

/** What goes into a build, each part as a hash: the parts that differ say why two versions do. */
export interface BuildInputs {
  mode: string;
  settings: string;
  sources: string;
  shared: string;
  tools: string;
  packages: string;
}

export function buildInputs(unit: string, mode: string): BuildInputs {
  const lockFile = readLockFile();
  return {
    mode,
    settings: hashOf([JSON.stringify(buildSettings())]),
    sources: hashOf([
      ...['src', 'public'].map((part) => folderHash(join(unitFolder(unit), part))),
      // Its owner is written into the build.
      readFileSync(join(unitFolder(unit), 'package.json')),
    ]),
    shared: folderHash(packageFolder('shared', unit)),
    tools: folderHash(__dirname),
    packages: hashOf([installedPackages(lockFile)]),
  };
}

/**
 * The version of a unit is the hash of everything that goes into its build, so the same sources
 * have the same version anywhere and an up-to-date build is recognised without building.
 */
export const versionOf = (inputs: BuildInputs): string => hashOf(Object.values(inputs));

export const unitVersion = (unit: string, mode: string): string =>
  versionOf(buildInputs(unit, mode));

function readLockFile(): string {
  try {
    return readFileSync(join(root, 'package-lock.json'), 'utf8');
  } catch (cause) {
    throw new Error('package-lock.json cannot be read: npm install writes it.', { cause });
  }
}

function folderHash(folder: string): string {
  return hashOf(sources(folder).flatMap((file) => [file, readFileSync(join(folder, file))]));
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

interface LockFile {
  packages: Record<string, { version?: string; integrity?: string; link?: true }>;
}

/**
 * What a lock file installs, in one order: neither another order of its lines nor a dependency that
 * a workspace of ours declares changes a build.
 */
export function installedPackages(lockFile: string): string {
  // npm writes the file, and `npm ci` has read it.
  const { packages } = JSON.parse(lockFile) as LockFile;
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version, integrity }]) => `${path} ${version} ${integrity ?? ''}`)
    .sort()
    .join('\n');
}

/** Paths within the folder; none where there is no such folder. */
function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !/\.test\.tsx?$|\.md$|(^|\/)(dist|node_modules|testing)\//.test(file))
    .sort();
}
