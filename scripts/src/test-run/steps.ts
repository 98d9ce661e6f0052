import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readJson } from 'node-shared/files';
import { root } from '../units/units';

/** One step of a run of the tests. */
export interface Step {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  skipped: number;
}

type Counts = Pick<Step, 'passed' | 'failed' | 'skipped'>;

const reports = join(root, '.cache/reports');

/** A check without cases of its own, which counts as one test. */
export const check = (name: string, program: string, args: readonly string[]): Promise<Step> =>
  run(name, program, args, {}, (hasFailed) => ({
    passed: hasFailed ? 0 : 1,
    failed: hasFailed ? 1 : 0,
    skipped: 0,
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
  return run(name, 'jest', [...always, ...args], browser ? { CHROMIUM_PATH: browser } : {}, () => {
    const report = readJson<JestReport>(file);
    return {
      passed: report.numPassedTests,
      // A file that could not be run has no failed tests.
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    };
  });
}

/** What is read of the report of `jest --json`. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
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
  if (!browser) return { name, seconds: 0, passed: 0, failed: 0, skipped: 1 };
  const file = reportFile(name);
  const env = { CHROMIUM_PATH: browser, E2E_REPORT: file };
  return run(name, 'playwright', ['test', ...args], env, () => {
    const { expected, unexpected, flaky, skipped } = readJson<PlaywrightReport>(file).stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  });
}

/** What is read of the report of Playwright's reporter `json`. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
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
  count: (hasFailed: boolean) => Counts,
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
  return { name, seconds, ...counted(count, code !== 0) };
}

/** A program can fail although all its tests have passed, and it can end without a report. */
function counted(count: (hasFailed: boolean) => Counts, hasFailed: boolean): Counts {
  try {
    const counts = count(hasFailed);
    return hasFailed && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** The lines at the end of the output: the longest steps, and in the last line the totals, which tools look for. */
export function summaryOf(steps: readonly Step[]): string[] {
  const total = (key: keyof Counts) => steps.reduce((sum, step) => sum + step[key], 0);
  return [
    'The steps, the longest first:',
    ...steps
      .toSorted((a, b) => b.seconds - a.seconds)
      .map(({ name, seconds, failed }) => `  ${seconds} s  ${name}${failed > 0 ? ': FAILED' : ''}`),
    '',
    `${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`,
  ];
}
