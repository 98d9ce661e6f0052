import { execFileSync, spawn } from 'node:child_process';
import { rmSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, delimiter } from 'node:path';
import { setting } from 'node-shared/settings';
import { seed } from 'node-shared/testing/sample';
import { browserPath } from '../browser';
import { foundProgram } from '../programs';
import { canIsolate } from '../site/isolation/isolation';
import { root } from '../units/units';

const check = (name: string, program: string, ...args: string[]): Step => ({ name, program, args });
const script = (name: string): Step => check(name, 'npm', 'run', '--silent', name);
const lint = (...files: string[]): Step =>
  check('lint', 'oxlint', '-c', 'oxlint.config.mjs', '--no-error-on-unmatched-pattern', ...files);

// One more worker than the cores of a small machine: with two, each waits a fifth of its time.
// With more room for what lives shortly, of which tests make much, the workers collect garbage less often.
const jest = (name: string, ...args: string[]): Step => {
  const words = ['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js'];
  return { ...check(name, 'node', ...words, '--maxWorkers=3', '--silent', ...args), counts: true };
};

/** Builds the site for production, serves it as `npm start` does, and opens it in a browser. */
const playwright = (name: string, ...args: string[]): Step => ({
  ...check(name, 'playwright', 'test', ...args),
  counts: true,
});

/**
 * Runs what one waits for, or everything with `all`: then also the tests of tools in `*.all.test.ts`, in the browser
 * more than the journeys and the tests with the tag @always, and the search for unused code.
 */
export async function test(all: boolean): Promise<void> {
  // Units that have not changed stay built, but each run has a site and a database of its own.
  rmSync(join(root, '.cache/e2e'), { recursive: true, force: true });
  const browser = await preparedBrowser();
  console.log(`Samples are drawn by the seed ${process.env.TEST_SEED ?? seed}.`);
  const checks = [
    [script('types')],
    [
      check('format', 'oxfmt', '--check'),
      lint(),
      script('imports'),
      ...(all ? [script('unused')] : []),
    ],
  ];
  const inBrowser = all ? [] : ['--grep', 'journeys/|@always'];
  // They build the units, which the tests in the browser find built.
  const some = all ? [] : [String.raw`^(?!.*\.all\.test\.ts$)`];
  const outside = jest('unit and integration tests', ...some);
  const siteParts = ['journeys', 'pages', ...(all ? ['catalogue', 'machines'] : [])].map(
    (part) => `--project=${part}`,
  );
  const operations = playwright('operations', '--project=operations', '--no-deps', ...inBrowser);
  const inSite = browser
    ? [
        // The catalogue changes what pages show, so it comes after them.
        [playwright('pages', ...siteParts, ...inBrowser)],
        // They change the site, one after the other, so they have one of their own.
        [{ ...operations, env: { E2E_PORT: String(setting(process.env, 'E2E_PORT') + 10) } }],
      ]
    : [];
  const env = { ...(browser && { CHROMIUM_PATH: browser }), ...(all && { TEST_ALL: 'yes' }) };
  await runSteps([checks, [[outside]], inSite], env, browser ? 0 : 1);
}

/** For the inner loop: the types, and for what differs from the branch `main` lint and the tests of jest that import it. */
export async function quick(): Promise<void> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const changed = git('diff', '--name-only', '--diff-filter=d', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  const code = [...changed, ...added].filter((file) => /\.([cm]?js|tsx?)$/.test(file));
  await runSteps([
    [
      [check('types', 'node', 'node_modules/typescript-native/bin/tsc', '-b')],
      // Without a file, oxlint would check everything.
      code.length > 0 ? [lint(...code)] : [],
    ],
    [[jest('related tests', `--changedSince=${base}`, '--passWithNoTests')]],
  ]);
}

/**
 * Says what this machine lacks; the tests that need it are skipped. Installs a browser if there is none, and
 * returns its path; null if that is not possible here.
 */
async function preparedBrowser(): Promise<string | null> {
  const { env } = process;
  const browser = await browserPath(env).catch((error: Error) => {
    console.log(`Without the tests in a browser: ${error.message}`);
    return null;
  });
  const notes = [
    [foundProgram('nginx', env), 'behind deploy/nginx.conf: nginx is not installed'],
    [foundProgram('openssl', env), 'behind deploy/nginx.conf: openssl is not installed'],
    [foundProgram('systemd-analyze', env), 'of the units: systemd is not installed'],
    [canIsolate(), 'of hostile builds: bubblewrap is missing, or not allowed here'],
    [env.TEST_DATABASE_URL, 'on PostgreSQL: TEST_DATABASE_URL names no server'],
  ] as const;
  for (const [isThere, note] of notes) if (!isThere) console.log(`Without the tests ${note}.`);
  return browser;
}

/** A program of a run of the tests. A runner of tests counts its own with a reporter; other programs are one test. */
interface Step {
  name: string;
  program: string;
  args: readonly string[];
  counts?: boolean;
  env?: Record<string, string>;
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

/** To a file here add the reporters of jest and of Playwright, and what draws a sample: one for each step. */
const counted = join(root, '.cache/test-counts');

/**
 * Runs the stages one after the other; the rows of a stage run beside each other. The last line has the totals,
 * which tools look for. After a failure the exit code is 1.
 */
async function runSteps(
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
  { name, program, args, counts, env: own }: Step,
  env: Record<string, string>,
  samples: Map<string, string>,
): Promise<{ seconds: number; found: Totals }> {
  const started = Date.now();
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const file = join(counted, name);
  if (counts) {
    mkdirSync(counted, { recursive: true });
    rmSync(file, { force: true });
  }
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, ...own, PATH: path, ...(counts && { TEST_COUNTS: file }) },
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
