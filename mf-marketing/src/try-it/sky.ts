/*
 * Where the Sun and the Moon stand in the sidereal zodiac, in degrees, for the years 1900 to 2050. Jean Meeus,
 * Astronomical Algorithms, second edition: the Sun of chapter 25, and the larger terms of the Moon of chapter
 * 47 (table 47.A). Both are within 0.03°, which the Moon moves in four minutes.
 */

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const J2000_MS = Date.UTC(2000, 0, 1, 12);

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const turn = (degrees: number) => ((degrees % 360) + 360) % 360;

/** Julian centuries of dynamical time since J2000; the earth's clock is behind it by ΔT. */
function centuries(at: number): number {
  const days = (at - J2000_MS) / DAY_MS;
  const deltaT = 64 + (0.55 * days) / 365.25;
  return (days + deltaT / 86_400) / 36_525;
}

/**
 * Degrees from the Lahiri point, the first of Ashwini, to the mean equinox of the date: 23.857° in 2000, moved by
 * precession.
 */
const ayanamsa = (t: number): number => 23.85709 + 1.396971 * t + 0.000309 * t * t;

/** The Sun's longitude from the mean equinox of the date, with aberration. */
export function tropicalSun(at: number): number {
  const t = centuries(at);
  const m = 357.52911 + 35_999.05029 * t - 0.0001537 * t * t;
  const centre =
    (1.914602 - 0.004817 * t) * sine(m) + 0.019993 * sine(2 * m) + 0.000289 * sine(3 * m);
  return turn(280.46646 + 36_000.76983 * t + 0.0003032 * t * t + centre - 0.00569);
}

/** Millionths of a degree, and the multiples of D, M, M′ and F whose sine they belong to. */
const terms: readonly (readonly [size: number, d: number, m: number, n: number, f: number])[] = [
  [6_288_774, 0, 0, 1, 0],
  [1_274_027, 2, 0, -1, 0],
  [658_314, 2, 0, 0, 0],
  [213_618, 0, 0, 2, 0],
  [-185_116, 0, 1, 0, 0],
  [-114_332, 0, 0, 0, 2],
  [58_793, 2, 0, -2, 0],
  [57_066, 2, -1, -1, 0],
  [53_322, 2, 0, 1, 0],
  [45_758, 2, -1, 0, 0],
  [-40_923, 0, 1, -1, 0],
  [-34_720, 1, 0, 0, 0],
  [-30_383, 0, 1, 1, 0],
  [15_327, 2, 0, 0, -2],
  [-12_528, 0, 0, 1, 2],
  [10_980, 0, 0, 1, -2],
  [10_675, 4, 0, -1, 0],
  [10_034, 0, 0, 3, 0],
  [8_548, 4, 0, -2, 0],
  [-7_888, 2, 1, -1, 0],
  [-6_766, 2, 1, 0, 0],
  [-5_163, 1, 0, -1, 0],
  [4_987, 1, 1, 0, 0],
  [4_036, 2, -1, 1, 0],
  [3_994, 2, 0, 2, 0],
  [3_861, 4, 0, 0, 0],
  [3_665, 2, 0, -3, 0],
];

/** The Moon's longitude from the mean equinox of the date. */
export function tropicalMoon(at: number): number {
  const t = centuries(at);
  const mean = 218.3164477 + 481_267.88123421 * t - 0.0015786 * t * t;
  const d = 297.8501921 + 445_267.1114034 * t - 0.0018819 * t * t;
  const m = 357.5291092 + 35_999.0502909 * t - 0.0001536 * t * t;
  const n = 134.9633964 + 477_198.8675055 * t + 0.0087414 * t * t;
  const f = 93.272095 + 483_202.0175233 * t - 0.0036539 * t * t;
  // The earth's path becomes rounder: this belongs to each multiple of M.
  const e = 1 - 0.002516 * t;
  const sum = terms.reduce(
    (total, [size, byD, byM, byN, byF]) =>
      total + size * e ** Math.abs(byM) * sine(byD * d + byM * m + byN * n + byF * f),
    3958 * sine(119.75 + 131.849 * t) + 1962 * sine(mean - f),
  );
  return turn(mean + sum / 1e6);
}

export const siderealSun = (at: number): number => turn(tropicalSun(at) - ayanamsa(centuries(at)));
export const siderealMoon = (at: number): number =>
  turn(tropicalMoon(at) - ayanamsa(centuries(at)));

/** A stay in one of the equal parts of the zodiac during a day. */
export interface Stay {
  /** Index of the part, from 0. */
  readonly part: number;
  /** When it began; undefined for the first, which began before the day. */
  readonly since?: Date;
}

/** The parts that a body passes through on an Indian day `YYYY-MM-DD`, in their order; usually one or two. */
export function staysOf(body: (at: number) => number, parts: number, day: string): Stay[] {
  const begin = Date.parse(`${day}T00:00:00+05:30`);
  const partAt = (at: number) => Math.floor((body(at) * parts) / 360);
  const stays: Stay[] = [{ part: partAt(begin) }];
  for (let hour = 1; hour <= 24; hour += 1) {
    let late = begin + hour * HOUR_MS;
    const part = partAt(late);
    if (part === stays.at(-1)!.part) continue;
    // Halved until the minute is known.
    let early = late - HOUR_MS;
    while (late - early > 60_000) {
      const middle = (early + late) / 2;
      if (partAt(middle) === part) late = middle;
      else early = middle;
    }
    stays.push({ part, since: new Date(late) });
  }
  return stays;
}

/** Noon in India of a day `YYYY-MM-DD`, in milliseconds. */
export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00+05:30`);
