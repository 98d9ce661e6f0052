import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const weights = [400, 600] as const;
const scripts = ['latin', 'devanagari'] as const;

/** The fonts of the site by name. They are unpacked once; the library would unpack them per document. */
const fonts = new Map<string, Buffer>();

function loadFonts(): Map<string, Buffer> {
  if (fonts.size > 0) return fonts;
  const add = (name: string, file: string) =>
    fonts.set(name, unpackWoff(readFileSync(require.resolve(`@fontsource/${file}-normal.woff`))));
  for (const script of scripts) {
    for (const weight of weights) {
      add(`${script}-${weight}`, `mukta/files/mukta-${script}-${weight}`);
    }
  }
  add('heading', 'marcellus/files/marcellus-latin-400');
  return fonts;
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

const INK = '#1b1a2e';

/** Devanagari and the rupee sign are in a separate font file. */
const DEVANAGARI = /((?:[\u0900-\u097F\u20A8\u20B9]|\u200C|\u200D)+)/u;

export interface TextStyle {
  weight?: (typeof weights)[number];
  /** Uses the font of the site's headings, which has only one weight. */
  heading?: true;
  size?: number;
  color?: string;
}

/** A document in the fonts of the site; `draw` fills it. */
export async function pdfFile(
  options: PDFKit.PDFDocumentOptions,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  // The library is large and rarely needed, so it is not loaded at the start.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  for (const [name, font] of loadFonts()) document.registerFont(name, font);
  draw(document);
  document.end();
  return done;
}

/** Writes one line of text, without line breaks. */
export function write(
  document: PDFKit.PDFDocument,
  value: string,
  x: number,
  y: number,
  style: TextStyle,
): void {
  let at = x;
  for (const run of runsOf(value)) {
    choose(document, run, style);
    document.fillColor(style.color ?? INK).text(run, at, y, { lineBreak: false });
    at += document.widthOfString(run);
  }
}

/** The width in points of a text that `write` draws. */
export function widthOf(document: PDFKit.PDFDocument, value: string, style: TextStyle): number {
  let width = 0;
  for (const run of runsOf(value)) {
    choose(document, run, style);
    width += document.widthOfString(run);
  }
  return width;
}

/** Splits a text into parts that one font file can show. */
const runsOf = (value: string): string[] => value.split(DEVANAGARI).filter(Boolean);

function choose(
  document: PDFKit.PDFDocument,
  run: string,
  { weight = 400, heading, size = 10 }: TextStyle,
): void {
  const isDevanagari = DEVANAGARI.test(run);
  const latin = heading ? 'heading' : `latin-${weight}`;
  document.font(isDevanagari ? `devanagari-${weight}` : latin).fontSize(size);
}
