import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../units/units';

/** A program of a run of the tests. A runner of tests counts its own with a reporter; other programs are one test. */
export interface Step {
  name: string;
  program: string;
  args: readonly string[];
  counts?: boolean;
}

interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** What `sampled` of node-shared/testing adds to the same file. */
interface Sample {
  sample: string;
  tried: number;
  of: number;
}

/** To this file add the reporters of jest and of Playwright, and what draws a sample. */
const file = join(root, '.cache/test-counts');

/**
 * Runs the stages one after the other; the rows of a stage run beside each other. The last line has the totals,
 * which tools look for. After a failure the exit code is 1.
 */
export async function runSteps(
  stages: readonly (readonly Step[])[][],
  env: Record<string, string> = {},
  skipped = 0,
): Promise<void> {
  const lines: string[] = [];
  const totals = { passed: 0, failed: 0, skipped };
  const samples = new Map<string, string>();
  const add = async (step: Step): Promise<void> => {
    const { seconds, found } = await run(step, env, samples);
    lines.push(`  ${seconds} s  ${step.name}${found.failed > 0 ? ': FAILED' : ''}`);
    for (const key of ['passed', 'failed', 'skipped'] as const) totals[key] += found[key];
  };
  const addAll = async (row: readonly Step[]) => {
    for (const step of row) await add(step);
  };
  for (const rows of stages) await Promise.all(rows.map(addAll));
  console.log(['', ...lines, ...samples.values(), ''].join('\n'));
  console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  if (totals.failed > 0) process.exitCode = 1;
}

async function run(
  { name, program, args, counts }: Step,
  env: Record<string, string>,
  samples: Map<string, string>,
): Promise<{ seconds: number; found: Totals }> {
  const started = Date.now();
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  if (counts) {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
  }
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: path, ...(counts && { TEST_COUNTS: file }) },
  });
  const code = await new Promise((ended) => {
    child.on('exit', ended);
    // The program is not installed.
    child.on('error', ended);
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`— ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  const one = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  if (!counts) return { seconds, found: one };
  const notes = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  // The cast: only our reporters and samples write to this file.
  const said = notes.map((line) => JSON.parse(line) as Totals | Sample);
  for (const each of said) {
    if (!('sample' in each) || each.tried === each.of) continue;
    samples.set(each.sample, `  ${each.sample}: ${each.tried} of ${each.of}`);
  }
  // The last one: a test can run a runner, whose totals stand before.
  const found = said.findLast((each) => 'passed' in each);
  // A runner can end without its count, and it can fail although all its tests have passed.
  if (!found) return { seconds, found: { passed: 0, failed: 1, skipped: 0 } };
  const failed = code === 0 ? found.failed : Math.max(found.failed, 1);
  return { seconds, found: { ...found, failed } };
}
