import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Only servers on PostgreSQL stand beside each other. */
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

jest.setTimeout(300_000);

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'api-'));
const name = `api_test_${randomBytes(6).toString('hex')}`;
const env = {
  ...process.env,
  DATABASE_URL: '',
  PORT: '0',
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

function start(version: string): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(version, 'api/src/server.ts')], {
    env,
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

/**
 * About fifty requests a second to the servers in `targets`, until `end` is called. `answered` waits for the requests
 * that have begun.
 */
function load(targets: string[]) {
  const failed: string[] = [];
  const begun = new Set<Promise<void>>();
  let count = 0;
  const contact = {
    name: 'Ravi',
    email: 'ravi@example.com',
    phone_number: '9876543210',
    state: 'Delhi',
    message: 'Hello',
  };
  const requests = [
    ['GET', 'health'],
    ['GET', 'ready'],
    ['GET', 'catalogue'],
    ['POST', 'contacts', contact],
  ] as const;
  const worker = async () => {
    while (!isOver) {
      const [method, path, body] = requests[count % requests.length]!;
      const target = targets[count % targets.length]!;
      count += 1;
      const answer = fetch(`${target}/api/${path}`, {
        method,
        ...(body && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      })
        .catch((error: unknown) => ({ ok: false, status: String(error) }))
        .then(({ ok, status }) => {
          if (!ok) failed.push(`${method} ${path} ${status}`);
        });
      begun.add(answer);
      await answer;
      begun.delete(answer);
      await new Promise((next) => setTimeout(next, 80));
    }
  };
  const workers = Array.from({ length: 4 }, worker);
  return {
    answered: () => Promise.all(begun),
    end: async () => {
      isOver = true;
      await Promise.all(workers);
      return { count, failed };
    },
  };
}

onPostgres(
  'a newer version comes and goes beside the running one without a failed request',
  async () => {
    await migrate(root, false);
    const newer = newerVersion({
      '209901010000-place.sql':
        "-- expand\nALTER TABLE contacts ADD COLUMN place text NOT NULL DEFAULT 'none';",
      '209901010001-index.sql':
        '-- expand\nCREATE INDEX CONCURRENTLY contacts_by_place ON contacts (place);',
      '209901010002-gone.sql': '-- contract\nALTER TABLE contacts DROP COLUMN place;',
    });
    const old = await start(root);
    const targets = [old.address];
    const { answered, end } = load(targets);
    // Nothing starts before its migrations.
    await expect(start(newer)).rejects.toThrow(
      'The database lacks 209901010000-place.sql, 209901010001-index.sql',
    );
    expect((await migrate(newer, false)).stdout).toContain('left 209901010002-gone.sql');
    const upgraded = await start(newer);
    targets.push(upgraded.address);
    await new Promise((next) => setTimeout(next, 2000));
    // Away from the proxy first, which waits for its answers, then stopped.
    targets.splice(0, 1);
    await answered();
    await old.stop();
    await new Promise((next) => setTimeout(next, 1000));
    // And back: the older version starts on the newer schema.
    const back = await start(root);
    targets.push(back.address);
    await new Promise((next) => setTimeout(next, 2000));
    targets.splice(0, 1);
    await answered();
    await upgraded.stop();
    const { count, failed } = await end();
    expect(failed).toEqual([]);
    expect(count).toBeGreaterThan(200);
    await back.stop();
    await migrate(newer, true);
    await expect(start(root)).rejects.toThrow(
      '209901010002-gone.sql, on which this version cannot run',
    );
    await (await start(newer)).stop();
  },
);
