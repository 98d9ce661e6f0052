import { spawn } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { root, standsAlone } from '../units/units';

/** The project of all browser code. `tsc -b` checks only what has changed. */
const BROWSER_PROJECT = join(root, standsAlone ? 'tsconfig.json' : 'tsconfig.browser.json');

/** Throws if the compiler finds errors in a unit. Can run in parallel with its build. */
export async function assertTypes(unit: string, say: (line: string) => void): Promise<void> {
  const started = Date.now();
  const errors = await typeErrors(unit);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  say(`Types of ${unit} are right (${((Date.now() - started) / 1000).toFixed(1)} s).`);
}

/**
 * The first error of the compiler in a unit or in `shared`, which is built into the unit, with the number of
 * further errors. Empty without errors. Errors in other units are ignored.
 */
export async function typeErrors(unit: string, project = BROWSER_PROJECT): Promise<string[]> {
  const folder = resolve(project, '..');
  const { output, code } = await compile(project);
  const lines = output.split('\n').filter((line) => / error TS\d+: /.test(line));
  if (code !== 0 && lines.length === 0) {
    throw new Error(`The TypeScript compiler has failed (${code}): run npm ci. ${output.trim()}`);
  }
  const own = lines
    .map((line) => relative(folder, resolve(root, line)))
    .filter((line) => standsAlone || isNoFile(line) || isIn(line, unit) || isIn(line, 'shared'));
  const [first, ...others] = own;
  if (first === undefined) return [];
  const all = standsAlone ? 'npx tsc -p .' : 'npm run types';
  const more = others.length > 0 ? ` (and ${others.length} more: ${all})` : '';
  return [`${unit}: ${first}${more}`];
}

/** Whether a message is about the whole project, not about a file. */
const isNoFile = (line: string) => !line.includes('): ');
const isIn = (line: string, folder: string) => line.startsWith(`${folder}/`);

function compile(project: string): Promise<{ output: string; code: number | null }> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, standsAlone ? '-p' : '-b', project, '--pretty', 'false'];
  return new Promise((resolveOutput, reject) => {
    // With this folder, the compiler prints paths relative to the root of the repository.
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += String(text)));
    child.on('error', reject);
    child.on('close', (code) => resolveOutput({ output, code }));
  });
}
