import type { PublishMode, SectionView, VersionChange } from 'api';
import type { Environment } from 'node-shared/settings';
import type { Command, Commands, Given } from './command';

/** Where the commands for a remote run: in the repository, or in the folder of one remote. */
export interface Workplace {
  /** How the usage names the remote: `NAME`, or nothing in the folder of a remote. */
  remoteWord: readonly string[];
  /** The remote that a command is about, and the words after it. */
  takeRemote(words: string[]): { remote: string; words: string[] };
  /** Makes the folder of a remote, and gives what to do next. */
  create(name: string): string;
  /** Builds and publishes a remote; to a deployed site if its address is given. */
  publish(
    remote: string,
    mode: PublishMode,
    site: string | undefined,
    env: Environment,
  ): Promise<void>;
  /** Changes which version visitors get, and gives the lines that tell it. */
  changeVersion(remote: string, change: VersionChange, env: Environment): Promise<string[]>;
  /** The lines of a view. */
  show(remote: string, what: SectionView, env: Environment): Promise<string[]>;
}

/**
 * The commands for a remote, which are the same in the repository (`npm run rollback:remote -- NAME`) and in
 * the folder of one remote (`npx remote rollback`).
 */
export function remoteCommands(place: Workplace): Commands {
  const ofRemote = (
    command: Omit<Command, 'run'>,
    run: (remote: string, given: Given) => Promise<void>,
  ): Command => ({
    ...command,
    words: [...place.remoteWord, ...(command.words ?? [])],
    run: (given) => {
      const { remote, words } = place.takeRemote(given.words);
      return run(remote, { ...given, words });
    },
  });
  const versionChange = (
    command: Pick<Command, 'words' | 'options' | 'purpose'>,
    changeOf: (given: Given) => VersionChange,
  ): Command =>
    ofRemote({ ...command, timed: true }, async (remote, given) => {
      const lines = await place.changeVersion(remote, changeOf(given), given.env);
      console.log(lines.join('\n'));
    });
  const view = (what: SectionView, purpose: string): Command =>
    ofRemote({ purpose }, async (remote, { env }) => {
      console.log((await place.show(remote, what, env)).join('\n'));
    });
  return {
    new: {
      words: ['NAME'],
      purpose:
        'Makes the folder mf-NAME: a page at /NAME with a form, its call of the API, tests and a README. Nothing outside that folder is touched.',
      run: ({ words: [name], usage }) => {
        if (!name) throw new Error(`name the new remote: ${usage}.`);
        console.log(place.create(name));
      },
    },
    publish: ofRemote(
      {
        words: ['[SITE]'],
        options: ['--candidate', '--dry-run'],
        purpose:
          'Builds one remote, checks it against what is live, opens its pages in a browser, and makes it live. --candidate publishes it beside the live version, for those who ask for it. --dry-run prints what would change and changes nothing. With the address of a deployed site the build is sent there, with the token of the team (PUBLISH_TOKEN).',
      },
      (remote, { words: [site], options, env }) =>
        place.publish(remote, publishMode(options), site, env),
    ),
    rollback: versionChange(
      {
        words: ['[VERSION]'],
        purpose: 'Puts the version before the live one live again, or the kept one that is named.',
      },
      ({ words: [version] }) => ({ action: 'roll back', ...(version && { version }) }),
    ),
    promote: versionChange(
      {
        purpose: 'Makes the candidate, or the canary, of a remote the version that everybody gets.',
      },
      () => ({ action: 'promote' }),
    ),
    canary: versionChange(
      {
        words: ['VERSION', 'PERCENT'],
        purpose: 'Gives a share of the visitors another kept version of a remote; 0 ends it.',
      },
      ({ words: [version, percent], usage }) => {
        if (!version || !/^\d+$/.test(percent ?? '')) {
          throw new Error(`name the version and the share, a whole number: ${usage}.`);
        }
        return { action: 'canary', version, percent: Number(percent) };
      },
    ),
    toggle: versionChange(
      { words: ['on|off'], purpose: 'Closes a section for maintenance, or opens it.' },
      ({ words: [position], usage }) => {
        if (position !== 'on' && position !== 'off') {
          throw new Error(`say on or off after the remote: ${usage}.`);
        }
        return { action: position === 'on' ? 'open' : 'close' };
      },
    ),
    unpublish: versionChange(
      { purpose: 'Takes a section out of the site, e.g. before its folder is removed.' },
      () => ({ action: 'unpublish' }),
    ),
    status: view(
      'status',
      'Prints what is live, since when, what is kept, which canary there is, and what it has outside of its own pages.',
    ),
    log: view('log', 'Prints who has changed what of the section, when and why, the last first.'),
    failures: view(
      'failures',
      'Prints what browsers have reported about the section in the last seven days, violations of the security policy (csp) too.',
    ),
    vitals: view(
      'vitals',
      'Prints how the visits of the last seven days went, by version and page: faults, largest paint, slowest interaction, layout shifts.',
    ),
  };
}

export function publishMode(options: Given['options']): PublishMode {
  const [isCandidate, isDry] = [options.candidate === true, options['dry-run'] === true];
  if (isCandidate && isDry) throw new Error('name --candidate or --dry-run, not both.');
  return isDry ? 'dry-run' : isCandidate ? 'candidate' : 'live';
}
