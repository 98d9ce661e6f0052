import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { sitePaths } from './site-paths';
import { liveVersion, readState } from './state';

/** One line of `deploys.jsonl`: what was changed of a unit, and by whom. */
export interface Deploy {
  /** ISO time. */
  at: string;
  who: string;
  action:
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
  /** The other version, where it is about one: `VERSION 10 %`. */
  about?: string;
  why?: string;
  /** The commit of the sources, with `+` where they differ from it; none without git. */
  revision?: string;
  seconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Does something to a unit and notes it once it is done; what is refused is not noted. */
export async function logged<T>(
  site: string,
  what: Pick<Deploy, 'action' | 'unit' | 'about' | 'revision'>,
  work: () => Promise<T>,
  env: Environment = process.env,
): Promise<T> {
  const started = Date.now();
  const live = () => liveVersion(readState(site).registry, what.unit) ?? null;
  const from = live();
  const result = await work();
  noteDeploy(site, { ...what, from, to: live(), seconds: (Date.now() - started) / 1000 }, env);
  return result;
}

/**
 * Writes a line at the end of the site's log. Who did it is DEPLOYED_BY or the user of the system, why
 * it was done DEPLOY_REASON.
 */
export function noteDeploy(
  site: string,
  deploy: Omit<Deploy, 'at' | 'who' | 'why'>,
  env: Environment = process.env,
): void {
  const line: Deploy = {
    at: new Date().toISOString(),
    who: env.DEPLOYED_BY || userInfo().username,
    ...(env.DEPLOY_REASON && { why: env.DEPLOY_REASON }),
    ...deploy,
  };
  // One write of one line: those of two publishers do not mix.
  appendFileSync(sitePaths(site).deployLog, `${JSON.stringify(line)}\n`);
}

/** The deploys of a site, oldest first. A line that a full disk has cut off is left out. */
export function readDeploys(site: string): Deploy[] {
  const file = sitePaths(site).deployLog;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        // Written by `logged` alone.
        return [JSON.parse(line) as Deploy];
      } catch {
        return [];
      }
    });
}
