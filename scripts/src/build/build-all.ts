import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../units/units';

/** Builds units in parallel, each in its own process; calls `done` after each unit, with its seconds. */
export async function buildAll(
  units: readonly string[],
  done: (unit: string, seconds: number) => void,
): Promise<void> {
  const waiting = [...units];
  const worker = async () => {
    for (let unit = waiting.shift(); unit; unit = waiting.shift()) {
      const started = Date.now();
      await buildInChild(unit);
      done(unit, Math.round((Date.now() - started) / 100) / 10);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, cpus().length) }, worker));
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
