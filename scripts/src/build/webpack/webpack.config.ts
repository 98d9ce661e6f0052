import { join } from 'node:path';
import { unitAddress } from 'shared/contract';
import { english } from 'shared/model/language';
import type { Configuration } from 'webpack';
import { buildSettings } from '../../settings';
import { assertRemote, root } from '../../units/units';
import { isShell } from '../../units/manifest';
import type { BuildTarget } from './webpack-base';
import { remoteServer, remoteWeb, shellServer, shellWeb } from './webpack-units';

/**
 * The configurations with which a publish builds a unit, for webpack's own command line: to watch or
 * profile a build, or to list the content of a bundle. `npm run webpack -- mf-auth --stats detailed`.
 */
export default function configurations({ unit }: { unit?: string }): Configuration[] {
  const name = unit && isShell(unit) ? unit : assertRemote(unit);
  const output = join(root, '.cache/webpack-cli', name);
  const target: BuildTarget = {
    unit: name,
    mode: 'production',
    // oxlint-disable-next-line syntax/no-restricted-syntax -- webpack's command line starts here
    settings: buildSettings(process.env),
    language: english,
    publicPath: unitAddress(name, 'cli'),
    output,
  };
  const web = { ...target, output: join(output, 'web') };
  return isShell(name)
    ? [shellWeb(web), shellServer(target)]
    : [remoteWeb(web), remoteServer(target)];
}
