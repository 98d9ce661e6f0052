import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { ROLE_ADMIN } from 'shared/model/constants';
import type { AdminRole, TickableRight } from 'shared/model/rights';
import { buildApp, type BuiltApp } from '../app';
import { loadConfig, type Config } from '../settings/config';
import { connectDatabase, type DatabaseConnection } from '../platform/database/database';
import type { Message } from '../platform/messages/messages';
import { sandboxProvider } from '../modules/payments/providers/sandbox-provider';
import { faultySandbox } from './payments/faulty-sandbox';
import { backgroundTasks } from '../modules';
import type { ServiceOverrides } from '../services';
import { hashPassword } from '../modules/accounts/passwords/passwords';
import { migratedDatabase } from './database/databases';
import { keptDatabase } from './database/kept-database';
import { placeEmptyDatabase } from './database/empty-database';
import { insertUser } from '../modules/accounts/accounts-repository';
import { setAdminRole } from '../modules/accounts/admins/admin-roles';

export interface CallResponse {
  status: number;
  // `any`, because each test reads other fields.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface CallOptions {
  token?: string | null;
  headers?: Record<string, string>;
  /** The IP address of the client. */
  from?: string;
}

export interface TestServer extends BuiltApp {
  connection: DatabaseConnection;
  config: Config;
  /** Moves the clock of the server forward by these seconds. */
  advanceClock: (seconds: number) => void;
  now: () => Date;
  call: (
    method: string,
    path: string,
    body?: unknown,
    options?: CallOptions,
  ) => Promise<CallResponse>;
  /** The messages that were sent, oldest first. */
  outbox: () => (Message & { at: string })[];
  lastCode: (to: string) => string;
  /** Runs one background task now, by its name. */
  runTask: (name: string) => Promise<void>;
  addUser: (user?: NewTestUser) => Promise<TestUser>;
  close: () => Promise<void>;
}

interface NewTestUser {
  name?: string;
  email?: string;
  phone?: string;
  password?: string;
  role?: 1 | 3;
  /** The role in the admin area; an owner without it. */
  rights?: AdminRole;
  /** With the role `single`. */
  ticked?: TickableRight[];
}

export interface TestUser {
  id: number;
  name: string;
  slug: string;
  email: string;
  phone: string;
  password: string;
  token: string;
}

export interface TestServerOptions {
  env?: Record<string, string>;
  overrides?: ServiceOverrides;
  /** Makes the new server another API process on the database of this server. */
  beside?: TestServer;
  /** For a test that changes the tables or breaks the database: no other test gets the database. */
  ownDatabase?: boolean;
}

/** A test that fails before it closes its server must not keep the test run from ending. */
const openServers = new Set<TestServer>();
afterAll(async () => {
  // Newest first, because a server that was opened `beside` another one uses its database.
  for (const server of [...openServers].reverse()) await server.close();
  for (const database of freeDatabases.splice(0)) await database.drop();
});

