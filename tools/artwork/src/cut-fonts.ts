/**
 * Cuts the site's fonts out of their packages. Run `npx tsx tools/artwork/src/cut-fonts.ts` after a change of the
 * glyph lists below, and commit the files that it writes to shared/src/ui/tokens/fonts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.resolve(__dirname, '../../..');

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const latin = range(0x20, 0x7e) + ' ©°·×é–—‘’“”•…';

// The rupee sign is in the Devanagari file of the package. Nearly every page shows it, so it gets a
// separate file. For other Devanagari characters, browsers use the fonts of the visitor's device.
const rupee = '₹';

const cuts = [
  { from: 'marcellus/files/marcellus-latin-400-normal', to: 'marcellus-latin', text: latin },
  { from: 'mukta/files/mukta-latin-400-normal', to: 'mukta-400-latin', text: latin },
  { from: 'mukta/files/mukta-latin-600-normal', to: 'mukta-600-latin', text: latin },
  { from: 'mukta/files/mukta-devanagari-500-normal', to: 'mukta-rupee', text: rupee },
];

/** Without hints, which are instructions for low-resolution screens and double the size of a file. */
const options = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern', 'liga', 'tnum'],
  noHinting: true,
};

const cutFonts = async () => {
  for (const { from, to, text } of cuts) {
    const source = await readFile(path.join(root, `node_modules/@fontsource/${from}.woff2`));
    const font = await subsetFont(source, text, options);
    await writeFile(path.join(root, `shared/src/ui/tokens/fonts/${to}.woff2`), font);
    console.info(`${to}.woff2 ${font.length} bytes`);
  }
};

void cutFonts();
