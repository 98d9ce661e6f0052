import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR } from './durations';

/** Within DATA_DIR: files without their final name. */
const places = [
  { folder: 'uploads', name: /\.(webp|pdf)\.\d+$/ },
  { folder: 'outbox', name: /\.json\.\d+$/ },
];

/** Removes unfinished files of killed processes. Another process may still write files of the last hour. */
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
    // There is no folder, because nothing was uploaded or sent yet.
    return [];
  }
}
