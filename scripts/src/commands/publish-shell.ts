import { siteDir } from '../settings';
import { browserGate } from '../site/gate';
import { publish } from '../site/publish';
import { command } from './command';

command(async () => {
  const site = siteDir();
  const [published] = await publish(site, ['shell'], browserGate(site, console.log));
  const { version, changed } = published!;
  console.log(changed ? `shell ${version} is live.` : `shell ${version} is live already.`);
});
