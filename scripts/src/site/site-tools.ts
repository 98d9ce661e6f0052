import { tmpdir } from 'node:os';
import type { PublishResult, Sent, VersionChange } from 'api';
import type { PublicCatalogue } from 'shared/model/catalogue';
import { runProcess } from 'node-shared/process';
import type { Environment } from 'node-shared/settings';
import { ownProgram, root } from '../units/units';
import type { ChangeCopy } from './store/change-in-store';
import type { Site } from './state/site';

/** A change of the site, as the command `change-site` is told it. */
export type SiteChange =
  | { what: 'publish'; remote: string; folder: string; sent: Sent }
  | { what: 'change version'; remote: string; change: VersionChange }
  | { what: 'show catalogue'; catalogue: PublicCatalogue };

/** The last line of a command that has done its work. */
export const DONE = 'Done.';

/** Milliseconds after which a change of the site is given up. */
const TIME_LIMIT = 120_000;
/** What is passed on of a refusal. */
const MOST_REASONS = 50;
const LONGEST_REASON = 1000;
/** How the checks that have a time limit of their own say that it is over. */
const TOOK_LONGER = / took longer than \d+ seconds\./;

export interface CommandResult extends PublishResult {
  /** Whether it ran into a time limit. */
  ranOut?: boolean;
}

/** Calls `work` with a site that it may change. */
type ChangeSite = <T>(work: (site: Site) => Promise<T>, copy?: ChangeCopy) => Promise<T>;

/**
 * The changes of a site that servers ask for, each in a process of its own: it can be ended at a time limit, and has
 * nothing of the publisher's environment but settings of a publish.
 */
export const siteTools = (change: ChangeSite, env: Environment) => ({
  /** Checks and publishes the build in a folder with the layout of a build output. */
  publish: (remote: string, folder: string, sent: Sent, who: string): Promise<CommandResult> =>
    change((site) => run(site, { what: 'publish', remote, folder, sent }, env, who)),
  changeVersion: (remote: string, what: VersionChange, who: string): Promise<PublishResult> =>
    change(
      (site) => run(site, { what: 'change version', remote, change: what }, env, who),
      'version',
    ),
  showCatalogue: (catalogue: PublicCatalogue): Promise<PublishResult> =>
    change((site) => run(site, { what: 'show catalogue', catalogue }, env)),
});

/**
 * The only environment variables that publishing gets: it needs no secret of the server, no address of its
 * database, and no key of the site's store.
 */
const PUBLISHING_SETTINGS: readonly string[] = [
  ...['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_ENV', 'CHROMIUM_PATH'],
  ...['SITE_URL', 'HOST', 'PORT', 'IMAGE_HOSTS', 'UPLOAD_HOSTS'],
  ...['PUBLISH_NEEDS_BROWSER', 'TRUST_UPLOADED_BUILDS'],
  ...['DEPLOYED_BY', 'DEPLOY_REASON'],
];

export const publishingEnvironment = (env: Environment): NodeJS.ProcessEnv =>
  Object.fromEntries(
    PUBLISHING_SETTINGS.filter((name) => env[name] !== undefined).map((name) => [name, env[name]]),
  );

async function run(
  { folder }: Site,
  change: SiteChange,
  env: Environment,
  who?: string,
): Promise<CommandResult> {
  const { code, output, errors, isLate } = await runProcess(
    process.execPath,
    [ownProgram(), 'change-site'],
    {
      cwd: root,
      env: { ...publishingEnvironment(env), ...(who && { DEPLOYED_BY: who }), SITE_DIR: folder },
      input: `${JSON.stringify(change)}\n`,
      keepsInput: true,
      deadline: TIME_LIMIT,
      isGroup: true,
    },
  );
  const told = output.trim().split('\n');
  // Not the exit code alone: a process whose work is never done also ends with 0.
  if (code === 0 && told.at(-1) === DONE) return { done: true, lines: told.slice(0, -1) };
  const why = isLate
    ? `It took longer than ${TIME_LIMIT / 1000} seconds; nothing was changed.`
    : errors.trim() || 'It ended before it was done; nothing was changed.';
  const own = 'folder' in change ? [change.folder] : [];
  const lines = withoutFolders(why, [...own, folder, root, tmpdir()])
    .split('\n')
    .slice(0, MOST_REASONS);
  return {
    done: false,
    lines: lines.map((line) => line.slice(0, LONGEST_REASON)),
    ranOut: isLate || TOOK_LONGER.test(errors),
  };
}

/** A reason without the folders of this server, which are nothing to a team. */
export const withoutFolders = (reason: string, folders: readonly string[]): string =>
  folders.reduce(
    (rest, folder) => rest.replaceAll(`${folder}/`, '').replaceAll(folder, '…'),
    reason,
  );
