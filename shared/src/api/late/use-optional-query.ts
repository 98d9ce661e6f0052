// Singletons are imported by package name (`shared/store`), so that a remote uses the host's
// instance and not its own copy.
import type { ThunkAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import type { UnknownAction } from 'redux';
import { useAppDispatch, useAppSelector } from 'shared/store';
import { loadApi, type ApiClient } from './load-api';

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
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, find, key]);

  useEffect(() => {
    if (!query) return;
    const { unsubscribe } = dispatch(query.start());
    return unsubscribe;
  }, [query, dispatch]);

  // The type of the store does not contain the state of the API client.
  return useAppSelector((state) => query?.select(state as never).data);
}
