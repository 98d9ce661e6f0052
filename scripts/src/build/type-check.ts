import { spawn } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { root } from '../units';

/** The project of all browser code; what was checked before is not checked again. */
const BROWSER_PROJECT = join(root, 'tsconfig.browser.json');

/**
 * What the compiler finds wrong in a unit, or in `shared` as the unit is built with it. A mistake in
 * another unit is no concern of this one.
 */
export async function typeErrors(unit: string, project = BROWSER_PROJECT): Promise<string[]> {
  const folder = resolve(project, '..');
  const lines = (await compile(project)).split('\n').filter((line) => / error TS\d+: /.test(line));
  const own = lines
    .map((line) => relative(folder, resolve(root, line)))
    .filter((line) => !line.includes('): ') || [unit, 'shared'].some((of) => isIn(line, of)));
  const [first, ...others] = own;
  if (first === undefined) return [];
  const more = others.length > 0 ? ` (and ${others.length} more: npm run types)` : '';
  return [`${unit}: ${first}${more}`];
}

const isIn = (line: string, folder: string) => line.startsWith(`${folder}/`);

function compile(project: string): Promise<string> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, '-b', project, '--pretty', 'false'];
  return new Promise((resolveOutput, reject) => {
    // Names files from the root of the repository.
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += String(text)));
    child.on('error', reject);
    child.on('exit', () => resolveOutput(output));
  });
}
