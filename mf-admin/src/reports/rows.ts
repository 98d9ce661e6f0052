/** One page of a report, and how many rows there are on all pages: maybe even more. */
export interface Rows<Row> {
  rows: Row[];
  total: number;
  hasMore: boolean;
}

interface ListBody<Row> {
  data?: Row[] | { data?: Row[]; total?: number | string; has_more?: boolean };
  total?: number | string;
  has_more?: boolean;
}

/** Reads a list answer: rows and total in `data`, or the rows as `data` with `total` beside them. */
export function readRows<Row>(body: ListBody<Row>): Rows<Row> {
  const list = Array.isArray(body.data) ? { ...body, data: body.data } : body.data;
  if (!Array.isArray(list?.data)) throw new TypeError('A list answer without rows');
  return {
    rows: list.data,
    total: Number(list.total ?? list.data.length),
    hasMore: list.has_more === true,
  };
}
