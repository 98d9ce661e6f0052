import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../../scripts/src/units/units';

const units = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
/** What browsers get is made from these. */
const sources = [...units, 'shared'];
/** Files that no build delivers. */
const notDelivered = [':!*.test.ts', ':!*.test.tsx', ':!*/testing/*', ':!*.md', ':!*/package.json'];

const git = (folder: string, ...words: string[]): string =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();

/** The newest commits up to `last` that change what a unit delivers, oldest first. */
export const commitsOfUnits = (count: number, last: string): string[] =>
  git(
    root,
    ...['log', '--no-merges', '--format=%h', `-${count}`, last, '--', ...sources, ...notDelivered],
  )
    .split('\n')
    .reverse();

export const titleOf = (commit: string): string => git(root, 'log', '-1', '--format=%s', commit);

/**
 * A copy of this repository whose units can have the sources of any commit. They are built and published by the
 * present tools, so that two builds differ only by the sources.
 */
export function replayCopy(folder: string) {
  if (existsSync(folder)) {
    git(folder, 'reset', '--hard', '--quiet', git(root, 'rev-parse', 'HEAD'));
  } else {
    git(root, 'worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
    linkPackages(folder);
  }
  liftBudgets(join(folder, 'scripts/src/site/checks/budgets.ts'));
  return {
    /** Publishes the sources of a commit to a site. Says whether a unit delivers something else than before. */
    publish(commit: string, site: string): 'published' | 'unchanged' | 'refused' {
      git(folder, 'restore', `--source=${commit}`, '--staged', '--worktree', '--', ...sources);
      const work =
        `require('./scripts/src/site/publish/publish-stale-units')` +
        `.publishStaleUnits(process.argv[1], process.env, console.log)` +
        `.catch((error) => { console.error(error); process.exitCode = 1; })`;
      const { status, stdout } = spawnSync(
        process.execPath,
        ['--import', 'tsx', '--eval', work, site],
        {
          cwd: folder,
          encoding: 'utf8',
          env: { ...process.env, GSTIN: '07ABCDE1234F1Z5', SITE_URL: 'https://site.example' },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      // A state between two commits may not build.
      if (status !== 0) return 'refused';
      return stdout.includes(' is live') ? 'published' : 'unchanged';
    },
    remove(): void {
      git(root, 'worktree', 'remove', '--force', folder);
    },
  };
}

/** Earlier sources may be larger than today's budgets allow. */
function liftBudgets(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(_BUDGET = )[\d_]+/g, '$1999_999'));
}

/** The packages of this repository, but the workspaces of the copy. */
function linkPackages(copy: string): void {
  const link = (from: string, to: string) => {
    mkdirSync(dirname(to), { recursive: true });
    rmSync(to, { recursive: true, force: true });
    symlinkSync(from, to);
  };
  const workspaces = new Set([...sources, 'node-shared', 'api', 'scripts', 'bench', 'e2e']);
  const packages = join(root, 'node_modules');
  for (const name of readdirSync(packages)) {
    const target = join(copy, 'node_modules', name);
    const isOwn = workspaces.has(name);
    link(isOwn ? relative(dirname(target), join(copy, name)) : join(packages, name), target);
  }
  for (const unit of workspaces) {
    const own = join(root, unit, 'node_modules');
    if (existsSync(own)) link(own, join(copy, unit, 'node_modules'));
  }
}
