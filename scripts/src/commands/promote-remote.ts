import { siteDir } from '../settings';
import { logged } from '../site/deploy-log';
import { promoteRemote } from '../site/pointers';
import { knownRemote } from '../site/state';
import { command } from './command';

command(
  {
    usage: 'npm run promote:remote -- NAME',
    purpose: 'Makes the candidate, or the canary, of a remote the version that everybody gets.',
    words: 1,
    timed: true,
  },
  async ([name]) => {
    const site = siteDir();
    const remote = knownRemote(site, name);
    console.log(
      `${remote} ${await logged(site, { action: 'promote', unit: remote }, () => promoteRemote(site, remote))} is live.`,
    );
  },
);
