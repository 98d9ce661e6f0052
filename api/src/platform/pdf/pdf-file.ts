import { fontOf, type Font, type Weight } from './fonts';
import { loadHarfBuzz, type HarfBuzz } from './harfbuzz';
import { runsOf, standInsOf, type Run } from './runs';
import { parsedFont, shapedFont, type PdfFont } from './shaped-font';

const INK = '#1b1a2e';

export interface TextStyle {
  weight?: Weight;
  /** Uses the font of the site's headings, which has only one weight. */
  heading?: boolean;
  size?: number;
  color?: string;
}

/** A document in which text of any script can be written. */
export interface Page {
  /** For lines and shapes; text is written by `write`. */
  document: PDFKit.PDFDocument;
  /** Writes one line of text, without line breaks; `y` is its top. */
  write: (value: string, x: number, y: number, style?: TextStyle) => void;
  /** The width in points of a text that `write` draws. */
  widthOf: (value: string, style?: TextStyle) => number;
  /** Breaks a text into lines of at most this width: between words, or else within a long word. */
  linesOf: (value: string, width: number, style?: TextStyle) => string[];
}

/** A document in the fonts of the site, and for other scripts in those of fonts.ts; `draw` fills it. */
export async function pdfFile(
  options: PDFKit.PDFDocumentOptions,
  draw: (page: Page) => void,
): Promise<Buffer> {
  const [{ default: PDFDocument }, harfBuzz] = await Promise.all([
    import('pdfkit'),
    loadHarfBuzz(),
  ]);
  // The text behind the glyphs (ActualText) exists since version 1.5.
  const document = new PDFDocument({ pdfVersion: '1.7', ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  draw(pageOf(document, harfBuzz));
  document.end();
  return done;
}

/** The characters of these texts that a document shows as a stand-in such as `[U+1F31F]`. */
export async function standInsIn(texts: readonly string[]): Promise<string[]> {
  if (texts.every((text) => /^[\x20-\x7e]*$/.test(text))) return [];
  const harfBuzz = await loadHarfBuzz();
  return [...new Set(texts.flatMap((text) => standInsOf(harfBuzz, text)))];
}

/** Reading a font takes longer than drawing a page with it, so it is read for the first document only. */
const parsed = new WeakMap<Font, Buffer>();

function pageOf(document: PDFKit.PDFDocument, harfBuzz: HarfBuzz): Page {
  const known = new Map<Font, PdfFont>();
  const chosen = (font: Font, size: number): PdfFont => {
    if (!known.has(font)) document.registerFont(font.name, parsed.get(font) ?? font.content);
    document.font(font.name).fontSize(size);
    const shaped = known.get(font) ?? shapedFont(document, font);
    parsed.set(font, parsedFont(document));
    known.set(font, shaped);
    return shaped;
  };
  const split = (value: string, { weight = 400, heading = false }: TextStyle): Run[] =>
    runsOf(harfBuzz, value, weight, heading);
  const widthOfRun = ({ font, shown, direction }: Run, { size = 10 }: TextStyle): number =>
    chosen(font, size).widthOf(shown, direction, size);
  const widthOf = (value: string, style: TextStyle = {}): number =>
    split(value, style).reduce((sum, run) => sum + widthOfRun(run, style), 0);

  return {
    document,
    widthOf,
    linesOf: (value, width, style = {}) =>
      brokenInto(value, (line) => widthOf(line, style) <= width),
    write: (value, x, y, style = {}) => {
      const { size = 10, color = INK, weight = 400, heading } = style;
      // All fonts of a line stand on the base line of the site's font.
      const site = fontOf(harfBuzz, heading ? 'marcellus-latin-400' : `mukta-latin-${weight}`);
      const baseLine = y + chosen(site, size).ascent(size);
      let at = x;
      for (const run of split(value, style)) {
        const font = chosen(run.font, size);
        document.fillColor(color);
        font.write(run, at, baseLine, size);
        at += widthOfRun(run, style);
      }
    },
  };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function brokenInto(value: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of value.trim().split(/\s+/u)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const { segment } of graphemes.segment(word)) {
      if (line && !fits(line + segment)) {
        lines.push(line);
        line = '';
      }
      line += segment;
    }
  }
  return [...lines, line];
}
