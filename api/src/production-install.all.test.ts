import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from 'node-shared/free-port';
import { emptyDatabase } from './testing/database/databases';
import { trialSettings } from './testing/trial-settings';

jest.setTimeout(900_000);

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'production-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

/** What is installed for checking the builds of teams, in processes of their own. */
const ofChecks = ['typescript', '@playwright/test', 'playwright', 'playwright-core'];

const run = (cwd: string, env: NodeJS.ProcessEnv, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, env: { ...process.env, ...env }, encoding: 'utf8' });

/** Starts a command of an installation with a hook. */
function program(machine: string, hook: string, command: string, env: NodeJS.ProcessEnv) {
  const words = ['--require', hook, 'scripts/run.mjs', command];
  const child = spawn(process.execPath, words, { cwd: machine, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (said += String(text)));
  }
  const ended = once(child, 'exit');
  return {
    async hasSaid(text: string) {
      while (!said.includes(text)) {
        if (child.exitCode !== null) throw new Error(said);
        await new Promise((next) => setTimeout(next, 100));
      }
    },
    async stop() {
      child.kill('SIGTERM');
      return [(await ended)[0], said];
    },
  };
}

onPostgres('a published site is served where no package of development is installed', async () => {
  const database = await emptyDatabase(process.env.TEST_DATABASE_URL!);
  const port = await freePort();
  const settings = {
    ...trialSettings,
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    SITE_DIR: join(folder, 'site'),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
  };
  try {
    // Where the compilers are.
    run(root, { ...settings, SITE_URL: 'http://localhost:1' }, 'npm', 'run', 'publish:all');
    run(root, settings, 'npm', 'run', 'compile');

    const machine = join(folder, 'machine');
    for (const file of run(root, {}, 'git', 'ls-files', '-z').split('\0').filter(Boolean)) {
      if (!existsSync(join(root, file))) continue;
      mkdirSync(join(machine, dirname(file)), { recursive: true });
      cpSync(join(root, file), join(machine, file), { verbatimSymlinks: true });
    }
    cpSync(join(root, 'dist'), join(machine, 'dist'), { recursive: true });
    const options = ['--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'];
    run(machine, {}, 'npm', 'ci', ...options, '-w', 'api', '-w', 'node-shared', '-w', 'scripts');
    for (const name of ['tsx', 'webpack', 'esbuild', 'jest-worker']) {
      expect(existsSync(join(machine, 'node_modules', name))).toBe(false);
    }

    const hook = join(folder, 'without-checks.cjs');
    writeFileSync(
      hook,
      `const Module = require('node:module');
      const found = Module._resolveFilename;
      Module._resolveFilename = function (name, ...rest) {
        if (${JSON.stringify(ofChecks)}.includes(name)) throw new Error(name + ' was loaded');
        return found.call(this, name, ...rest);
      };`,
    );
    const started = (command: string, env: NodeJS.ProcessEnv) =>
      program(machine, hook, command, { PATH: process.env.PATH, ...env });
    // It needs no secret. It renders pages: for another address at the start, and for each change of the site.
    const { SITE_URL, SITE_DIR } = settings;
    const publisher = started('publisher', { SITE_URL, SITE_DIR });
    await publisher.hasSaid('The publisher listens on');
    const server = started('serve', settings);
    try {
      await server.hasSaid(`Serving ${SITE_URL}`);
      const home = await fetch(`${SITE_URL}/`);
      expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('</html>')]);
      expect((await fetch(`${SITE_URL}/api/ready`)).status).toBe(200);
      const hasForm = async () =>
        (await (await fetch(`${SITE_URL}/login`)).text()).includes('type="password"');
      expect(await hasForm()).toBe(true);
      const own = ['--require', hook, 'dist/main.cjs'];
      run(machine, settings, process.execPath, ...own, 'toggle:remote', 'mf-auth', 'off');
      expect(await hasForm()).toBe(false);
    } finally {
      const said = await Promise.all([publisher.stop(), server.stop()]);
      expect(said).toEqual([
        [0, expect.stringContaining(`again for ${SITE_URL}`)],
        [0, expect.not.stringContaining('are for')],
      ]);
      expect(said.join()).not.toContain('was loaded');
    }
  } finally {
    await database.drop();
  }
});
