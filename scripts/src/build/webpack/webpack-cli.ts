import { join } from 'node:path';
import type { IWebpackCLI } from 'webpack-cli';
import { assertUnit } from '../../units/units';

/** Runs webpack's own command line on the configurations of a unit. */
export async function runWebpack(
  named: string | undefined,
  options: Readonly<Record<string, string | boolean | undefined>>,
): Promise<void> {
  const config = join(__dirname, 'webpack.config.ts');
  const passed = Object.entries(options).flatMap(([name, value]) =>
    typeof value === 'string' ? [`--${name}`, value] : [`--${name}`],
  );
  // The package declares only the type of its class, so the class needs `require` and a cast.
  // oxlint-disable-next-line typescript/no-require-imports -- it has no typed export to import
  const WebpackCli = require('webpack-cli') as new () => IWebpackCLI;
  const line = ['--config', config, '--env', `unit=${assertUnit(named)}`, ...passed];
  await new WebpackCli().run(['node', 'webpack', ...line]);
}
