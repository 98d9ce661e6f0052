import { createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isMadeFrom } from 'node-shared/deltas';
import { createHash } from 'node:crypto';
import { openSiteFolder } from '../state/site';
import { writeDeltas } from './write-deltas';

const site = mkdtempSync(join(tmpdir(), 'deltas-'));
const place = join(site, 'remotes/mf-a');
const leftFiles = '../../earlier-files/mf-a';
afterAll(() => rmSync(site, { recursive: true, force: true }));

function put(file: string, text: string) {
  mkdirSync(dirname(join(place, file)), { recursive: true });
  writeFileSync(join(place, file), text);
}

// Text that does not compress by itself.
const body = Array.from({ length: 2000 }, (_, line) =>
  createHash('sha256').update(String(line)).digest('base64'),
).join('\n');

test('each script, style sheet and font of each language gets a delta from each earlier version that has it', async () => {
  const before = `${body}\nfirst`;
  const after = `${body}\nsecond, and more`;
  const others = ['hi/js/page.js', 'hi/css/page.css', 'hi/remoteEntry.js', 'assets/text.woff2'];
  put('aaaaaaaaaaaa/js/page.11111111.js', before);
  put('aaaaaaaaaaaa/css/page.11111111.css', before);
  put('cccccccccccc/js/page.33333333.js', after);
  put('cccccccccccc/js/new.33333333.js', after);
  put('cccccccccccc/css/page.33333333.css', after);
  for (const file of others) {
    put(`aaaaaaaaaaaa/${file}`, before);
    put(`cccccccccccc/${file}`, after);
  }
  put('aaaaaaaaaaaa/server.cjs', before);
  // Browsers have it at the address of an earlier version.
  put('aaaaaaaaaaaa/earlier-addresses.json', '{"css/page.11111111.css":"999999999999"}');
  put('cccccccccccc/server.cjs', after);
  await writeDeltas(openSiteFolder(site), 'mf-a', 'cccccccccccc', [
    'cccccccccccc',
    'aaaaaaaaaaaa',
    'bbbbbbbbbbbb',
  ]);

  expect(readdirSync(join(place, 'cccccccccccc/js')).sort()).toEqual([
    'new.33333333.js',
    'page.33333333.js',
    'page.33333333.js.aaaaaaaaaaaa.dcz',
  ]);
  expect(readdirSync(join(place, 'cccccccccccc/css'))).toEqual(
    expect.arrayContaining([
      'page.33333333.css.999999999999.dcz',
      'page.33333333.css.aaaaaaaaaaaa.dcz',
    ]),
  );
  for (const file of others) {
    expect(existsSync(join(place, `cccccccccccc/${file}.aaaaaaaaaaaa.dcz`))).toBe(true);
  }
  expect(existsSync(join(place, 'cccccccccccc/server.cjs.aaaaaaaaaaaa.dcz'))).toBe(false);
  const delta = readFileSync(join(place, 'cccccccccccc/js/page.33333333.js.aaaaaaaaaaaa.dcz'));
  expect(delta.length).toBeLessThan(120);
  const hash = createHash('sha256').update(before).digest('base64');
  expect(isMadeFrom(delta, `:${hash}:`)).toBe(true);
  await init();
  const decoded = decompressUsingDict(createDCtx(), delta.subarray(40), Buffer.from(before));
  expect(Buffer.from(decoded).toString()).toBe(after);
});

test('so does what is left of versions that are not kept', async () => {
  put('dddddddddddd/js/page.44444444.js', `${body}\nfourth`);
  put(`${leftFiles}/888888888888/js/page.11111111.js`, `${body}\neighth`);
  put(`${leftFiles}/888888888888/earlier-addresses.json`, '{"js/page.11111111.js":"777777777777"}');
  put(`${leftFiles}/666666666666/js/other.11111111.js`, body);
  await writeDeltas(openSiteFolder(site), 'mf-a', 'dddddddddddd', ['cccccccccccc']);
  expect(readdirSync(join(place, 'dddddddddddd/js')).sort()).toEqual([
    'page.44444444.js',
    // The folder of the second version is still there for open tabs.
    ...['7', 'a', 'c'].map((id) => `page.44444444.js.${id.repeat(12)}.dcz`),
  ]);
});
