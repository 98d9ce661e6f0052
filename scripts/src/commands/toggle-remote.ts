import { logged } from '../site/state/deploy-log';
import { toggleRemote } from '../site/release/versions';
import { knownRemote } from '../site/state/state';
import { changeSite } from '../site/change-site';
import { command } from './command';

command(
  {
    usage: 'npm run toggle:remote -- NAME on|off',
    purpose: 'Closes a section for maintenance, or opens it.',
    words: 2,
    timed: true,
  },
  async ([name, position]) => {
    const isOn = position === 'on';
    const remote = await changeSite(async (site) => {
      const known = knownRemote(site, name);
      if (!isOn && position !== 'off') throw new Error('say on or off after the remote.');
      await logged(site, { action: isOn ? 'open' : 'close', unit: known }, () =>
        toggleRemote(site, known, isOn),
      );
      return known;
    });
    console.log(`${remote} is ${isOn ? 'open' : 'closed for maintenance'}.`);
  },
);
