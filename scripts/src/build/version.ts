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
  for (const file of [...inputs.flatMap(sources), join(root, 'package-lock.json')]) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$|\.md$|\/(dist|node_modules|testing)\//.test(file))
    .sort();
}
