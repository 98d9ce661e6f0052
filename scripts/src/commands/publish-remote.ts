import { siteAddressOf } from '../kit/deployed-site';
import { uploadBuild } from '../kit/upload-build';
import { buildAndPublish } from '../site/publish/build-and-publish';
import { changeSite } from '../site/change-site';
import { assertRemote } from '../units/units';
import { command } from './command';

command(
  {
    usage: 'npm run publish:remote -- NAME [SITE] [--candidate] [--dry-run]',
    purpose:
      'Builds one remote, checks it against what is live, opens its pages in a browser, and makes it live. --candidate publishes it beside the live version, for those who ask for it. --dry-run prints what would change and changes nothing. With the address of a deployed site the build is sent there, with the token of the team (PUBLISH_TOKEN).',
    words: 2,
    options: ['--dry-run', '--candidate'],
  },
  async ([name, site], options) => {
    const remote = assertRemote(name);
    const mode = { dryRun: options.has('--dry-run'), candidate: options.has('--candidate') };
    if (site) await uploadBuild(remote, siteAddressOf(site), mode, console.log);
    else await changeSite((folder) => buildAndPublish(folder, remote, mode, console.log));
  },
);