/** Opens the whole server on its own database: on the server in TEST_DATABASE_URL, or an embedded one. */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { beside } = options;
  const dataDir = beside?.config.dataDir ?? mkdtempSync(join(tmpdir(), 'api-'));
  const ownDatabase = beside ? null : await takeDatabase(options);
  const databaseUrl = ownDatabase?.url ?? beside?.config.databaseUrl;
  const config = loadConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    SITE_DIR: join(dataDir, 'no-site'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...options.env,
  });
  // Only one connection to the embedded database is possible, so both servers share it.
  const shared = ownDatabase?.connection ?? (databaseUrl ? undefined : beside?.connection);
  const connection = shared ?? (await connectDatabase(config));
  let offset = 0;
  const now = options.overrides?.now ?? beside?.now ?? (() => new Date(Date.now() + offset));
  const releaseDatabase = async () => {
    if (!shared) await connection.close();
    if (!ownDatabase) return;
    if (options.ownDatabase) await ownDatabase.drop();
    else freeDatabases.push(ownDatabase);
    rmSync(dataDir, { recursive: true, force: true });
  };
  // A server that cannot start must not keep the test run from ending either.
  const overrides: ServiceOverrides = { now, ...options.overrides };
  if (config.payment.provider === 'sandbox') {
    overrides.paymentProvider ??= faultySandbox(sandboxProvider(connection.database, config, now));
  }
  const built = await startApp(config, connection, overrides).catch(async (error: unknown) => {
    await releaseDatabase();
    throw error;
  });
  const { app, services } = built;
  let people = 0;

  const call: TestServer['call'] = async (method, path, body, { token, headers, from } = {}) => {
    const response = await app.inject({
      method: method as 'GET',
      url: path.startsWith('/') ? path : `/api/${path}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      remoteAddress: from,
      payload: body as object,
    });
    const type = String(response.headers['content-type'] ?? '');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: type.includes('json') ? response.json() : response.body,
    };
  };

  const outbox = () => {
    const folder = join(dataDir, 'outbox');
    try {
      return readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map(
          (name) =>
            JSON.parse(readFileSync(join(folder, name), 'utf8')) as Message & { at: string },
        );
    } catch {
      return [];
    }
  };

  const server: TestServer = {
    ...built,
    connection,
    config,
    now,
    advanceClock: (seconds) => {
      offset += seconds * 1000;
    },
    call,
    outbox,
    lastCode: (to) => {
      const message = outbox().findLast((sent) => sent.to.endsWith(to) && sent.code !== null);
      if (!message) throw new Error(`No code was sent to ${to}.`);
      return message.code!;
    },
    runTask: async (name) => {
      const task = backgroundTasks.find((known) => known.name === name);
      if (!task) throw new Error(`There is no background task "${name}".`);
      await task.run(services);
    },
    addUser: async (user = {}) => {
      people += 1;
      const password = user.password ?? 'right-password';
      const passwordHash = await hashPassword(password);
      const added = await services.database.transaction(async (transaction) => {
        const row = await insertUser(transaction, {
          name: user.name ?? `Person ${people}`,
          email: user.email ?? `person${people}-${randomBytes(4).toString('hex')}@example.com`,
          phone: user.phone ?? '9876500000',
          passwordHash,
          roleId: user.rights ? ROLE_ADMIN : (user.role ?? 1),
          emailProvenAt: now(),
          createdAt: now(),
        });
        const rights = user.rights ?? (user.role === ROLE_ADMIN ? 'owner' : null);
        if (row && rights) await setAdminRole(transaction, row.id, rights, user.ticked);
        return row;
      });
      const { id, name, slug, email, phone } = added!;
      const login = await call('POST', 'login', { email, password });
      return { id, name, slug, email, phone, password, token: login.body.data.token };
    },
    close: async () => {
      if (!openServers.delete(server)) return;
      await app.close();
      await releaseDatabase();
    },
  };
  openServers.add(server);
  return server;
}

async function startApp(...given: Parameters<typeof buildApp>): Promise<BuiltApp> {
  const built = await buildApp(...given);
  await built.app.ready();
  await built.services.catalogue.storeShipped();
  return built;
}

/** A database with the tables of this version and without rows. */
interface TestDatabase {
  /** `null` for an embedded database. */
  url: string | null;
  connection: DatabaseConnection;
  drop: () => Promise<void>;
}

/** Databases of closed servers. Starting one takes longer than most tests. */
const freeDatabases: TestDatabase[] = [];

async function takeDatabase({ ownDatabase }: TestServerOptions): Promise<TestDatabase> {
  const free = ownDatabase ? undefined : (freeDatabases.pop() ?? (await keptForThisFile()));
  if (free) {
    await empty(free);
    return free;
  }
  return process.env.TEST_DATABASE_URL
    ? databaseOn(process.env.TEST_DATABASE_URL)
    : embeddedDatabase();
}

let isKeptTaken = false;

/** The database that all files of tests in this process share, for one server at a time. */
async function keptForThisFile(): Promise<TestDatabase | undefined> {
  if (process.env.TEST_DATABASE_URL || isKeptTaken) return undefined;
  isKeptTaken = true;
  const connection = await connectDatabase(
    { databaseUrl: null, dataDir: await keptDatabase() },
    { migrations: false },
  );
  // What another file has set: there is a single session.
  await connection.pool.query('DISCARD ALL');
  await connection.pool.query('SET synchronous_commit = off');
  return { url: null, connection, drop: () => connection.close() };
}

async function empty({ connection: { pool } }: TestDatabase): Promise<void> {
  const { rows } = await pool.query<{ names: string }>(
    `SELECT string_agg(quote_ident(tablename), ', ') AS names FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> 'schema_migrations'`,
  );
  await pool.query(`TRUNCATE ${rows[0]!.names} RESTART IDENTITY`);
}

async function embeddedDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'api-database-'));
  await placeEmptyDatabase(folder);
  const connection = await connectDatabase({ databaseUrl: null, dataDir: folder });
  // One query is enough, because the embedded database has a single connection. No test needs its data
  // to survive a power cut.
  await connection.pool.query('SET synchronous_commit = off');
  const drop = async () => {
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: null, connection, drop };
}

async function databaseOn(server: string): Promise<TestDatabase> {
  const { url, drop } = await migratedDatabase(server);
  const connection = await connectDatabase(
    { databaseUrl: url, dataDir: '' },
    { migrations: false },
  );
  return {
    url,
    connection,
    drop: async () => {
      await connection.close();
      await drop();
    },
  };
}
