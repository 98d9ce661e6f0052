import { siteDir } from '../settings';
import { publish } from '../site/publish';
import { assertRemote } from '../units';
import { command } from './command';

command(async ([name]) => {
  const [published] = await publish(siteDir(), [assertRemote(name)]);
  const { unit, version, changed } = published!;
  console.log(changed ? `${unit} ${version} is live.` : `${unit} ${version} is live already.`);
});
