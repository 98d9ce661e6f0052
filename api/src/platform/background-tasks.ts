import { lt } from 'drizzle-orm';
import { MINUTE } from './durations';
import type { BackgroundTask, RetentionRule, Services } from './app-types';

/** Starts the tasks. The returned function stops them and waits for those that are running. */
export function startTasks<Needs extends Services>(
  services: Needs,
  tasks: readonly BackgroundTask<Needs>[],
): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timers = tasks.map((task) => {
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      const run = task
        .run(services)
        .then(() => undefined)
        .catch((error: unknown) =>
          services.log.error({ err: error, task: task.name }, 'task failed'),
        )
        .finally(() => {
          busy = false;
          running.delete(run);
        });
      running.add(run);
    }, task.everyMs);
    timer.unref();
    return timer;
  });
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running);
  };
}

export const deliverMessages: BackgroundTask = {
  name: 'deliver messages',
  everyMs: 10_000,
  run: ({ messenger }) => messenger.deliver(),
};

/** The embedded server has no autovacuum. */
export const vacuum: BackgroundTask = {
  name: 'vacuum',
  everyMs: 60 * MINUTE,
  run: ({ pool }) => pool.query('VACUUM (ANALYZE)'),
};

/**
 * The embedded server makes no checkpoints by itself: its log would grow without limit, and a start
 * after a kill would read all of it.
 */
export const checkpoint: BackgroundTask = {
  name: 'checkpoint',
  everyMs: MINUTE,
  run: ({ pool }) => pool.query('CHECKPOINT'),
};

/** Removes the rows that have reached the end of their retention time. */
export const removeExpired = (rules: readonly RetentionRule[]): BackgroundTask => ({
  name: 'remove expired rows',
  everyMs: 10 * MINUTE,
  run: async ({ database, now }) => {
    for (const { column, keepMs } of rules) {
      // eslint-disable-next-line product/own-tables -- each module hands over the rules for its own tables
      await database.delete(column.table).where(lt(column, new Date(now().getTime() - keepMs)));
    }
  },
});
