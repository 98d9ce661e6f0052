import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { setting, type Environment } from 'node-shared/settings';
import { liveReleaseOf } from './live-link';
import { liveVersion } from './state';
import type { Site } from './site';

/** One line of `deploys.jsonl`: a change of a unit, and who made it. */
export interface Deploy {
  /** ISO time. */
  at: string;
  who: string;
  action:
    // `npm start` published what the checkout has.
    | 'start'
    | 'publish'
    | 'candidate'
    | 'roll back'
    | 'canary'
    | 'promote'
    | 'open'
    | 'close'
    | 'unpublish'
    | 'catalogue';
  unit: string;
  /** Live versions before and after. */
  from: string | null;
  to: string | null;
  /** The version of a canary with its share, `VERSION 10 %`, or of a candidate. */
  about?: string;
  why?: string;
  /** The commit of the sources, with `+` if they differ from it. Undefined without git. */
  revision?: string;
  /** With the time for building and for checking the types. */
  seconds: number;
}

/** Runs `work`, which `secondsBefore` went before, and logs it, unless it fails or changes nothing. */
export async function logged<T>(
  site: Site,
  what: Pick<Deploy, 'action' | 'unit' | 'about' | 'revision'>,
  work: () => Promise<T>,
  env: Environment,
  secondsBefore = 0,
): Promise<T> {
  const started = Date.now();
  const live = () => liveVersion(site.live().registry, what.unit) ?? null;
  const [from, release] = [live(), liveReleaseOf(site.folder)];
  const result = await work();
  if (liveReleaseOf(site.folder) === release) return result;
  const seconds = secondsBefore + (Date.now() - started) / 1000;
  noteDeploy(site, { ...what, from, to: live(), seconds }, env);
  return result;
}

/**
 * Appends a line to the site's log. `who` is DEPLOYED_BY, or the user of the system; `why` is DEPLOY_REASON. If
 * the disk refuses the line, only warns: the change that it tells of is live.
 */
export function noteDeploy(
  site: Site,
  deploy: Omit<Deploy, 'at' | 'who' | 'why'>,
  env: Environment,
): void {
  const why = setting(env, 'DEPLOY_REASON');
  const line: Deploy = {
    at: new Date().toISOString(),
    who: setting(env, 'DEPLOYED_BY') || userName(),
    ...(why && { why }),
    ...deploy,
  };
  try {
    // One write per line, so that the lines of two publishers do not mix.
    appendFileSync(site.paths.deployLog, `${JSON.stringify(line)}\n`);
  } catch (error) {
    console.warn(`${site.folder}: the change is live, and not in the log: ${String(error)}`);
  }
}

/** The user of this process; in a container it can be a number without a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.geteuid?.()}`;
  }
}

/** The change by which the live version of a unit became live, if the log has it. */
export const whatMadeLive = (
  deploys: readonly Deploy[],
  unit: string,
  live: string,
): Deploy | undefined => {
  const last = deploys.findLast((each) => each.unit === unit && each.from !== each.to);
  return last?.to === live ? last : undefined;
};

/** The deploys of a site, oldest first. Skips a line that is incomplete, for example after a full disk. */
export function readDeploys(site: Site): Deploy[] {
  const file = site.paths.deployLog;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        // Only `noteDeploy` writes lines.
        return [JSON.parse(line) as Deploy];
      } catch {
        return [];
      }
    });
}
