import { spawn } from 'node:child_process';
import { root } from '../../units/units';

/** Runs another program of Node.js as a part of this command, with its exit code. */
export async function runNode(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  process.exitCode = await new Promise<number>((ended) =>
    child.on('exit', (code) => ended(code ?? 1)),
  );
}
