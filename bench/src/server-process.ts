import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../scripts/src/units/units';

/** Starts a server of Node.js, and waits until the database responds. */
export async function startProcess(
  args: readonly string[],
  env: NodeJS.ProcessEnv & { SITE_URL: string },
  cwd: string = root,
): Promise<ChildProcess> {
  const server = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    // A process group of its own, so that `killGroup` kills its children too, like a power failure.
    detached: true,
    // By the channel it learns that this process has ended, however that was, and ends too.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  server.stderr!.on('data', (text: Buffer) => (said += String(text)));
  for (;;) {
    const response = await fetch(`${env.SITE_URL}/api/health`).catch(() => null);
    if (response?.ok) return server;
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
