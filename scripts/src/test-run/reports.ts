import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../units/units';

/** What a program that runs tests has found. */
export interface Outcome {
  passed: number;
  skipped: number;
  /** What failed, each with the beginning of its message. */
  failures: string[];
}

/** What is read of the report of `jest --json`. */
export interface JestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: JestFile[];
}

interface JestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

export const jestOutcome = (report: JestReport): Outcome => ({
  passed: report.numPassedTests,
  skipped: report.numPendingTests,
  failures: report.testResults.flatMap(jestFailures),
});

function jestFailures({ name, status, message, assertionResults }: JestFile): string[] {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that could not be run has no failed tests.
  if (failed.length === 0) return status === 'failed' ? [failure(file, message)] : [];
  return failed.map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages[0] ?? ''));
}

/** What is read of the report of Playwright's reporter `json`. */
export interface PlaywrightReport {
  stats: { expected: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSpec {
  title: string;
  ok: boolean;
  file: string;
  tests: { results: { error?: { message?: string } }[] }[];
}

export const playwrightOutcome = ({ stats, suites }: PlaywrightReport): Outcome => ({
  passed: stats.expected,
  skipped: stats.skipped,
  failures: suites.flatMap(playwrightFailures),
});

const playwrightFailures = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return failure(`e2e/${file} › ${title}`, errors.find(Boolean) ?? '');
    }),
  ...suites.flatMap(playwrightFailures),
];

/** The rest of a message, which can be a whole page, stands where the test ran. */
const failure = (name: string, message: string): string =>
  [name, ...stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 12)].join(
    '\n      ',
  );
