import { Readable } from 'node:stream';
import type { Reply } from './app-types';

export type Cell = string | number | boolean | null;

/** Written at the start so that spreadsheet programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '﻿';

/** Streams a file of any length: one batch of rows in memory at a time. */
export function sendCsv(
  reply: Reply,
  fileName: string,
  header: readonly string[],
  batches: AsyncIterable<readonly Cell[][]>,
): Reply {
  async function* text() {
    yield BYTE_ORDER_MARK + csvLine(header);
    for await (const rows of batches) yield rows.map(csvLine).join('');
  }
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(text()));
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** A text that a spreadsheet would run as a formula is kept a text by an apostrophe. */
function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = /^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
