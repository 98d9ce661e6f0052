import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Environment } from 'node-shared/settings';
import { siteDir } from '../../settings';
import { changeVersion } from '../../site/release/change-version';
import { showCatalogue } from '../../site/release/catalogue';
import { DONE, type SiteChange } from '../../site/site-tools';
import { openSiteFolder } from '../../site/state/site';
import { publishUpload } from './publish-upload';

/** Makes one change of the site for the publisher. Ends with it, and says at the end that the work is done. */
export async function changeSite(env: Environment): Promise<void> {
  const end = () => process.exit(1);
  // The publisher leaves it open.
  process.stdin.on('close', end);
  try {
    // The event has the line as its only argument.
    const [line] = (await once(createInterface(process.stdin), 'line')) as [string];
    // The server has checked what it passes on.
    await make(JSON.parse(line) as SiteChange, env);
    console.log(DONE);
  } finally {
    process.stdin.off('close', end).destroy();
  }
}

async function make(change: SiteChange, env: Environment): Promise<void> {
  const site = openSiteFolder(siteDir(env));
  switch (change.what) {
    case 'publish':
      return publishUpload(site, change, env);
    case 'change version':
      return console.log(await changeVersion(site, change.remote, change.change, env));
    case 'show catalogue':
      return showCatalogue(site, change.catalogue, env);
  }
}
