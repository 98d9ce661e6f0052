import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { setting } from 'node-shared/settings';
import { foundBrowser } from './scripts/src/browser';

const port = setting(process.env, 'E2E_PORT');
// A separate site, so that the tests never touch the site of a developer.
const place = join(__dirname, '.cache/e2e', String(port));

// These tests change the site, and wait for that, so they run one after the other.
const changing = {
  timeout: 600_000,
  expect: { timeout: 120_000, toPass: { timeout: 120_000 } },
  use: { actionTimeout: 120_000 },
  fullyParallel: false,
  workers: 1,
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: join('test-results', String(port)),
  timeout: 120_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // One more than the cores of a small machine, because some tests always wait for a toast or a clock.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./scripts/src/test-run/playwright-count.mjs']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // As for visitors who ask for less motion: drawing animations takes up to half of the processor time of a load.
    // The tests of what moves, and two journeys, have all animations.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker requests, a test cannot answer; the tests of the worker itself have it.
    serviceWorkers: 'block',
    // What is not there fails after half a minute, and not only when the time of the whole test is over.
    actionTimeout: 30_000,
    // A trace doubles the time of a test: use `--trace retain-on-failure` to debug a single test.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: foundBrowser(process.env) ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A process less between the page and its picture, which takes a seventh of the processor time.
        '--in-process-gpu',
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
    {
      name: 'catalogue',
      testMatch: 'catalogue/**/*.spec.ts',
      dependencies: ['journeys', 'pages'],
      ...changing,
    },
    // They start servers of their own with a copy of the site.
    {
      name: 'machines',
      testMatch: 'machines/**/*.spec.ts',
      dependencies: ['catalogue'],
      ...changing,
    },
    // They also publish and break the site.
    {
      name: 'operations',
      testMatch: 'operations/**/*.spec.ts',
      dependencies: ['machines'],
      ...changing,
    },
  ],
  webServer: {
    // What a test of an earlier run has published would stay live, when Playwright is called by itself.
    command: `rm -rf '${join(place, 'site')}' && node scripts/run.mjs start`,
    url: `http://localhost:${port}/api/health`,
    timeout: 600_000,
    reuseExistingServer: process.env.E2E_REUSE === 'yes',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      SITE_DIR: join(place, 'site'),
      DATA_DIR: join(place, 'data'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      // Builds are isolated where bubblewrap is installed, and tried also where it is not.
      TRUST_UPLOADED_BUILDS: 'yes',
    },
  },
});
