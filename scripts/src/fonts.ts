/**
 * Cuts the site's fonts out of their packages: run with `npx tsx scripts/src/fonts.ts` after the
 * glyph lists below change, and commit what it writes to shared/src/tokens/fonts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.resolve(__dirname, '../..');

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const latin = range(0x20, 0x7e) + ' ©°·×é–—‘’“”•…';

// The rupee sign lives in the Devanagari file of the package. Nearly every page shows it, so it is
// a file of its own. The rest of the script is left to the fonts of the visitor's device.
const rupee = '₹';

const cuts = [
  { from: 'marcellus/files/marcellus-latin-400-normal', to: 'marcellus-latin', text: latin },
  { from: 'mukta/files/mukta-latin-400-normal', to: 'mukta-400-latin', text: latin },
  { from: 'mukta/files/mukta-latin-600-normal', to: 'mukta-600-latin', text: latin },
  { from: 'mukta/files/mukta-devanagari-500-normal', to: 'mukta-rupee', text: rupee },
];

/** Hints are instructions for coarse screens; they make a file twice as large. */
const options = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern', 'liga', 'tnum'],
  noHinting: true,
};

const cutFonts = async () => {
  for (const { from, to, text } of cuts) {
    const source = await readFile(path.join(root, `node_modules/@fontsource/${from}.woff2`));
    const font = await subsetFont(source, text, options);
    await writeFile(path.join(root, `shared/src/tokens/fonts/${to}.woff2`), font);
    console.info(`${to}.woff2 ${font.length} bytes`);
  }
};

void cutFonts();
