import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './process';

const NAME = /^occult-sciences-site-[a-z-]+-(\d+)-\w{6}$/;

/** A new folder in the system's temporary folder, named after this process and what it is for. */
export const temporaryFolder = (purpose: string): string =>
  mkdtempSync(join(tmpdir(), `occult-sciences-site-${purpose}-${process.pid}-`));

/** Removes the temporary folders that killed processes left behind. */
export function removeTemporaryFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // A folder of another user cannot be removed.
    }
  }
}
