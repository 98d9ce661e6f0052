import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readJson } from 'node-shared/files';
import { root } from '../units/units';
import { jestOutcome, playwrightOutcome, type Outcome } from './reports';

/** One step of a run of the tests. */
export interface Step extends Outcome {
  name: string;
  seconds: number;
}

const reports = join(root, '.cache/reports');

/** A check without cases of its own, which counts as one test. */
export const check = (name: string, program: string, args: readonly string[]): Promise<Step> =>
  run(name, program, args, {}, (hasFailed) => ({
    passed: hasFailed ? 0 : 1,
    skipped: 0,
    failures: [],
  }));

/** Runs jest with these arguments, in this number of processes; without a browser, tests that need one are skipped. */
export function jest(
  name: string,
  workers: number,
  browser: string | null,
  args: readonly string[],
): Promise<Step> {
  const file = reportFile(name);
  const always = ['--json', `--outputFile=${file}`, `--maxWorkers=${workers}`, '--silent'];
  return run(name, 'jest', [...always, ...args], browser ? { CHROMIUM_PATH: browser } : {}, () =>
    jestOutcome(readJson(file)),
  );
}

/**
 * Builds the site for production, serves it as `npm start` does, and runs Playwright with these arguments. Without
 * a browser, counts as one skipped test.
 */
export async function playwright(
  name: string,
  browser: string | null,
  args: readonly string[],
): Promise<Step> {
  if (!browser) return { name, seconds: 0, passed: 0, skipped: 1, failures: [] };
  const file = reportFile(name);
  const env = { CHROMIUM_PATH: browser, E2E_REPORT: file };
  return run(name, 'playwright', ['test', ...args], env, () => playwrightOutcome(readJson(file)));
}

function reportFile(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  rmSync(file, { force: true });
  return file;
}

/** If the program fails, or writes no report, the step has failed. */
async function run(
  name: string,
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  read: (hasFailed: boolean) => Outcome,
): Promise<Step> {
  const started = Date.now();
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  });
  const code = await new Promise((ended) => {
    child.on('exit', ended);
    // The program is not installed.
    child.on('error', ended);
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`— ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { name, seconds, ...outcome(name, read, code !== 0) };
}

/** A program can fail although all its tests have passed, and it can end without a report. */
function outcome(name: string, read: (hasFailed: boolean) => Outcome, hasFailed: boolean): Outcome {
  try {
    const found = read(hasFailed);
    return hasFailed && found.failures.length === 0 ? { ...found, failures: [name] } : found;
  } catch {
    return { passed: 0, skipped: 0, failures: [`${name}: no report was written`] };
  }
}

/** The end of the output: the longest steps, what failed, and in the last line the totals, which tools look for. */
export function summaryOf(steps: readonly Step[]): string[] {
  const total = (key: 'passed' | 'skipped') => steps.reduce((sum, step) => sum + step[key], 0);
  const failures = steps.flatMap((step) => step.failures);
  return [
    'The steps, the longest first:',
    ...steps
      .toSorted((a, b) => b.seconds - a.seconds)
      .map((step) => `  ${step.seconds} s  ${step.name}${step.failures.length ? ': FAILED' : ''}`),
    ...(failures.length > 0 ? ['', 'Failed:', ...failures.map((text) => `  ✘ ${text}`)] : []),
    '',
    `${total('passed')} passed, ${failures.length} failed, ${total('skipped')} skipped`,
  ];
}
