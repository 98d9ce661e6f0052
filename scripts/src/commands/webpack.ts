import { join } from 'node:path';
import type { IWebpackCLI } from 'webpack-cli';
import { assertRemote } from '../units/units';
import { command } from './command';

command(
  {
    usage:
      'npm run webpack -- NAME [--watch] [--profile] [--progress] [--stats KIND] [--json FILE]',
    purpose:
      "Runs webpack's own command line on the configurations that a publish builds a unit with; writes to .cache/webpack-cli.",
    words: 3,
    options: ['--watch', '--profile', '--progress', '--stats', '--json'],
  },
  async ([named]) => {
    const unit = named === 'shell' ? named : assertRemote(named);
    const config = join(__dirname, '../build/webpack.config.ts');
    const options = process.argv.slice(3);
    // The package declares only the type of its class, so the class needs `require` and a cast.
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- it has no typed export to import
    const WebpackCli = require('webpack-cli') as new () => IWebpackCLI;
    const line = ['--config', config, '--env', `unit=${unit}`, ...options];
    await new WebpackCli().run(['node', 'webpack', ...line]);
  },
);
