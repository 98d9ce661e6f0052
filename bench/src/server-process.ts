import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../scripts/src/units/units';

interface StartedServer {
  server: ChildProcess;
  /** Milliseconds. */
  time: number;
}

/** Starts a server of Node.js, and waits until the database responds. */
export async function startProcess(
  args: readonly string[],
  env: NodeJS.ProcessEnv & { SITE_URL: string },
  cwd: string = root,
): Promise<StartedServer> {
  const begin = performance.now();
  const server = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    // A process group of its own, so that `killGroup` kills its children too, like a power failure.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text: Buffer) => (said += String(text)));
  for (;;) {
    const response = await fetch(`${env.SITE_URL}/api/health`).catch(() => null);
    if (response?.ok) return { server, time: performance.now() - begin };
    if (server.exitCode !== null) throw new Error(`The server has not started: ${said}`);
    await new Promise((next) => setTimeout(next, 10));
  }
}

export async function killGroup(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  process.kill(-server.pid!, 'SIGKILL');
  await gone;
}
