import { logged } from '../site/state/deploy-log';
import { promoteRemote } from '../site/release/versions';
import { knownRemote } from '../site/state/state';
import { changeSite } from '../site/change-site';
import { command } from './command';

command(
  {
    usage: 'npm run promote:remote -- NAME',
    purpose: 'Makes the candidate, or the canary, of a remote the version that everybody gets.',
    words: 1,
    timed: true,
  },
  async ([name]) => {
    const promoted = await changeSite(async (site) => {
      const remote = knownRemote(site, name);
      const work = () => promoteRemote(site, remote);
      return `${remote} ${await logged(site, { action: 'promote', unit: remote }, work)}`;
    });
    console.log(`${promoted} is live.`);
  },
);
