import { Client } from 'pg';
import { productionProblems } from '../../operations/production';
import { completeSettings } from '../../testing/trial-settings';
import { migratedDatabase } from '../../testing/database/databases';
import { connectDatabase } from './database';

const server = process.env.TEST_DATABASE_URL;
const onPostgres = server ? test : test.skip;

onPostgres(
  'a role with fewer connections than the pool serves all, and a start says so before',
  async () => {
    const database = await migratedDatabase(server!);
    const administrator = new Client({ connectionString: database.url });
    await administrator.connect();
    const role = `few_${process.pid}`;
    const url = new URL(database.url);
    Object.assign(url, { username: role, password: 'few' });
    try {
      await administrator.query(`CREATE ROLE ${role} LOGIN PASSWORD 'few' CONNECTION LIMIT 4`);
      await administrator.query(`GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${role}`);
      const config = { databaseUrl: url.href, dataDir: '/unused' };
      const { pool, probe, close } = await connectDatabase(config, { migrations: false });
      try {
        const asked = Array.from({ length: 120 }, () => pool.query('SELECT pg_sleep(0.02)'));
        const answers = await Promise.allSettled([...asked, probe(), probe('write')]);
        expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
        expect(pool.totalCount).toBeLessThan(5);
      } finally {
        await close();
      }
      const env = { ...completeSettings, DATABASE_URL: url.href };
      expect(await productionProblems(env)).toEqual([
        expect.stringMatching(/^POOL_SIZE is 20, .* more than the 4 connections/),
      ]);
      expect(await productionProblems({ ...env, POOL_SIZE: '3' })).toEqual([]);
    } finally {
      await administrator.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
      await administrator.end();
      await database.drop();
    }
  },
);
