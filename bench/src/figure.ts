export interface Figure {
  name: string;
  measured: number;
  /** Printed after the number: a unit, or an empty text for a ratio. */
  unit: string;
  bound: 'at most' | 'at least' | 'exactly';
  target: number;
  /** The measured values that the number comes from. */
  detail: string;
}

const figure =
  (bound: Figure['bound']) =>
  (name: string, measured: number, target: number, detail: string, unit = ''): Figure => ({
    ...{ name, measured, unit, bound, target, detail },
  });
export const atMost = figure('at most');
export const atLeast = figure('at least');
export const exactly = figure('exactly');

export function isMet({ measured, bound, target }: Figure): boolean {
  if (bound === 'exactly') return measured === target;
  return bound === 'at least' ? measured >= target : measured <= target;
}

export function printFigure(figure: Figure): void {
  const { name, measured, unit, bound, target, detail } = figure;
  const number = Number.isInteger(measured) ? String(measured) : measured.toFixed(3);
  const mark = isMet(figure) ? 'met   ' : 'MISSED';
  const wanted = `${bound} ${target}${unit}`;
  console.log(
    `${mark} ${name.padEnd(60)} ${`${number}${unit}`.padStart(10)}  ${wanted.padEnd(16)} (${detail})`,
  );
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
