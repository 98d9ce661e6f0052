import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from 'node-shared/free-port';
import { emptyDatabase } from './testing/database/databases';
import { coursePayload } from './testing/payments/orders';
import { trialSettings } from './testing/trial-settings';

jest.setTimeout(900_000);

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'production-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isolates = spawnSync('bwrap', ['--ro-bind', '/', '/', 'true']).status === 0;
const whereWhole = process.env.TEST_DATABASE_URL && isolates ? test : test.skip;

const run = (cwd: string, env: NodeJS.ProcessEnv, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, env: { ...process.env, ...env }, encoding: 'utf8' });

const megabytes = (place: string) => Number(run(place, {}, 'du', '-sm', '.').split('\t')[0]);

/** A copy of the sources and of the compiled program, with the packages that a workspace needs in production. */
function installed(workspace: string) {
  const machine = join(folder, workspace);
  for (const file of run(root, {}, 'git', 'ls-files', '-z').split('\0').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(join(machine, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(machine, file), { verbatimSymlinks: true });
  }
  cpSync(join(root, 'dist'), join(machine, 'dist'), { recursive: true });
  const options = ['--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  run(machine, {}, 'npm', 'ci', ...options, '-w', workspace);
  const place = join(machine, 'node_modules');
  const lock = JSON.parse(readFileSync(join(place, '.package-lock.json'), 'utf8')) as Lock;
  const packages = Object.keys(lock.packages).filter((name) => name.includes('node_modules/'));
  console.log(`${workspace}: ${packages.length} packages, ${megabytes(place)} MB`);
  return { machine, has: (name: string) => existsSync(join(place, name)) };
}

/** What npm has installed. */
interface Lock {
  packages: Record<string, object>;
}

/** Starts a command of an installation. */
function program(machine: string, command: string, env: NodeJS.ProcessEnv) {
  const words = ['scripts/run.mjs', command];
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

whereWhole('server and publisher need no packages of development', async () => {
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
    // A receipt is read with a password alone.
    ADMIN_SECOND_FACTOR: 'optional',
  };
  try {
    // Where the compilers are.
    run(root, { ...settings, SITE_URL: 'http://localhost:1' }, 'npm', 'run', 'publish:all');
    run(root, settings, 'npm', 'run', 'compile');

    const [ofServer, ofPublisher] = [installed('api'), installed('scripts')];
    const ofChecks = ['typescript', 'playwright-core'];
    const ofBuilds = ['tsx', 'webpack', 'esbuild', 'jest-worker', '@playwright/test'];
    expect([...ofChecks, ...ofBuilds].filter(ofServer.has)).toEqual([]);
    expect([...ofChecks, ...ofBuilds].filter(ofPublisher.has)).toEqual(ofChecks);

    const { PATH } = process.env;
    const { SITE_URL, SITE_DIR } = settings;
    // It needs no secret. It renders pages: for another address at the start, and for each change of the site.
    const ofSite = { PATH, SITE_URL, SITE_DIR };
    const publisher = program(ofPublisher.machine, 'publisher', ofSite);
    await publisher.hasSaid('The publisher listens on');
    const server = program(ofServer.machine, 'serve', { PATH, ...settings });
    let ends: unknown[] = [];
    try {
      await server.hasSaid(`Serving ${SITE_URL}`);
      const home = await fetch(`${SITE_URL}/`);
      expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('</html>')]);
      expect((await fetch(`${SITE_URL}/api/ready`)).status).toBe(200);

      const post = (path: string, body: object) =>
        fetch(SITE_URL + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          redirect: 'manual',
        });
      const order = await post('/api/payment/create', coursePayload());
      // The response of a created order has its link.
      const { payment_link } = (await order.json()) as { payment_link: string };
      const paid = await post(new URL(payment_link).pathname, { result: 'paid' });
      expect([order.status, paid.headers.get('location')]).toEqual([
        200,
        expect.stringContaining('order_token'),
      ]);

      const credentials = { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD };
      const login = await post('/api/login', { ...credentials, role_id: 3 });
      const { data } = (await login.json()) as { data: { token: string } };
      // Drawn by the other program of `npm run compile`.
      const receipt = await fetch(
        `${SITE_URL}/api/admin/orders/${new URL(payment_link).pathname.split('/').at(-1)}/receipt.pdf`,
        { headers: { authorization: `Bearer ${data.token}` } },
      );
      expect((await receipt.text()).slice(0, 5)).toBe('%PDF-');

      const hasForm = async () =>
        (await (await fetch(`${SITE_URL}/login`)).text()).includes('type="password"');
      expect(await hasForm()).toBe(true);
      run(ofPublisher.machine, ofSite, 'npm', 'run', 'unpublish:remote', 'mf-auth');
      expect(await hasForm()).toBe(false);
      const words = ['publish:token', '--', 'Login team', 'mf-auth', '--paths', '/*'];
      const [, PUBLISH_TOKEN] = /PUBLISH_TOKEN=(\S+)/.exec(
        run(ofServer.machine, settings, 'npm', 'run', ...words),
      )!;
      const env = { ...process.env, PUBLISH_TOKEN };
      // The server may end the connections of this process meanwhile, which must hear of it.
      await promisify(execFile)('npm', ['run', 'publish:remote', '--', 'mf-auth', SITE_URL], {
        cwd: root,
        env,
      });
      expect(await hasForm()).toBe(true);
    } finally {
      ends = await Promise.all([publisher.stop(), server.stop()]);
    }
    expect(ends).toEqual([
      [0, expect.stringContaining(`again for ${SITE_URL}`)],
      [0, expect.not.stringContaining('are for')],
    ]);
  } finally {
    await database.drop();
  }
});
