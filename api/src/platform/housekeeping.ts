import { sql } from 'drizzle-orm';
import { answerBackupWish } from '../backup';
import type { Services } from './app-types';
import type { EmbeddedDatabase } from './embedded-database';
import { sweepOrders } from '../modules/payments/sweeper';
import { removeUnusedUploads } from '../modules/uploads/unused-uploads';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Task {
  name: string;
  every: number;
  run: (services: Services) => Promise<unknown>;
}

const tasks: Task[] = [
  { name: 'deliver messages', every: 10_000, run: ({ messenger }) => messenger.deliver() },
  { name: 'ask about open orders', every: MINUTE, run: sweepOrders },
  { name: 'remove what has expired', every: 10 * MINUTE, run: removeExpired },
  { name: 'remove unused pictures', every: 10 * MINUTE, run: removeUnusedUploads },
];

/** The embedded server has no autovacuum. */
const vacuum: Task = {
  name: 'vacuum',
  every: 60 * MINUTE,
  run: ({ pool }) => pool.query('VACUUM (ANALYZE)'),
};

/** What runs beside the requests; answers the function that stops it. */
export function startHousekeeping(
  services: Services,
  embedded: EmbeddedDatabase | null,
): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const backups: Task = {
    name: 'back up',
    every: 500,
    run: async ({ config }) => embedded && answerBackupWish(config.dataDir, embedded.dump),
  };
  const timers = [...tasks, ...(embedded ? [vacuum, backups] : [])].map((task) => {
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
    }, task.every);
    timer.unref();
    return timer;
  });
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running);
  };
}

/** How long things are kept that nobody needs any more. */
export async function removeExpired({ database, now }: Services): Promise<void> {
  const at = now().toISOString();
  const before = (age: number) => new Date(now().getTime() - age).toISOString();
  await database.execute(sql`DELETE FROM rate_limits WHERE expires_at < ${at}`);
  await database.execute(sql`DELETE FROM sessions WHERE expires_at < ${at}`);
  await database.execute(sql`DELETE FROM reset_tokens WHERE expires_at < ${at}`);
  await database.execute(sql`DELETE FROM one_time_codes WHERE expires_at < ${before(DAY)}`);
  await database.execute(sql`DELETE FROM idempotency_keys WHERE created_at < ${before(2 * DAY)}`);
  await database.execute(sql`DELETE FROM outgoing_messages WHERE sent_at < ${before(30 * DAY)}`);
  await database.execute(sql`DELETE FROM client_errors WHERE created_at < ${before(90 * DAY)}`);
}
