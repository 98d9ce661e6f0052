import { HttpError } from '../../platform/errors';

export interface Caller {
  /** The network that a request comes from. */
  client: string;
  /** Buyers do not wait behind those who log in or sign up. */
  lane: 'account' | 'checkout';
}

interface Limits {
  atOnce: number;
  mostWaiting: number;
  mostWaitingOfClient: number;
}

/**
 * Runs `atOnce` jobs together. Those that wait are taken by turns: one of each lane, and within a
 * lane one of each client, so that many jobs of one client do not hold up the others.
 */
export function fairQueue({ atOnce, mostWaiting, mostWaitingOfClient }: Limits) {
  let running = 0;
  // Maps keep their order: the first key is the one whose turn it is.
  const lanes = new Map<string, Map<string, (() => void)[]>>();

  function wait({ client, lane }: Caller): Promise<void> {
    const clients = lanes.get(lane) ?? new Map<string, (() => void)[]>();
    const jobs = clients.get(client) ?? [];
    const waiting = [...clients.values()].reduce((sum, own) => sum + own.length, 0);
    if (waiting >= mostWaiting || jobs.length >= mostWaitingOfClient) {
      throw new HttpError(503, 'The server is busy. Please try again in a moment.', {
        headers: { 'retry-after': '2' },
      });
    }
    lanes.set(lane, clients);
    clients.set(client, jobs);
    return new Promise((begin) => jobs.push(begin));
  }

  function takeNext(): (() => void) | undefined {
    const [lane, clients] = first(lanes);
    if (!lane || !clients) return undefined;
    const [client, jobs] = first(clients);
    if (!client || !jobs) return undefined;
    const job = jobs.shift();
    // To the end of its row, or out of it.
    clients.delete(client);
    if (jobs.length > 0) clients.set(client, jobs);
    lanes.delete(lane);
    if (clients.size > 0) lanes.set(lane, clients);
    return job;
  }

  const listeners: ((seconds: number) => void)[] = [];

  const inTurn = async <Result>(caller: Caller, job: () => Promise<Result>): Promise<Result> => {
    const begin = performance.now();
    if (running >= atOnce) await wait(caller);
    else running += 1;
    for (const tell of listeners) tell((performance.now() - begin) / 1000);
    try {
      return await job();
    } finally {
      // The turn goes straight to the next one.
      const next = takeNext();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(inTurn, {
    /** How many jobs wait for their turn. */
    waiting: (): number =>
      [...lanes.values()]
        .flatMap((clients) => [...clients.values()])
        .reduce((sum, jobs) => sum + jobs.length, 0),
    /** Tells of each job how long it has waited, when its turn comes. */
    onTurn: (listener: (seconds: number) => void): void => void listeners.push(listener),
  });
}

function first<Value>(map: Map<string, Value>): [string, Value] | [undefined, undefined] {
  for (const entry of map) return entry;
  return [undefined, undefined];
}
