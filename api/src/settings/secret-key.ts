import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from 'node-shared/files';
import { SettingError, unusableFolder } from 'node-shared/settings';

/** The secret key outside production. It is created once and stored in the data folder. */
export function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret-key');
  try {
    if (!existsSync(path)) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      try {
        const secret = randomBytes(32).toString('base64url');
        writeFileSync(path, secret, { mode: 0o600, flag: 'wx' });
      } catch (error) {
        // Another process has created the file meanwhile; both use its key.
        if (errorCode(error) !== 'EEXIST') throw error;
      }
    }
    const kept = readFileSync(path, 'utf8').trim();
    if (kept === '') throw new SettingError(`${path} is empty: remove it.`);
    return kept;
  } catch (error) {
    throw error instanceof SettingError ? error : unusableFolder('DATA_DIR', dataDir, error);
  }
}
