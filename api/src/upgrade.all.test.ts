import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { freePort } from 'node-shared/free-port';
import { Client } from 'pg';
import { canRunNginx, startDeployedNginx } from '../../scripts/src/site/testing/deployed-nginx';

/** Only servers on PostgreSQL stand beside each other. Needs nginx and openssl: `apt-get install nginx-light openssl`. */
const onPostgres = process.env.TEST_DATABASE_URL && canRunNginx ? test : test.skip;

jest.setTimeout(600_000);

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'api-'));
const name = `api_test_${randomBytes(6).toString('hex')}`;
const env = {
  ...process.env,
  DATABASE_URL: '',
  TRUSTED_PROXIES: 'loopback',
  SITE_DIR: join(folder, 'no-site'),
  DATA_DIR: join(folder, 'data'),
  SECRET_KEY: 'the key of both versions',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
  MIGRATE_AT_START: 'no',
};
const children = new Set<ChildProcess>();

async function query(statement: string, url = process.env.TEST_DATABASE_URL!): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  if (!process.env.TEST_DATABASE_URL) return;
  await query(`CREATE DATABASE ${name}`);
  const url = new URL(process.env.TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  env.DATABASE_URL = url.href;
});
afterAll(async () => {
  isOver = true;
  for (const child of children) child.kill('SIGKILL');
  if (process.env.TEST_DATABASE_URL) await query(`DROP DATABASE ${name} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

/** A copy of the API that is a newer version: it has these migrations more. */
function newerVersion(migrations: Record<string, string>): string {
  const copy = mkdtempSync(join(folder, 'version-'));
  for (const part of ['src', 'migrations', 'package.json']) {
    cpSync(join(root, 'api', part), join(copy, 'api', part), { recursive: true });
  }
  for (const file of [
    'package.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'tsconfig.server.json',
  ]) {
    cpSync(join(root, file), join(copy, file));
  }
  for (const packages of ['node_modules', 'api/node_modules']) {
    symlinkSync(join(root, packages), join(copy, packages));
  }
  for (const [file, text] of Object.entries(migrations)) {
    writeFileSync(join(copy, 'api/migrations', file), text);
  }
  return copy;
}

interface Started {
  address: string;
  stop: () => Promise<void>;
}

function start(version: string, port = 0): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(version, 'api/src/server.ts')], {
    env: { ...env, PORT: String(port) },
    cwd: version,
  });
  children.add(child);
  let output = '';
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [, address] = /Listening on (\S+)/.exec(output) ?? [];
      if (!address) return;
      const stop = async () => {
        child.kill('SIGTERM');
        await ended;
      };
      resolve({ address, stop });
    });
    child.stderr.on('data', (chunk) => (output += chunk));
    void ended.then(() => reject(new Error(output)));
  });
}

const run = promisify(execFile);
const migrate = (version: string, contract: boolean) =>
  run(
    process.execPath,
    [
      '--import',
      'tsx',
      '--eval',
      `require(${JSON.stringify(join(version, 'api/src/operations/migrate.ts'))})
        .migrateDatabase(process.env, { contract: ${contract}, log: console.log })
        .then((left) => console.log('left', ...left))`,
    ],
    { env, cwd: version },
  );

/** Set when the test ends, also when it fails. */
let isOver = false;

/** About fifty requests a second to the proxy, until `end` is called. */
function load(port: number) {
  const failed: string[] = [];
  let count = 0;
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const contact = JSON.stringify({
    name: 'Ravi',
    email: 'ravi@example.com',
    phone_number: '9876543210',
    state: 'Delhi',
    message: 'Hello',
  });
  const requests = [
    ['GET', 'health'],
    ['POST', 'contacts', contact],
    ['GET', 'catalogue'],
    ['POST', 'contacts', contact],
  ] as const;
  const ask = async (method: string, path: string, body = '') => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const place = { host: '127.0.0.1', port, path: `/api/${path}`, method, agent };
    const call = request({ ...place, ...(body && { headers }) });
    call.end(body);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode!;
  };
  const worker = async () => {
    while (!isOver) {
      const [method, path, body] = requests[count % requests.length]!;
      count += 1;
      const status = await ask(method, path, body).catch(String);
      if (status !== 200 && status !== 201) failed.push(`${method} ${path} ${status}`);
      await wait(80);
    }
  };
  const workers = Array.from({ length: 4 }, worker);
  return async () => {
    isOver = true;
    await Promise.all(workers);
    agent.destroy();
    return { count, failed };
  };
}

onPostgres(
  'a newer version comes and goes, machine after machine, behind the proxy without a failed request',
  async () => {
    await migrate(root, false);
    const newer = newerVersion({
      '209901010000-place.sql':
        "-- expand\nALTER TABLE contacts ADD COLUMN place text NOT NULL DEFAULT 'none';",
      '209901010001-index.sql':
        '-- expand\nCREATE INDEX CONCURRENTLY contacts_by_place ON contacts (place);',
      '209901010002-gone.sql': '-- contract\nALTER TABLE contacts DROP COLUMN place;',
    });
    const ports = [await freePort(), await freePort()] as const;
    const machines = [await start(root, ports[0]), await start(root, ports[1])];
    const proxy = await startDeployedNginx(join(folder, 'nginx'), join(folder, 'no-site'), [
      machines[0]!.address,
      machines[1]!.address,
    ]);
    try {
      const end = load(proxy.port);
      // Nothing starts before its migrations.
      await expect(start(newer)).rejects.toThrow(
        'The database lacks 209901010000-place.sql, 209901010001-index.sql',
      );
      expect((await migrate(newer, false)).stdout).toContain('left 209901010002-gone.sql');
      // And back: the older version starts on the newer tables.
      for (const version of [newer, root]) {
        for (const [index, port] of ports.entries()) {
          await machines[index]!.stop();
          machines[index] = await start(version, port);
          expect((await fetch(`${machines[index].address}/api/ready`)).status).toBe(200);
          await wait(1000);
        }
      }
      const { count, failed } = await end();
      expect(failed).toEqual([]);
      expect(count).toBeGreaterThan(500);
    } finally {
      isOver = true;
      await proxy.stop();
    }
    await Promise.all(machines.map(({ stop }) => stop()));
    await migrate(newer, true);
    await expect(start(root)).rejects.toThrow(
      '209901010002-gone.sql, on which this version cannot run',
    );
    await (await start(newer)).stop();
  },
);
