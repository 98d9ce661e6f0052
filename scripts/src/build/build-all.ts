import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { BuildSettings } from '../settings';
import { buildInputs, sharedHash } from '../units/inputs';
import { buildHere, type BuiltUnit } from '../units/built';
import { root } from '../units/units';

/**
 * The builds of the present sources. Those that are not here yet are built in parallel, each in its own
 * process; `say` gets a line when it begins and after each unit.
 */
export async function buildAll(
  units: readonly string[],
  settings: BuildSettings,
  say: (line: string) => void = () => {},
): Promise<BuiltUnit[]> {
  const unbuilt = units.filter((unit) => !buildHere(unit, settings).build);
  if (unbuilt.length > 0) say(`Building ${unbuilt.join(', ')} …`);
  const waiting = unbuilt.map((unit) => async () => {
    const started = Date.now();
    await inChild(['build-unit', unit], `${unit} did not build`);
    ready += 1;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    say(`  ${ready}/${unbuilt.length} ${unit} built in ${seconds} s`);
  });
  let ready = 0;
  const [first] = unbuilt;
  if (first !== undefined) {
    // Before the first build needs them, so that they are compiled once.
    const hash = sharedHash(buildInputs(first, settings));
    const compiling = () => inChild(['shared-declarations', hash], 'shared does not compile');
    waiting.splice(1, 0, compiling);
  }
  const worker = async () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) await work();
  };
  await Promise.all(Array.from({ length: Math.max(1, cpus().length) }, worker));
  return units.map((unit) => {
    const { build } = buildHere(unit, settings);
    if (!build) throw new Error(`${unit} has changed while it was built: start again.`);
    return { ...build, reused: !unbuilt.includes(unit) };
  });
}

/** Runs a command of the tools; rejects with what is wrong and what the command has said about it. */
function inChild(command: readonly string[], wrong: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), ...command], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let problem = '';
    child.stderr.on('data', (text: Buffer) => (problem += String(text)));
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${wrong}:\n${problem.trim()}`)),
    );
  });
}
