import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, root } from '../units';

/** `import { a, type B, c as d } from 'module'`, also as a re-export. */
const IMPORT = /\b(?:import|export)\s+\{([^}]*)\}\s+from\s+'([^']+)'/g;

/**
 * The exports of a slim module that no unit imports. A shared module is shipped with everything it
 * exports, so each of them costs every visitor.
 */
export function unusedExports(library: string, exported: readonly string[]): string[] {
  const used = new Set(
    ['shell', 'shared', ...remoteNames].flatMap((unit) => importedNames(unit, library)),
  );
  return exported.filter((name) => !used.has(name));
}

function importedNames(unit: string, library: string): string[] {
  return (
    readdirSync(join(root, unit, 'src'), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      // The host's server bundle takes the whole library.
      .filter((file) => !/\.test\.tsx?$|\/testing\/|\/server\.tsx$/.test(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORT)])
      .filter(([, , from]) => from === library)
      .flatMap(([, names]) => names!.split(','))
      .map((name) => name.trim().split(/\s+as\s+/)[0]!)
      .filter((name) => name !== '' && !name.startsWith('type '))
  );
}
