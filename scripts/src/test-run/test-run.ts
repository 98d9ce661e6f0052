import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath } from '../browser';
import { foundProgram } from '../programs';
import { canIsolate } from '../site/isolation/isolation';
import { root } from '../units/units';
import { browserTestsOf, changedFiles, exists } from './changed';
import { check, jest, playwright, summaryOf, type Step } from './steps';

/** Runs every check and test of the repository, or those that the changes since the branch `main` concern. */
export async function test(onlyChanged: boolean): Promise<void> {
  // Units that have not changed stay built, but each run has a site and a database of its own.
  rmSync(join(root, '.cache/e2e'), { recursive: true, force: true });
  const steps = onlyChanged ? await changedSteps() : await allSteps();
  console.log(`\n${summaryOf(steps).join('\n')}`);
  if (steps.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
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

async function allSteps(): Promise<Step[]> {
  const browser = await preparedBrowser();
  const checks = await codeChecks(['.'], ['.']);
  // These build the units, which the browser tests then find built.
  const tools = await jest('tests of the tools', 3, browser, ['--selectProjects', 'node']);
  const pages = await playwright('production build and browser tests', browser, [
    '--project=journeys',
    '--project=pages',
  ]);
  // The operations break and restart the site, so no other browser test runs with them. They do not run beside
  // the tests of jest either: on two cores both together take as long as one after the other.
  const operations = await playwright('operations', browser, ['--project=operations', '--no-deps']);
  const projects = ['--selectProjects', 'api', 'browser'];
  const others = await jest('tests of the API and the pages', 3, browser, projects);
  return [...checks, tools, pages, operations, others];
}

async function changedSteps(): Promise<Step[]> {
  const changed = changedFiles();
  if (changed.length === 0) return [];
  const files = changed.filter(exists);
  const code = files.filter((file) => /\.([cm]?js|tsx?)$/.test(file));
  const browserTests = browserTestsOf(changed);
  const browser = await preparedBrowser();
  return [
    ...(await codeChecks(files, code)),
    // One more worker than the cores of a small machine: with two, each waits a fifth of its time.
    await jest('related unit and integration tests', 3, browser, [
      '--findRelatedTests',
      ...code,
      // They read the whole repository, not only what they import.
      ...repositoryChecks(),
    ]),
    ...(browserTests.length > 0
      ? [await playwright('browser tests of the sections', browser, ['--no-deps', ...browserTests])]
      : []),
  ];
}

const repositoryChecks = (): string[] =>
  readdirSync(join(root, 'scripts/src/repository-checks'))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `scripts/src/repository-checks/${name}`);

/** The format of these files and the rules for this code; the other checks are of the whole repository. */
async function codeChecks(files: readonly string[], code: readonly string[]): Promise<Step[]> {
  // In parallel, each row on one core.
  const rows = await Promise.all([
    inTurn([
      // Without a file, both programs would fail or check everything: there may be only removed files.
      ...(files.length > 0 ? [() => formatCheck(files)] : []),
      () => check('types', 'npm', ['run', '--silent', 'types']),
    ]),
    inTurn([
      ...(code.length > 0 ? [() => lintCheck(code)] : []),
      () => check('imports', 'npm', ['run', '--silent', 'imports']),
      () => check('unused code and packages', 'npm', ['run', '--silent', 'unused']),
    ]),
  ]);
  return rows.flat();
}

async function inTurn(checks: readonly (() => Promise<Step>)[]): Promise<Step[]> {
  const steps: Step[] = [];
  for (const each of checks) steps.push(await each());
  return steps;
}

const lintCheck = (files: readonly string[]): Promise<Step> =>
  check('lint', 'oxlint', ['-c', 'oxlint.config.mjs', '--no-error-on-unmatched-pattern', ...files]);

const formatCheck = (files: readonly string[]): Promise<Step> =>
  check('format', 'prettier', ['--check', '--ignore-unknown', '--log-level', 'warn', ...files]);
