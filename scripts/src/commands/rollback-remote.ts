import { siteDir } from '../settings';
import { rollbackRemote } from '../site/pointers';
import { assertRemote } from '../units';
import { command } from './command';

command(
  {
    usage: 'npm run rollback:remote -- NAME [VERSION]',
    purpose: 'Puts the version before the live one live again, or the kept one that is named.',
    words: 2,
  },
  async ([name, version]) => {
    const remote = assertRemote(name);
    console.log(`${remote} ${await rollbackRemote(siteDir(), remote, version)} is live again.`);
  },
);
