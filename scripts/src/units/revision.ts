import { spawnSync } from 'node:child_process';
import { unitFolder } from './units';

/**
 * The commit that a unit is built from, with `+` if its files differ from that commit. Undefined without
 * git or without a repository. The commit is kept beside the build, not in it, because one version can come
 * from many commits.
 */
export function revisionOf(unit: string): string | undefined {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: unitFolder(unit), encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=12', 'HEAD');
  if (status !== 0) return undefined;
  const isChanged = git('status', '--porcelain', '.').stdout !== '';
  return `${stdout.trim()}${isChanged ? '+' : ''}`;
}
