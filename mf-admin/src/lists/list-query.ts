import { hasRows, isSuccess, type ListBody } from './report-response';
import type { ReportQuery } from './report-view';

/** The request for one page of a list; an answer without rows is a failure. */
export const listQuery = (url: string) => ({
  query: (params: ReportQuery) => ({
    url,
    params,
    validateStatus: (response: Response, body: ListBody<unknown> | null) =>
      isSuccess(response, body) && hasRows(body),
  }),
});
