import { existsSync } from 'node:fs';
import { setting, type Environment } from 'node-shared/settings';
import type { Opened } from './opened-pages';
import { smokeRun, type PageFault } from './smoke-run';
import type { Site } from '../../state/site';

interface Options {
  env: Environment;
  /** Whether a team has sent the build: then it is tried in a browser, unless PUBLISH_NEEDS_BROWSER says no. */
  isUpload: boolean;
  /** Whether the host is new: then only what the live host does better is a reason to refuse it. */
  isHost: boolean;
  say: (line: string) => void;
}

/** Opens the pages of the remotes of a release in a browser. Throws if one of them does not work. */
export async function smokeCheck(
  site: Site,
  release: string,
  remotes: readonly Opened[],
  { env, isUpload, isHost, say }: Options,
): Promise<void> {
  const run = await smokeRun(site, release, remotes, env);
  if (!run) {
    const lack = 'no Chromium or Chrome was found (CHROMIUM_PATH)';
    if (setting(env, 'PUBLISH_NEEDS_BROWSER') ?? isUpload) {
      throw new Error(`The pages must be tried in a browser (PUBLISH_NEEDS_BROWSER), and ${lack}.`);
    }
    say(`The smoke run was skipped: ${lack}.`);
    return;
  }
  const faulty = remotes.filter(({ name }) => run.faults.some(({ remote }) => remote === name));
  const known = isHost && faulty.length > 0 ? await liveFaults(site, faulty, env) : [];
  const isKnown = ({ remote, path }: PageFault) =>
    known.some((fault) => fault.remote === remote && fault.path === path);
  const news = run.faults.filter((fault) => !isKnown(fault));
  if (news.length > 0) throw new Error(news.map(lineOf).join('\n'));
  for (const fault of run.faults) say(`${lineOf(fault)} (with the live shell too)`);
  const working = run.pages - run.faults.length;
  say(`${working} pages work in a browser (${(run.milliseconds / 1000).toFixed(1)} s).`);
}

const lineOf = ({ remote, path, cause }: PageFault) =>
  `${remote}: ${path} fails in a browser: ${cause}`;

async function liveFaults(
  site: Site,
  remotes: readonly Opened[],
  env: Environment,
): Promise<PageFault[]> {
  const { live } = site.paths;
  const run = existsSync(live) ? await smokeRun(site, live, remotes, env) : null;
  return run?.faults ?? [];
}
