import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, productionProblems, startServer } from '../server';
import { emptyDatabase, migratedDatabase } from '../testing/database/databases';
import { trialSettings } from '../testing/trial-settings';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'api-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('the check names each call of the pages that this server does not answer', async () => {
  // An empty database: the start applies the migrations.
  const { url, drop } = await emptyDatabase(process.env.TEST_DATABASE_URL!);
  const env = { ...trialSettings, SITE_URL: 'http://localhost', DATA_DIR, DATABASE_URL: url };
  try {
    const calls = {
      'POST /login': [],
      'GET /orders/:/receipt.pdf': [],
      'POST /visits': ['x/visit'],
    };
    expect(await productionProblems(env, [{ name: 'mf-x', calls }])).toEqual([
      'mf-x calls POST /visits on x/visit, which the server does not have: publish the section without this call first.',
    ]);
  } finally {
    await drop();
  }
});

onPostgres('the check names people of the sample data in the database', async () => {
  const { url, drop } = await migratedDatabase(process.env.TEST_DATABASE_URL!);
  const env = { ...trialSettings, SITE_URL: 'http://localhost', DATA_DIR, DATABASE_URL: url };
  try {
    expect(await productionProblems(env)).toEqual([]);
    const sample = { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR, DATABASE_URL: url };
    await (await startServer(loadConfig(sample, { sampleData: true }))).stop();
    expect(await productionProblems(env)).toEqual([
      expect.stringMatching(/^Accounts of the sample data .*ALLOW_SAMPLE_DATA=yes/),
    ]);
    expect(await productionProblems({ ...env, ALLOW_SAMPLE_DATA: 'yes' })).toEqual([]);
  } finally {
    await drop();
  }
});
