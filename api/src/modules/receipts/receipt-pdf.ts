import { eq } from 'drizzle-orm';
import { contact, parentCompany, siteName } from 'shared/model/config';
import { formatDateTime, formatRupees } from 'shared/model/format';
import type { Database } from '../../platform/database/database';
import { pdfFile, widthOf, write, type TextStyle } from '../../platform/pdf';
import { rupees } from '../../platform/money';
import { isWithinState } from './receipts';
import { receipts, type Receipt } from './receipts-tables';

const LEFT = 56;
const RIGHT = 539;
const QUIET = '#5b5870';

/** The PDF of a receipt as the attachment of an e-mail. */
export async function receiptFile(database: Database, number: string): Promise<Buffer> {
  const [receipt] = await database.select().from(receipts).where(eq(receipts.number, number));
  if (!receipt) throw new Error(`There is no receipt ${number}.`);
  return receiptPdf(receipt);
}

/** One A4 page with everything that a tax invoice or a credit note must contain. */
export function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const info = { Title: `${titleOf(receipt)} ${receipt.number}`, Author: parentCompany };
  return pdfFile({ size: 'A4', margin: LEFT, info }, (document) => draw(document, receipt));
}

function titleOf({ kind, details }: Receipt): string {
  if (kind === 'credit_note') return 'Credit note';
  return details.gstin ? 'Tax invoice' : 'Receipt';
}

function draw(document: PDFKit.PDFDocument, receipt: Receipt): void {
  const { details } = receipt;
  let y = 56;
  const text = (value: string, style: TextStyle = {}) => {
    write(document, value, LEFT, y, style);
    y += (style.size ?? 10) * 1.6;
  };
  const row = (label: string, value: string, style: TextStyle = {}) => {
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
  if (details.receiptNumber) row('Against receipt', details.receiptNumber);
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
    if (!isWithinState(details)) {
      row(`IGST ${details.ratePercent}%`, amount(receipt.igstPaise));
    } else {
      row(`CGST ${half}%`, amount(receipt.cgstPaise));
      row(`SGST ${half}%`, amount(receipt.sgstPaise));
    }
    if (receipt.roundingPaise !== 0) row('Rounding', amount(receipt.roundingPaise));
  }
  const total = receipt.kind === 'credit_note' ? 'Amount returned' : 'Amount paid';
  row(total, amount(receipt.amountPaise), { weight: 600, size: 13 });
  if (details.gstin) text('The amount includes all taxes.', quiet);
}
