import { HttpError } from '../../../platform/errors';

export interface Caller {
  /** The network that a request comes from. */
  client: string;
  /** Buyers do not wait behind logins and sign-ups. */
  lane: 'account' | 'checkout';
}

interface Limits {
  atOnce: number;
  mostWaiting: number;
  mostWaitingOfClient: number;
}

/**
 * Runs up to `atOnce` jobs at once. Waiting jobs take turns by lane, and within a lane by client, so
 * that many jobs of one client do not delay the others. 503 if too many jobs wait.
 */
export function fairQueue({ atOnce, mostWaiting, mostWaitingOfClient }: Limits) {
  let running = 0;
  // A map keeps the order of its keys: the next turn belongs to the first key.
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
    // Moves the client, and its lane, to the end, or removes them if no jobs are left.
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
      // The next waiting job takes over this turn.
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
    /** Calls the listener when a job's turn comes, with the seconds that the job has waited. */
    onTurn: (listener: (seconds: number) => void): void => void listeners.push(listener),
  });
}

function first<Value>(map: Map<string, Value>): [string, Value] | [undefined, undefined] {
  for (const entry of map) return entry;
  return [undefined, undefined];
}
