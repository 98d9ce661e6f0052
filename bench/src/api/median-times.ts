import { median, type Figure } from '../figure';

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
  return Object.fromEntries(names.map((name) => [name, median(taken.get(name)!)])) as Record<
    Name,
    number
  >;
}

/** Functions that make the figures of one database; times are in milliseconds. */
export const figuresOn = (database: string) => ({
  time: (name: string, measured: number, target: number, detail = ''): Figure => ({
    name: `${name}, ${database}`,
    measured,
    unit: ' ms',
    bound: 'at most',
    target,
    detail,
  }),
  ratio: (name: string, above: number, below: number, target: number): Figure => ({
    name: `${name}, ${database}`,
    measured: above / below,
    unit: '',
    bound: 'at most',
    target,
    detail: `${above.toFixed(1)} ms / ${below.toFixed(1)} ms`,
  }),
});
