import type { ChildProcess } from 'node:child_process';
import {
  canRunNginx,
  startDeployedNginx,
  type DeployedNginx,
} from '../../scripts/src/site/testing/deployed-nginx';
import { killServer, ownFolder, port, copySite, startServer } from '../support/publishing/site';
import { expect, open, test } from '../support/test';

// Needs nginx and openssl: `apt-get install nginx-light openssl`.
test.skip(!canRunNginx);
test.use({ ignoreHTTPSErrors: true });

const ownPort = port + 4;
const site = ownFolder('https-site');
let nginx: DeployedNginx;
let server: ChildProcess;

test.beforeAll(async () => {
  copySite(site);
  nginx = await startDeployedNginx(ownFolder('https-nginx'), site, [
    `http://127.0.0.1:${ownPort}`,
    'http://127.0.0.1:1',
  ]);
  server = await startServer({
    PORT: ownPort,
    SITE_DIR: site,
    DATA_DIR: ownFolder('https-data'),
    SITE_URL: `https://localhost:${nginx.port}`,
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'warn',
  });
});

test.afterAll(async () => {
  await nginx.stop();
  await killServer(server);
});

test('behind the deployed proxy, pages of an https site come to life as they were rendered', async ({
  page,
  browser,
}) => {
  const address = `https://localhost:${nginx.port}`;
  const reader = await browser.newPage({ javaScriptEnabled: false, ignoreHTTPSErrors: true });
  for (const path of ['/', '/contact', '/course/numerology-course', '/hi', '/login', '/error']) {
    await reader.goto(address + path);
    // Links that nobody has set are not on a public site, neither before nor after hydration.
    await expect(reader.getByRole('link', { name: 'Instagram' })).toHaveCount(0);
    // An error in the console, as that of a hydration, fails the test.
    await open(page, address + path);
    await expect(page.getByRole('link', { name: 'Instagram' })).toHaveCount(0);
  }
  await reader.close();
});
