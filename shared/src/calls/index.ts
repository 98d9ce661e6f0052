// Singletons are imported by name even here, so that a remote gets the host's and not a copy.
import type { ThunkAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import type { UnknownAction } from 'redux';
import { useAppDispatch } from 'shared/store';

/** The API client with the calls that several units make. */
export type ApiClient = typeof import('shared/api');

let client: Promise<ApiClient> | null = null;

/**
 * Fetches the API client, once. It is no part of a first visit: whoever calls only when the visitor
 * acts asks for it then, or a little before. Rejects where it does not come; the next one asks again.
 */
export function loadApi(): Promise<ApiClient> {
  client ??= import('shared/api').catch((error: unknown) => {
    client = null;
    throw error;
  });
  return client;
}

type Failed = { data?: undefined; error: object };

/** As an endpoint's `initiate`. */
type Initiate<Arg, Outcome> = (
  arg: Arg,
  options: { track: false },
) => ThunkAction<PromiseLike<Outcome>, unknown, unknown, UnknownAction>;

/** A call that is declared before the API client is there. */
export type LateCall<Arg, Outcome> = () => Promise<Initiate<Arg, Outcome>>;

/**
 * Declares a call that the visitor makes: `find` gives the mutation's `initiate`, of an endpoint that
 * the client has or that is injected into it now. For a constant of the module.
 */
export function lateCall<Arg, Outcome>(
  find: (client: ApiClient) => Initiate<Arg, Outcome>,
): LateCall<Arg, Outcome> {
  let found: Initiate<Arg, Outcome> | null = null;
  return async () => (found ??= find(await loadApi()));
}

/** Makes a call; where the client does not come, it fails like one that did not get through. */
export function useCall<Arg, Outcome>(
  call: LateCall<Arg, Outcome>,
): (arg: Arg) => Promise<Outcome | Failed> {
  const dispatch = useAppDispatch();
  return useCallback(
    async (arg) => {
      const initiate = await call().catch((error: object) => ({ error }));
      return 'error' in initiate ? initiate : dispatch(initiate(arg, { track: false }));
    },
    [call, dispatch],
  );
}
