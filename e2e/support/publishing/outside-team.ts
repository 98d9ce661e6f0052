import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { linkPackages } from './packages';
import { npmRun, port, root } from './site';

/** A team of another company, with a folder of its own outside of this repository. */
export const name = 'mf-outside';
export const place = mkdtempSync(join(tmpdir(), 'outside-'));
export const folder = join(place, name);
/** Where `npx --package` would have the tools. */
export const tools = join(place, 'packages/remote-kit/node_modules/remote-kit');
/** The token that its commands use. */
export const team = { token: '' };

/** Gives the team a token, and gives the token that it had. */
export function giveToken(...options: string[]): string {
  const before = team.token;
  const [, given = ''] = npmRun('publish:token', 'Outside team', name, ...options).split('=');
  team.token = given.trim();
  return before;
}

/** Runs `npx remote …` in a folder, as a team does, without any path of the repository. */
export function remote(cwd: string, ...args: string[]): { code: number | null; said: string } {
  const installed = join(folder, 'node_modules/remote-kit/remote.js');
  const program = args[0] === 'new' ? join(tools, 'remote.js') : installed;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, SITE_ADDRESS: `http://localhost:${port}`, PUBLISH_TOKEN: team.token },
  });
  return { code: status, said: stdout + stderr };
}

/**
 * Does what `npm install` of the two packages does, but without a package registry: copies the
 * packages from their files and links their dependencies from this repository.
 */
export function install(packages: readonly string[], into = folder): void {
  linkPackages(into, ['shared']);
  for (const each of packages) {
    cpSync(each, join(into, 'node_modules', basename(each)), { recursive: true });
  }
  cpSync(join(root, 'package-lock.json'), join(into, 'package-lock.json'));
}

export function unpack(file: string, into: string): void {
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['-xzf', file, '--strip-components=1', '-C', into]);
}
