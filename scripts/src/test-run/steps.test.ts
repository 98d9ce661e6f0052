import { check, playwright, summaryOf } from './steps';

test('a check counts as one test, which fails with its program', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const steps = [await check('right', 'true', []), await check('wrong', 'false', [])];
  expect(steps).toMatchObject([
    { name: 'right', passed: 1, failures: [], skipped: 0 },
    { name: 'wrong', passed: 0, failures: ['wrong'], skipped: 0 },
  ]);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^— wrong: FAILED in \d+ s$/));
  log.mockRestore();
});

test('a program that is not installed has failed', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  expect(await check('missing', 'no-such-program', [])).toMatchObject({
    passed: 0,
    failures: ['missing'],
  });
  log.mockRestore();
});

test('without a browser, its tests are skipped and nothing has failed', async () => {
  expect(await playwright('in a browser', null, [])).toMatchObject({ failures: [], skipped: 1 });
});

test('the summary begins with the longest step, names what failed, and ends with the totals', () => {
  const failures = ['a.test.ts › adds\n      expected 2', 'b.test.ts › subtracts'];
  const lines = summaryOf([
    { name: 'lint', seconds: 20, passed: 1, skipped: 0, failures: [] },
    { name: 'unit', seconds: 100, passed: 2000, skipped: 3, failures },
  ]);
  expect(lines).toEqual([
    'The steps, the longest first:',
    '  100 s  unit: FAILED',
    '  20 s  lint',
    '',
    'Failed:',
    '  ✘ a.test.ts › adds\n      expected 2',
    '  ✘ b.test.ts › subtracts',
    '',
    '2001 passed, 2 failed, 3 skipped',
  ]);
});
