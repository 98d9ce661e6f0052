import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import chokidar from 'chokidar';
import { freePort } from 'node-shared/free-port';
import { setting, type Environment } from 'node-shared/settings';
import { root } from '../units/units';

export interface DevApi {
  address: string;
  stop: () => Promise<void>;
}

/** Milliseconds after which it is said again what is waited for. */
const PATIENCE = 10_000;
/** Milliseconds without another change before a restart: a checkout of git changes many files at once. */
const SETTLED = 150;

/** The sources of the API. Whole folders are watched, because editors and git save a file by renaming it. */
const sources = [
  'api/src',
  'api/migrations',
  'shared/src',
  'shared/package.json',
  'node-shared/src',
].map((path) => join(root, path));

/** The running API at `API_URL`, or a new one with sample data that restarts when one of its files is saved. */
export async function openDevApi(siteUrl: string, env: Environment): Promise<DevApi> {
  const running = setting(env, 'API_URL');
  if (running) return { address: running, stop: async () => {} };
  const place = join(root, '.cache/dev');
  for (const folder of ['site/remotes', 'site/shell']) {
    mkdirSync(join(place, folder), { recursive: true });
  }
  const port = await freePort();
  return restartOnChange(`http://127.0.0.1:${port}`, {
    LOG_LEVEL: 'warn',
    ...env,
    NODE_ENV: 'development',
    SAMPLE_DATA: 'on',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: siteUrl,
    SITE_DIR: join(place, 'site'),
    DATA_DIR: resolve(root, env.DATA_DIR || join(place, 'data')),
    RATE_LIMITS: 'off',
  });
}

/** Resolves when the server responds. A saved file starts it again. */
async function restartOnChange(address: string, env: NodeJS.ProcessEnv): Promise<DevApi> {
  let stopped = false;
  let server = start();
  let restarting: Promise<void> | undefined;
  let settled: NodeJS.Timeout | undefined;

  const watcher = chokidar.watch(sources, { ignoreInitial: true, ignored: /\.test\.tsx?$/ });
  watcher.on('all', () => {
    clearTimeout(settled);
    settled = setTimeout(() => void restart(), SETTLED);
  });
  // The command may end at any moment, also with an error.
  process.once('exit', () => server.kill());

  await firstResponse(address);
  return {
    address,
    stop: async () => {
      stopped = true;
      clearTimeout(settled);
      await watcher.close();
      await restarting;
      await end(server);
    },
  };

  function start(): ChildProcess {
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'api/src/server.ts')], {
      cwd: root,
      // The channel tells it that this process has ended, also after a kill -9: it would keep the database locked.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env,
    });
    child.once('exit', () => {
      if (stopped || restarting) return;
      console.warn('The API has ended: see above. It starts again when one of its files is saved.');
    });
    return child;
  }

  async function restart(): Promise<void> {
    // A restart that is under way also includes this change.
    if (stopped || restarting) return restarting;
    restarting = end(server);
    await restarting;
    restarting = undefined;
    if (stopped) return;
    console.info('The API restarts with the changed files.');
    server = start();
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill();
  await once(server, 'exit');
}

async function firstResponse(address: string): Promise<void> {
  for (let told = Date.now(); ;) {
    const response = await fetch(`${address}/api/health`).catch(() => null);
    if (response?.ok) return;
    if (Date.now() - told > PATIENCE) {
      console.info('Waiting for the API; its first start makes the database and the sample data.');
      told = Date.now();
    }
    await new Promise((wait) => setTimeout(wait, 100));
  }
}
