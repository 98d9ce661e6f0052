import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Comparison } from '../site/checks/signature-faults';
import type { Commands } from './command';
import { runNode } from './actions/run-node';

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
  'change-site': {
    purpose: 'Changes the site as the publisher says in a line of JSON on the standard input.',
    run: async ({ env }) => (await import('./actions/change-site')).changeSite(env),
  },
};
