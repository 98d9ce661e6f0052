import { accessSync, constants, mkdirSync } from 'node:fs';
import { buildApp } from './app';
import { answerBackupRequests } from './backup';
import { registerBusinessMetrics } from './business-metrics';
import { backgroundTasks } from './modules';
import { ensureAdmin } from './modules/accounts/first-admin';
import type { App, BackgroundTask } from './platform/app-types';
import { loadConfig, type Config } from './platform/config';
import { registerProcessMetrics, serveMetrics } from './platform/metrics';
import { connectDatabase, type DatabaseConnection } from './platform/database';
import { startTasks, vacuum } from './platform/background-tasks';
import { errorCode } from 'node-shared/files';
import { stopOnSignal } from 'node-shared/process';
import { SettingError, unusableFolder } from 'node-shared/settings';
import { loadProductionConfig, refuseSamplePeople } from './production';
import { loadSampleData } from './sample-data';
import type { SiteTools } from './services';

export type { PublishResult, Publisher } from './modules/publishing/publisher';
export { loadConfig, type Config } from './platform/config';
export { doctorReport } from './doctor';
export { loadProductionConfig, productionProblems } from './production';
export { SettingError } from 'node-shared/settings';

const LONGEST_STOP_MS = 10_000;

export interface RunningServer {
  /** Where it listens, e.g. `http://127.0.0.1:8080`. */
  address: string;
  port: number;
  /** Of `/metrics`, where it is served. */
  metricsPort: number | null;
  /** Lets requests in flight finish, then closes the database. */
  stop: () => Promise<void>;
}

/** Throws a `SettingError` with one readable line where the server cannot start. */
export async function startServer(config: Config, tools: SiteTools = {}): Promise<RunningServer> {
  ensureDataFolder(config.dataDir);
  const connection = await connectDatabase(config).catch((error: unknown) => {
    if (error instanceof SettingError || !config.databaseUrl) throw error;
    throw new SettingError(
      `The database of DATABASE_URL cannot be used: ${error instanceof Error && error.message ? error.message : errorCode(error)}`,
    );
  });
  try {
    const { app, services } = await buildApp(config, connection, tools);
    if (!config.sampleDataAllowed) await refuseSamplePeople(connection.database);
    await ensureAdmin(services);
    if (config.sampleData) await loadSampleData(services);
    const address = await app.listen({ host: config.host, port: config.port });
    registerProcessMetrics(services);
    registerBusinessMetrics(services);
    const metrics = config.metrics && (await serveMetrics(services, config.metrics));
    const stopTasks = startTasks(services, [...backgroundTasks, ...embeddedTasks(connection)]);
    return {
      address,
      port: Number(new URL(address).port),
      metricsPort: metrics?.port ?? null,
      stop: async () => {
        await closeGently(app);
        await metrics?.stop();
        await stopTasks();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    const code = errorCode(error);
    if (code === 'EADDRINUSE') {
      throw new SettingError(`PORT ${config.port} on ${config.host} is in use by another program.`);
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      throw new SettingError(`${config.host}:${config.port} cannot be listened on (${code}).`);
    }
    throw error;
  }
}

/** A database server vacuums itself and is saved by its own tools; the embedded one is not. */
function embeddedTasks({ embedded }: DatabaseConnection): BackgroundTask[] {
  if (!embedded) return [];
  const writeBackups: BackgroundTask = {
    name: 'write backups',
    everyMs: 500,
    run: ({ config }) => answerBackupRequests(config.dataDir, embedded.dump),
  };
  return [vacuum, writeBackups];
}

/**
 * Browsers keep a connection open after their last answer: those that fall idle while requests in
 * flight finish have to be closed too, and after ten seconds the others.
 */
async function closeGently(app: App): Promise<void> {
  const closeIdle = setInterval(() => app.server.closeIdleConnections(), 100);
  const closeAll = setTimeout(() => app.server.closeAllConnections(), LONGEST_STOP_MS);
  try {
    await app.close();
  } finally {
    clearInterval(closeIdle);
    clearTimeout(closeAll);
  }
}

function ensureDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw unusableFolder('DATA_DIR', dataDir, error);
  }
}

async function main(): Promise<void> {
  const config =
    process.env.NODE_ENV === 'production'
      ? loadProductionConfig(process.env)
      : loadConfig(process.env, { sampleData: process.env.SAMPLE_DATA === 'on' });
  const server = await startServer(config);
  console.info(`Listening on ${server.address}`);
  stopOnSignal(server);
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof SettingError ? error.message : error);
    process.exit(1);
  });
}
