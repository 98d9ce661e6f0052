import { createApi, fetchBaseQuery, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { apiBase } from '../config';
import { noteFailedCall } from '../failed-calls';
import { sessionExpired } from '../session';
import { injectApi, type RootState } from '../store';
import { readDeviceToken } from './known-device';
import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** `fetch` wants absolute addresses outside a page, e.g. in tests. */
const baseUrl = typeof location === 'undefined' ? apiBase : new URL(apiBase, location.origin).href;

// The client cannot know whose state it is given: it is that of the only store.
const sessionIn = (state: unknown) => (state as RootState).session;

const send = fetchBaseQuery({
  baseUrl,
  prepareHeaders: async (headers, { getState, endpoint }) => {
    const { token } = sessionIn(getState());
    if (token) headers.set('Authorization', `Bearer ${token}`);
    const device = endpoint === 'login' ? await readDeviceToken() : null;
    if (device) headers.set('Device-Token', device);
    return headers;
  },
});

export type Call = FetchArgs & {
  /** The session goes on when its token is refused; the call then only fails. */
  keepsSession?: boolean;
};

type FailedStatus = FetchBaseQueryError['status'];

function isFault(status: FailedStatus, signal: AbortSignal): boolean {
  if (typeof status === 'number') return status >= 500;
  return navigator.onLine && !signal.aborted;
}

/** Where a 401 says that the credentials were refused. */
const credentialPaths = ['/login', '/logout'];

/** A refused token ends the session, except where the credentials themselves were refused. */
const baseQuery: BaseQueryFn<
  string | Call,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> = async (call, context) => {
  const { token } = sessionIn(context.getState());
  const { keepsSession = false, ...args } = typeof call === 'string' ? { url: call } : call;
  const result = await send(args, context, {});
  if (result.error && isFault(result.error.status, context.signal)) {
    // By the name of the call: an address can hold what a person has entered.
    noteFailedCall(context.endpoint, result.error.status);
  }
  if (keepsSession) return result;
  // The answer's own status: an error whose body cannot be read carries another one.
  if (result.meta?.response?.status === 401 && token && !credentialPaths.includes(args.url)) {
    const now = sessionIn(context.getState()).token;
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

// Once, when the client has come; stores that are made later have it from the start.
injectApi(api);
