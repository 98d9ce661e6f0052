import { text } from 'node:stream/consumers';
import type { Environment } from 'node-shared/settings';
import type { MapOf } from '../site/reports/source-places';
import type { Command } from './command';

/** In the repository with the maps of the site, in the folder of a remote with those of its own build. */
export const stackCommand = (mapsIn: (env: Environment) => Promise<MapOf> | MapOf): Command => ({
  words: ['[PLACE]'],
  purpose:
    'Turns places in published scripts (/remotes/mf-auth/VERSION/js/NAME.js:1:234), alone or in a stack trace on the standard input, into lines of the sources.',
  run: async ({ words: [place], env }) => {
    if (place === undefined && process.stdin.isTTY) throw new Error('no place given; see --help.');
    const { toSourcePlaces } = await import('../site/reports/source-places');
    const trace = place ?? (await text(process.stdin));
    console.log(toSourcePlaces(trace, await mapsIn(env)).trimEnd());
  },
});
