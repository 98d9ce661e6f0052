import { siteDir } from '../settings';
import { publishRemote } from '../site/publish';
import { assertRemote } from '../units';
import { command } from './command';

command(async ([name]) => {
  const remote = assertRemote(name);
  const { version, changed } = await publishRemote(siteDir(), remote);
  console.log(changed ? `${remote} ${version} is live.` : `${remote} ${version} is live already.`);
});
