import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The versions a tab uses, set by the shell. */
    __SITE__?: {
      shell: string;
      remotes: Record<string, string>;
      builtFrom: Record<string, string | undefined>;
    };
  }
}

export const root = join(__dirname, '../../..');

/** The port and the folders of the site under test. */
export const port = Number(process.env.E2E_PORT ?? 8099);
const place = join(root, '.cache/e2e', String(port));
export const siteDir = join(place, 'site');
export const dataDir = join(place, 'data');

/** The remote that a test makes in the repository and removes again, while others run. */
export const madeRemote = 'mf-made-by-a-test';

/** The path of a folder for these tests alone, which does not exist yet. */
export const ownFolder = (name: string) => join(place, `${name}-${process.pid}`);

/** Copies the site under test, without the socket of its publisher, which cpSync refuses to copy. */
export function copySite(to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', ['-a', siteDir, to]);
  rmSync(join(to, '.publisher'), { force: true });
}

interface Outcome {
  code: number | null;
  output: string;
  errors: string;
}

function run(command: string, args: string[], env: Record<string, string | number>): Outcome {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...strings(env) },
    encoding: 'utf8',
  });
  return { code: status, output: stdout, errors: stderr };
}

/** Runs a command as its npm script does, on the site under test; returns its output, or throws if it fails. */
export function npmRun(command: string, ...args: string[]): string {
  // Without npm, which takes a third of the time of a short command.
  const { code, output, errors } = run(process.execPath, ['scripts/run.mjs', command, ...args], {
    PORT: port,
    SITE_DIR: siteDir,
    DATA_DIR: dataDir,
  });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}${errors}`);
  return output;
}

/** Runs `npm start`, which is expected to end by itself. */
export async function runFailingStart(
  env: Record<string, string | number>,
  ...options: string[]
): Promise<Omit<Outcome, 'output'>> {
  const child = spawn(process.execPath, [...options, 'scripts/run.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, ...strings(env) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [[code], errors] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  return { code: code as number | null, errors };
}

/** Runs `npm start` in a process group of its own; resolves when the site is up. */
export function startServer(env: Record<string, string | number>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, ...strings(env) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    const note = (text: Buffer) => {
      printed += String(text);
      if (printed.includes('The site is up')) resolve(child);
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.on('exit', () => reject(new Error(`the server ended:\n${printed}`)));
  });
}

/** Kills the server and its child processes with `kill -9`. */
export function killServer(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    process.kill(-child.pid!, 'SIGKILL');
  });
}

/**
 * Runs `work` while a remote without public files delivers one, and so has another version. Its build is kept for the
 * next call with the same content, and that of the sources is put back, so that neither is made twice. Tests that run
 * at the same time name different remotes.
 */
export async function withChanged<T>(
  remote: string,
  work: () => T | Promise<T>,
  content = 'one more file',
): Promise<T> {
  const folder = join(root, remote, 'public');
  const file = join(folder, remote.slice(3), 'made-by-a-test.txt');
  const build = join(root, remote, 'dist');
  const [changed, unchanged] = [
    join(place, `changed-${remote}`),
    join(place, `unchanged-${remote}`),
  ];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  moveFolder(build, unchanged);
  moveFolder(changed, build);
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true });
    moveFolder(build, changed);
    moveFolder(unchanged, build);
  }
}

function moveFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  if (existsSync(from)) renameSync(from, to);
}

/** The version of a remote that a page uses. */
export async function versionIn(page: Page, remote: string): Promise<string> {
  // A page can be seen before the script that names the versions has run.
  const version = await page.waitForFunction((name) => window.__SITE__?.remotes[name], remote);
  return (await version.jsonValue())!;
}

const strings = (env: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(env).map(([key, value]) => [key, String(value)]));
