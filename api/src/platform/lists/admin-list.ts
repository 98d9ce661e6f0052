import { Readable } from 'node:stream';
import type { Static, TSchema, TUnknown } from '@sinclair/typebox';
import { stringify } from 'csv-stringify/sync';
import { normalPhone } from 'shared/model/validation';
import type { Right } from 'shared/model/rights';
import type { Reply } from '../app-types';
import { requireRight, type Admin } from '../http/access';
import type { Routes } from '../http/routes';
import { readableEmail } from '../text-forms';

type Cell = string | number | boolean | null;

/** A column of a file: its heading and its cell in each row. */
export type FileColumns<Row> = readonly (readonly [heading: string, cell: (row: Row) => Cell])[];

/**
 * A list of the admin area: one page at a time as JSON, and the whole list as a CSV file, at its own
 * address or for a request that accepts `text/csv`.
 */
interface AdminList<Row, Filter extends TSchema, Page extends TSchema> {
  /** e.g. `/admin/leads`; the file is at `/admin/leads.csv`. */
  path: string;
  /** Who may see the list. */
  right: Right;
  /** What its file needs too; the right to export lists if it is left out. */
  fileRight?: Right;
  fileName: string;
  summary: string;
  message: string;
  schemas: { page: Page; filter: Filter; response: TSchema };
  page: (
    query: Static<Page>,
    admin: Admin,
  ) => Promise<{ rows: Row[]; total: number; has_more?: boolean }>;
  /** Newest first. Throws instead of the first batch if the filter is not valid. */
  batches: (query: Static<Filter>, admin: Admin) => AsyncIterable<Row[]>;
  /** The columns of the file. */
  columns: FileColumns<Row>;
}

export function registerAdminList<Row, Filter extends TSchema, Page extends Filter>(
  admin: Routes['admin'],
  list: AdminList<Row, Filter, Page>,
): void {
  const { fileRight = 'exports' } = list;
  admin(list.right).get(list.path, {
    summary: list.summary,
    query: list.schemas.page,
    answers: list.schemas.response,
    handler: async (request, reply) => {
      if (request.headers.accept?.includes('text/csv')) {
        requireRight(request, fileRight);
        return sendCsv(reply, list, list.batches(request.query, request.account));
      }
      const { rows, ...counted } = await list.page(request.query, request.account);
      const data = rows.map(withVisibleText);
      return { success: true, message: list.message, data: { data, ...counted } };
    },
  });

  admin(fileRight, list.right).get(`${list.path}.csv`, {
    summary: 'The same as a file',
    query: list.schemas.filter,
    handler: ({ query, account }, reply) => sendCsv(reply, list, list.batches(query, account)),
  });
}

/** A short table of the admin area as a CSV file. */
export function registerAdminFile<Row, Filter extends TSchema, Params extends TSchema = TUnknown>(
  admin: Routes['admin'],
  file: {
    path: string;
    right: Right;
    summary: string;
    /** Of a path with parameters. */
    params?: Params;
    filter: Filter;
    rows: (query: Static<Filter>, params: Static<Params>) => Promise<Row[]>;
    columns: FileColumns<Row>;
  },
): void {
  admin(file.right).get(file.path, {
    summary: file.summary,
    ...(file.params && { params: file.params }),
    query: file.filter,
    handler: async ({ query, params }, reply) => {
      const rows = await file.rows(query, params);
      const fileName = file.path.slice(file.path.lastIndexOf('/') + 1);
      return sendCsv(reply, { fileName, columns: file.columns }, once(rows));
    },
  });
}

/** A whole table as the text of a CSV file; with a byte order mark, spreadsheet programs read it as UTF-8. */
export const csvText = <Row>(columns: FileColumns<Row>, rows: readonly Row[]): string =>
  `\uFEFF${csvLines([columns.map(([heading]) => heading)])}${linesOf(columns, rows)}`;

const linesOf = <Row>(columns: FileColumns<Row>, rows: readonly Row[]): string =>
  csvLines(rows.map((row) => columns.map(([, cell]) => showHiddenCharacters(cell(row)))));

async function* once<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

/** Streams the file, with one batch of rows in memory at a time. */
async function sendCsv<Row>(
  reply: Reply,
  { fileName, columns }: { fileName: string; columns: FileColumns<Row> },
  batches: AsyncIterable<Row[]>,
): Promise<Reply> {
  const iterator = batches[Symbol.asyncIterator]();
  // A filter that is not valid fails here, before the response has begun.
  const first = await iterator.next();
  async function* text() {
    try {
      yield csvText(columns, []);
      for (let batch = first; !batch.done; batch = await iterator.next())
        yield linesOf(columns, batch.value);
    } finally {
      await iterator.return?.();
    }
  }
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(text()));
}

/**
 * Format characters: they are invisible or change the direction of a text, so that one name looks like
 * another. The joiners U+200C and U+200D stay, because Indian scripts need them.
 */
const HIDDEN = /(?![\u200C\u200D])\p{Cf}/gu;

/** Replaces hidden characters in a text by their code, e.g. `[U+202E]`. Other values stay unchanged. */
export const showHiddenCharacters = <Value>(value: Value): Value | string =>
  typeof value === 'string'
    ? value.replace(HIDDEN, (sign) => `[U+${sign.codePointAt(0)!.toString(16).toUpperCase()}]`)
    : value;

// The cast: `showHiddenCharacters` changes only texts, and returns a text for a text.
const withVisibleText = <Row>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row as object).map(([name, value]) => [
      name,
      showHiddenCharacters(name === 'email' ? readableEmail(String(value)) : value),
    ]),
  ) as Row;

/** The beginning of a cell that a spreadsheet runs as a formula; full-width signs count too. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** A phone number in a file: ten digits, whichever form it came from, as calling programs take them. */
export const csvPhone = (phone: string): string => normalPhone(phone);

/** A phone number with its country (E.164); no spreadsheet runs it. */
const NUMBER = /^\+\d{8,15}$/;

/** The rows as CSV. A text that a spreadsheet would run as a formula gets an apostrophe in front. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  stringify([...rows], {
    record_delimiter: '\r\n',
    quoted_match: /['\t\r\n]/,
    cast: {
      boolean: String,
      // The package's own protection does not find a formula behind spaces.
      string: (text) => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text),
    },
  });
