import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { injectApi } from 'shared/store';
import { send, type Call, type CallError } from 'shared/calls';

/** The name of the endpoint is the name of the call. */
type Query = string | Omit<Call, 'name' | 'signal'>;

const baseQuery: BaseQueryFn<Query, unknown, CallError> = (query, { endpoint, signal }) =>
  send({ ...(typeof query === 'string' ? { url: query } : query), name: endpoint, signal });

/**
 * The calls whose response is cached. Each is a `send` of `shared/calls`. Units add their endpoints with
 * `api.injectEndpoints`.
 */
export const api = createApi({
  baseQuery,
  tagTypes: ['Profile', 'Reports'],
  endpoints: () => ({}),
});

// Once, when this module loads. Stores that are created later have the API client from the start.
injectApi(api);
