import { check, playwright, summaryOf } from './steps';

test('a check counts as one test, which fails with its program', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const steps = [await check('right', 'true', []), await check('wrong', 'false', [])];
  expect(steps).toMatchObject([
    { name: 'right', passed: 1, failed: 0, skipped: 0 },
    { name: 'wrong', passed: 0, failed: 1, skipped: 0 },
  ]);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^— wrong: FAILED in \d+ s$/));
  log.mockRestore();
});

test('a program that is not installed has failed', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  expect(await check('missing', 'no-such-program', [])).toMatchObject({ passed: 0, failed: 1 });
  log.mockRestore();
});

test('without a browser, its tests are skipped and nothing has failed', async () => {
  expect(await playwright('in a browser', null, [])).toMatchObject({ failed: 0, skipped: 1 });
});

test('the summary begins with the longest step and ends with the totals', () => {
  const lines = summaryOf([
    { name: 'lint', seconds: 20, passed: 1, failed: 0, skipped: 0 },
    { name: 'unit', seconds: 100, passed: 2000, failed: 2, skipped: 3 },
  ]);
  expect(lines).toEqual([
    'The steps, the longest first:',
    '  100 s  unit: FAILED',
    '  20 s  lint',
    '',
    '2001 passed, 2 failed, 3 skipped',
  ]);
});
