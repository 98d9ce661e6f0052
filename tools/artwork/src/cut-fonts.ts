/**
 * Cuts the site's fonts out of their packages. Run `npx tsx tools/artwork/src/cut-fonts.ts` after a change of the
 * glyph lists below, and commit the files that it writes to shared/src/ui/tokens/fonts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { cutForSyllables } from './cut-for-syllables';
import { hindiSyllables } from './hindi-syllables';

const root = path.resolve(__dirname, '../../..');

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const latin = range(0x20, 0x7e) + ' ©°·×é–—‘’“”•…';

const cuts = [
  { from: 'marcellus/files/marcellus-latin-400-normal', to: 'marcellus-latin', text: latin },
  { from: 'mukta/files/mukta-latin-400-normal', to: 'mukta-400-latin', text: latin },
  { from: 'mukta/files/mukta-latin-600-normal', to: 'mukta-600-latin', text: latin },
];

/** Inside the style sheet: a visit draws prices at once, whatever fonts the device has. */
const sign = { from: 'mukta/files/mukta-devanagari-500-normal', to: 'rupee-sign', text: '₹' };

/** For devices without Devanagari letters: the name of the other language. */
const name = {
  from: 'mukta/files/mukta-devanagari-400-normal',
  to: 'name-of-hindi',
  text: 'हिन्दी',
};

/** Only in the Hindi build. */
const hindiCuts = [
  { from: 'mukta/files/mukta-devanagari-400-normal', to: 'mukta-400-devanagari' },
  { from: 'mukta/files/mukta-devanagari-600-normal', to: 'mukta-600-devanagari' },
];

/** What joins letters and places signs; without the forms of Marathi, and kerning, which moves nearly nothing. */
const devanagariFeatures =
  'nukt akhn rphf rkrf blwf half cjct pres abvs blws psts haln abvm blwm'.split(' ');

/** Without hints, which are instructions for low-resolution screens and double the size of a file. */
const options = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern', 'liga', 'tnum'],
  noHinting: true,
};

const sourceOf = (name: string) =>
  readFile(path.join(root, `node_modules/@fontsource/${name}.woff2`));

const write = async (name: string, font: Buffer) => {
  await writeFile(path.join(root, `shared/src/ui/tokens/fonts/${name}.woff2`), font);
  console.info(`${name}.woff2 ${font.length} bytes`);
};

const cutFonts = async () => {
  for (const { from, to, text } of [...cuts, sign]) {
    await write(to, await subsetFont(await sourceOf(from), text, options));
  }
  for (const { from, to } of hindiCuts) {
    const source = await sourceOf(from);
    await write(to, await cutForSyllables(source, hindiSyllables, devanagariFeatures));
  }
  const source = await sourceOf(name.from);
  await write(name.to, await cutForSyllables(source, [name.text], devanagariFeatures));
};

void cutFonts();
