export interface Figure {
  name: string;
  database: string;
  value: number;
  unit: 'ratio' | 'ms';
  /** The value must be at most this, or at least where `atLeast` says so. */
  limit: number;
  atLeast?: boolean;
  /** The measured times behind a ratio, or a plan. */
  detail: string;
}

export const reached = ({ value, limit, atLeast }: Figure): boolean =>
  atLeast ? value >= limit : value <= limit;

/** The median time of a call in milliseconds, after some calls to warm up. */
export async function medianMs(call: () => Promise<unknown>, times = 41): Promise<number> {
  for (let warm = 0; warm < 8; warm += 1) await call();
  const taken: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const begin = performance.now();
    await call();
    taken.push(performance.now() - begin);
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}

export const ms = (value: number): string => `${value.toFixed(1)} ms`;
