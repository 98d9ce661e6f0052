import type { StatsFs } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { collectDefaultMetrics, Gauge, Histogram } from 'prom-client';
import { migrations } from '../database/migrations/migrations';
import { freeBytes } from '../disk-reserve';
import { outgoingMessages } from '../messages/message-tables';
import { isStillTried, isUndelivered } from '../messages/undelivered';
import type { App, Services } from '../app-types';

/** Measures requests by method, route and status. The route is its pattern, never the URL. */
export function registerRequestMetrics(app: App, { metrics }: Pick<Services, 'metrics'>): void {
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    durations.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
}

/** Registers metrics of the process, its version, its disks, the database and the messages. */
export function registerProcessMetrics({
  metrics,
  pool,
  database,
  probeDatabase,
  config,
}: Services): void {
  collectDefaultMetrics({ register: metrics });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        // If the database does not respond, the other metrics are still served.
        this.set(await Promise.resolve(read()).catch(() => NaN));
      },
    });
  new Gauge({
    name: 'site_build_info',
    help: 'Which version of the server runs; the value is 1.',
    labelNames: ['revision', 'migration', 'node'],
    registers: [metrics],
  }).set({ revision, migration: migrations.at(-1)!, node: process.versions.node }, 1);
  gauge('site_database_up', 'Whether the database answers.', () =>
    probeDatabase().then(
      () => 1,
      () => 0,
    ),
  );
  gauge('site_database_connections', 'Open connections to the database.', () => pool.totalCount);
  gauge('site_database_waiting', 'Requests that wait for a connection.', () => pool.waitingCount);
  gauge('site_messages_waiting', 'E-mails and SMS that are still tried.', () =>
    database.$count(outgoingMessages, isStillTried),
  );
  gauge('site_messages_given_up', 'E-mails and SMS that are not tried any more.', () =>
    database.$count(outgoingMessages, isUndelivered),
  );
  gauge(
    'site_oldest_message_seconds',
    'Age of the oldest message that is still tried.',
    async () => {
      const [oldest] = await database
        .select({
          seconds: sql<
            string | null
          >`extract(epoch FROM now() - min(${outgoingMessages.createdAt}))`,
        })
        .from(outgoingMessages)
        .where(isStillTried);
      return Number(oldest?.seconds ?? 0);
    },
  );
  for (const [name, folder] of [
    ['data', config.dataDir],
    ['site', config.siteDir],
  ] as const) {
    const room = (read: (disk: StatsFs) => number) => () => statfs(folder).then(read);
    gauge(`site_${name}_disk_free_bytes`, `Free room at the ${name} folder.`, room(freeBytes));
    gauge(`site_${name}_disk_bytes`, `Size of the disk of the ${name} folder.`, room(sizeOf));
  }
  gauge('site_backup_age_seconds', 'Time since the newest backup in BACKUP_DIR.', async () => {
    const at = await newestBackup(config.backupDir);
    return at === null ? Infinity : (Date.now() - at) / 1000;
  });
}

const sizeOf = ({ blocks, bsize }: StatsFs): number => blocks * bsize;

/** The commit that was compiled; only the compiled program has this name. */
declare const COMPILED_COMMIT: string | undefined;
export const revision = typeof COMPILED_COMMIT === 'undefined' ? 'sources' : COMPILED_COMMIT;

/** When the newest backup was written, in milliseconds; null if there is none. */
export async function newestBackup(folder: string): Promise<number | null> {
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names
      .filter((name) => name.endsWith('.dump'))
      .map(async (name) => (await stat(join(folder, name))).mtimeMs),
  );
  return times.length > 0 ? Math.max(...times) : null;
}

/** Serves `/metrics` in the Prometheus format on its own port, until `stop` is called. */
export async function serveMetrics(
  { metrics }: Pick<Services, 'metrics'>,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
