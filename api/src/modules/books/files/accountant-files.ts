import { strToU8, zipSync } from 'fflate';
import type { DayRangeQuery, ReceiptRow } from 'shared/model/schemas';
import type { Database } from '../../../platform/database/database';
import { csvText, type FileColumns } from '../../../platform/lists/admin-list';
import { groupsOf, issuedDocuments, ownLines, registerBatches } from '../register';
import { settlementRows } from '../settlements';
import { addUp, smallSales, together, type Group } from '../sums';
import {
  creditNoteColumns,
  largeSalesColumns,
  registerColumns,
  settlementColumns,
  smallSalesColumns,
} from './columns';
import { agreeingSums, sumsPdf } from './sums-pdf';

type Sums = ReturnType<typeof addUp>;
type Document = Awaited<ReturnType<typeof issuedDocuments>>[number];

/**
 * The files of a period as one ZIP: the register, the tables of GSTR-1 and the settlements, with a page of sums.
 * Throws if the sums of the tables are not those of the register.
 */
export async function accountantFiles(database: Database, query: DayRangeQuery): Promise<Buffer> {
  const rows: ReceiptRow[] = [];
  for await (const batch of registerBatches(database, query)) rows.push(...batch);
  const groups = await groupsOf(database, query);
  const own = await ownLines(database, 'large_sales', query);
  const notes = await ownLines(database, 'credit_notes', query);
  const small = smallSales(groups);
  const table = (wanted: string) => own.filter((line) => line.table === wanted);
  const sums = agreeingSums({ rows, all: addUp(groups), own, notes, small });
  const large = table('5');
  const files = {
    'register.csv': csvText(registerColumns, rows),
    'credit-notes.csv': csvText(creditNoteColumns, notes),
    'b2b.csv': csvText(largeSalesColumns, table('4A')),
    'b2cs.csv': csvText(smallSalesColumns, small),
    // Sales above ₹1,00,000 to people in another State are rare here, and have a table of their own.
    ...(large.length > 0 && { 'b2cl.csv': csvText(largeSalesColumns, large) }),
    'exports.csv': csvText(largeSalesColumns, table('6A')),
    'hsn.csv': csvText(hsnColumns, hsnRows(groups)),
    'documents.csv': csvText(documentColumns, await issuedDocuments(database, query)),
    'settlements.csv': csvText(settlementColumns, await settlementRows(database, query)),
  };
  return Buffer.from(
    zipSync({
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      'sums.pdf': await sumsPdf(query, sums),
    }),
  );
}

/** Table 12 of GSTR-1: by code, rate and whether the buyer is a company; receipts less credit notes. */
const hsnRows = (groups: readonly Group[]) =>
  together(groups, (group) => [suppliesOf(group), group.hsn, group.ratePercent].join(' ')).map(
    (of) => ({ ...of[0]!, ...addUp(of) }),
  );

const suppliesOf = ({ table }: Pick<Group, 'table'>) => (table === 'company' ? 'B2B' : 'B2C');

const hsnColumns: FileColumns<Pick<Group, 'hsn' | 'ratePercent' | 'table'> & Sums> = [
  ['Supplies', suppliesOf],
  ['HSN', (row) => row.hsn],
  ['Description', () => 'Education services'],
  // Services have no quantity.
  ['UQC', () => 'NA'],
  ['Total Quantity', () => 0],
  ['Total Value', (row) => row.total],
  ['Rate', (row) => row.ratePercent],
  ['Taxable Value', (row) => row.taxable_value],
  ['Integrated Tax Amount', (row) => row.igst],
  ['Central Tax Amount', (row) => row.cgst],
  ['State/UT Tax Amount', (row) => row.sgst],
  ['Cess Amount', () => 0],
];

const documentColumns: FileColumns<Document> = [
  [
    'Nature of Document',
    ({ kind }) => (kind === 'receipt' ? 'Invoices for outward supply' : 'Credit Note'),
  ],
  ['Sr. No. From', (row) => row.from],
  ['Sr. No. To', (row) => row.to],
  ['Total Number', (row) => row.count],
  // A wrong receipt gets a credit note; no number is ever taken back.
  ['Cancelled', () => 0],
];
