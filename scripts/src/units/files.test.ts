import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { newFolder } from '../site/testing/unit-fixtures';
import { writeCompressed } from './files';

const page = '<p>A page.</p>'.repeat(20);

/** A folder with a page and what is written beside it. */
async function compressed(text: string, earlier?: string): Promise<string> {
  const folder = newFolder('pages');
  writeFileSync(join(folder, 'page.html'), text);
  await writeCompressed(folder, { earlier });
  return folder;
}

const formOf = (folder: string, form: string) => readFileSync(join(folder, `page.html.${form}`));

const decompress = { br: brotliDecompressSync, gz: gunzipSync };

describe.each(['br', 'gz'] as const)('the form .%s', (form) => {
  test('of a file that did not change is copied', async () => {
    const earlier = await compressed(page);
    const kept = form === 'br' ? brotliCompressSync(page) : gzipSync(page, { level: 1 });
    writeFileSync(join(earlier, `page.html.${form}`), kept);
    expect(formOf(await compressed(page, earlier), form)).toEqual(kept);
  });

  test.each([
    ['after a change', '<p>Another page.</p>'.repeat(20)],
    ['if it is damaged', page],
  ])('is written again %s', async (_, text) => {
    const earlier = await compressed(page);
    if (text === page) writeFileSync(join(earlier, `page.html.${form}`), 'damaged');
    const now = await compressed(text, earlier);
    expect(decompress[form](formOf(now, form)).toString()).toBe(text);
  });
});

test('a file that does not become smaller has no compressed form', async () => {
  const now = await compressed('x', await compressed('x'));
  expect(existsSync(join(now, 'page.html.br'))).toBe(false);
});
