import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { BuildSettings } from '../settings';
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
  const waiting = [...unbuilt];
  let ready = 0;
  const worker = async () => {
    for (let unit = waiting.shift(); unit; unit = waiting.shift()) {
      const started = Date.now();
      await buildInChild(unit);
      ready += 1;
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      say(`  ${ready}/${unbuilt.length} ${unit} built in ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, cpus().length) }, worker));
  return units.map((unit) => {
    const { build } = buildHere(unit, settings);
    if (!build) throw new Error(`${unit} has changed while it was built: start again.`);
    return { ...build, reused: !unbuilt.includes(unit) };
  });
}

function buildInChild(unit: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'build-unit', unit], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let problem = '';
    child.stderr.on('data', (text: Buffer) => (problem += String(text)));
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${unit} did not build:\n${problem.trim()}`)),
    );
  });
}
