import { siteDir } from '../settings';
import { logged } from '../site/deploy-log';
import { toggleRemote } from '../site/pointers';
import { knownRemote } from '../site/state';
import { command } from './command';

command(
  {
    usage: 'npm run toggle:remote -- NAME on|off',
    purpose: 'Closes a section for maintenance, or opens it.',
    words: 2,
    timed: true,
  },
  async ([name, position]) => {
    const site = siteDir();
    const remote = knownRemote(site, name);
    if (position !== 'on' && position !== 'off') throw new Error('say on or off after the remote.');
    const isOn = position === 'on';
    await logged(site, { action: isOn ? 'open' : 'close', unit: remote }, () =>
      toggleRemote(site, remote, isOn),
    );
    console.log(`${remote} is ${isOn ? 'open' : 'closed for maintenance'}.`);
  },
);
