/** One page of a report, and how many rows there are on all pages. */
export interface Rows<Row> {
  rows: Row[];
  total: number;
}

interface ListBody<Row> {
  data?: Row[] | { data?: Row[]; total?: number | string };
  total?: number | string;
}

/** Reads a list answer: rows and total in `data`, or the rows as `data` with `total` beside them. */
export function readRows<Row>(body: ListBody<Row>): Rows<Row> {
  const list = Array.isArray(body.data) ? { data: body.data, total: body.total } : body.data;
  if (!Array.isArray(list?.data)) throw new TypeError('A list answer without rows');
  return { rows: list.data, total: Number(list.total ?? list.data.length) };
}
