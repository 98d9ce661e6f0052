// Only what is used here; the packages contain no types.

declare module 'bidi-js' {
  interface Bidi {
    /** A level of the Unicode bidirectional algorithm for each UTF-16 unit; odd is right to left. */
    getEmbeddingLevels(text: string): { levels: Uint8Array };
  }
  export default function bidiFactory(): Bidi;
}

declare module 'harfbuzzjs' {
  const loading: Promise<import('./harfbuzz').HarfBuzz>;
  export default loading;
}
