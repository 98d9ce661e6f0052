import { siteDir } from '../settings';
import { publish } from '../site/publish';
import { command } from './command';

command(async () => {
  const [published] = await publish(siteDir(), ['shell']);
  const { version, changed } = published!;
  console.log(changed ? `shell ${version} is live.` : `shell ${version} is live already.`);
});
