/**
 * Cuts a font for syllables: keeps the glyphs into which HarfBuzz joins them. `subset-font` would keep all into
 * which the characters can be joined, in any order, which is half as much again.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** HarfBuzz as subset-font has it. */
const ofSubsetFont = createRequire(require.resolve('subset-font'));

interface ShapingBuffer {
  addText(text: string): void;
  guessSegmentProperties(): void;
  /** Before shaping, `codepoint` is that of a character, and then the number of a glyph. */
  getGlyphInfos(): readonly { codepoint: number }[];
  setMessageFunc(onStep: (buffer: ShapingBuffer) => boolean): void;
}

interface Shaping {
  Blob: new (bytes: Buffer) => object;
  Face: new (blob: object) => object;
  Font: new (face: object) => object;
  Buffer: new () => ShapingBuffer;
  shape(font: object, buffer: ShapingBuffer): void;
}

/** The functions of HarfBuzz by their names in C; pointers are numbers. */
type Subsetting = { memory: { buffer: ArrayBuffer } } & Readonly<
  Record<
    | '_initialize'
    | 'hb_blob_create'
    | 'hb_blob_get_data'
    | 'hb_blob_get_length'
    | 'hb_face_create'
    | 'hb_face_reference_blob'
    | 'hb_set_add'
    | 'hb_set_clear'
    | 'hb_subset_input_create_or_fail'
    | 'hb_subset_input_glyph_set'
    | 'hb_subset_input_set'
    | 'hb_subset_input_set_flags'
    | 'hb_subset_input_unicode_set'
    | 'hb_subset_or_fail'
    | 'malloc',
    (...values: number[]) => number
  >
>;

interface FontVerter {
  convert(font: Buffer, format: 'truetype' | 'woff2'): Promise<Buffer>;
}

// The package has no types.
const { convert } = ofSubsetFont('fontverter') as FontVerter;

/** hb-subset.h */
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const FEATURES = 6;

/** The font as woff2, with the given OpenType features. */
export async function cutForSyllables(
  source: Buffer,
  syllables: readonly string[],
  features: readonly string[],
): Promise<Buffer> {
  const font = await convert(source, 'truetype');
  const hb = await loadSubsetting();
  const bytes = (address: number, length: number) =>
    new Uint8Array(hb.memory.buffer, address, length);

  const copy = hb.malloc(font.length);
  bytes(copy, font.length).set(font);
  const face = hb.hb_face_create(hb.hb_blob_create(copy, font.length, 2, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const keep = (set: number, values: Iterable<number>) => {
    for (const value of values) hb.hb_set_add(set, value);
  };
  keep(hb.hb_subset_input_glyph_set(input), await glyphsFor(font, syllables));
  keep(
    hb.hb_subset_input_unicode_set(input),
    Array.from(syllables.join(''), (character) => character.codePointAt(0)!),
  );
  const keptFeatures = hb.hb_subset_input_set(input, FEATURES);
  hb.hb_set_clear(keptFeatures);
  keep(
    keptFeatures,
    features.map((feature) => Buffer.from(feature).readUInt32BE()),
  );

  const cut = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const length = hb.hb_blob_get_length(cut);
  if (length === 0) throw new Error('HarfBuzz could not cut the font.');
  return convert(Buffer.from(bytes(hb.hb_blob_get_data(cut, 0), length)), 'woff2');
}

async function loadSubsetting(): Promise<Subsetting> {
  const file = ofSubsetFont.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  // The names of what it exports stand in hb-subset.h.
  const hb = instance.exports as unknown as Subsetting;
  hb._initialize();
  return hb;
}

/** The numbers of the glyphs that are needed to draw the texts, also of those that a later step replaces. */
async function glyphsFor(font: Buffer, texts: readonly string[]): Promise<Set<number>> {
  const address = pathToFileURL(ofSubsetFont.resolve('harfbuzzjs')).href;
  // As described above.
  const { Blob, Face, Font, Buffer: Shaped, shape } = (await import(address)) as Shaping;
  const face = new Font(new Face(new Blob(font)));
  const glyphs = new Set<number>();
  for (const text of texts) {
    const buffer = new Shaped();
    const note = () => {
      for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
      return true;
    };
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setMessageFunc(note);
    shape(face, buffer);
    note();
  }
  return glyphs;
}
