import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Publisher, PublishResult } from 'api';
import type { PublicCatalogue } from 'shared/model/catalogue';
import type { Environment } from 'node-shared/settings';
import { root } from '../units/units';

/**
 * The functions with which the server changes its site, each in a separate process. Rendering all pages
 * would block the server, and bundles always show the catalogue that they were evaluated with.
 */
export const siteTools = (change: ChangeSite, env: Environment) => ({
  writeSite: async (catalogue: PublicCatalogue): Promise<void> => {
    const { done, lines } = await change((site) =>
      run('show-catalogue', [], site, env, { input: JSON.stringify(catalogue) }),
    );
    if (!done) throw new Error(lines.join('\n'));
  },
  publisher: publisher(change, env),
});

/** Calls `work` with a site folder that it may change. */
export type ChangeSite = <T>(work: (site: string) => Promise<T>) => Promise<T>;

function publisher(change: ChangeSite, env: Environment): Publisher {
  const runFor = (who: string, command: string, ...args: string[]) =>
    change((site) => run(command, args, site, env, { who }));
  return {
    publish: (remote, folder, { mode, revision = '' }, who) =>
      runFor(who, 'publish-upload', remote, folder, mode, revision),
    changeVersion: (remote, change, who) =>
      runFor(who, 'change-version', remote, JSON.stringify(change)),
  };
}

/**
 * The only environment variables that publishing gets. An uploaded build runs while its pages are rendered,
 * so these must include no secret of the server, no address of its database, and no key of the site's store.
 */
const PUBLISHING_SETTINGS: readonly string[] = [
  ...['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_ENV', 'CHROMIUM_PATH'],
  ...['SITE_URL', 'HOST', 'PORT', 'PUBLISH_NEEDS_BROWSER', 'IMAGE_HOSTS', 'UPLOAD_HOSTS'],
  ...['DEPLOYED_BY', 'DEPLOY_REASON'],
];

export const publishingEnvironment = (env: Environment): NodeJS.ProcessEnv =>
  Object.fromEntries(
    PUBLISHING_SETTINGS.filter((name) => env[name] !== undefined).map((name) => [name, env[name]]),
  );

function run(
  command: string,
  args: readonly string[],
  site: string,
  env: Environment,
  { who, input }: { who?: string; input?: string },
): Promise<PublishResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), command, ...args], {
      cwd: root,
      env: { ...publishingEnvironment(env), ...(who && { DEPLOYED_BY: who }), SITE_DIR: site },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let said = '';
    let complained = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    child.stderr.on('data', (text: Buffer) => (complained += text.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      const text = (code === 0 ? said : complained).trim() || `${command} ended with ${code}`;
      resolve({ done: code === 0, lines: text.split('\n') });
    });
    // Ignored: if the child ends early, its exit code tells.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
