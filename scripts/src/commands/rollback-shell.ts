import { logged } from '../site/state/deploy-log';
import { rollbackShell } from '../site/release/versions';
import { changeSite } from '../site/change-site';
import { command } from './command';

command(
  {
    usage: 'npm run rollback:shell -- [VERSION]',
    purpose:
      'Puts the shell before the live one live again, or the kept one that is named. Every live remote has to fit it.',
    words: 1,
    timed: true,
  },
  async ([version]) => {
    const back = await changeSite((site) =>
      logged(site, { action: 'roll back', unit: 'shell' }, () => rollbackShell(site, version)),
    );
    console.log(`shell ${back} is live again.`);
  },
);
