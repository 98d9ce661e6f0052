// Singletons are imported by name even here, so that a remote gets the host's and not a copy.
import type { ThunkAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { UnknownAction } from 'redux';
import { useAppDispatch, useAppSelector } from 'shared/store';

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

/**
 * Declares the calls of endpoints of one's own: `inject` adds them to the client and gives them, once,
 * when the first of them is made.
 */
export function lateCallsTo<Endpoints>(inject: (client: ApiClient) => Endpoints) {
  let injected: Endpoints | null = null;
  return <Arg, Outcome>(find: (endpoints: Endpoints) => Initiate<Arg, Outcome>) =>
    lateCall((client) => find((injected ??= inject(client))));
}

/**
 * Makes a call, and tells whether it is under way. Where the client does not come, it fails like one
 * that did not get through.
 */
export function useCall<Arg, Outcome>(
  call: LateCall<Arg, Outcome>,
): [make: (arg: Arg) => Promise<Outcome | Failed>, isUnderWay: boolean] {
  const dispatch = useAppDispatch();
  const [isUnderWay, setUnderWay] = useState(false);
  const make = useCallback(
    async (arg: Arg) => {
      setUnderWay(true);
      const initiate = await call().catch((error: object) => ({ error }));
      const outcome =
        'error' in initiate ? initiate : await dispatch(initiate(arg, { track: false }));
      setUnderWay(false);
      return outcome;
    },
    [call, dispatch],
  );
  return [make, isUnderWay];
}

/** A query of the client, as far as it is needed here. */
interface Query<Question, Answer> {
  initiate: (
    question: Question,
  ) => ThunkAction<{ unsubscribe: () => void }, unknown, unknown, UnknownAction>;
  // The state as the client's own types have it; the store knows it by another one.
  select: (question: Question) => (state: never) => { data?: Answer };
}

/**
 * The answer to a question that only some visitors' pages ask, and `undefined` until it has come. The
 * API client is not fetched for `null`, which asks nothing. `find` is a constant of the module.
 */
export function useLateQuery<Question, Answer>(
  find: (client: ApiClient) => Query<Question, Answer>,
  question: Question | null,
): Answer | undefined {
  const dispatch = useAppDispatch();
  const [client, setClient] = useState<ApiClient | null>(null);
  // Another object with the same question asks nothing new.
  const key = JSON.stringify(question);
  const asks = question !== null;

  useEffect(() => {
    if (asks) loadApi().then(setClient, () => {});
  }, [asks]);

  const asked = useMemo(() => {
    if (!client || !question) return null;
    const { initiate, select } = find(client);
    return { start: () => initiate(question), select: select(question) };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, find, key]);

  useEffect(() => {
    if (!asked) return;
    const { unsubscribe } = dispatch(asked.start());
    return unsubscribe;
  }, [asked, dispatch]);

  // The client's own part of the state, which the store's type does not know.
  return useAppSelector((state) => asked?.select(state as never).data);
}
