import { siteName } from 'shared/model/config';
import { formatRupees } from 'shared/model/format';
import type { DayRangeQuery, OwnLine, ReceiptRow, SmallSales } from 'shared/model/schemas';
import { paise, rupees } from '../../../platform/money';
import { pdfFile } from '../../../platform/pdf/pdf-file';
import type { addUp } from '../sums';

interface Books {
  rows: readonly ReceiptRow[];
  all: ReturnType<typeof addUp>;
  own: readonly OwnLine[];
  notes: readonly OwnLine[];
  small: readonly SmallSales[];
}

type Line = readonly [label: string, amount: number];

/** The sums of the files, in rupees. Throws if what should be equal differs. */
export function agreeingSums({ rows, all, own, notes, small }: Books) {
  const taxable = (lines: readonly { taxable_value: number }[]) =>
    added(lines.map((line) => line.taxable_value));
  const inTable = (table: string, lines: readonly OwnLine[]) =>
    taxable(lines.filter((line) => line.table === table));
  const tables: Line[] = [
    ['b2cs.csv (table 7, less its credit notes)', taxable(small)],
    ['b2b.csv (table 4A)', inTable('4A', own)],
    ['b2cl.csv (table 5)', inTable('5', own)],
    ['exports.csv (table 6A)', inTable('6A', own)],
    ['credit-notes.csv, those of table 9B', -inTable('9B', notes)],
  ];
  const taxParts: Line[] = [
    ['Taxable value', all.taxable_value],
    ['CGST', all.cgst],
    ['SGST', all.sgst],
    ['IGST', all.igst],
    ['Rounding', all.rounding],
  ];
  const amounts = (lines: readonly Line[]) => added(lines.map(([, amount]) => amount));
  equal('register.csv', added(rows.map(({ total }) => total)), all.total);
  equal('the tables of GSTR-1', amounts(tables), all.taxable_value);
  equal('the parts of the total', amounts(taxParts), all.total);
  return { counts: all, tables, taxParts, total: all.total, taxable: all.taxable_value };
}

/** Added in whole paise. */
const added = (amounts: readonly number[]): number =>
  rupees(amounts.reduce((sum, amount) => sum + paise(amount), 0));

function equal(what: string, found: number, wanted: number): void {
  if (paise(found) !== paise(wanted)) {
    throw new Error(`The sum of ${what} is ${found} and not ${wanted}.`);
  }
}

const LEFT = 56;
const RIGHT = 539;

/** One page: what the files add up to, and that it agrees. */
export function sumsPdf(
  { from_date, to_date }: DayRangeQuery,
  { counts, tables, taxParts, total, taxable }: ReturnType<typeof agreeingSums>,
): Promise<Buffer> {
  const period = `${from_date || 'the beginning'} to ${to_date || 'today'}`;
  const info = { Title: `Sums, ${period}`, Author: siteName };
  return pdfFile({ size: 'A4', margin: LEFT, info }, ({ document, write, widthOf }) => {
    let y = LEFT;
    const row = (label: string, value: string, weight: 400 | 600 = 400) => {
      write(label, LEFT, y, { weight });
      write(value, RIGHT - widthOf(value, { weight }), y, { weight });
      y += 18;
    };
    const block = (title: string, lines: readonly Line[], sum: Line) => {
      y += 12;
      write(title, LEFT, y, { weight: 600, size: 12 });
      y += 22;
      for (const [label, amount] of lines) row(label, formatRupees(amount));
      document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke();
      y += 6;
      row(sum[0], formatRupees(sum[1]), 600);
    };
    write(siteName, LEFT, y, { heading: true, size: 20 });
    y += 32;
    row('Files for the accountant', period, 600);
    row('Receipts', String(counts.receipts));
    row('Credit notes', String(counts.credit_notes));
    block('register.csv', taxParts, ['Received less returned', total]);
    block('Taxable value in the tables of GSTR-1', tables, ['Taxable value', taxable]);
    y += 12;
    write('The sums of the tables and of the register were compared: they agree.', LEFT, y);
  });
}
