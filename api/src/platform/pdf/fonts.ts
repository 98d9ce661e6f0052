import { readFileSync } from 'node:fs';
import type { HarfBuzz, ShapedGlyph } from './harfbuzz';
import { inflateSync } from 'node:zlib';

export type Weight = 400 | 600;
export type Direction = 'ltr' | 'rtl';

/** A font file that is loaded: what it can show, and the glyphs of a text in it. */
export interface Font {
  name: string;
  content: Buffer;
  has: (codePoint: number) => boolean;
  /** The glyphs from left to right, also of a text that is read from right to left. */
  shape: (text: string, direction: Direction) => ShapedGlyph[];
}

/** Scripts that the site's own fonts do not have, by the Unicode name of the script; and their fonts. */
const noto: readonly (readonly [script: RegExp, font: string])[] = [
  [/\p{scx=Bengali}/u, 'bengali'],
  [/\p{scx=Gurmukhi}/u, 'gurmukhi'],
  [/\p{scx=Gujarati}/u, 'gujarati'],
  [/\p{scx=Oriya}/u, 'oriya'],
  [/\p{scx=Tamil}/u, 'tamil'],
  [/\p{scx=Telugu}/u, 'telugu'],
  [/\p{scx=Kannada}/u, 'kannada'],
  [/\p{scx=Malayalam}/u, 'malayalam'],
  [/\p{scx=Sinhala}/u, 'sinhala'],
  [/\p{scx=Ol_Chiki}/u, 'ol-chiki'],
  [/\p{scx=Meetei_Mayek}/u, 'meetei-mayek'],
  [/\p{scx=Arabic}/u, 'arabic'],
  [/\p{scx=Hebrew}/u, 'hebrew'],
  [/\p{scx=Thai}/u, 'thai'],
];

/**
 * Names of the fonts that may show a text, the preferred first: the site's, those of the text's
 * scripts, and last one that has Latin with every mark, Greek, Cyrillic and many signs.
 */
export function fontNames(text: string, weight: Weight, heading: boolean): string[] {
  const site = [`mukta-latin-${weight}`, `mukta-latin-ext-${weight}`, `mukta-devanagari-${weight}`];
  const ofScripts = noto
    .filter(([script]) => script.test(text))
    .map(([, font]) => `noto-sans-${font}-${font}-${weight}`);
  const last = weight === 400 ? 'DejaVuSans' : 'DejaVuSans-Bold';
  return [...(heading ? ['marcellus-latin-400'] : []), ...site, ...ofScripts, last];
}

/** Loaded fonts by name. They stay loaded: unpacking them takes longer than drawing a document. */
const fonts = new Map<string, Font>();

/** Loads a font at its first use, so that the rare scripts take no memory before. */
export function fontOf(harfBuzz: HarfBuzz, name: string): Font {
  const known = fonts.get(name);
  if (known) return known;
  const content = readFont(name);
  const face = harfBuzz.createFace(harfBuzz.createBlob(content), 0);
  const shaper = harfBuzz.createFont(face);
  const codePoints = new Set(face.collectUnicodes());
  const font: Font = {
    name,
    content,
    has: (codePoint) => codePoints.has(codePoint),
    shape: (text, direction) => {
      const buffer = harfBuzz.createBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(direction);
      harfBuzz.shape(shaper, buffer);
      const glyphs = buffer.json();
      buffer.destroy();
      return glyphs;
    },
  };
  fonts.set(name, font);
  return font;
}

function readFont(name: string): Buffer {
  if (name.startsWith('DejaVu')) {
    return readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  }
  const [family] = /^(mukta|marcellus|noto-sans-(ol-chiki|meetei-mayek|[a-z]+))(?=-)/.exec(name)!;
  return unpackWoff(
    readFileSync(require.resolve(`@fontsource/${family}/files/${name}-normal.woff`)),
  );
}

/** Converts a WOFF 1.0 file to a plain font: the same tables, inflated, after a new directory. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  // The font type, then the number of tables. The search hints that follow are not needed.
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + 20 * index;
    const offset = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(offset, offset + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    const at = 12 + 16 * index;
    woff.copy(directory, at, entry, entry + 4);
    woff.copy(directory, at + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(length, at + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    end += length + padding.length;
  }
  return Buffer.concat(parts);
}
