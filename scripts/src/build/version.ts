import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildSettings } from '../settings';
import { root, unitFolder } from '../units';

/**
 * The version of a unit is the hash of everything that goes into its build, so the same sources
 * have the same version anywhere and an up-to-date build is recognised without building.
 */
export function unitVersion(unit: string, mode: string): string {
  const hash = createHash('sha256').update(mode).update(JSON.stringify(buildSettings()));
  const inputs = [unitFolder(unit), join(root, 'shared'), join(root, 'scripts/src/build')];
  for (const file of inputs.flatMap(sources)) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  hash.update(installedPackages(readFileSync(join(root, 'package-lock.json'), 'utf8')));
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

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$|\.md$|\/(dist|node_modules|testing)\//.test(file))
    .sort();
}
