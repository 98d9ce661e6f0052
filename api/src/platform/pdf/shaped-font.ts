import type { Direction, Font } from './fonts';
import type { Run } from './runs';

/** A font of one document. */
export interface PdfFont {
  /** The width in points. */
  widthOf: (text: string, direction: Direction, size: number) => number;
  /** The height in points of the letters above the base line. */
  ascent: (size: number) => number;
  /** Draws a run from its left end. */
  write: (run: Run, x: number, baseLine: number, size: number) => void;
}

/** A glyph in its place; widths and offsets in thousandths of the font size. */
interface PlacedGlyph {
  id: number;
  width: number;
  advance: number;
  right: number;
  up: number;
  /** Glyphs of one cluster stand for characters that cannot be told apart. */
  cluster: number;
  /** What the glyph stands for alone; empty if only its cluster has a meaning. */
  meaning: string;
}

/** pdfkit's font of a file (class EmbeddedFont), which its types do not describe. */
interface EmbeddedFont {
  id: string;
  scale: number;
  ascender: number;
  font: {
    getGlyph: (id: number) => { advanceWidth: number };
    stringsForGlyph: (id: number) => string[];
  };
  subset: { includeGlyph: (id: number) => number };
  /** By the number of the glyph in the subset. */
  widths: (number | undefined)[];
  unicode: (number[] | undefined)[];
  ref: () => unknown;
}

interface LowLevelDocument {
  _font: EmbeddedFont;
  page: { height: number; fonts: Record<string, unknown> };
  addContent: (operators: string) => void;
}

/**
 * What pdfkit has read of the chosen font. Another document takes it in place of the file, but the types of
 * pdfkit know only the file: hence the casts.
 */
export const parsedFont = (document: PDFKit.PDFDocument): Buffer =>
  (document as unknown as LowLevelDocument)._font.font as unknown as Buffer;

/**
 * The chosen font of a document, with HarfBuzz in place of pdfkit's own layout, which fails for
 * several scripts of India.
 */
export function shapedFont(document: PDFKit.PDFDocument, { shape }: Font): PdfFont {
  // pdfkit has no typed way to draw glyphs that somebody else has laid out.
  const low = document as unknown as LowLevelDocument;
  const embedded = low._font;
  const layouts = new Map<string, PlacedGlyph[]>();

  const layoutOf = (text: string, direction: Direction): PlacedGlyph[] => {
    const key = `${direction} ${text}`;
    const layout = layouts.get(key) ?? layOut(text, direction);
    layouts.set(key, layout);
    return layout;
  };

  const layOut = (text: string, direction: Direction): PlacedGlyph[] => {
    const { font, scale } = embedded;
    const shaped = shape(text, direction);
    return shaped.map(({ g: id, cl: cluster, ax, dx, dy }) => {
      const isAlone = shaped.filter(({ cl }) => cl === cluster).length === 1;
      const [own = ''] = font.stringsForGlyph(id);
      return {
        id,
        width: font.getGlyph(id).advanceWidth * scale,
        advance: ax * scale,
        right: dx * scale,
        up: dy * scale,
        cluster,
        meaning: isAlone ? clusterText(text, shaped, cluster) : own,
      };
    });
  };

  /** Takes a glyph into the file; returns its code there and what a reader of the file takes it for. */
  const include = ({ id, width, meaning }: PlacedGlyph): { code: string; read: string } => {
    const number = embedded.subset.includeGlyph(id);
    embedded.widths[number] ??= width;
    const points = (embedded.unicode[number] ??= Array.from(meaning, (each) =>
      each.codePointAt(0)!,
    ));
    return {
      code: number.toString(16).padStart(4, '0'),
      read: String.fromCodePoint(...points),
    };
  };

  const writeGlyphs = (glyphs: readonly PlacedGlyph[], text: string, size: number) => {
    const included = glyphs.map((glyph) => ({ ...glyph, ...include(glyph) }));
    const isRead = included.map(({ read }) => read).join('') === text;
    if (!isRead) document.markContent('Span', { actual: text });
    let rise = 0;
    let parts = '';
    const flush = () => {
      if (parts) low.addContent(`[${parts}] TJ`);
      parts = '';
    };
    for (const { code, width, advance, right, up } of included) {
      if (up !== rise) {
        flush();
        rise = up;
        low.addContent(`${short((up * size) / 1000)} Ts`);
      }
      // Numbers in the array move to the left.
      parts += `${short(-right)} <${code}> ${short(width - advance + right)} `;
    }
    flush();
    if (rise !== 0) low.addContent('0 Ts');
    if (!isRead) document.endMarkedContent();
  };

  return {
    ascent: (size) => (embedded.ascender * size) / 1000,
    widthOf: (text, direction, size) =>
      (layoutOf(text, direction).reduce((sum, { advance }) => sum + advance, 0) * size) / 1000,
    write: ({ shown, text, direction }, x, baseLine, size) => {
      const glyphs = layoutOf(shown, direction);
      low.page.fonts[embedded.id] ??= embedded.ref();
      document.save().transform(1, 0, 0, -1, 0, low.page.height);
      low.addContent('BT');
      low.addContent(`1 0 0 1 ${short(x)} ${short(low.page.height - baseLine)} Tm`);
      low.addContent(`/${embedded.id} ${short(size)} Tf`);
      // Readers take what stands between the marks for one piece from left to right, so a text in the
      // other direction is marked cluster by cluster.
      if (direction === 'ltr') writeGlyphs(glyphs, text, size);
      else {
        for (const cluster of new Set(glyphs.map((glyph) => glyph.cluster))) {
          const own = glyphs.filter((glyph) => glyph.cluster === cluster);
          writeGlyphs(own, clusterText(text, layoutClusters(glyphs), cluster), size);
        }
      }
      low.addContent('ET');
      document.restore();
    },
  };
}

const layoutClusters = (glyphs: readonly PlacedGlyph[]): { cl: number }[] =>
  glyphs.map(({ cluster }) => ({ cl: cluster }));

/** The characters of a cluster, which ends where the next one in the text begins. */
function clusterText(text: string, all: readonly { cl: number }[], start: number): string {
  const later = all.map(({ cl }) => cl).filter((cl) => cl > start);
  return text.slice(start, Math.min(text.length, ...later));
}

const short = (value: number): string => String(Math.round(value * 100) / 100);
