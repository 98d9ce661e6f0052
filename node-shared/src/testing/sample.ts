import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { setting } from '../settings';

const wanted = setting(process.env, 'TEST_SEED');

/** The same commit always tries the same. Without a repository, e.g. in an unpacked archive, it is 0. */
export const seed: number =
  wanted === undefined || wanted === 'all' ? seedOfCommit() : Number(wanted);

function seedOfCommit(): number {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: __dirname, encoding: 'utf8' });
  return Number.parseInt(stdout?.slice(0, 7) || '0', 16);
}

/** One of `share` items, by the seed. What is left out stands in the summary of the run under this name. */
export function sampled<Item>(name: string, items: readonly Item[], share: number): Item[] {
  const tried =
    wanted === 'all' ? [...items] : items.filter((_, index) => (index + seed) % share === 0);
  note(name, tried.length, items.length);
  return tried;
}

/** How many generated cases to try: `few`, or `many` in `npm test -- --all`. */
export function sampleSize(name: string, few: number, many: number): number {
  const size = setting(process.env, 'TEST_ALL') ? many : few;
  note(name, size, many);
  return size;
}

function note(sample: string, tried: number, of: number): void {
  const file = setting(process.env, 'TEST_COUNTS');
  if (file) appendFileSync(file, `${JSON.stringify({ sample, tried, of })}\n`);
}
