import { loShuTexts as texts } from './texts';

/** The magic square, row by row: every line adds up to fifteen. */
export const loShuSquare = [4, 9, 2, 3, 5, 7, 8, 1, 6] as const;

/** The lines of the square with the names that numerologists give them. */
const lines: readonly { readonly name: string; readonly numbers: readonly number[] }[] = [
  { name: texts.mind, numbers: [4, 9, 2] },
  { name: texts.heart, numbers: [3, 5, 7] },
  { name: texts.practice, numbers: [8, 1, 6] },
  { name: texts.thought, numbers: [4, 3, 8] },
  { name: texts.will, numbers: [9, 5, 1] },
  { name: texts.action, numbers: [2, 7, 6] },
  { name: texts.firstDiagonal, numbers: [4, 5, 6] },
  { name: texts.secondDiagonal, numbers: [2, 5, 8] },
];

export interface LoShuReading {
  /** How often each digit from 1 to 9 is in the date; index 0 is not used. */
  readonly counts: readonly number[];
  readonly missing: readonly number[];
  /** The lines of which no number is missing. */
  readonly full: typeof lines;
  /** The digits of the day, added until one is left, and its planet. */
  readonly driver: number;
  /** The digits of the whole date, added until one is left. */
  readonly conductor: number;
}

/** Reads a day `YYYY-MM-DD`: its digits fill the grid, and zeros have no cell. */
export function readLoShu(day: string): LoShuReading {
  const digits = digitsOf(day);
  const counts = Array.from({ length: 10 }, (_, n) => digits.filter((digit) => digit === n).length);
  const has = (number: number) => counts[number]! > 0;
  return {
    counts,
    missing: [...loShuSquare].sort().filter((number) => !has(number)),
    full: lines.filter(({ numbers }) => numbers.every(has)),
    driver: oneDigit(digitsOf(day.slice(8))),
    conductor: oneDigit(digits),
  };
}

export const planetOf = (number: number): string => texts.planets[number] ?? '';

const digitsOf = (text: string): number[] => [...text.replace(/\D/g, '')].map(Number);

function oneDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit) => total + digit, 0);
  return sum < 10 ? sum : oneDigit(digitsOf(String(sum)));
}
