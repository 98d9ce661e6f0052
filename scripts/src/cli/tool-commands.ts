import { json } from 'node:stream/consumers';
import type { Move } from 'api';
import type { PublicCatalogue } from 'shared/model/catalogue';
import type { Commands } from './command';

/** What the tools and the server do in a process of their own: `node scripts/run.mjs NAME`. */
export const toolCommands: Commands = {
  'build-unit': {
    words: ['UNIT'],
    purpose: 'Builds one unit into its folder dist; publishes nothing.',
    run: async ({ words: [named] }) => {
      const { buildUnit } = await import('../build/build-unit');
      const { assertUnit } = await import('../units/units');
      const unit = assertUnit(named);
      const { version } = await buildUnit(unit);
      console.log(`${unit} ${version}`);
    },
  },
  'publish-upload': {
    words: ['REMOTE', 'FOLDER', 'MODE', 'COMMIT'],
    purpose: 'Publishes a build that a team has sent (live, candidate or dry-run).',
    run: async ({ words }) => (await import('./publish-upload')).publishUpload(words),
  },
  'change-version': {
    words: ['REMOTE', 'CHANGE'],
    purpose: 'Changes which version visitors get, as JSON tells it.',
    run: async ({ words: [remote = '', change = ''] }) => {
      const { changeVersion } = await import('../site/change-version');
      const { siteDir } = await import('../settings');
      // The server has checked the request of the team.
      console.log(await changeVersion(siteDir(), remote, JSON.parse(change) as Move));
    },
  },
  'show-catalogue': {
    purpose: 'Writes the pages of the site for the catalogue on the standard input.',
    run: async () => {
      const { showCatalogue } = await import('../site/release/catalogue');
      const { siteDir } = await import('../settings');
      // The server has checked the catalogue before storing it.
      await showCatalogue(siteDir(), (await json(process.stdin)) as PublicCatalogue);
    },
  },
};
