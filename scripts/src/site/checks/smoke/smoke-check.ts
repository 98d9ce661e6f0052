import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from 'node-shared/files';
import { setting, type Environment } from 'node-shared/settings';
import type { Registry } from 'shared/contract';
import { foundBrowser } from '../../../browser';
import { changedPages, pagesOfHost } from './changed-pages';
import type { Opened } from './opened-pages';
import { smokeRun, type PageFault } from './smoke-run';
import type { Site } from '../../state/site';

interface Options {
  env: Environment;
  /** Whether a team has sent the build: then it is tried in a browser, unless PUBLISH_NEEDS_BROWSER says no. */
  isUpload: boolean;
  /** Whether the host is new: then only what the live host does better is a reason to refuse it. */
  isHost: boolean;
  /** Whether visitors get it only if they ask for it: then all of its pages are new. */
  isCandidate?: boolean;
}

/** Opens the pages of the remotes of a release in a browser. Throws if one of them does not work. */
export async function smokeCheck(
  site: Site,
  release: string,
  remotes: readonly Opened[],
  { env, isUpload, isHost, isCandidate = false }: Options,
): Promise<void> {
  const isOfOne = !isHost && !isCandidate;
  const others = isOfOne && foundBrowser(env) ? othersThan(remotes, site, release) : [];
  const names = remotes.map(({ name }) => name);
  const run = await smokeRun(site, release, [...remotes, ...others], env, undefined, (all) => {
    if (isCandidate) return all;
    return isHost ? pagesOfHost(site, release, all) : changedPages(site, release, names, all);
  });
  if (!run) {
    const lack = 'no Chromium or Chrome was found (CHROMIUM_PATH)';
    if (setting(env, 'PUBLISH_NEEDS_BROWSER') ?? isUpload) {
      throw new Error(`The pages must be tried in a browser (PUBLISH_NEEDS_BROWSER), and ${lack}.`);
    }
    console.log(`The smoke run was skipped: ${lack}.`);
    return;
  }
  // What visitors have already is no reason to refuse something else.
  const faulty = (isHost ? remotes : others).filter(({ name }) =>
    run.faults.some(({ remote }) => remote === name),
  );
  const known = faulty.length > 0 ? await liveFaults(site, faulty, env) : [];
  const isKnown = ({ remote, path }: PageFault) =>
    known.some((fault) => fault.remote === remote && fault.path === path);
  const news = run.faults.filter((fault) => !isKnown(fault));
  if (news.length > 0) throw new Error(news.map(lineOf).join('\n'));
  for (const fault of run.faults) console.log(`${lineOf(fault)} (in the live release too)`);
  const working = run.pages - run.faults.length;
  console.log(`${working} pages work in a browser (${(run.milliseconds / 1000).toFixed(1)} s).`);
}

function othersThan(remotes: readonly Opened[], site: Site, release: string): Opened[] {
  const { remotes: entries } = readJson<Registry>(join(release, 'registry.json'));
  return Object.entries(entries).flatMap(([name, { live, enabled }]) =>
    live && enabled && !remotes.some((remote) => remote.name === name)
      ? site.remote(name, live.version)
      : [],
  );
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
