import { siteDir } from '../settings';
import { publishOne } from '../site/publish-one';
import { assertRemote } from '../units';
import { command } from './command';

command(
  {
    usage: 'npm run publish:remote -- NAME [--candidate] [--dry-run]',
    purpose:
      'Builds one remote, checks it against what is live, opens its pages in a browser, and makes it live. --candidate publishes it beside the live version, for those who ask for it. --dry-run prints what would change and changes nothing.',
    words: 1,
    options: ['--dry-run', '--candidate'],
  },
  ([name], options) =>
    publishOne(
      siteDir(),
      assertRemote(name),
      { dryRun: options.has('--dry-run'), candidate: options.has('--candidate') },
      console.log,
    ),
);
