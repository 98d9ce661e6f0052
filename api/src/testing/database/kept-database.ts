import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// jest gives each file of tests fresh modules, so that only the disk can tell one file what another one has started.
const folder = join(tmpdir(), `api-kept-database-${process.ppid}-${process.pid}`);

/**
 * The data folder of the embedded database that all files of tests in this process use, one after the other: to
 * copy, start and stop one takes longer than most files. It has a process of its own, which ends with this one.
 */
export async function keptDatabase(): Promise<string> {
  if (existsSync(folder)) return folder;
  const program = join(__dirname, 'serve-kept-database.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.unref();
  // They are sockets, whose type says only what all streams have. When jest has ended, the first one is closed.
  for (const pipe of [child.stdin, child.stdout] as { unref?: () => void }[]) pipe.unref?.();
  return folder;
}
