import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readDeployedSite } from '../kit/deployed-site';
import { root } from '../units/units';
import { main, type Commands } from './command';
import { ownFolder, ownMap, ownRemote, ownSite } from './own-folder';
import { remoteCommands } from './remote-commands';
import { stackCommand } from './stack-command';
import { runNode } from './actions/run-node';

/** The commands in the folder of one remote, which has the tools as a package: `npx remote COMMAND`. */
const commands: Commands = {
  ...remoteCommands(ownFolder),
  dev: {
    options: ['--language CODE', '--offline'],
    purpose:
      'Serves the deployed site with this remote as its files are now (PORT, 8090). --language hi: in Hindi. --offline: with the worker of the dashboard.',
    run: async ({ options, env }) => {
      const { startDevAgainst } = await import('../dev/dev-against-site');
      const { devLanguage } = await import('../dev/dev-language');
      const { devPort } = await import('../settings');
      await startDevAgainst(
        ownSite(env),
        [ownRemote()],
        devPort(env),
        devLanguage([ownRemote()], options.language),
        options.offline === true,
      );
    },
  },
  test: {
    words: ['[WORD …]'],
    options: ['--…'],
    purpose: "Runs the remote's tests with jest, which gets the words and options.",
    run: async ({ words }) => {
      ownRemote();
      const { resolve } = createRequire(join(root, 'package.json'));
      runNode([resolve('jest/bin/jest'), ...words]);
    },
  },
  build: {
    purpose: 'Builds the remote for the deployed site into the folder dist.',
    run: async ({ env }) => {
      const { buildUnit } = await import('../build/build-unit');
      const remote = ownRemote();
      const { shell } = await readDeployedSite(ownSite(env));
      const { version, folder } = await buildUnit(remote, shell.settings);
      console.log(`${remote} ${version} is built in ${folder}.`);
    },
  },
  stack: stackCommand(() => ownMap),
  check: {
    purpose: 'Does everything that publishing does, and changes nothing on the site.',
    run: ({ env }) => ownFolder.publish(ownRemote(), 'dry-run', undefined, env),
  },
};

main(commands, (name) => `npx remote ${name}`);
