import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './packages';
import { root, toolFolders, unitFolder } from './units';

/**
 * The commit that a unit is built from, with `+` if something that its bytes come from differs from that commit:
 * its files, `shared`, the tools or the packages. Undefined without git or without a repository. The commit is
 * kept beside the build, not in it, because one version can come from many commits.
 */
export function revisionOf(unit: string): string | undefined {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: unitFolder(unit), encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=12', 'HEAD');
  if (status !== 0) return undefined;
  const sources = [
    '.',
    realpathSync(packageFolder('shared', unit)),
    ...toolFolders,
    join(root, 'package-lock.json'),
  ];
  const isChanged = git('status', '--porcelain', '--', ...sources).stdout !== '';
  return `${stdout.trim()}${isChanged ? '+' : ''}`;
}
