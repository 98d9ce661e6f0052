import { logged } from '../site/state/deploy-log';
import { rollbackRemote } from '../site/release/versions';
import { knownRemote } from '../site/state/state';
import { changeSite } from '../site/change-site';
import { command } from './command';

command(
  {
    usage: 'npm run rollback:remote -- NAME [VERSION]',
    purpose: 'Puts the version before the live one live again, or the kept one that is named.',
    words: 2,
    timed: true,
  },
  async ([name, version]) => {
    const back = await changeSite(async (site) => {
      const remote = knownRemote(site, name);
      const work = () => rollbackRemote(site, remote, version);
      return `${remote} ${await logged(site, { action: 'roll back', unit: remote }, work)}`;
    });
    console.log(`${back} is live again.`);
  },
);
