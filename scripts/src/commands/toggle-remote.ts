import { siteDir } from '../settings';
import { toggleRemote } from '../site/pointers';
import { assertRemote } from '../units';
import { command } from './command';

command(
  {
    usage: 'npm run toggle:remote -- NAME on|off',
    purpose: 'Closes a section for maintenance, or opens it.',
    words: 2,
  },
  async ([name, position]) => {
    const remote = assertRemote(name);
    if (position !== 'on' && position !== 'off') throw new Error('say on or off after the remote.');
    await toggleRemote(siteDir(), remote, position === 'on');
    console.log(`${remote} is ${position === 'on' ? 'open' : 'closed for maintenance'}.`);
  },
);
