import { join } from 'node:path';
import { root } from '../units/units';
import { jestOutcome, playwrightOutcome } from './reports';

const file = (path: string) => join(root, path);

test('of jest, failed tests are named with the beginning of their messages, without colours', () => {
  const lines = Array.from({ length: 30 }, (_, number) => `line ${number}`);
  const outcome = jestOutcome({
    numPassedTests: 2,
    numPendingTests: 1,
    testResults: [
      {
        name: file('shared/src/sum.test.ts'),
        status: 'failed',
        message: 'all of them',
        assertionResults: [
          { fullName: 'sums add', status: 'passed', failureMessages: [] },
          {
            fullName: 'sums subtract',
            status: 'failed',
            failureMessages: [`\u001b[31m${lines.join('\n\n')}\u001b[39m`],
          },
        ],
      },
    ],
  });
  expect(outcome).toMatchObject({ passed: 2, skipped: 1 });
  expect(outcome.failures).toEqual([
    `shared/src/sum.test.ts › sums subtract\n      ${lines.slice(0, 12).join('\n      ')}`,
  ]);
});

test('of jest, a file that could not be run has failed', () => {
  const broken = { status: 'failed', message: 'Cannot find module', assertionResults: [] };
  const { failures } = jestOutcome({
    numPassedTests: 0,
    numPendingTests: 0,
    testResults: [{ ...broken, name: file('api/src/broken.test.ts') }],
  });
  expect(failures).toEqual(['api/src/broken.test.ts\n      Cannot find module']);
});

test('of Playwright, failed tests are named at every depth', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    file: 'pages/home.spec.ts',
    tests: [{ results: [message ? { error: { message } } : {}] }],
  });
  const outcome = playwrightOutcome({
    stats: { expected: 7, skipped: 2 },
    suites: [
      {
        specs: [spec('opens', true), spec('closes', false, 'still open')],
        suites: [{ specs: [spec('was cut short', false)] }],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 7,
    skipped: 2,
    failures: [
      'e2e/pages/home.spec.ts › closes\n      still open',
      'e2e/pages/home.spec.ts › was cut short',
    ],
  });
});
