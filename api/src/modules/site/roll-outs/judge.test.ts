import { judge, type Figures, type Moments, type Stretch } from './judge';

/** mulberry32: the same numbers in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What the visits of a version are like: shares of the visits, medians in milliseconds. */
interface Version {
  faults: number;
  shifted: number;
  lcp: number;
  inp: number;
}

const good: Version = { faults: 0.002, shifted: 0.03, lcp: 1600, inp: 90 };
/** Standard deviations of the logarithms: a tenth of the visits wait more than twice as long as the median. */
const SPREAD = { lcp: 0.6, inp: 0.9 };
const VISITS_NEEDED = 200;
const SAMPLED = 10;
/** The share of the visitors who press something, and so have an INP. */
const PRESSING = 0.6;
/** Visits of the section between two looks of the judge, for all versions together. */
const VISITS_PER_LOOK = 500;

const none = (): Figures => ({
  ...{ visits: 0, reports: 0, faults: 0, shifted: 0 },
  lcp: { count: 0, sum: 0, squares: 0 },
  inp: { count: 0, sum: 0, squares: 0 },
});

/** Runs one roll-out, from the first step until the version is withdrawn or live. */
function simulate(version: Version, seed: number) {
  const random = randomNumbers(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  /** How often something happens that happens `expected` times on average. */
  const poisson = (expected: number) => {
    if (expected > 30) return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal()));
    let count = 0;
    for (let left = random(); left > Math.exp(-expected); left *= random()) count += 1;
    return count;
  };
  /** Adds many values at once: their sum and the sum of their squares are drawn, not each value. */
  const times = (to: Moments, count: number, median: number, spread: number) => {
    if (count === 0) return;
    const mean = Math.log(median) + (spread * normal()) / Math.sqrt(count);
    const freedom = count - 1;
    // Wilson and Hilferty's approximation of the chi-square distribution.
    const cube = 1 - 2 / (9 * freedom) + normal() * Math.sqrt(2 / (9 * freedom));
    const deviations = freedom === 0 ? 0 : spread ** 2 * freedom * Math.max(0, cube) ** 3;
    to.count += count;
    to.sum += count * mean;
    to.squares += deviations + count * mean ** 2;
  };
  const visits = (to: Figures, like: Version, count: number, standsFor: number) => {
    const reports = standsFor === 1 ? count : poisson(count / standsFor);
    to.faults += poisson(count * like.faults);
    to.visits += reports * standsFor;
    to.reports += reports;
    to.shifted += poisson(reports * like.shifted);
    times(to.lcp, reports, like.lcp, SPREAD.lcp);
    times(to.inp, Math.round(reports * PRESSING), like.inp, SPREAD.inp);
  };
  const stretches: Stretch[] = [];
  let met = 0;
  for (const percent of [1, 10, 50]) {
    const stretch = { percent, isNow: true, live: none(), canary: none() };
    for (const each of stretches) each.isNow = false;
    stretches.push(stretch);
    for (let verdict = 'wait'; verdict === 'wait';) {
      const ofCanary = poisson((VISITS_PER_LOOK * percent) / 100);
      met += ofCanary;
      visits(stretch.canary, version, ofCanary, 1);
      visits(stretch.live, good, VISITS_PER_LOOK - ofCanary, SAMPLED);
      const { move, why } = judge(stretches, VISITS_NEEDED);
      if (move === 'back') return { isWithdrawn: true, met, why };
      verdict = move;
    }
  }
  return { isWithdrawn: false, met, why: '' };
}

const simulations = (version: Version, count = 1000) =>
  Array.from({ length: count }, (_, seed) => simulate(version, seed + 1));

test('of a thousand good versions, at most ten are withdrawn', () => {
  const withdrawn = simulations(good).filter((each) => each.isWithdrawn);
  expect(withdrawn.length).toBeLessThanOrEqual(10);
});

test('a version that throws in 5 % of its visits is withdrawn before 200 visitors have met it', () => {
  const all = simulations({ ...good, faults: 0.05 });
  const found = all.filter(({ isWithdrawn, met }) => isWithdrawn && met < 200);
  expect(found.length).toBeGreaterThanOrEqual(990);
});

test('a version whose pages appear 30 % later is withdrawn', () => {
  const all = simulations({ ...good, lcp: good.lcp * 1.3 });
  const found = all.filter(({ isWithdrawn }) => isWithdrawn);
  expect(found.length).toBeGreaterThanOrEqual(950);
});
