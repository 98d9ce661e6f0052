import type { subjects } from 'shared/api';
import type { Call } from 'shared/calls';
import { hasRows, isSuccess, readRows, type ListBody } from './report-response';
import type { ReportQuery } from './report-query';

type Subjects = (typeof subjects)[number][];

/** A query for one page of a list about these subjects; an answer without rows is a failure. */
export const listQuery = <Row>(url: string, ...about: Subjects) => ({
  query: (params: ReportQuery) => ({
    url,
    params,
    validateStatus: (response: Response, body: ListBody<unknown> | null) =>
      isSuccess(response, body) && hasRows(body),
  }),
  transformResponse: readRows<Row>,
  providesTags: about,
});

type Question = string | Pick<Call, 'url' | 'params' | 'keepsLogin'>;

/** A query for the `data` of an answer about these subjects; `success: false` in it is a failure. */
export const dataQuery = <Answer extends { data: unknown }, Arg = void>(
  question: Question | ((arg: Arg) => Question),
  ...about: Subjects
) => ({
  query: (arg: Arg) => {
    const asked = typeof question === 'function' ? question(arg) : question;
    return {
      ...(typeof asked === 'string' ? { url: asked } : asked),
      validateStatus: isSuccess,
    };
  },
  transformResponse: ({ data }: Answer): Answer['data'] => data,
  providesTags: about,
});
