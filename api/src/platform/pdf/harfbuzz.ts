/** The parts of HarfBuzz, the library that lays out text, that are used here. */
export interface HarfBuzz {
  createBlob(content: Uint8Array): object;
  createFace(blob: object, index: number): { collectUnicodes(): Uint32Array };
  createFont(face: object): object;
  createBuffer(): GlyphBuffer;
  shape(font: object, buffer: GlyphBuffer): void;
}

interface GlyphBuffer {
  addText(text: string): void;
  setDirection(direction: 'ltr' | 'rtl'): void;
  guessSegmentProperties(): void;
  json(): ShapedGlyph[];
  destroy(): void;
}

export interface ShapedGlyph {
  /** The glyph's number in the font; 0 if the font has none. */
  g: number;
  /** The index in the text where the glyph's characters begin. */
  cl: number;
  /** Advance to the next glyph, and offset of this one, in units of the font. */
  ax: number;
  dx: number;
  dy: number;
}

/** The library is large and rarely needed, so it is not loaded at the start. */
export const loadHarfBuzz = async (): Promise<HarfBuzz> => (await import('harfbuzzjs')).default;
