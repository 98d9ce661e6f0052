/** A test file, with the names of its failed tests. */
export interface TestFile {
  /** Path from the root of the repository. */
  name: string;
  seconds: number;
  failures: string[];
}

/** One step of `npm test`. */
export interface Step {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  skipped: number;
  files: TestFile[];
}

const SLOWEST_SHOWN = 10;

/**
 * The lines at the end of the output: the slowest steps and files, the failures, and in the last line the
 * totals, which tools look for.
 */
export function summaryOf(steps: readonly Step[]): string[] {
  const total = (key: 'passed' | 'failed' | 'skipped') =>
    steps.reduce((sum, step) => sum + step[key], 0);
  const slowest = [...steps, ...steps.flatMap(({ files }) => files)]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST_SHOWN);
  const failures = steps
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, files }) => {
      const named = files.flatMap((file) =>
        file.failures.map((failure) => `${file.name}: ${failure}`),
      );
      return named.length > 0 ? named : [name];
    });
  return [
    'Slowest steps and files:',
    ...slowest.map(({ name, seconds }) => `  ${Math.round(seconds)} s  ${name}`),
    ...(failures.length > 0 ? ['Failed:', ...failures.map((each) => `  ${each}`)] : []),
    '',
    `${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`,
  ];
}
