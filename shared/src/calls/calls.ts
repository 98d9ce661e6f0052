// Singletons are imported by package name (`shared/store`), so that a remote uses the host's
// instance and not its own copy.
import type { ThunkAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { UnknownAction } from 'redux';
import { useAppDispatch, useAppSelector } from 'shared/store';

/** The API client with the calls that several units make. */
export type ApiClient = typeof import('shared/api');

let client: Promise<ApiClient> | null = null;

/**
 * Loads the API client once. A first visit does not need the client: code that calls only when
 * the visitor acts loads it then, or shortly before. Rejects if the client cannot be loaded;
 * the next call tries again.
 */
export function loadApi(): Promise<ApiClient> {
  client ??= import('shared/api').catch((error: unknown) => {
    client = null;
    throw error;
  });
  return client;
}

type Failed = { data?: undefined; error: object };

/** The type of an endpoint's `initiate`. */
type Initiate<Arg, Outcome> = (
  arg: Arg,
  options: { track: false },
) => ThunkAction<PromiseLike<Outcome>, unknown, unknown, UnknownAction>;

/** A call that is declared before the API client is loaded. */
export type LazyCall<Arg, Outcome> = () => Promise<Initiate<Arg, Outcome>>;

/**
 * Declares a call that the visitor makes. `find` returns the `initiate` of a mutation, which the
 * client has or which `find` injects into it. Use it for a constant of the module.
 */
export function lazyCall<Arg, Outcome>(
  find: (client: ApiClient) => Initiate<Arg, Outcome>,
): LazyCall<Arg, Outcome> {
  let found: Initiate<Arg, Outcome> | null = null;
  return async () => (found ??= find(await loadApi()));
}

/**
 * Declares calls to a unit's own endpoints. `inject` adds the endpoints to the client and returns
 * them; it runs once, before the first of these calls.
 */
export function lazyCallsTo<Endpoints>(inject: (client: ApiClient) => Endpoints) {
  let injected: Endpoints | null = null;
  return <Arg, Outcome>(find: (endpoints: Endpoints) => Initiate<Arg, Outcome>) =>
    lazyCall((client) => find((injected ??= inject(client))));
}

/**
 * Returns a function that makes the call, and whether the call is in progress. If the client cannot be
 * loaded, the call fails as without a network.
 */
export function useCall<Arg, Outcome>(
  call: LazyCall<Arg, Outcome>,
): [make: (arg: Arg) => Promise<Outcome | Failed>, isLoading: boolean] {
  const dispatch = useAppDispatch();
  const [isLoading, setLoading] = useState(false);
  const make = useCallback(
    async (arg: Arg) => {
      setLoading(true);
      const initiate = await call().catch((error: object) => ({ error }));
      const outcome =
        'error' in initiate ? initiate : await dispatch(initiate(arg, { track: false }));
      setLoading(false);
      return outcome;
    },
    [call, dispatch],
  );
  return [make, isLoading];
}

/** The part of a query endpoint that is used here. */
interface Query<Arg, Data> {
  initiate: (arg: Arg) => ThunkAction<{ unsubscribe: () => void }, unknown, unknown, UnknownAction>;
  // `never`, because the state has another type in the client than in the store.
  select: (arg: Arg) => (state: never) => { data?: Data };
}

/**
 * The data of a query that only some visitors need; `undefined` until it is loaded. For `null`, no
 * query is made and the API client is not loaded. `find` is a constant of the module.
 */
export function useOptionalQuery<Arg, Data>(
  find: (client: ApiClient) => Query<Arg, Data>,
  arg: Arg | null,
): Data | undefined {
  const dispatch = useAppDispatch();
  const [client, setClient] = useState<ApiClient | null>(null);
  // A new object with the same argument must not repeat the query.
  const key = JSON.stringify(arg);
  const isNeeded = arg !== null;

  useEffect(() => {
    if (isNeeded) loadApi().then(setClient, () => {});
  }, [isNeeded]);

  const query = useMemo(() => {
    if (!client || arg === null) return null;
    const { initiate, select } = find(client);
    return { start: () => initiate(arg), select: select(arg) };
    // `key` stands for `arg`, whose object can be new at each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, find, key]);

  useEffect(() => {
    if (!query) return;
    const { unsubscribe } = dispatch(query.start());
    return unsubscribe;
  }, [query, dispatch]);

  // The type of the store does not contain the state of the API client.
  return useAppSelector((state) => query?.select(state as never).data);
}
