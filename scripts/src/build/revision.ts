import { spawnSync } from 'node:child_process';
import { unitFolder } from '../units';

/**
 * The commit that a unit is built from, with `+` where its files differ from it. None where there is
 * no git, or no repository. It is kept beside the build, not in it: one version may come from many
 * commits.
 */
export function revisionOf(unit: string): string | undefined {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: unitFolder(unit), encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=12', 'HEAD');
  if (status !== 0) return undefined;
  const isChanged = git('status', '--porcelain', '.').stdout !== '';
  return `${stdout.trim()}${isChanged ? '+' : ''}`;
}
