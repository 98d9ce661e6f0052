import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { seed } from 'node-shared/testing/sample';
import { browserPath } from '../browser';
import { foundProgram } from '../programs';
import { canIsolate } from '../site/isolation/isolation';
import { root } from '../units/units';
import { runSteps, type Step } from './run-steps';

const check = (name: string, program: string, ...args: string[]): Step => ({ name, program, args });
const script = (name: string): Step => check(name, 'npm', 'run', '--silent', name);
const lint = (...files: string[]): Step =>
  check('lint', 'oxlint', '-c', 'oxlint.config.mjs', '--no-error-on-unmatched-pattern', ...files);

// One more worker than the cores of a small machine: with two, each waits a fifth of its time.
// With more room for what lives shortly, of which tests make much, the workers collect garbage less often.
const jest = (name: string, ...args: string[]): Step => ({
  ...check(
    name,
    'node',
    ...['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js', '--maxWorkers=3', '--silent'],
    ...args,
  ),
  counts: true,
});

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
  const tests = [
    // They build the units, which the tests in the browser find built.
    jest('unit and integration tests', ...(all ? [] : [String.raw`^(?!.*\.all\.test\.ts$)`])),
    ...(browser
      ? [
          playwright('pages', '--project=journeys', '--project=pages', ...inBrowser),
          // They change the site, so no other test in the browser runs with them.
          playwright('operations', '--project=operations', '--no-deps', ...inBrowser),
        ]
      : []),
  ];
  const env = { ...(browser && { CHROMIUM_PATH: browser }), ...(all && { TEST_ALL: 'yes' }) };
  await runSteps([checks, [tests]], env, browser ? 0 : 1);
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
  const lacks = (name: string) => !foundProgram(name, env);
  const notes: [isMissing: boolean, note: string][] = [
    [lacks('nginx'), 'Without the tests behind deploy/nginx.conf: nginx is not installed.'],
    [lacks('openssl'), 'Without the tests behind deploy/nginx.conf: openssl is not installed.'],
    [lacks('systemd-analyze'), 'Without the test of the units: systemd is not installed.'],
    [
      !canIsolate(),
      'Without the tests of hostile builds: bubblewrap is missing, or not allowed here.',
    ],
    [!env.TEST_DATABASE_URL, 'Without the tests on PostgreSQL: TEST_DATABASE_URL names no server.'],
  ];
  for (const [isMissing, note] of notes) if (isMissing) console.log(note);
  return browser;
}
