import { useSyncExternalStore } from 'react';
import { createKeys } from 'shared/actions';
import { failureText, send, type Call, type Sent } from 'shared/calls';
import type { AskRequest, Classroom, Thread, ThreadMessageRequest } from 'shared/model/schemas';
import { browserStorage, currentStore } from 'shared/store';

/** Undefined where a browser has none: on a page without https, in some private modes and in-app browsers. */
export const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/** Whether the calls of this page pass through the worker. */
export const isKept = (): boolean => Boolean(workers()?.controller);

export interface ModuleTick {
  courseId: number;
  /** Counted from 1. */
  module: number;
  moduleId?: string;
  done: boolean;
}

/** What can be done without a network: a tick, a question, or a further message of one. */
export type Act =
  | { tick: ModuleTick }
  | { ask: AskRequest }
  | {
      write: ThreadMessageRequest;
      thread: Pick<Thread, 'id' | 'kind' | 'product_id'>;
      token?: string;
    };

/** Done without a network. */
export type Waiting = Act & {
  /** So that the server does it once. */
  key: string;
  /** The id of whoever has done it. */
  owner: number | undefined;
  /** Why the server has not taken it: the text stays until the student removes it. */
  refusal?: string;
};

const KEY = 'waiting';
const changed = new EventTarget();

const stored = (): string => browserStorage.getItem(KEY) ?? '[]';

/** Of the login of this tab, oldest first. */
function ownOf(text: string): Waiting[] {
  try {
    // What `store` has written; a logout clears it.
    const all = JSON.parse(text) as Waiting[];
    return all.filter(({ owner }) => owner === ownerNow());
  } catch {
    return [];
  }
}

const ownerNow = () => currentStore().getState().login.user?.id;
const waiting = () => ownOf(stored());
const unsent = () => waiting().filter(({ refusal }) => refusal === undefined);
function store(acts: Waiting[]): void {
  browserStorage.setItem(KEY, JSON.stringify(acts));
  changed.dispatchEvent(new Event('change'));
}

export const removeWaiting = (key: string): void =>
  store(waiting().filter((each) => each.key !== key));

/** Follows what changes outside of React. */
export const followed = (target: EventTarget, type: string) => (listener: () => void) => {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
};

/** Calls the listener when something is kept, sent, refused or removed. */
export const onWaiting = followed(changed, 'change');

/** What waits, and what was refused. */
export const useWaiting = (): Waiting[] => ownOf(useSyncExternalStore(onWaiting, stored));

function callOf(act: Act, key: string): Call {
  const headers = { 'Idempotency-Key': key };
  if ('tick' in act) {
    const { courseId, module, moduleId, done } = act.tick;
    return {
      name: 'studentSendTick',
      url: `/classroom/course/${courseId}/modules/${module}`,
      method: 'PUT',
      headers,
      body: { done, module: moduleId },
    };
  }
  if ('ask' in act) {
    return { name: 'studentSendQuestion', url: '/threads', method: 'POST', headers, body: act.ask };
  }
  const { thread, token, write: body } = act;
  return token === undefined
    ? {
        name: 'studentSendMessage',
        url: `/threads/${thread.id}/messages`,
        method: 'POST',
        headers,
        body,
      }
    : {
        name: 'studentTeacherMessage',
        url: `/class/${encodeURIComponent(token)}/threads/${thread.id}/messages`,
        method: 'POST',
        keepsLogin: true,
        headers,
        body,
      };
}

/** Without a connection or a server, it is tried again. */
const isForLater = (status: unknown) =>
  status === 'FETCH_ERROR' || status === 429 || (typeof status === 'number' && status > 501);

/**
 * Sends an act. Without a network, where the dashboard is kept, it waits, and so it does behind others that wait: null.
 */
export async function sendOrKeep<Data>(
  act: Act,
  key = createKeys()(null),
): Promise<Sent<Data | null>> {
  if (unsent().length === 0) {
    const sent = await send<Data>(callOf(act, key));
    if (sent.error?.status !== 'FETCH_ERROR' || !isKept()) return sent;
  }
  store([...waiting(), { ...act, key, owner: ownerNow() }]);
  return { data: null };
}

/** A classroom as it is with the ticks that wait. */
export const withWaitingTicks = (classroom: Classroom, courseId: number): Classroom =>
  unsent()
    .flatMap((act) => ('tick' in act && act.tick.courseId === courseId ? act.tick : []))
    .reduce(ticked, classroom);

const withChange = <Id>(ids: readonly Id[], id: Id, done: boolean): Id[] => {
  const others = ids.filter((each) => each !== id);
  return done ? [...others, id] : others;
};

export const ticked = (classroom: Classroom, { module, moduleId = '', done }: ModuleTick) => ({
  ...classroom,
  modules_done: withChange(classroom.modules_done, module, done),
  ...(classroom.module_ids_done && {
    module_ids_done: withChange(classroom.module_ids_done, moduleId, done),
  }),
});

/** What has become of what waited. */
export interface Outcome {
  ticks: number;
  questions: number;
  refusals: { act: Waiting; error: unknown }[];
  isWaiting: boolean;
}

/** Sends what waits, one after the other, each once, and stops when there is no network. */
export async function sendWaiting(): Promise<Outcome> {
  const outcome: Outcome = { ticks: 0, questions: 0, refusals: [], isWaiting: false };
  const courses = new Set<number>();
  for (const act of unsent()) {
    const { error } = await send(callOf(act, act.key));
    if (error && (isForLater(error.status) || error.endedLogin)) break;
    const isTick = 'tick' in act;
    if (isTick || !error) removeWaiting(act.key);
    else {
      const refusal = failureText(error) ?? '';
      store(waiting().map((each) => (each.key === act.key ? { ...each, refusal } : each)));
    }
    if (error) outcome.refusals.push({ act, error });
    else outcome[isTick ? 'ticks' : 'questions'] += 1;
    if (isTick) courses.add(act.tick.courseId);
  }
  courses.forEach(keepClassroom);
  return { ...outcome, isWaiting: unsent().length > 0 };
}

/** Asks for a classroom again, so that the worker keeps the new answer. */
export const keepClassroom = (courseId: number): void =>
  void send({ name: 'studentKeepClassroom', url: `/classroom/course/${courseId}` });
