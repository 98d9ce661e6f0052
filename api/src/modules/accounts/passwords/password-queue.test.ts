import { fairQueue, type Caller } from './password-queue';

/** A queue with one worker whose jobs the test finishes; `order` lists the jobs that have begun. */
function openQueue(mostWaiting = 1000, mostWaitingOfClient = 1000) {
  const inTurn = fairQueue({ atOnce: 1, mostWaiting, mostWaitingOfClient });
  const order: string[] = [];
  const finish: (() => void)[] = [];
  const add = (client: string, lane: Caller['lane'] = 'account') =>
    inTurn({ client, lane }, () => {
      order.push(`${lane} ${client}`);
      return new Promise<void>((done) => finish.push(done));
    });
  const run = async (jobs: number) => {
    for (let count = 0; count < jobs; count += 1) {
      finish.shift()!();
      // The next job begins a few microtasks later.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
  };
  return { queue: inTurn, add, order, run };
}

test('600 logins of five clients do not delay a checkout', async () => {
  const { add, order, run } = openQueue();
  for (let count = 0; count < 600; count += 1) void add(`attacker ${count % 5}`);
  void add('buyer', 'checkout');
  await run(3);
  expect(order.indexOf('checkout buyer')).toBeGreaterThan(0);
  expect(order.indexOf('checkout buyer')).toBeLessThanOrEqual(2);
});

test('within a lane the clients take turns', async () => {
  const { add, order, run } = openQueue();
  for (const client of ['a', 'a', 'a', 'b', 'c', 'b']) void add(client);
  await run(5);
  expect(order.map((entry) => entry.slice(-1)).join('')).toBe('aabcab');
});

test('a client with too many jobs is refused, the others are not', async () => {
  const { add, run, order } = openQueue(3, 2);
  const refused = { statusCode: 503 };
  for (let count = 0; count < 3; count += 1) void add('a');
  await expect(add('a')).rejects.toMatchObject(refused);
  void add('b');
  await expect(add('c')).rejects.toMatchObject(refused);
  void add('c', 'checkout');
  await run(4);
  expect(order).toHaveLength(5);
});

test('a job that fails gives its turn to the next', async () => {
  const inTurn = fairQueue({ atOnce: 1, mostWaiting: 5, mostWaitingOfClient: 5 });
  const caller: Caller = { client: 'a', lane: 'account' };
  const failing = inTurn(caller, () => Promise.reject(new Error('no')));
  const next = inTurn(caller, () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});

test('the queue reports how many jobs wait, and how long each job has waited', async () => {
  const { queue, add, run } = openQueue();
  const waits: number[] = [];
  queue.onTurn((seconds) => waits.push(seconds));
  expect(queue.waiting()).toBe(0);
  for (const client of ['a', 'a', 'b']) void add(client);
  void add('c', 'checkout');
  expect(queue.waiting()).toBe(3);
  await run(4);
  expect(queue.waiting()).toBe(0);
  expect(waits).toHaveLength(4);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
});
