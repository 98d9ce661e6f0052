/** One page of a report. `total` counts the rows on all pages; with `hasMore` there are more rows. */
export interface Rows<Row> {
  rows: Row[];
  total: number;
  hasMore: boolean;
}

interface List<Row> {
  data?: Row[];
  total?: number | string;
  has_more?: boolean;
}

export interface ListBody<Row> {
  data?: Row[] | List<Row>;
  total?: number | string;
}

/** `data` contains the rows and the total, or `data` is the rows and the total is beside it. */
function listIn<Row>(body: ListBody<Row> | null): List<Row> {
  if (Array.isArray(body?.data)) return { data: body.data, total: body.total };
  return body?.data ?? {};
}

export const hasRows = (body: ListBody<unknown> | null): boolean =>
  Array.isArray(listIn(body).data);

export function readRows<Row>(body: ListBody<Row>): Rows<Row> {
  const { data = [], total = data.length, has_more = false } = listIn(body);
  return { rows: data, total: Number(total), hasMore: has_more };
}

/** For `validateStatus`: an empty body or `success: false` is a failure, whatever the status. */
export function isSuccess(response: Response, body: unknown): boolean {
  return response.ok && body !== null && !isRefusal(body);
}

/** Whether the server answered with `success: false`. */
export function isRefusal(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}
