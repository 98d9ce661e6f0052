import { siteDir } from '../settings';
import { browserGate } from '../site/gate';
import { publish } from '../site/publish';
import { assertRemote } from '../units';
import { command } from './command';

command(async ([name]) => {
  const site = siteDir();
  const [published] = await publish(site, [assertRemote(name)], browserGate(site, console.log));
  const { unit, version, changed } = published!;
  console.log(changed ? `${unit} ${version} is live.` : `${unit} ${version} is live already.`);
});
