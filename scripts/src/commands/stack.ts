import { text } from 'node:stream/consumers';
import { toSourcePlaces } from '../site/reports/source-places';
import { currentSite } from '../site/change-site';
import { command } from './command';

command(
  {
    usage: 'npm run stack -- PLACE   or   npm run stack < FILE',
    purpose:
      'Turns places in published scripts (/remotes/mf-auth/VERSION/js/NAME.js:1:234), alone or in a stack trace, into lines of the sources.',
    words: 1,
  },
  async ([place]) => {
    if (place === undefined && process.stdin.isTTY) throw new Error('no place given; see --help.');
    console.log(
      toSourcePlaces(await currentSite(), place ?? (await text(process.stdin))).trimEnd(),
    );
  },
);
