import { encode } from 'uqr';
import { formatLongDay, indianDay } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import { siteIn, spoken } from '../../../platform/language';
import { drawnApart } from '../../../platform/pdf/drawing-thread';
import { pdfFile, type Page, type TextStyle } from '../../../platform/pdf/pdf-file';
import { texts as english } from './certificate-texts';
import { texts as hindi } from './certificate-texts.hi';
import type { Certificate } from '../classroom-tables';

const WIDTH = 842;
const HEIGHT = 595;
const MIDDLE = WIDTH / 2;
/** The colours of the site's parchment. */
const PARCHMENT = '#f8f3e7';
const GOLD = '#c79c45';
const DEEP_GOLD = '#7a5412';
const QUIET = '#504d62';
/** The greatest width of a line of text between the wheels at both sides. */
const MOST_WIDE = 570;
const SIGNATURE_WIDTH = 190;

const textsIn = { en: english, hi: hindi };

/** One A4 page in landscape, with the address at which anybody can confirm the certificate. */
export const certificatePdf = drawnApart(
  'certificate',
  (certificate: Certificate, siteUrl: string) => {
    const { code, company, language } = certificate;
    const info = { Title: textsIn[language].fileTitle(code), Author: company };
    const site = siteIn(siteUrl, language);
    return pdfFile({ size: [WIDTH, HEIGHT], margin: 0, info }, (page) =>
      draw(page, certificate, new URL(`${site}${paths.certificate(code)}`).href),
    );
  },
);

function draw(
  page: Page,
  { name, title, mentor, school, company, issuedAt, code, language }: Certificate,
  address: string,
): void {
  const { document } = page;
  const texts = textsIn[language];
  const issuedOn = formatLongDay(indianDay(issuedAt), spoken[language].words);
  const centred = (value: string, y: number, style: TextStyle) =>
    writeCentred(page, value, MIDDLE, y, MOST_WIDE, style);
  document.rect(0, 0, WIDTH, HEIGHT).fill(PARCHMENT);
  frame(document);
  for (const x of [0, WIDTH]) wheel(document, x, HEIGHT / 2);

  centred(school, 64, { heading: true, size: 22, color: DEEP_GOLD });
  centred(texts.heading, 104, { heading: true, size: 40 });
  centred(texts.certifies, 178, { size: 14, color: QUIET });
  centred(name, 204, { heading: true, size: 38, color: DEEP_GOLD });
  document
    .moveTo(MIDDLE - 150, 262)
    .lineTo(MIDDLE + 150, 262)
    .lineWidth(1)
    .stroke(GOLD);
  centred(texts.completed, 280, { size: 14, color: QUIET });
  centred(title, 306, { heading: true, size: 28 });
  centred(texts.issued(issuedOn), 354, {
    size: 14,
    color: QUIET,
  });

  if (mentor) signature(page, 196, mentor, texts.mentor);
  signature(page, WIDTH - 196, school, company);

  const squares = qrCode(document, address, MIDDLE - 42, 406, 84);
  centred(code, 406 + squares + 6, { weight: 600, size: 11 });
  centred(texts.verify(address.replace(/^https?:\/\//, '')), 406 + squares + 24, {
    size: 9,
    color: QUIET,
  });
}

/** Draws a signature line with a name above it and a role below it. */
function signature(page: Page, middle: number, name: string, role: string): void {
  const line = (value: string, y: number, style: TextStyle) =>
    writeCentred(page, value, middle, y, SIGNATURE_WIDTH, style);
  const half = SIGNATURE_WIDTH / 2;
  line(name, 468, { heading: true, size: 16 });
  page.document
    .moveTo(middle - half, 494)
    .lineTo(middle + half, 494)
    .lineWidth(0.75)
    .stroke(GOLD);
  line(role, 500, { size: 9, color: QUIET });
}

/** Writes a text that is longer than the width on two smaller lines, and smaller still if they are too long. */
function writeCentred(
  { linesOf, widthOf, write }: Page,
  value: string,
  middle: number,
  y: number,
  mostWide: number,
  style: TextStyle,
): void {
  const { size = 10 } = style;
  const height = size * 1.3;
  let fitting = size;
  let lines = [value];
  // Half of the size is the smallest for one line; below it, two lines stay larger.
  if (widthOf(value, style) > mostWide) {
    fitting = (size * mostWide) / widthOf(value, style);
    for (let smaller = size / 2; fitting < size / 2; smaller *= 0.9) {
      lines = linesOf(value, mostWide, { ...style, size: smaller });
      if (lines.length <= 2) fitting = smaller;
      if (lines.length <= 2) break;
    }
  }
  const top = y + Math.max(0, (height - lines.length * fitting * 1.3) / 2);
  lines.forEach((line, index) => {
    const fitted = { ...style, size: fitting };
    write(line, middle - widthOf(line, fitted) / 2, top + index * fitting * 1.3, fitted);
  });
}

function frame(document: PDFKit.PDFDocument): void {
  document
    .lineWidth(2)
    .rect(22, 22, WIDTH - 44, HEIGHT - 44)
    .stroke(GOLD);
  document
    .lineWidth(0.5)
    .rect(29, 29, WIDTH - 58, HEIGHT - 58)
    .stroke(GOLD);
}

/** Half a zodiac wheel at the edge, within the frame. */
function wheel(document: PDFKit.PDFDocument, x: number, y: number): void {
  document.save();
  document.rect(29, 29, WIDTH - 58, HEIGHT - 58).clip();
  document.lineWidth(0.6).strokeOpacity(0.55);
  for (const radius of [58, 92, 122]) document.circle(x, y, radius).stroke(GOLD);
  for (let sign = 0; sign < 12; sign += 1) {
    const angle = (sign * Math.PI) / 6 + Math.PI / 12;
    document
      .moveTo(x + 58 * Math.cos(angle), y + 58 * Math.sin(angle))
      .lineTo(x + 122 * Math.cos(angle), y + 122 * Math.sin(angle))
      .stroke(GOLD);
  }
  document.restore();
}

/** Draws the text as a QR code; returns its height. */
function qrCode(
  document: PDFKit.PDFDocument,
  text: string,
  left: number,
  top: number,
  edge: number,
): number {
  const { data, size } = encode(text, { border: 0 });
  const step = edge / size;
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) document.rect(left + x * step, top + y * step, step, step);
    }),
  );
  document.fill('#191b33');
  return edge;
}
