import { Counter } from 'prom-client';
import type { BackgroundTask, Services } from './app-types';

/** Starts the tasks. The returned function stops them and waits for those that are running. */
export function startTasks<Needs extends Services>(
  services: Needs,
  tasks: readonly BackgroundTask<Needs>[],
): () => Promise<void> {
  const failures = new Counter({
    name: 'site_task_failures_total',
    help: 'Runs of background tasks that have failed.',
    labelNames: ['task'],
    registers: [services.metrics],
  });
  for (const { name } of tasks) failures.inc({ task: name }, 0);
  const running = new Set<Promise<void>>();
  const timers = tasks.map((task) => {
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      const run = task
        .run(services)
        .then(() => undefined)
        .catch((error: unknown) => {
          failures.inc({ task: task.name });
          services.log.error({ err: error, task: task.name }, 'task failed');
        })
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
