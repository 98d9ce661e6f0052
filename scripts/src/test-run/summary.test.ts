import { summaryOf, type Step } from './summary';

const step = (name: string, values: Partial<Step> = {}): Step => ({
  name,
  seconds: 1,
  passed: 1,
  failed: 0,
  skipped: 0,
  files: [],
  ...values,
});

test('ends with the totals of all steps in one line', () => {
  const lines = summaryOf([step('types'), step('unit', { passed: 40, failed: 2, skipped: 3 })]);
  expect(lines.at(-1)).toBe('41 passed, 2 failed, 3 skipped');
});

test('lists each failed test with its file, and a failed step without tests by its own name', () => {
  const lines = summaryOf([
    step('types', { passed: 0, failed: 1 }),
    step('unit', {
      failed: 1,
      files: [
        { name: 'a.test.ts', seconds: 2, failures: ['adds up'] },
        { name: 'b.test.ts', seconds: 1, failures: [] },
      ],
    }),
  ]);
  expect(lines.slice(lines.indexOf('Failed:'), -2)).toEqual([
    'Failed:',
    '  types',
    '  a.test.ts: adds up',
  ]);
});

test('shows the ten slowest, longest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    name: `${index}.test.ts`,
    seconds: index,
    failures: [],
  }));
  const lines = summaryOf([step('unit', { seconds: 90, files })]);
  expect(lines.slice(1, 11)).toEqual([
    '  90 s  unit',
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3].map((index) => `  ${index} s  ${index}.test.ts`),
  ]);
});
