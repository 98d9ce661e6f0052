import type { Middleware } from 'redux';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { currentStore, injectApi, type RootState } from 'shared/store';
import { send, type Call, type CallError, type Sent } from 'shared/calls';
import type { StatusResponse } from '../model/schemas';

/** The name of the endpoint is the name of the call. */
type Query = string | Omit<Call, 'name' | 'signal'>;

const baseQuery: BaseQueryFn<Query, unknown, CallError> = (query, { endpoint, signal }) =>
  send({ ...(typeof query === 'string' ? { url: query } : query), name: endpoint, signal });

/** What responses are about. A query provides the subjects that it shows, a call by `change` those that it changes. */
export const subjects = [
  ...(['Profile', 'Devices', 'Reminders', 'Consents', 'SecondFactor', 'Orders', 'People'] as const),
  ...(['Classes', 'Threads', 'Enquiries', 'Materials', 'Team', 'Catalogue', 'Codes'] as const),
] as const;

type Tag = (typeof subjects)[number];

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

/** What a call has changed; `ifDone` of one that changes nothing when it fails. */
type Changed = readonly Tag[] | ((error: unknown) => readonly Tag[]);

export const ifDone =
  (...changed: Tag[]) =>
  (error: unknown) =>
    error ? [] : changed;

/**
 * A call that changes these subjects, such as `PUT /admin/codes/:code`: what shows them is asked for again. An object
 * gives the address its parts, and is the body without them; its `idempotencyKey` is a header. Anything else is the last
 * part of the address.
 */
export const change =
  <Arg = void, Answer = StatusResponse>(
    call: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
    changed: Changed = [],
  ) =>
  async (arg: Arg): Promise<Sent<Answer>> => {
    const [method, address = ''] = call.split(' ');
    const isObject = typeof arg === 'object' && arg !== null;
    const { idempotencyKey, ...body }: Record<string, unknown> = isObject
      ? Object.fromEntries(Object.entries(arg))
      : {};
    const url = address.replace(/:(\w+)/g, (_part, part: string) => {
      const { [part]: value = arg } = body;
      delete body[part];
      return encodeURIComponent(String(value));
    });
    const headers =
      idempotencyKey === undefined ? undefined : { 'Idempotency-Key': String(idempotencyKey) };
    const asked = { url, method, headers, ...(isObject && { body }) };
    const sent = await send<Answer>({ name: call, ...asked });
    const tags = typeof changed === 'function' ? changed(sent.error) : changed;
    currentStore().dispatch(api.util.invalidateTags([...tags]));
    return sent;
  };

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
