import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath } from '../browser';
import { readJson } from 'node-shared/files';
import { root } from '../units';
import { command } from './command';

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

const reports = join(root, '.cache/reports');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

command(async () => {
  rmSync(reports, { recursive: true, force: true });
  rmSync(join(root, '.cache/e2e'), { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const chromium = browserPath();

  const outcomes = [
    ...(await Promise.all([
      check('format', bin('prettier'), ['--check', '--log-level', 'warn', '.']),
      check('lint', bin('eslint'), ['.', '--max-warnings', '0']),
    ])),
    await check('types', bin('tsc'), ['-b']),
    await unitTests('unit and integration tests', [], { TEST_DATABASE_URL: '' }),
    ...(process.env.TEST_DATABASE_URL
      ? [await unitTests('the API on PostgreSQL', ['--selectProjects', 'node', '--', 'api/'], {})]
      : []),
    await browserTests(chromium),
  ];

  const total = (key: keyof Outcome) => outcomes.reduce((sum, each) => sum + each[key], 0);
  console.log(
    `\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`,
  );
  if (total('failed') > 0) process.exitCode = 1;
});

/** A check without cases of its own counts as one test. */
async function check(name: string, program: string, args: string[]): Promise<Outcome> {
  const code = await run(name, program, args);
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

async function unitTests(
  name: string,
  which: string[],
  env: Record<string, string>,
): Promise<Outcome> {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  // Two workers: the default leaves a core idle.
  const always = ['--json', `--outputFile=${file}`, '--maxWorkers=2', '--silent'];
  const code = await run(name, bin('jest'), [...always, ...which], env);
  const report = read<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numFailedTestSuites: number;
  }>(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: report.numPassedTests,
    // A suite that could not run at all has no failed test.
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites, code === 0 ? 0 : 1),
    skipped: report.numPendingTests,
  };
}

/** Builds the site for production, serves it as `npm start` does, and drives a real browser. */
async function browserTests(chromium: string): Promise<Outcome> {
  const file = join(reports, 'playwright.json');
  const code = await run('production build and browser tests', bin('playwright'), ['test'], {
    CHROMIUM_PATH: chromium,
    E2E_REPORT: file,
  });
  const report = read<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: Math.max(unexpected + flaky, code === 0 ? 0 : 1),
    skipped,
  };
}

function read<T>(file: string): T | null {
  try {
    return readJson<T>(file);
  } catch {
    return null;
  }
}

function run(
  name: string,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('exit', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`— ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
      resolve(code ?? 1);
    });
  });
}
