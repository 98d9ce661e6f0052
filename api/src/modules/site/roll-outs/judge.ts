/** Count, sum and sum of the squares of a value; of times, of their natural logarithms. */
export interface Moments {
  count: number;
  sum: number;
  squares: number;
}

/** What the browsers have said about the visits of one version. */
export interface Figures {
  /** All visits, as far as they were counted: a report of a sampled visit stands for several. */
  visits: number;
  /** The visits that sent web vitals. */
  reports: number;
  /** Visits in which the section had a fault; every visit sends this. */
  faults: number;
  /** Of the reports, those with a layout shift that visitors notice. */
  shifted: number;
  /** Logarithms of milliseconds. */
  lcp: Moments;
  inp: Moments;
}

/** The two versions in one stretch of time in which the share did not change. */
export interface Stretch {
  /** Per cent of the visitors that were given the new version. */
  percent: number;
  /** Whether it belongs to the present step. */
  isNow: boolean;
  live: Figures;
  canary: Figures;
}

export interface Verdict {
  move: 'forward' | 'back' | 'wait';
  /** One line with the figures that decided. */
  why: string;
}

/** How much worse a version is that must be found. */
const FAULT_RATIO = 10;
const SHIFT_RATIO = 2;
const SLOWER = Math.log(1.3);

/**
 * Wald's bounds: the chance of withdrawing a good version for one of the figures, if its roll-out never ended.
 * It ends, so that of all good versions less than one per cent are withdrawn: `judge.test.ts`.
 */
const CHANCE = { faults: 0.02, lcp: 0.001, inp: 0.001, shift: 0.001 };
/** The logarithm of the likelihood ratio beyond which a step does not go forward. One fault is below it. */
const SUSPICION = 3;
/** Reports from which on a spread can be told. */
const FEWEST_REPORTS = 20;

/**
 * Whether a version in roll-out goes on, by Wald's sequential probability ratio test (A. Wald, Sequential
 * Tests of Statistical Hypotheses, Ann. Math. Statist. 16, 1945): it can look after every visit, and yet a
 * good version is seldom withdrawn. One-sided, and of two samples, because the live
 * version is measured at the same time:
 *
 * - Counts: if both versions are equally good, each fault is the new version's with a chance of its share of
 *   the visits, whatever the rate of faults is (Lindon, Sanden, Shirikian: Rapid Regression Detection in
 *   Software Deployments through Sequential Testing, KDD 2022).
 * - Times are about log-normal, so the test compares means of logarithms. The scores of stretches have
 *   independent increments and add up (Jennison, Turnbull: Group Sequential Methods, 2000, chapter 3).
 */
export function judge(stretches: readonly Stretch[], visitsNeeded: number): Verdict {
  const live = stretches.map((each) => each.live);
  const canary = stretches.map((each) => each.canary);
  const total = (figures: readonly Figures[], of: (one: Figures) => number) =>
    figures.reduce((sum, each) => sum + of(each), 0);
  const rate = (
    figures: readonly Figures[],
    count: 'faults' | 'shifted',
    of: 'visits' | 'reports',
  ) => `${total(figures, (each) => each[count])} in ${total(figures, (each) => each[of])} visits`;
  const middle = (figures: readonly Figures[], of: 'lcp' | 'inp') => {
    const count = total(figures, (each) => each[of].count);
    const mean = total(figures, (each) => each[of].sum) / count;
    return count === 0 ? 'none' : `${Math.round(Math.exp(mean))} ms`;
  };
  const tests = [
    {
      name: 'faults',
      ratio: sum(stretches, faultsRatio),
      bound: CHANCE.faults,
      canary: rate(canary, 'faults', 'visits'),
      live: rate(live, 'faults', 'visits'),
    },
    ...(['lcp', 'inp'] as const).map((of) => ({
      name: of.toUpperCase(),
      ratio: timesRatio(stretches, of),
      bound: CHANCE[of],
      canary: middle(canary, of),
      live: middle(live, of),
    })),
    {
      name: 'layout shifts',
      ratio: sum(stretches, shiftsRatio),
      bound: CHANCE.shift,
      canary: rate(canary, 'shifted', 'reports'),
      live: rate(live, 'shifted', 'reports'),
    },
  ];
  const told = (some: typeof tests) =>
    some.map((each) => `${each.name} ${each.canary}, live ${each.live}`).join('; ');
  const worse = tests.filter(({ ratio, bound }) => ratio >= -Math.log(bound));
  if (worse.length > 0) return { move: 'back', why: `worse than the live version: ${told(worse)}` };
  const suspicious = tests.filter(({ ratio }) => ratio > SUSPICION);
  if (suspicious.length > 0) return { move: 'wait', why: `not sure: ${told(suspicious)}` };
  const seen = sum(stretches, (each) => (each.isNow ? each.canary.reports : 0));
  const isCompared = total(live, (each) => each.visits) >= visitsNeeded;
  return seen >= visitsNeeded && isCompared
    ? { move: 'forward', why: `no worse than the live version: ${told(tests)}` }
    : { move: 'wait', why: `${seen} of ${visitsNeeded} visits at this share: ${told(tests)}` };
}

/** The logarithm of the likelihood ratio of counts, if the first sample is expected to have this share. */
function countsRatio(share: number, ratio: number, ofCanary: number, ofLive: number): number {
  const worse = (ratio * share) / (ratio * share + 1 - share);
  const ofLiveRatio = share === 1 ? 0 : ofLive * Math.log((1 - worse) / (1 - share));
  return (share === 0 ? 0 : ofCanary * Math.log(worse / share)) + ofLiveRatio;
}

const shareOf = (one: number, other: number): number => (one === 0 ? 0 : one / (one + other));

/** Visits are counted when they end, and faults at once, so the share that was given counts as well. */
const faultsRatio = ({ percent, canary, live }: Stretch): number =>
  countsRatio(
    Math.max(percent / 100, shareOf(canary.visits, live.visits)),
    FAULT_RATIO,
    canary.faults,
    live.faults,
  );

const shiftsRatio = ({ canary, live }: Stretch): number =>
  countsRatio(shareOf(canary.reports, live.reports), SHIFT_RATIO, canary.shifted, live.shifted);

function timesRatio(stretches: readonly Stretch[], of: 'lcp' | 'inp'): number {
  const both = stretches
    .map(({ canary, live }) => [canary[of], live[of]] as const)
    .filter((pair) => pair.every(({ count }) => count > 0));
  const freedom = sum(both, ([one, other]) => one.count + other.count - 2);
  if (freedom < FEWEST_REPORTS) return 0;
  const variance = sum(both, (pair) => sum(pair, deviations)) / freedom;
  if (variance <= 0) return 0;
  const information = ([one, other]: (typeof both)[number]) =>
    1 / (variance * (1 / one.count + 1 / other.count));
  const score = sum(both, (pair) => {
    const [one, other] = pair;
    return (one.sum / one.count - other.sum / other.count) * information(pair);
  });
  return SLOWER * score - (SLOWER ** 2 / 2) * sum(both, information);
}

/** The sum of the squares of the distances from the mean. */
const deviations = ({ count, sum: total, squares }: Moments): number =>
  squares - total ** 2 / count;

const sum = <T>(list: readonly T[], of: (each: T) => number): number =>
  list.reduce((total, each) => total + of(each), 0);
