import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { checkBackup } from './operations/check-backup';

const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'api-'));
afterAll(() => rmSync(BACKUP_DIR, { recursive: true, force: true }));

const server = process.env.TEST_DATABASE_URL;
(server ? test : test.skip)(
  'a role that may create no database for the check is told what it needs',
  async () => {
    const role = `check_${process.pid}`;
    const administrator = new Client({ connectionString: server });
    await administrator.connect();
    try {
      await administrator.query(`CREATE ROLE ${role} LOGIN PASSWORD 'of-the-check'`);
      writeFileSync(join(BACKUP_DIR, 'one.dump'), '');
      const url = new URL(server!);
      Object.assign(url, { username: role, password: 'of-the-check' });
      await expect(checkBackup({ BACKUP_DIR, DATABASE_URL: url.href })).rejects.toThrow(
        `The role of DATABASE_URL may not create the scratch database: run "ALTER ROLE ${role} CREATEDB"`,
      );
    } finally {
      await administrator.query(`DROP ROLE IF EXISTS ${role}`);
      await administrator.end();
    }
  },
);
