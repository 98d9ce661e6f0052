import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { VersionChange } from 'api';
import type { PublicCatalogue } from 'shared/model/catalogue';
import type { Comparison } from '../site/checks/signature-faults';
import { DONE, type SiteCommand } from '../site/site-tools';
import type { Command, Commands, Given } from './command';
import { runNode } from './actions/run-node';

/** The commands by which the publisher changes the site. */
const siteCommands = {
  'publish-upload': {
    words: ['REMOTE', 'FOLDER', 'SENT'],
    purpose: 'Publishes a build that a team has sent, as JSON tells it.',
    run: async ({ words, env }) =>
      (await import('./actions/publish-upload')).publishUpload(words, env),
  },
  'change-version': {
    words: ['REMOTE', 'CHANGE'],
    purpose: 'Changes which version visitors get, as JSON tells it.',
    run: async ({ words: [remote = '', change = ''], env }) => {
      const { changeVersion } = await import('../site/release/change-version');
      const { siteDir } = await import('../settings');
      const { openSiteFolder } = await import('../site/state/site');
      const site = openSiteFolder(siteDir(env));
      // The server has checked the request of the team.
      console.log(await changeVersion(site, remote, JSON.parse(change) as VersionChange, env));
    },
  },
  'show-catalogue': {
    purpose: 'Writes the pages of the site for the catalogue on the standard input.',
    run: async ({ env }) => {
      const { showCatalogue } = await import('../site/release/catalogue');
      const { siteDir } = await import('../settings');
      const { openSiteFolder } = await import('../site/state/site');
      // The server has checked the catalogue before storing it.
      const catalogue = JSON.parse(await line) as PublicCatalogue;
      await showCatalogue(openSiteFolder(siteDir(env)), catalogue, env);
    },
  },
} satisfies Record<SiteCommand, Command>;

/** What the tools and the server do in a process of their own: `node scripts/run.mjs NAME`. */
export const toolCommands: Commands = {
  'settings-document': {
    purpose: 'Writes docs/settings.md from the table of settings.',
    run: async () => {
      const { settingsDocument } = await import('../repository-checks/settings-document');
      await writeFile('docs/settings.md', settingsDocument());
      runNode(['node_modules/oxfmt/bin/oxfmt', 'docs/settings.md']);
    },
  },
  'retention-document': {
    purpose: 'Writes docs/retention.md from the retention rules of the API.',
    run: async () => {
      const { retentionDocument } = await import('api/retention-document');
      await writeFile('docs/retention.md', retentionDocument());
      runNode(['node_modules/oxfmt/bin/oxfmt', 'docs/retention.md']);
    },
  },
  'code-owners': {
    purpose: 'Writes .github/CODEOWNERS from the owners of the units.',
    run: async () => {
      const { CODE_OWNERS, codeOwners } = await import('../repository-checks/code-owners');
      await mkdir(dirname(CODE_OWNERS), { recursive: true });
      await writeFile(CODE_OWNERS, codeOwners());
    },
  },
  'compare-signatures': {
    purpose:
      'Compares the types of sections with those of a host, as JSON on the standard input tells them.',
    run: async () => {
      const { brokenSignatures } = await import('../signatures/compare');
      // Only `signature-faults.ts` writes to it.
      const { sections, host } = JSON.parse(await text(process.stdin)) as Comparison;
      console.log(JSON.stringify(brokenSignatures(sections, host)));
    },
  },
  'build-unit': {
    words: ['UNIT'],
    purpose: 'Builds one unit into its folder dist; publishes nothing.',
    run: async ({ words: [named], env }) => {
      const { buildUnit } = await import('../build/build-unit');
      const { buildSettings } = await import('../settings');
      const { assertUnit } = await import('../units/units');
      const unit = assertUnit(named);
      const { version } = await buildUnit(unit, buildSettings(env));
      console.log(`${unit} ${version}`);
    },
  },
  ...Object.fromEntries(
    Object.entries(siteCommands).map(([name, command]: [string, Command]) => [
      name,
      { ...command, run: (given: Given) => untilDone(() => command.run(given)) },
    ]),
  ),
};

/** The line that the publisher writes to the standard input of each of these commands, which stays open. */
let line = Promise.resolve('');

/** Ends this process when the publisher that has started it ends, and says at the end that the work is done. */
async function untilDone(work: () => Promise<void> | void): Promise<void> {
  const end = () => process.exit(1);
  process.stdin.on('close', end);
  // At once: what arrives while the modules of the work are loaded would be lost.
  line = firstLine();
  try {
    await work();
    console.log(DONE);
  } finally {
    process.stdin.off('close', end).destroy();
  }
}

async function firstLine(): Promise<string> {
  // The event has the line as its only argument.
  const [first] = (await once(createInterface(process.stdin), 'line')) as [string];
  return first;
}
