import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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

test('both compressed forms of a file that did not change are copied', async () => {
  const earlier = await compressed(page);
  writeFileSync(join(earlier, 'page.html.gz'), 'as it was');
  const now = await compressed(page, earlier);
  expect(formOf(now, 'br')).toEqual(formOf(earlier, 'br'));
  expect(formOf(now, 'gz').toString()).toBe('as it was');
});

test.each(['<p>Another page.</p>'.repeat(20), page])(
  'a file that changed, or whose compressed form is damaged, is compressed',
  async (text) => {
    const earlier = await compressed(page);
    if (text === page) writeFileSync(join(earlier, 'page.html.br'), 'damaged');
    const now = await compressed(text, earlier);
    expect(brotliDecompressSync(formOf(now, 'br')).toString()).toBe(text);
    expect(gunzipSync(formOf(now, 'gz')).toString()).toBe(text);
  },
);

test('a file that does not become smaller has no compressed form', async () => {
  const now = await compressed('x', await compressed('x'));
  expect(existsSync(join(now, 'page.html.br'))).toBe(false);
});
