import { accessSync, constants, mkdirSync } from 'node:fs';
import { loadConfig, type Config } from './settings/config';
import {
  connectDatabase,
  databaseProblem,
  type DatabaseConnection,
} from './platform/database/database';
import { errorCode } from 'node-shared/files';
import { stopOnSignal } from 'node-shared/process';
import {
  setting,
  SettingError,
  unusableFolder,
  givenSettings,
  type Environment,
} from 'node-shared/settings';
import type { RunningServer } from './running-server';
import type { SiteTools } from './services';

export type {
  VersionChange,
  Publisher,
  PublishMode,
  PublishResult,
  SectionFailures,
  SectionView,
  SiteView,
  Sent,
} from './modules/site/publishing/publisher';
export { loadConfig, type Config } from './settings/config';
export { doctorReport } from './operations/doctor';
export { migrateDatabase } from './operations/migrate';
export { loadProductionConfig, productionProblems } from './operations/production';
export type { RunningServer, SiteTools };
export { SettingError } from 'node-shared/settings';

/** Throws a `SettingError` with one readable line if a setting prevents the start. */
export async function startServer(config: Config, tools: SiteTools = {}): Promise<RunningServer> {
  ensureDataFolder(config.dataDir);
  const connection = await connectWhileLoading(config).catch((error: unknown) => {
    throw config.databaseUrl ? databaseProblem(error, config) : error;
  });
  try {
    const { runServer } = await import('./running-server');
    return await runServer(config, connection, tools);
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

/** The embedded database starts in its own thread; meanwhile this thread loads the rest of the server. */
async function connectWhileLoading(config: Config): Promise<DatabaseConnection> {
  let connecting: Promise<DatabaseConnection> | undefined;
  const launched = new Promise<void>((resolve) => {
    connecting = connectDatabase(config, { launched: resolve });
  });
  await Promise.race([launched, connecting]);
  // If the rest cannot be loaded, `startServer` finds out, and closes the connection.
  const loading = import('./running-server').catch(() => {});
  const [connection] = await Promise.all([connecting!, loading]);
  return connection;
}

function ensureDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw unusableFolder('DATA_DIR', dataDir, error);
  }
}

async function main(given: Environment): Promise<void> {
  const env = givenSettings(given);
  const config = loadConfig(env, { sampleData: setting(env, 'SAMPLE_DATA') === 'on' });
  const server = await startServer(config);
  console.info(`Listening on ${server.address}`);
  stopOnSignal(server);
}

// Not `module`: in the compiled program all files are one.
if (require.main?.filename === __filename) {
  // oxlint-disable-next-line syntax/no-restricted-syntax -- the program starts here
  main(process.env).catch((error: unknown) => {
    console.error(error instanceof SettingError ? error.message : error);
    process.exit(1);
  });
}
