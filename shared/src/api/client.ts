import { createApi, fetchBaseQuery, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { apiBase } from '../model/config';
import { reportFailedCall } from '../calls';
import { sessionExpired } from 'shared/store';
import { injectApi, type RootState } from '../store';
import { readDeviceToken } from './known-device';
import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** An absolute address, because `fetch` needs one outside a browser, e.g. in tests. */
const baseUrl = typeof location === 'undefined' ? apiBase : new URL(apiBase, location.origin).href;

// RTK Query does not know the type of the state: it is the state of the only store.
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
  /** A refused token (401) does not end the session; only the call fails. */
  keepsSession?: boolean;
};

type FailedStatus = FetchBaseQueryError['status'];

function isFault(status: FailedStatus, signal: AbortSignal): boolean {
  if (typeof status === 'number') return status >= 500;
  return navigator.onLine && !signal.aborted;
}

/** Paths on which a 401 means that the credentials were refused. */
const credentialPaths = ['/login', '/logout'];

/** A 401 ends the session, except on the credential paths and for calls with `keepsSession`. */
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
    // Reports the name of the endpoint, because the address can contain personal input.
    reportFailedCall(context.endpoint, result.error.status);
  }
  if (keepsSession) return result;
  // The status of the response: `result.error.status` differs if the body cannot be read.
  if (result.meta?.response?.status === 401 && token && !credentialPaths.includes(args.url)) {
    const now = sessionIn(context.getState()).token;
    // The response to an older call must not end a session that has begun meanwhile.
    if (now === token) context.dispatch(sessionExpired());
  }
  return result;
};

/**
 * The one API client. A status outside 200-299 is a failure, there is no timeout, and the stored token
 * is sent as a bearer token. Units add their endpoints with `api.injectEndpoints`.
 */
export const api = createApi({
  baseQuery,
  tagTypes: ['Profile', 'PaidCourses', 'PaidWebinars', 'Reports'],
  endpoints: () => ({}),
});

// Once, when this module loads. Stores that are created later have the API client from the start.
injectApi(api);
