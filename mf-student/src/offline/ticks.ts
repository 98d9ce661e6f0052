import { createKeys } from 'shared/actions';
import { send, type Call } from 'shared/calls';
import type { Classroom } from 'shared/model/schemas';
import { browserStorage, currentStore } from 'shared/store';

export interface ModuleTick {
  courseId: number;
  /** Counted from 1. */
  module: number;
  moduleId?: string;
  done: boolean;
}

/** Made without a network. */
interface WaitingTick extends ModuleTick {
  /** So that the server does it once. */
  key: string;
  /** The id of whoever has made it. */
  owner: number | undefined;
}

const KEY = 'ticks';

/** Of the login of this tab, oldest first. */
function waitingTicks(): WaitingTick[] {
  try {
    // What `store` has written; a logout clears it.
    const all = JSON.parse(browserStorage.getItem(KEY) ?? '[]') as WaitingTick[];
    return all.filter(({ owner }) => owner === ownerNow());
  } catch {
    return [];
  }
}

const ownerNow = () => currentStore().getState().login.user?.id;
const store = (ticks: WaitingTick[]) => browserStorage.setItem(KEY, JSON.stringify(ticks));

export const tickCall = ({ courseId, module, moduleId, done }: ModuleTick, key: string) =>
  ({
    name: 'studentSendTick',
    url: `/classroom/course/${courseId}/modules/${module}`,
    method: 'PUT',
    headers: { 'Idempotency-Key': key },
    body: { done, module: moduleId },
  }) satisfies Call;

/** A new key for each tick, also for the same one again. */
export const newKey = (): string => createKeys()(null);

/** Keeps a tick until there is a network. */
export const keepTick = (tick: ModuleTick, key: string): void =>
  store([...waitingTicks(), { ...tick, key, owner: ownerNow() }]);

/** A classroom as it is with the ticks that wait. */
export const withWaitingTicks = (classroom: Classroom, courseId: number): Classroom =>
  waitingTicks()
    .filter((tick) => tick.courseId === courseId)
    .reduce(ticked, classroom);

const changed = <Id>(ids: readonly Id[], id: Id, done: boolean): Id[] => {
  const others = ids.filter((each) => each !== id);
  return done ? [...others, id] : others;
};

export const ticked = (classroom: Classroom, { module, moduleId = '', done }: ModuleTick) => ({
  ...classroom,
  modules_done: changed(classroom.modules_done, module, done),
  ...(classroom.module_ids_done && {
    module_ids_done: changed(classroom.module_ids_done, moduleId, done),
  }),
});

/**
 * Sends the ticks that wait, one after the other, each once, and stops when there is no network. Returns how many the
 * server has taken, and why it has refused others.
 */
export async function sendWaitingTicks(): Promise<{
  sent: number;
  refusals: unknown[];
  isWaiting: boolean;
}> {
  const refusals: unknown[] = [];
  let sent = 0;
  const courses = new Set<number>();
  for (const tick of waitingTicks()) {
    const { error } = await send(tickCall(tick, tick.key));
    if (error?.status === 'FETCH_ERROR' || error?.endedLogin) break;
    store(waitingTicks().filter(({ key }) => key !== tick.key));
    if (error) refusals.push(error);
    else sent += 1;
    courses.add(tick.courseId);
  }
  courses.forEach(keepClassroom);
  return { sent, refusals, isWaiting: waitingTicks().length > 0 };
}

/** Asks for a classroom again, so that the worker keeps the new answer. */
export const keepClassroom = (courseId: number): void =>
  void send({ name: 'studentKeepClassroom', url: `/classroom/course/${courseId}` });
