import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../units/units';

/** The files that differ from the commit where this branch left `main`, with new and removed ones. */
export function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const changed = git('diff', '--name-only', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...changed, ...added];
}

export const exists = (file: string): boolean => existsSync(join(root, file));

/**
 * What Playwright runs for these files: the folder of tests of each unit, the changed tests, and everything but
 * the operations for a change in what all units use.
 */
export function browserTestsOf(files: readonly string[]): string[] {
  const concerned = files.flatMap((file) => {
    if (/\.test\.tsx?$|\.md$|\/testing\//.test(file)) return [];
    if (/^e2e\/.*\.spec\.ts$/.test(file)) return exists(file) ? [file] : [];
    if (/^(shared\/src|e2e)\//.test(file)) return ['e2e/journeys/', 'e2e/pages/'];
    const unit = /^(?:mf-)?([^/]+)\/(?:src|public)\//.exec(file)?.[1];
    const folder = `e2e/pages/${unit}/`;
    return unit && exists(folder) ? [folder] : [];
  });
  return [...new Set(concerned)].sort();
}
