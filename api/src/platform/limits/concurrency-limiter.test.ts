import { concurrencyLimiter } from './concurrency-limiter';

test('only two jobs run at the same time, the next three wait, and further jobs are refused', async () => {
  const turn = concurrencyLimiter(2, 3);
  let running = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const jobs = Array.from({ length: 6 }, (_, index) =>
    turn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((end) => finish.push(end));
      running -= 1;
      if (index === 0) throw new Error('one fails');
      return index;
    }),
  );
  const ends = Promise.allSettled(jobs);
  while (finish.length > 0) {
    finish.shift()!();
    await new Promise((next) => setImmediate(next));
  }
  const results = await ends;
  expect(most).toBe(2);
  expect(results.map((result) => result.status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect((results[5] as PromiseRejectedResult).reason).toMatchObject({ statusCode: 503 });
  await expect(turn(async () => 'again')).resolves.toBe('again');
});
