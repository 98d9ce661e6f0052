import { siteDir } from '../settings';
import { publishShell } from '../site/publish';
import { command } from './command';

command(async () => {
  const { version, changed } = await publishShell(siteDir());
  console.log(changed ? `shell ${version} is live.` : `shell ${version} is live already.`);
});
