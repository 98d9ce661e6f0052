import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { MOST_DELIVERIES } from '../platform/messages/messages';
import { doctorReport } from './doctor';
import { loadConfig, startServer } from '../server';
import { emptyDatabase, migratedDatabase } from '../testing/database/databases';
import { placeEmptyDatabase } from '../testing/database/empty-database';

jest.setTimeout(300_000);

const folder = mkdtempSync(join(tmpdir(), 'api-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the report shows the state of an installation, also while a server runs', async () => {
  await placeEmptyDatabase(folder);
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  writeFileSync(join(backups, 'a.dump'), '');
  utimesSync(join(backups, 'a.dump'), 1_700_000_000, 1_700_000_000);
  const env = {
    DATA_DIR: folder,
    BACKUP_DIR: backups,
    LOG_LEVEL: 'silent',
    SECRET_KEY: 'a-secret-nobody-may-read',
    PORT: '1',
  };
  const report = await doctorReport(env);
  expect(report).toMatch(/^Database +DATABASE_URL is not set$/m);
  expect(report).toMatch(/^Disk +[\d.]+ GB free/m);
  expect(report).toMatch(/^Last backup +2023-11-14T/m);
  expect(report).toMatch(/^Server +nothing answers/m);
  expect(report).not.toContain(env.SECRET_KEY);
  expect(await doctorReport({ ...env, HOST: '::1' })).toMatch(
    /^Server +nothing answers at http:\/\/\[::1\]:1$/m,
  );

  let storeIsThere = true;
  const server = await startServer(loadConfig({ ...env, PORT: '0' }), {
    followStore: async () => {
      if (!storeIsThere) throw new Error('The store is away.');
    },
  });
  const beside = await doctorReport({ ...env, PORT: String(server.port) });
  expect(beside).toMatch(/^Server +http\S+ is ready$/m);
  storeIsThere = false;
  let later = beside;
  while (/^Server +http\S+ is ready$/m.test(later)) {
    await new Promise((next) => setTimeout(next, 500));
    later = await doctorReport({ ...env, PORT: String(server.port) });
  }
  expect(later).toMatch(/^Server +http\S+ is ready, but cannot follow the site store$/m);
  await server.stop();
});

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres(
  'the report says in one line, without a statement, why a database cannot be used',
  async () => {
    const database = await emptyDatabase(process.env.TEST_DATABASE_URL!);
    try {
      const report = await doctorReport({
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        PORT: '1',
      });
      expect(report).toMatch(/^Database +The database of .* cannot be used: .*does not exist$/m);
      expect(report).not.toMatch(/select|params/i);
    } finally {
      await database.drop();
    }
  },
);

onPostgres('the report shows the state of the database', async () => {
  const database = await migratedDatabase(process.env.TEST_DATABASE_URL!);
  try {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `INSERT INTO outgoing_messages (message, tries, next_attempt_at, created_at)
       SELECT '{}', tries, now(), now() FROM unnest(ARRAY[0, 3, $1::integer]) AS tries`,
      [MOST_DELIVERIES],
    );
    await client.end();
    const report = await doctorReport({ DATA_DIR: folder, DATABASE_URL: database.url, PORT: '1' });
    expect(report).toMatch(/^Database +PostgreSQL at \S+, version \d+/m);
    expect(report).toMatch(/^Migrations +(\d+) of \1$/m);
    expect(report).toMatch(/^Messages that wait +2, given up 1$/m);
  } finally {
    await database.drop();
  }
});
