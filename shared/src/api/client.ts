import { createApi, fetchBaseQuery, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { apiBase } from '../config';
import { sessionExpired, type SessionState } from '../session';
import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** `fetch` wants absolute addresses outside a page, e.g. in tests. */
const baseUrl = typeof location === 'undefined' ? apiBase : new URL(apiBase, location.origin).href;

const send = fetchBaseQuery({
  baseUrl,
  prepareHeaders: (headers, { getState }) => {
    const { token } = (getState() as { session: SessionState }).session;
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return headers;
  },
});

export interface CallOptions {
  /** For what is asked in passing on a public page: a refused token is only an answer missing. */
  keepsSession?: true;
}

/** A refused token ends the session, except where the credentials themselves were refused. */
const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  CallOptions | undefined,
  FetchBaseQueryMeta
> = async (args, context, options) => {
  const { token } = (context.getState() as { session: SessionState }).session;
  const result = await send(args, context, {});
  const path = typeof args === 'string' ? args : args.url;
  if (options?.keepsSession) return result;
  // The answer's own status: an error whose body cannot be read carries another one.
  if (result.meta?.response?.status === 401 && token && path !== '/login' && path !== '/logout') {
    const now = (context.getState() as { session: SessionState }).session.token;
    // A sign-in that happened meanwhile is not ended by the answer to an older call.
    if (now === token) context.dispatch(sessionExpired());
  }
  return result;
};

/**
 * The one API client: statuses outside 200-299 are failures, no time-out, the stored token goes
 * along as bearer. Units add their calls with `api.injectEndpoints`.
 */
export const api = createApi({
  baseQuery,
  tagTypes: ['Profile', 'PaidCourses', 'PaidWebinars', 'Reports'],
  endpoints: () => ({}),
});
