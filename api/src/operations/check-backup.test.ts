import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migratedDatabase } from '../testing/database/databases';
import { recipe } from '../testing/recipe';
import { checkBackup } from './check-backup';
import { liftReceiptNumbers } from './receipt-numbers';

const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'api-'));
afterAll(() => rmSync(BACKUP_DIR, { recursive: true, force: true }));

const server = process.env.TEST_DATABASE_URL;
const onPostgres = server ? test : test.skip;

test('it needs a PostgreSQL server', async () => {
  await expect(checkBackup({ BACKUP_DIR })).rejects.toThrow('DATABASE_URL is not set.');
});

onPostgres(
  'the newest dump is restored for a check, and refused if it is broken or has fewer orders',
  async () => {
    const database = await migratedDatabase(server!);
    const check = () => checkBackup({ BACKUP_DIR, DATABASE_URL: database.url });
    try {
      await expect(check()).rejects.toThrow('There is no backup (*.dump) in');
      const file = join(BACKUP_DIR, 'one.dump');
      execFileSync('pg_dump', ['--format=custom', `--file=${file}`, database.url]);
      const { counts, ...checked } = await check();
      expect(checked.file).toBe(file);
      expect(counts).toMatchObject({ orders: 0, receipts: 0 });

      const kept = join(BACKUP_DIR, 'checked.json');
      // The content of the file that the check has written.
      const before = JSON.parse(readFileSync(kept, 'utf8')) as Record<string, number>;
      expect(before).toEqual(counts);
      writeFileSync(kept, JSON.stringify({ ...before, orders: 3 }));
      await expect(check()).rejects.toThrow(
        `${file} has 0 orders, and the backup that was checked before had 3.`,
      );

      const broken = join(BACKUP_DIR, 'two.dump');
      writeFileSync(broken, readFileSync(file).subarray(0, 20_000));
      utimesSync(broken, new Date(), new Date(Date.now() + 60_000));
      await expect(check()).rejects.toThrow(`${broken} cannot be restored`);
    } finally {
      await database.drop();
    }
  },
);

onPostgres(
  'an erasure is no fault of a backup, and uploads that are missing beside it are one',
  async () => {
    const folder = mkdtempSync(join(BACKUP_DIR, 'parts-'));
    const database = await migratedDatabase(server!);
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const check = () => checkBackup({ BACKUP_DIR: folder, DATABASE_URL: database.url });
    const dump = (name: string) =>
      execFileSync('pg_dump', [
        ...['--format=custom', `--file=${join(folder, `${name}.dump`)}`],
        database.url,
      ]);
    const archive = (name: string) =>
      execFileSync('tar', ['-czf', join(folder, `${name}.uploads.tgz`), '-C', folder, 'uploads']);
    try {
      await client.query(
        "INSERT INTO users (name, email, phone, role_id, slug, created_at) VALUES ('A', 'a@b.in', '9876543210', 1, 'a', now())",
      );
      dump('1');
      expect((await check()).counts).toMatchObject({ 'accounts with those that were erased': 1 });
      await client.query('DELETE FROM users');
      await client.query(
        "INSERT INTO uploads VALUES ('/uploads/a.webp', NULL), ('/uploads/b.webp', now())",
      );
      dump('2');
      await expect(check()).rejects.toThrow('2.uploads.tgz cannot be read');
      mkdirSync(join(folder, 'uploads'));
      archive('2');
      await expect(check()).rejects.toThrow('2.uploads.tgz lacks 1 of 1 uploaded files that');
      writeFileSync(join(folder, 'uploads/a.webp'), '');
      archive('2');
      expect((await check()).counts).toMatchObject({ 'accounts with those that were erased': 1 });
    } finally {
      await client.end();
      await database.drop();
    }
  },
);

onPostgres('a role that may create no database for the check is told what it needs', async () => {
  const role = `check_${process.pid}`;
  const administrator = new Client({ connectionString: server });
  await administrator.connect();
  try {
    await administrator.query(`CREATE ROLE ${role} LOGIN PASSWORD 'of-the-check'`);
    writeFileSync(join(BACKUP_DIR, 'three.dump'), '');
    const url = new URL(server!);
    Object.assign(url, { username: role, password: 'of-the-check' });
    await expect(checkBackup({ BACKUP_DIR, DATABASE_URL: url.href })).rejects.toThrow(
      `The role of DATABASE_URL may not create the scratch database: run "ALTER ROLE ${role} CREATEDB"`,
    );
  } finally {
    await administrator.query(`DROP ROLE IF EXISTS ${role}`);
    await administrator.end();
  }
});

onPostgres(
  'the recipe of a backup and its restore does what it says, and no receipt gets a number twice',
  async () => {
    const database = await migratedDatabase(server!);
    const restored = `site_restored_${process.pid}`;
    const role = `site_${process.pid}`;
    const administrator = new Client({ connectionString: server });
    await administrator.connect();
    const { hostname, port, username, password } = new URL(server!);
    const env = {
      ...process.env,
      ...{ PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password },
      DATABASE_URL: database.url,
    };
    try {
      await administrator.query(`CREATE ROLE ${role}`);
      const inOriginal = new Client({ connectionString: database.url });
      await inOriginal.connect();
      await inOriginal.query("INSERT INTO receipt_counters VALUES ('receipt', '2026-27', 150)");
      await inOriginal.end();
      const url = new URL(server!);
      url.pathname = `/${restored}`;
      const commands = [...recipe('Back up'), ...recipe('Restore')].flat();
      expect(commands).toHaveLength(4);
      for (const command of commands) {
        if (command.startsWith('npm')) env.DATABASE_URL = url.href;
        const typed = command
          .replaceAll('site_restored', restored)
          .replace(/=site\b/g, `=${role}`)
          .replace('DATE.dump', join(BACKUP_DIR, 'recipe.dump'));
        execFileSync('sh', ['-c', typed], { env });
      }
      await expect(
        liftReceiptNumbers(env, ['C/2026-27/000005', 'R/2026-27/000169']),
      ).rejects.toThrow('The database has numbers above R/2026-27/000169 already');
      await expect(liftReceiptNumbers(env, ['170'])).rejects.toThrow(
        '170 is no number of a receipt',
      );
      expect(await liftReceiptNumbers(env, [])).toEqual(['C/2026-27/000004', 'R/2026-27/000170']);
      const { rows } = await administrator.query(
        'SELECT rolname FROM pg_database JOIN pg_roles ON pg_roles.oid = datdba WHERE datname = $1',
        [restored],
      );
      expect(rows).toEqual([{ rolname: role }]);
      const client = new Client({ connectionString: url.href });
      await client.connect();
      const { rows: owners } = await client.query(
        "SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'",
      );
      await client.end();
      expect(owners).toEqual([{ tableowner: role }]);
    } finally {
      await administrator.query(`DROP DATABASE IF EXISTS ${restored} WITH (FORCE)`);
      await administrator.query(`DROP ROLE IF EXISTS ${role}`);
      await administrator.end();
      await database.drop();
    }
  },
);
