import { join, relative, resolve } from 'node:path';
import { runProcess } from 'node-shared/process';
import { compiler } from '../units/packages';
import { root, standsAlone, unitFolder } from '../units/units';
import { textFaults } from './text-faults';

/** The project of a unit's code. `tsc -b` checks only what has changed of the project of all browser code. */
const project = standsAlone
  ? { file: join(root, 'tsconfig.json'), option: '-p', command: 'npx tsc -p .' }
  : { file: join(root, 'tsconfig.browser.json'), option: '-b', command: 'npm run types' };

/** Throws if the compiler finds errors in a unit, or if its texts lack or differ in a language. Can run in parallel with its build. */
export async function assertTypes(unit: string): Promise<void> {
  const started = Date.now();
  const errors = [...textFaults(join(unitFolder(unit), 'src')), ...(await typeErrors(unit))];
  if (errors.length > 0) throw new Error(errors.join('\n'));
  console.log(`Types of ${unit} are right (${((Date.now() - started) / 1000).toFixed(1)} s).`);
}

/** The first error of the compiler in a unit or in `shared`, with the number of others. Other units do not count. */
export async function typeErrors(unit: string, file = project.file): Promise<string[]> {
  const folder = resolve(file, '..');
  const own = relative(root, unitFolder(unit));
  const { output, errors, code } = await compile(file);
  const lines = output.split('\n').filter((line) => / error TS\d+: /.test(line));
  if (code !== 0 && lines.length === 0) {
    throw new Error(
      `The TypeScript compiler has failed (${code}): run npm ci. ${(output + errors).trim()}`,
    );
  }
  const found = lines
    .map((line) => relative(folder, resolve(root, line)))
    .filter((line) => isNoFile(line) || isIn(line, own) || isIn(line, 'shared'));
  const [first, ...others] = found;
  if (first === undefined) return [];
  const more = others.length > 0 ? ` (and ${others.length} more: ${project.command})` : '';
  return [`${unit}: ${first}${more}`];
}

/** Whether a message is about the whole project, not about a file. */
const isNoFile = (line: string) => !line.includes('): ');
/** A remote that stands alone has no folder of its own in its project. */
const isIn = (line: string, folder: string) => line.startsWith(folder && `${folder}/`);

const compile = (file: string) =>
  // In this folder, the compiler prints paths relative to the root of the repository.
  runProcess(process.execPath, [compiler, project.option, file, '--pretty', 'false'], {
    cwd: root,
  });
