import { logged } from '../site/state/deploy-log';
import { unpublishRemote } from '../site/release/versions';
import { changeSite } from '../site/change-site';
import { command } from './command';

command(
  {
    usage: 'npm run unpublish:remote -- NAME',
    purpose: 'Takes a section out of the site, e.g. before its folder is removed.',
    words: 1,
    timed: true,
  },
  async ([name = '']) => {
    await changeSite((site) =>
      logged(site, { action: 'unpublish', unit: name }, () => unpublishRemote(site, name)),
    );
    console.log(`${name} is no longer part of the site.`);
  },
);
