import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from './temporary-folder';

test('removes the folders of processes that have ended, and no other folders', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const left = mkdtempSync(join(tmpdir(), `occult-sciences-site-build-${pid}-`));
  mkdirSync(join(left, 'web/js'), { recursive: true });
  const own = temporaryFolder('build');
  const foreign = mkdtempSync(join(tmpdir(), `build-${pid}-`));
  removeTemporaryFolders();
  expect(existsSync(left)).toBe(false);
  for (const kept of [own, foreign]) {
    expect(existsSync(kept)).toBe(true);
    rmSync(kept, { recursive: true });
  }
});
