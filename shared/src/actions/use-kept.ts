import { useEffect, useSyncExternalStore } from 'react';
import { currentStore, selectToken, useAppSelector } from 'shared/store';
import { send, type Call, type CallError } from 'shared/calls';

/** What is known of an answer; the last data stays while it is asked for again, and if that fails. */
export interface KeptResult<Data> {
  currentData?: Data;
  error?: CallError;
  isFetching: boolean;
  refetch: () => void;
}

type Answer = Omit<KeptResult<unknown>, 'refetch'>;

/** One answer for all who ask. */
interface Kept {
  answer: () => Answer;
  subscribe: (listener: () => void) => () => void;
  /** Asks, unless somebody is asking already. */
  ask: () => void;
  isFresh: () => boolean;
}

/** Milliseconds for which an answer is not asked for again by what opens. */
const FRESH = 30_000;

const nothing: Answer = { isFetching: false };
const never = () => () => {};
const noAnswer = () => nothing;

/** By store, so that another one begins with nothing. */
const keptOf = new WeakMap<object, Map<string, Kept>>();

/**
 * The answer to a call that several parts of a visit make: it is asked for once, and again by what opens after half
 * a minute. `null` asks for nothing. `read` is a constant of the module.
 */
export function useKept<Data>(call: Call | null, read: (body: unknown) => Data): KeptResult<Data> {
  const token = useAppSelector(selectToken);
  const kept = call && keep(JSON.stringify([token, call]), call, read);
  const answer = useSyncExternalStore(kept?.subscribe ?? never, kept?.answer ?? noAnswer, noAnswer);
  useEffect(() => {
    if (kept && !kept.isFresh()) kept.ask();
  }, [kept]);
  // The same call has the same reader.
  return { ...(answer as KeptResult<Data>), refetch: kept?.ask ?? never };
}

function keep(key: string, call: Call, read: (body: unknown) => unknown): Kept {
  const store = currentStore();
  const answers = keptOf.get(store) ?? new Map<string, Kept>();
  keptOf.set(store, answers);
  const known = answers.get(key) ?? createKept(call, read);
  answers.set(key, known);
  return known;
}

function createKept(call: Call, read: (body: unknown) => unknown): Kept {
  // Whoever sees it first asks.
  let answer: Answer = { isFetching: true };
  let isAsked = false;
  let arrived = -Infinity;
  const listeners = new Set<() => void>();
  const tell = (next: Answer) => {
    answer = next;
    for (const listener of listeners) listener();
  };
  const ask = async () => {
    if (isAsked) return;
    isAsked = true;
    if (!answer.isFetching) tell({ ...answer, isFetching: true });
    const { data: currentData = answer.currentData, error } = await send(call, read);
    isAsked = false;
    if (!error) arrived = performance.now();
    tell({ currentData, error, isFetching: false });
  };
  return {
    answer: () => answer,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: () => void ask(),
    isFresh: () => performance.now() - arrived < FRESH,
  };
}
