import { eq } from 'drizzle-orm';
import { formatDateTime, formatRupees } from 'shared/model/format';
import { spoken } from '../../platform/language';
import { findRow } from '../../platform/database/rows';
import type { Database } from '../../platform/database/database';
import { drawnApart } from '../../platform/pdf/drawing-thread';
import { pdfFile, type Page, type TextStyle } from '../../platform/pdf/pdf-file';
import { rupees } from '../../platform/money';
import { BY_HAND } from '../orders/orders-tables';
import { texts as english } from './receipt-texts';
import { texts as hindi } from './receipt-texts.hi';
import { receipts, type Receipt } from './receipts-tables';
import { isUntaxedExport, isWithinState } from './tax';

const LEFT = 56;
const RIGHT = 539;
const TOP = 56;
const BOTTOM = 786;
/** The most of a row that its value takes, and the least space before it. */
const VALUE_WIDTH = 300;
const GAP = 16;
/** The height of a bought item with its date below it. */
const LINE_WITH_DATE = 33;
/** The words that rule 46 of the CGST Rules asks for, in any language. */
const EXPORT_NOTE =
  'Supply meant for export under bond or letter of undertaking without payment of integrated tax.';
const textsIn = { en: english, hi: hindi };
/** That of the buyer when it was issued. */
const languageOf = ({ details }: Receipt) => details.language ?? 'en';
const textsOf = (receipt: Receipt) => textsIn[languageOf(receipt)];

const QUIET = '#5b5870';
const GOLD = '#c79c45';
const DEEP_GOLD = '#7a5412';
/** The edge of the mark of the house. */
const BRAND = 52;

/** The PDF of a receipt as the attachment of an e-mail. */
export async function receiptFile(database: Database, number: string): Promise<Buffer> {
  const receipt = await findRow(database, receipts, eq(receipts.number, number));
  if (!receipt) throw new Error(`There is no receipt ${number}.`);
  return receiptPdf(receipt);
}

/**
 * Everything that a tax invoice or a credit note must contain, on A4. What does not fit on one page goes
 * to a further one, which repeats the number.
 */
export const receiptPdf = drawnApart('receipt', (receipt: Receipt): Promise<Buffer> => {
  const info = {
    Title: `${titleOf(receipt)} ${receipt.number}`,
    Author: receipt.details.seller.company,
  };
  return pdfFile({ size: 'A4', margin: LEFT, info }, (page) => draw(page, receipt));
});

function titleOf(receipt: Receipt): string {
  const texts = textsOf(receipt);
  if (receipt.kind === 'credit_note') return texts.creditNote;
  return receipt.details.gstin ? texts.taxInvoice : texts.receipt;
}

/** `Online through Razorpay` */
function meansOf(provider: string, { inSandbox, inCash, online }: typeof english): string {
  if (provider === BY_HAND) return inCash;
  return provider === 'sandbox'
    ? inSandbox
    : online(`${provider[0]!.toUpperCase()}${provider.slice(1)}`);
}

/** The eight-pointed star in its orbit, as in the icon of the site. */
function brand(document: PDFKit.PDFDocument, x: number, y: number): void {
  document
    .save()
    .translate(x, y)
    .scale(BRAND / 40)
    .lineWidth(1);
  document.circle(20, 20, 18.5).circle(20, 20, 14.5).stroke(GOLD);
  document
    .path('M20 7l2.6 10.4L33 20l-10.4 2.6L20 33l-2.6-10.4L7 20l10.4-2.6z')
    .circle(33.1, 6.9, 2.2)
    .fill(GOLD);
  document.path('M12.2 12.2l4 4M27.8 12.2l-4 4M12.2 27.8l4-4M27.8 27.8l-4-4').stroke(GOLD);
  document.restore();
}

