import { siteDir } from '../settings';
import { logged } from '../site/deploy-log';
import { rollbackRemote } from '../site/pointers';
import { knownRemote } from '../site/state';
import { command } from './command';

command(
  {
    usage: 'npm run rollback:remote -- NAME [VERSION]',
    purpose: 'Puts the version before the live one live again, or the kept one that is named.',
    words: 2,
    timed: true,
  },
  async ([name, version]) => {
    const site = siteDir();
    const remote = knownRemote(site, name);
    console.log(
      `${remote} ${await logged(site, { action: 'roll back', unit: remote }, () => rollbackRemote(site, remote, version))} is live again.`,
    );
  },
);
