import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow, readJson, writeFileAtomic, writeJson } from './files';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'state.json');

test('written JSON is read back, and no temporary file is left', async () => {
  writeJson(file, { version: 1 });
  expect(readJson(file)).toEqual({ version: 1 });
  await writeFileAtomic(file, '{"version":2}');
  expect(readJson(file)).toEqual({ version: 2 });
  expect(readdirSync(folder)).toEqual(['state.json']);
});

test('the error for a missing file or invalid JSON names the file and ends with the hint', () => {
  expect(() => readJson(join(folder, 'none.json'), 'Make it.')).toThrow(
    /none\.json cannot be read \(ENOENT\)\. Make it\.$/,
  );
  writeFileSync(file, '{');
  expect(() => readJson(file, 'Remove it.')).toThrow(/state\.json is not JSON .*Remove it\.$/);
});

test('the files below a folder are listed by their paths, without folders; a missing folder has none', () => {
  const place = join(folder, 'below');
  mkdirSync(join(place, 'a/b'), { recursive: true });
  for (const file of ['z.txt', 'a/b/c.txt', 'a/.d']) writeFileSync(join(place, file), '');
  expect(filesBelow(place)).toEqual(['a/.d', 'a/b/c.txt', 'z.txt']);
  expect(filesBelow(join(place, 'missing'))).toEqual([]);
});
