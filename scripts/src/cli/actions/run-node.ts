import { spawnSync } from 'node:child_process';
import { root } from '../../units/units';

/** Runs another program of Node.js as a part of this command, with its exit code. */
export function runNode(args: readonly string[]): void {
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
