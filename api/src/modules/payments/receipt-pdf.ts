import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import { contact, parentCompany, siteName } from 'shared/config';
import { formatDateTime, formatRupees } from 'shared/format';
import type { Database } from '../../platform/database';
import { receipts, type Receipt } from './payments-tables';
import { rupees } from './quote';

const weights = [400, 600] as const;
const scripts = ['latin', 'devanagari'] as const;

/** The fonts of the site by name, unpacked once: the library would do so for every document. */
const fonts = new Map<string, Buffer>();

function loadFonts(): Map<string, Buffer> {
  if (fonts.size > 0) return fonts;
  for (const script of scripts) {
    for (const weight of weights) {
      const path = require.resolve(`@fontsource/mukta/files/mukta-${script}-${weight}-normal.woff`);
      fonts.set(`${script}-${weight}`, unpackWoff(readFileSync(path)));
    }
  }
  return fonts;
}

/** A WOFF 1.0 file as the plain font in it: the same tables, inflated, behind another directory. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  // The kind of outlines, then the number of tables; the search hints after it nobody needs.
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

/** Devanagari and the sign of the rupee lie in a file of their own. */
const DEVANAGARI = /((?:[\u0900-\u097F\u20A8\u20B9]|\u200C|\u200D)+)/u;

const LEFT = 56;
const RIGHT = 539;
const INK = '#1b1a2e';
const QUIET = '#5b5870';

/** The file that a letter carries. */
export async function receiptFile(database: Database, number: string): Promise<Buffer> {
  const [receipt] = await database.select().from(receipts).where(eq(receipts.number, number));
  if (!receipt) throw new Error(`There is no receipt ${number}.`);
  return receiptPdf(receipt);
}

/** One A4 page with everything that a tax invoice or a credit note has to say. */
export function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    info: { Title: `${titleOf(receipt)} ${receipt.number}`, Author: parentCompany },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  for (const [name, font] of loadFonts()) document.registerFont(name, font);
  draw(document, receipt);
  document.end();
  return done;
}

function titleOf({ kind, details }: Receipt): string {
  if (kind === 'credit_note') return 'Credit note';
  return details.gstin ? 'Tax invoice' : 'Receipt';
}

interface Style {
  weight?: (typeof weights)[number];
  size?: number;
  color?: string;
}

function draw(document: PDFKit.PDFDocument, receipt: Receipt): void {
  const { details } = receipt;
  let y = 56;
  const text = (value: string, style: Style = {}) => {
    write(document, value, LEFT, y, style);
    y += (style.size ?? 10) * 1.6;
  };
  const row = (label: string, value: string, style: Style = {}) => {
    write(document, label, LEFT, y, style);
    write(document, value, RIGHT - widthOf(document, value, style), y, style);
    y += (style.size ?? 10) * 1.8;
  };
  const rule = () => {
    document.moveTo(LEFT, y).lineTo(RIGHT, y).strokeColor('#d9d2c3').stroke();
    y += 12;
  };
  const quiet = { color: QUIET, size: 9 };

  text(titleOf(receipt), { weight: 600, size: 22 });
  text(`${siteName} · ${parentCompany}`, { weight: 600 });
  for (const line of contact.address) text(line, quiet);
  if (details.gstin) text(`GSTIN ${details.gstin}`, quiet);
  y += 10;
  rule();
  row('Number', receipt.number, { weight: 600 });
  row('Date', formatDateTime(receipt.issuedAt.toISOString()));
  row('Order', details.orderNumber);
  if (details.receiptNumber) row('Takes back', details.receiptNumber);
  row('Place of supply (state code)', details.placeOfSupply);
  row('HSN/SAC', details.hsn);
  y += 6;
  rule();
  text(details.buyer.name, { weight: 600 });
  for (const line of [...details.buyer.address, details.buyer.email, details.buyer.phone]) {
    text(line, quiet);
  }
  y += 6;
  rule();
  for (const { title, quantity, when } of details.lines) {
    row(title, `× ${quantity}`);
    if (when) text(when, quiet);
  }
  y += 6;
  rule();
  const amount = (paise: number) => formatRupees(rupees(paise));
  if (details.gstin) {
    const half = details.ratePercent / 2;
    row('Taxable value', amount(receipt.taxablePaise));
    if (receipt.igstPaise > 0) row(`IGST ${details.ratePercent}%`, amount(receipt.igstPaise));
    if (receipt.cgstPaise + receipt.sgstPaise > 0) {
      row(`CGST ${half}%`, amount(receipt.cgstPaise));
      row(`SGST ${half}%`, amount(receipt.sgstPaise));
    }
  }
  const total = receipt.kind === 'credit_note' ? 'Amount returned' : 'Amount paid';
  row(total, amount(receipt.amountPaise), { weight: 600, size: 13 });
  if (details.gstin) text('The amount includes all taxes.', quiet);
}

function write(
  document: PDFKit.PDFDocument,
  value: string,
  x: number,
  y: number,
  style: Style,
): void {
  let at = x;
  for (const run of runsOf(value)) {
    choose(document, run, style);
    document.fillColor(style.color ?? INK).text(run, at, y, { lineBreak: false });
    at += document.widthOfString(run);
  }
}

function widthOf(document: PDFKit.PDFDocument, value: string, style: Style): number {
  let width = 0;
  for (const run of runsOf(value)) {
    choose(document, run, style);
    width += document.widthOfString(run);
  }
  return width;
}

/** Parts that one font file can show. */
const runsOf = (value: string): string[] => value.split(DEVANAGARI).filter(Boolean);

function choose(
  document: PDFKit.PDFDocument,
  run: string,
  { weight = 400, size = 10 }: Style,
): void {
  const script = DEVANAGARI.test(run) ? 'devanagari' : 'latin';
  document.font(`${script}-${weight}`).fontSize(size);
}
