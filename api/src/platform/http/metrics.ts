import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { collectDefaultMetrics, Gauge, Histogram } from 'prom-client';
import { outgoingMessages } from '../messages/message-tables';
import type { App, Services } from '../app-types';

/** Measures requests by method, route and status. The route is its pattern, never the URL. */
export function registerRequestMetrics(app: App, { metrics }: Pick<Services, 'metrics'>): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
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

/** Registers metrics of the process, the database pool and the waiting messages. */
export function registerProcessMetrics({ metrics, pool, database }: Services): void {
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
  gauge('database_connections', 'Open connections to the database.', () => pool.totalCount);
  gauge('database_waiting', 'Requests that wait for a connection.', () => pool.waitingCount);
  gauge('messages_waiting', 'E-mails and SMS that have not gone out yet.', () =>
    database.$count(outgoingMessages, sql`${outgoingMessages.sentAt} IS NULL`),
  );
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
