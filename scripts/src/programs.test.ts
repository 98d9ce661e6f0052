import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { foundProgram } from './programs';

test('a program is found in the folders of PATH, and another one is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  const file = join(folder, 'some-program');
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  const PATH = ['/no-folder', folder].join(delimiter);
  expect(foundProgram('some-program', { PATH })).toBe(file);
  expect(foundProgram('some-program', {})).toBeNull();
  expect(foundProgram('another-program', { PATH })).toBeNull();
  rmSync(folder, { recursive: true });
});
