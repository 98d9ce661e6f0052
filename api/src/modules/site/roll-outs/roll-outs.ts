import { nextStep } from 'node-shared/roll-out-steps';
import type { BackgroundTask } from '../../../platform/app-types';
import { readRegistry, type SiteRemote } from '../../browser-reports/known-pages';
import { visitsByStretch } from '../../browser-reports/version-visits';
import type { PublishingServices, VersionChange } from '../publisher';
import { judge, type Figures, type Stretch, type Verdict } from './judge';

/** Who has made the changes, in the log of the site. */
const WHO = 'roll-out';

type Judging = Pick<PublishingServices, 'config' | 'database' | 'log' | 'publisher'>;

/**
 * Judges each version that is rolled out, and makes the next step: the changes are those of the commands
 * `canary` and `promote`. Several servers may judge at the same time: the site takes a change only if the
 * roll-out is still at the step that was judged, and its lock lets one change in after the other.
 */
export const judgeRollOuts: BackgroundTask<PublishingServices> = {
  name: 'judge roll-outs',
  everyMs: 5_000,
  run: async (services) => {
    // A server that does not publish could not change anything.
    if (!services.publisher) return;
    const { remotes } = readRegistry(services.config.siteDir);
    for (const [name, remote] of Object.entries(remotes)) await judgeRemote(services, name, remote);
  },
};

async function judgeRemote(services: Judging, name: string, { live, canary }: SiteRemote) {
  if (!live || !canary?.rollOut) return;
  const { config, log, publisher } = services;
  const { version, percent, rollOut } = canary;
  const { began, step } = rollOut;
  const stretches = await stretchesOf(services, name, live.version, version, rollOut);
  const { move, why } = judge(stretches, config.rollOutVisits);
  if (move === 'wait') return;
  const change = changeOf(move, version, { began, step, percent });
  const { done, lines } = await publisher!.changeVersion(name, change, { who: WHO, why });
  const told = { remote: name, version, percent, move, why, lines };
  if (done) log.info(told, 'a roll-out was judged');
  else log.warn(told, 'a roll-out could not be changed');
}

function changeOf(
  move: Exclude<Verdict['move'], 'wait'>,
  version: string,
  judged: { began: string; step: string; percent: number },
): VersionChange {
  const percent = move === 'back' ? 0 : nextStep(judged.percent);
  if (percent === 100) return { action: 'promote', judged };
  return { action: 'canary', version, percent, judged };
}

/** The figures of both versions since the roll-out began, one for each stretch with the same share. */
async function stretchesOf(
  { database }: Judging,
  name: string,
  live: string,
  canary: string,
  { began, step }: { began: string; step: string },
): Promise<Stretch[]> {
  const rows = await visitsByStretch(database, name, [live, canary], new Date(began));
  // Of visits from before the roll-out, which have no share, nothing is compared.
  const some = rows.filter(({ percent }) => percent > 0);
  const keyOf = ({ since, percent }: (typeof rows)[number]) => `${since.getTime()} ${percent}`;
  return [...new Set(some.map(keyOf))].map((key) => {
    const both = some.filter((row) => keyOf(row) === key);
    const of = (version: string) => figuresOf(both.find((row) => row.version === version));
    const { since, percent } = both[0]!;
    return { percent, isNow: since >= new Date(step), live: of(live), canary: of(canary) };
  });
}

type Row = Awaited<ReturnType<typeof visitsByStretch>>[number];

const figuresOf = (row: Row | undefined): Figures => ({
  visits: row?.visits ?? 0,
  reports: row?.reports ?? 0,
  faults: row?.faults ?? 0,
  shifted: row?.shifted ?? 0,
  lcp: { count: row?.reports ?? 0, sum: row?.lcpSum ?? 0, squares: row?.lcpSquares ?? 0 },
  inp: { count: row?.inpCount ?? 0, sum: row?.inpSum ?? 0, squares: row?.inpSquares ?? 0 },
});
