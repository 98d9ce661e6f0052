import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const HOUR = 3_600_000;

/** Within DATA_DIR: the folder of a restore, and files that have not got their final name. */
const places = [
  { folder: '', name: /^restore-\w{6}$/ },
  { folder: 'uploads', name: /\.(webp|pdf)\.\d+$/ },
  { folder: 'outbox', name: /\.json\.\d+$/ },
];

/** Removes what a process that was killed has left half done; another one may be at it for an hour. */
export function removeLeftovers(dataDir: string): void {
  for (const { folder, name } of places) {
    for (const entry of entriesOf(join(dataDir, folder)).filter((each) => name.test(each))) {
      const path = join(dataDir, folder, entry);
      const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs !== undefined && mtimeMs < Date.now() - HOUR) {
        rmSync(path, { recursive: true, force: true });
      }
    }
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Nothing was uploaded or sent yet.
    return [];
  }
}
