import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app';
import { backgroundTasks, modules } from './modules';
import { startTasks } from './platform/background-tasks';
import type { Config } from './settings/config';
import type { DatabaseConnection } from './platform/database/database';
import { httpAddress } from './platform/http-address';
import { gracefulClose } from './platform/http/graceful-close';
import { removeTemporaryFolders } from 'node-shared/temporary-folder';
import { registerProcessMetrics, serveMetrics } from './platform/http/metrics';
import { loadSampleData } from './sample/sample-data';
import type { SiteTools } from './services';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR } from './platform/durations';

export interface RunningServer {
  /** Where the server answers, e.g. `http://127.0.0.1:8080`. */
  address: string;
  port: number;
  /** The port of `/metrics`; null if METRICS_PORT is not set. */
  metricsPort: number | null;
  /** Says that it is not ready for DRAIN_SECONDS, lets requests in flight and running tasks finish, then closes the database. */
  stop: () => Promise<void>;
}

/** Starts listening and runs the background tasks; `stop` also closes the given connection. */
export async function runServer(
  config: Config,
  connection: DatabaseConnection,
  tools: SiteTools,
): Promise<RunningServer> {
  removeLeftovers(config.dataDir);
  removeTemporaryFolders();
  const { app, services } = await buildApp(config, connection, tools);
  await app.ready();
  for (const { beforeListen } of modules) await beforeListen?.(services);
  if (config.sampleData) await loadSampleData(services);
  const close = gracefulClose(app, { behindProxy: config.trustedProxies.length > 0 });
  const port = Number(new URL(await app.listen({ host: config.host, port: config.port })).port);
  registerProcessMetrics(services);
  for (const { metrics } of modules) metrics?.(services);
  const metrics = config.metrics && (await serveMetrics(services, config.metrics));
  const stopTasks = startTasks(services, backgroundTasks);
  return {
    address: httpAddress({ host: config.host, port }),
    port,
    metricsPort: metrics?.port ?? null,
    stop: async () => {
      const { log, stopping } = services;
      log.info({ drainMs: config.drainMs }, 'the server stops');
      stopping.abort(new Error('The server is about to stop.'));
      await wait(config.drainMs);
      await close();
      await metrics?.stop();
      await stopTasks();
      await connection.close();
    },
  };
}

/** Within DATA_DIR: files without their final name. */
const places = [
  { folder: 'uploads', name: /\.(webp|pdf)\.\d+$/ },
  { folder: 'outbox', name: /\.json\.\d+$/ },
];

/** Removes unfinished files of killed processes. Another process may still write files of the last hour. */
function removeLeftovers(dataDir: string): void {
  for (const { folder, name } of places) {
    for (const entry of entriesOf(join(dataDir, folder)).filter((each) => name.test(each))) {
      const path = join(dataDir, folder, entry);
      const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs !== undefined && mtimeMs < Date.now() - HOUR) {
        rmSync(path, { recursive: true, force: true });
      }
    }
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // There is no folder, because nothing was uploaded or sent yet.
    return [];
  }
}
