import { siteDir } from '../settings';
import { rollbackRemote } from '../site/pointers';
import { assertRemote } from '../units';
import { command } from './command';

command(async ([name, version]) => {
  const remote = assertRemote(name);
  console.log(`${remote} ${await rollbackRemote(siteDir(), remote, version)} is live again.`);
});
