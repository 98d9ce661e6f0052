import type { Middleware } from 'redux';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { injectApi, type RootState } from 'shared/store';
import { send, type Call, type CallError } from 'shared/calls';
import type { StatusResponse } from '../model/schemas';

/** The name of the endpoint is the name of the call. */
type Query = string | Omit<Call, 'name' | 'signal'>;

const baseQuery: BaseQueryFn<Query, unknown, CallError> = (query, { endpoint, signal }) =>
  send({ ...(typeof query === 'string' ? { url: query } : query), name: endpoint, signal });

/** What responses are about. A query provides the subjects that it shows, a mutation invalidates what it changes. */
export const subjects = [
  ...(['Profile', 'Devices', 'Reminders', 'Consents', 'SecondFactor', 'Orders', 'People'] as const),
  ...(['Classes', 'Threads', 'Enquiries', 'Materials', 'Team', 'Catalogue', 'Codes'] as const),
] as const;

type Tag = (typeof subjects)[number];

/** For `invalidatesTags` of a mutation that changes nothing when it fails. */
export const ifDone =
  (...changed: Tag[]) =>
  (_answer: unknown, error: unknown) =>
    error ? [] : changed;

/**
 * A call that changes these subjects, such as `PUT /admin/codes/:code`. An object gives the address its parts, and is the
 * body without them; its `idempotencyKey` is a header. Anything else is the last part of the address.
 */
export const change = <Arg = void, Answer = StatusResponse>(
  call: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  invalidatesTags?: readonly Tag[] | ReturnType<typeof ifDone>,
) => ({
  query: (arg: Arg) => {
    const [method, address = ''] = call.split(' ');
    const isObject = typeof arg === 'object' && arg !== null;
    const { idempotencyKey, ...given }: Record<string, unknown> = isObject
      ? Object.fromEntries(Object.entries(arg))
      : {};
    const url = address.replace(/:(\w+)/g, (_part, name: string) => {
      const { [name]: value = arg } = given;
      delete given[name];
      return encodeURIComponent(String(value));
    });
    return {
      url,
      method,
      ...(isObject && { body: given }),
      ...(idempotencyKey !== undefined && {
        headers: { 'Idempotency-Key': String(idempotencyKey) },
      }),
    };
  },
  // Only for TypeScript, which learns the type of the answer from it.
  transformResponse: (answer: Answer) => answer,
  invalidatesTags,
});

/**
 * The calls whose response is cached. Each is a `send` of `shared/calls`. Units add their endpoints with
 * `api.injectEndpoints`.
 */
export const api = createApi({
  baseQuery,
  tagTypes: subjects,
  // A page that opens shows the response that it had before at once, and asks again.
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});

/** When another tab has signed somebody else in, what is on screen is asked for again. */
const askAgain: Middleware<object, Pick<RootState, 'login'>> =
  ({ getState, dispatch }) =>
  (next) =>
  (action) => {
    const before = getState().login.token;
    const result = next(action);
    const { token } = getState().login;
    if (before && token && token !== before) dispatch(api.util.resetApiState());
    return result;
  };

// Once, when this module loads. Stores that are created later have the API client from the start.
injectApi(api, askAgain);
