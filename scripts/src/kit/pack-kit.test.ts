import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeJson } from 'node-shared/files';
import { newFolder } from '../site/testing/unit-fixtures';
import { pack } from './pack-kit';

function packed(umask: number): Buffer {
  const before = process.umask(umask);
  try {
    const folder = join(newFolder('package'), 'kit');
    mkdirSync(join(folder, 'template'), { recursive: true });
    writeJson(join(folder, 'package.json'), { name: 'kit', version: '1.0.0' });
    writeJson(join(folder, 'template/texts.json'), {});
    return readFileSync(pack(folder, newFolder('packed')));
  } finally {
    process.umask(before);
  }
}

test('two people with different umasks pack the same bytes', () => {
  expect(packed(0o077).equals(packed(0o022))).toBe(true);
});
