import { defineConfig, type ReporterDescription } from '@playwright/test';
import { join } from 'node:path';
import { foundBrowser } from './scripts/src/browser';

// A site of its own, so that the tests never touch what somebody works with.
const place = join(__dirname, '.cache/e2e');
const port = Number(process.env.E2E_PORT ?? 8099);

// Which fifth of the section faults is tried: another one each day.
process.env.FAULTS_SEED ??= String(Math.floor(Date.now() / 86_400_000));

const { E2E_REPORT } = process.env;
const report: ReporterDescription[] = E2E_REPORT ? [['json', { outputFile: E2E_REPORT }]] : [];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // One more than the cores of a small machine: some always wait for a toast or a clock.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./e2e/support/fault-cells.ts'], ...report],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // A trace costs as much time again: `--trace retain-on-failure` for the test that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: foundBrowser() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts' },
    { name: 'pages', testMatch: 'pages/**/*.spec.ts' },
    // These publish, break and restart the site: alone, after everything else.
    {
      name: 'operations',
      testMatch: 'operations/**/*.spec.ts',
      dependencies: ['journeys', 'pages'],
      fullyParallel: false,
      workers: 1,
    },
  ],
  webServer: {
    command: 'node scripts/run.mjs start',
    url: `http://localhost:${port}/api/health`,
    timeout: 300_000,
    reuseExistingServer: process.env.E2E_REUSE === 'yes',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      SITE_DIR: join(place, 'site'),
      DATA_DIR: join(place, 'data'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  },
});
