export interface Figure {
  name: string;
  database: string;
  value: number;
  unit: 'ratio' | 'ms';
  /** The highest allowed value, or the lowest one if `atLeast` is true. */
  limit: number;
  atLeast?: boolean;
  /** The measured times behind a ratio, a query plan or a remark. */
  detail: string;
}

/**
 * The median times of several calls in milliseconds. The calls take turns, so that other load on
 * the machine affects all of them equally.
 */
export async function medianTimes<Name extends string>(
  calls: Record<Name, () => Promise<unknown>>,
  rounds = 101,
): Promise<Record<Name, number>> {
  const names = Object.keys(calls) as Name[];
  const taken = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -10; round < rounds; round += 1) {
    for (const name of names) {
      const begin = performance.now();
      await calls[name]();
      if (round >= 0) taken.get(name)!.push(performance.now() - begin);
    }
  }
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
  return Object.fromEntries(names.map((name) => [name, median(taken.get(name)!)])) as Record<
    Name,
    number
  >;
}

export const ms = (value: number): string => `${value.toFixed(1)} ms`;
