import { buildAndPublish } from '../site/publish/build-and-publish';
import { changeSite } from '../site/change-site';
import { command } from './command';

command(
  {
    usage: 'npm run publish:shell -- [--dry-run]',
    purpose:
      'Builds the shell, checks it against every live remote, opens every page in a browser, and makes it live. --dry-run prints what would change and changes nothing.',
    words: 0,
    options: ['--dry-run'],
  },
  (_words, options) =>
    changeSite((site) =>
      buildAndPublish(
        site,
        'shell',
        { dryRun: options.has('--dry-run'), candidate: false },
        console.log,
      ),
    ),
);
