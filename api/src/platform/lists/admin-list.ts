import { Readable } from 'node:stream';
import type { TSchema } from '@sinclair/typebox';
import { stringify } from 'csv-stringify/sync';
import { normalPhone } from 'shared/model/validation';
import type { Right } from 'shared/model/rights';
import type { App, Reply } from '../app-types';
import { requireRight } from '../http/access';
import { responses } from '../http/route-schemas';
import { readableEmail } from '../text-forms';

type Cell = string | number | boolean | null;

/** A column of a file: its heading and its cell in each row. */
type FileColumns<Row> = readonly (readonly [heading: string, cell: (row: Row) => Cell])[];

/**
 * A list of the admin area: one page at a time as JSON, and the whole list as a CSV file, at its own
 * address or for a request that accepts `text/csv`.
 */
export interface AdminList<Row, FilterQuery, PageQuery extends FilterQuery> {
  /** e.g. `/admin/leads`; the file is at `/admin/leads.csv`. */
  path: string;
  /** Who may see the list; its file also needs the right to export. */
  right: Right;
  fileName: string;
  summary: string;
  message: string;
  schemas: { page: TSchema; filter: TSchema; response: TSchema };
  page: (query: PageQuery) => Promise<{ rows: Row[]; total: number; has_more?: boolean }>;
  /** Newest first. Throws instead of the first batch if the filter is not valid. */
  batches: (query: FilterQuery) => AsyncIterable<Row[]>;
  /** The columns of the file. */
  columns: FileColumns<Row>;
}

export function registerAdminList<Row, FilterQuery, PageQuery extends FilterQuery>(
  app: App,
  list: AdminList<Row, FilterQuery, PageQuery>,
): void {
  app.get<{ Querystring: PageQuery }>(
    list.path,
    {
      config: { access: { right: list.right } },
      schema: {
        tags: ['admin'],
        summary: list.summary,
        querystring: list.schemas.page,
        response: responses(list.schemas.response),
      },
    },
    async (request, reply) => {
      // The cast: the schema above has checked the query.
      const query = request.query as PageQuery;
      if (request.headers.accept?.includes('text/csv')) {
        requireRight(request, 'exports');
        return sendCsv(reply, list, list.batches(query));
      }
      const { rows, ...counted } = await list.page(query);
      const data = rows.map(withVisibleText);
      return { success: true, message: list.message, data: { data, ...counted } };
    },
  );

  app.get<{ Querystring: FilterQuery }>(
    `${list.path}.csv`,
    {
      config: { access: { right: 'exports' } },
      schema: { tags: ['admin'], summary: 'The same as a file', querystring: list.schemas.filter },
    },
    (request, reply) =>
      // The cast: the schema above has checked the query.
      sendCsv(reply, list, list.batches(request.query as FilterQuery)),
  );
}

/** A short table of the admin area as a CSV file. */
export function registerAdminFile<Row, FilterQuery, Params = unknown>(
  app: App,
  file: {
    path: string;
    right: Right;
    summary: string;
    /** Of a path with parameters. */
    params?: TSchema;
    filter: TSchema;
    rows: (query: FilterQuery, params: Params) => Promise<Row[]>;
    columns: FileColumns<Row>;
  },
): void {
  const { summary, params, filter } = file;
  app.get<{ Querystring: FilterQuery; Params: Params }>(
    file.path,
    {
      config: { access: { right: file.right } },
      schema: { tags: ['admin'], summary, querystring: filter, ...(params && { params }) },
    },
    async (request, reply) => {
      // The casts: the schemas above have checked both.
      const rows = await file.rows(request.query as FilterQuery, request.params as Params);
      const fileName = file.path.slice(file.path.lastIndexOf('/') + 1);
      return sendCsv(reply, { fileName, columns: file.columns }, once(rows));
    },
  );
}

async function* once<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

/** Streams the file, with one batch of rows in memory at a time. */
async function sendCsv<Row>(
  reply: Reply,
  { fileName, columns }: Pick<AdminList<Row, unknown, unknown>, 'fileName' | 'columns'>,
  batches: AsyncIterable<Row[]>,
): Promise<Reply> {
  const iterator = batches[Symbol.asyncIterator]();
  // A filter that is not valid fails here, before the response has begun.
  const first = await iterator.next();
  const lines = (rows: Row[]) =>
    csvLines(rows.map((row) => columns.map(([, cell]) => showHiddenCharacters(cell(row)))));
  async function* text() {
    try {
      // With a byte order mark, spreadsheet programs read the file as UTF-8.
      yield `\uFEFF${csvLines([columns.map(([heading]) => heading)])}`;
      for (let batch = first; !batch.done; batch = await iterator.next()) yield lines(batch.value);
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
