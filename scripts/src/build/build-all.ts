import { Worker, type JestWorkerFarm } from 'jest-worker';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { BuildSettings } from '../settings';
import { buildHere, type BuiltUnit } from '../units/built';

/** The builds of the present sources. Those that are not here yet are built. */
export async function buildAll(
  units: readonly string[],
  settings: BuildSettings,
): Promise<BuiltUnit[]> {
  const unbuilt = units.filter((unit) => !buildHere(unit, settings));
  if (unbuilt.length > 0) {
    console.log(`Building ${unbuilt.join(', ')} …`);
    await buildInProcesses(unbuilt, settings);
  }
  return units.map((unit) => {
    const build = buildHere(unit, settings);
    if (!build) throw new Error(`${unit} has changed while it was built: start again.`);
    return { ...build, reused: !unbuilt.includes(unit) };
  });
}

/** A process for each core builds one unit after the other. */
async function buildInProcesses(units: readonly string[], settings: BuildSettings): Promise<void> {
  // The package makes a method for each name.
  const workers = new Worker(join(__dirname, 'build-unit.ts'), {
    exposedMethods: ['buildUnit'],
    numWorkers: Math.min(units.length, cpus().length),
    // A build makes many short-lived objects: with the usual 16 MB for them, a tenth of its time goes into clearing up.
    forkOptions: { execArgv: ['--import', 'tsx', '--max-semi-space-size=64'] },
  }) as JestWorkerFarm<typeof import('./build-unit')>;
  const started = Date.now();
  let ready = 0;
  const one = async (unit: string) => {
    await workers.buildUnit(unit, settings).catch((error: Error) => {
      throw new Error(`${unit} did not build:\n${error.message}`);
    });
    ready += 1;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`  ${ready}/${units.length} ${unit} built after ${seconds} s`);
  };
  try {
    await Promise.all(units.map(one));
  } finally {
    await workers.end();
  }
}
