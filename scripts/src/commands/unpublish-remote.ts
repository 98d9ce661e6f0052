import { logged } from '../site/deploy-log';
import { unpublishRemote } from '../site/pointers';
import { changeSite } from '../site-store/change-site';
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