function draw({ document, write, widthOf, linesOf }: Page, receipt: Receipt): void {
  const { details } = receipt;
  const texts = textsOf(receipt);
  const tax = { ...receipt, gstin: details.gstin };
  let y = TOP;
  let page = 1;
  /** Moves to the next page if fewer points than this are left. */
  const keepTogether = (height: number) => {
    if (y + height <= BOTTOM) return;
    document.addPage();
    page += 1;
    const heading = texts.page(`${titleOf(receipt)} ${receipt.number}`, page);
    write(heading, LEFT, TOP, { color: QUIET, size: 9 });
    y = TOP + 24;
  };
  const text = (value: string, style: TextStyle = {}) => {
    for (const line of linesOf(value, RIGHT - LEFT, style)) {
      const height = (style.size ?? 10) * 1.6;
      keepTogether(height);
      write(line, LEFT, y, style);
      y += height;
    }
  };
  const row = (label: string, value: string, style: TextStyle = {}) => {
    const height = (style.size ?? 10) * 1.8;
    const valueLines = linesOf(value, VALUE_WIDTH, style);
    const valueWidth = Math.max(...valueLines.map((line) => widthOf(line, style)));
    const labelLines = linesOf(label, RIGHT - LEFT - valueWidth - GAP, style);
    for (let line = 0; line < Math.max(labelLines.length, valueLines.length); line += 1) {
      keepTogether(height);
      const [left = '', right = ''] = [labelLines[line], valueLines[line]];
      write(left, LEFT, y, style);
      write(right, RIGHT - widthOf(right, style), y, style);
      y += height;
    }
  };
  const rule = () => {
    keepTogether(40);
    document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(GOLD).stroke();
    y += 12;
  };
  const quiet = { color: QUIET, size: 9 };

  brand(document, RIGHT - BRAND, TOP);
  const { seller } = details;
  text(seller.school, { heading: true, size: 20, color: DEEP_GOLD });
  text(seller.company, { weight: 600 });
  for (const line of seller.address) text(line, quiet);
  if (details.gstin) text(`GSTIN ${details.gstin}`, quiet);
  y += 10;
  rule();
  text(titleOf(receipt), { heading: true, size: 22 });
  y += 4;
  row(texts.number, receipt.number, { weight: 600 });
  const { words } = spoken[languageOf(receipt)];
  row(texts.date, formatDateTime(receipt.createdAt.toISOString(), words));
  row(texts.order, details.orderNumber);
  if (details.receiptNumber) row(texts.againstReceipt, details.receiptNumber);
  row(texts.placeOfSupply, `${texts.state(receipt.placeOfSupply)} (${receipt.placeOfSupply})`);
  row(texts.hsn, receipt.hsn);
  y += 6;
  rule();
  const { company, gstin: companyGstin } = details.buyer;
  if (company) text(company, { weight: 600 });
  if (companyGstin) text(`GSTIN ${companyGstin}`);
  text(details.buyer.name, { weight: 600 });
  for (const line of [...details.buyer.address, details.buyer.email, details.buyer.phone]) {
    text(line, quiet);
  }
  y += 6;
  rule();
  for (const { title, quantity, when } of details.lines) {
    keepTogether(LINE_WITH_DATE);
    row(title, `× ${quantity}`);
    if (when) text(when, quiet);
  }
  y += 6;
  rule();
  const amount = (paise: number) => formatRupees(rupees(paise));
  if (details.discount && receipt.kind === 'receipt') {
    // GST section 15(3)(a): a discount lowers the value if the invoice names it.
    const { code, pricePaise } = details.discount;
    row(texts.price, amount(pricePaise));
    row(texts.discount(code), amount(receipt.amountPaise - pricePaise));
  }
  if (details.gstin) {
    const half = receipt.ratePercent / 2;
    row(texts.taxableValue, amount(receipt.taxablePaise));
    if (!isWithinState(tax)) {
      row(`IGST ${receipt.ratePercent}%`, amount(receipt.igstPaise));
    } else {
      row(`CGST ${half}%`, amount(receipt.cgstPaise));
      row(`SGST ${half}%`, amount(receipt.sgstPaise));
    }
    if (receipt.roundingPaise !== 0) row(texts.rounding, amount(receipt.roundingPaise));
  }
  const total = receipt.kind === 'credit_note' ? texts.amountReturned : texts.amountPaid;
  row(total, amount(receipt.amountPaise), { weight: 600, size: 13 });
  const label = receipt.kind === 'credit_note' ? texts.returned : texts.paid;
  row(label, meansOf(details.paidThrough, texts));
  if (isUntaxedExport(tax)) text(EXPORT_NOTE, quiet);
  else if (details.gstin) text(texts.allTaxes, quiet);
}
