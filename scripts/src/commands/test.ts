import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readJson } from 'node-shared/files';
import { browserPath } from '../browser';
import { summaryOf, type Step, type TestFile } from '../test-run/summary';
import { root } from '../units/units';

const reports = join(root, '.cache/reports');
const testServer = join(root, 'api/src/testing/test-server.ts');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** Runs every check and test of the repository. */
export async function test(): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  rmSync(join(root, '.cache/e2e'), { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const chromium = await browserPath();

  const code = async () => [
    await check('format', bin('prettier'), ['--check', '--log-level', 'warn', '.']),
    await check('types', bin('tsc'), ['-b']),
    await check('imports', 'npm', ['run', '--silent', 'imports']),
    await check('unused code and packages', 'npm', ['run', '--silent', 'unused']),
  ];
  const lint = async () => [await check('lint', bin('eslint'), ['.', '--max-warnings', '0'])];

  // In parallel, each on one core.
  const steps = (await Promise.all([code(), lint()])).flat();
  // Two workers, because jest's default leaves a core idle.
  steps.push(
    await unitTests('unit and integration tests', 2, onEmbeddedDatabase(), {
      TEST_DATABASE_URL: '',
    }),
  );
  const pages = ['--project=journeys', '--project=pages'];
  steps.push(await browserTests('production build and browser tests', chromium, pages));
  steps.push(...(await Promise.all([operations(chromium), ...onPostgreSQL()])));

  console.log(`\n${summaryOf(steps).join('\n')}`);
  if (steps.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

/** These tests break and restart the site. They run after the other browser tests, even if those fail. */
const operations = (chromium: string) =>
  browserTests('operations', chromium, ['--project=operations', '--no-deps']);

const ofDatabase = ['--findRelatedTests', testServer];

/**
 * All tests, if there is no PostgreSQL server. Otherwise without those of the API's modules that open
 * a database: they run on that server, and the browser tests use these modules on the embedded one.
 */
function onEmbeddedDatabase(): string[] {
  if (!process.env.TEST_DATABASE_URL) return [];
  const files = execFileSync(bin('jest'), ['--listTests', ...ofDatabase], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const ofModules = files.split('\n').filter((file) => file.includes('/api/src/modules/'));
  return ['--testPathIgnorePatterns', ...ofModules];
}

/** The tests that open a database, on the PostgreSQL server of TEST_DATABASE_URL, if it is set. */
const onPostgreSQL = () =>
  process.env.TEST_DATABASE_URL ? [unitTests('the API on PostgreSQL', 1, ofDatabase, {})] : [];

/** A check without cases of its own counts as one test. */
async function check(name: string, program: string, args: string[]): Promise<Step> {
  const { exitCode, seconds } = await run(name, program, args);
  const failed = exitCode === 0 ? 0 : 1;
  return { name, seconds, passed: 1 - failed, failed, skipped: 0, files: [] };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

async function unitTests(
  name: string,
  workers: number,
  which: string[],
  env: Record<string, string>,
): Promise<Step> {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const always = ['--json', `--outputFile=${report}`, `--maxWorkers=${workers}`, '--silent'];
  const { exitCode, seconds } = await run(name, bin('jest'), [...always, ...which], env);
  const result = read<JestReport>(report);
  if (!result) return { name, seconds, passed: 0, failed: 1, skipped: 0, files: [] };
  return {
    name,
    seconds,
    passed: result.numPassedTests,
    // A suite that could not run has no failed tests.
    failed: Math.max(result.numFailedTests, result.numFailedTestSuites, exitCode === 0 ? 0 : 1),
    skipped: result.numPendingTests,
    files: result.testResults.map((file) => {
      const failures = file.assertionResults.filter(({ status }) => status === 'failed');
      return {
        name: relative(root, file.name),
        seconds: (file.endTime - file.startTime) / 1000,
        failures:
          failures.length === 0 && file.status === 'failed'
            ? ['the file could not be run']
            : failures.map(({ fullName }) => fullName),
      };
    }),
  };
}

interface PlaywrightSuite {
  file: string;
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { duration: number }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Builds the site for production, serves it as `npm start` does, and drives a real browser. */
async function browserTests(name: string, chromium: string, which: string[]): Promise<Step> {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const { exitCode, seconds } = await run(name, bin('playwright'), ['test', ...which], {
    CHROMIUM_PATH: chromium,
    E2E_REPORT: report,
  });
  const result = read<PlaywrightReport>(report);
  if (!result) return { name, seconds, passed: 0, failed: 1, skipped: 0, files: [] };
  const { expected, unexpected, flaky, skipped } = result.stats;
  return {
    name,
    seconds,
    passed: expected,
    failed: Math.max(unexpected + flaky, exitCode === 0 ? 0 : 1),
    skipped,
    files: result.suites.map(browserTestFile),
  };
}

function browserTestFile(suite: PlaywrightSuite): TestFile {
  const specs = specsOf(suite);
  const durations = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return {
    name: `e2e/${suite.file}`,
    seconds: durations.reduce((sum, duration) => sum + duration, 0) / 1000,
    failures: specs.filter(({ ok }) => !ok).map(({ title }) => title),
  };
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
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
): Promise<{ exitCode: number; seconds: number }> {
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
      resolve({ exitCode: code ?? 1, seconds });
    });
  });
}
