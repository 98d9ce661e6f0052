import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publishStaleUnits } from '../../scripts/src/site/publish/publish-stale-units';
import { openSiteFolder } from '../../scripts/src/site/state/site';
import { root } from '../../scripts/src/units/units';
import { placeOrders } from './api/generated-orders';
import { median, printFigure, type Figure } from './figure';
import { freePort } from 'node-shared/free-port';
import { killGroup, startServer } from './server-process';

const ORDERS = 100_000;
const ROUNDS = 7;
const WRITERS = 8;
const LOADED_MS = 4000;

const place = join(root, '.cache/bench');

/** How long `npm run serve` takes to respond again after it was killed during writes. */
export async function benchRestart(): Promise<Figure[]> {
  const site = join(place, 'site');
  await publishStaleUnits(openSiteFolder(site), process.env, (step) => console.log(step));
  const dataDir = join(place, `restart-${process.pid}`);
  mkdirSync(dataDir, { recursive: true });
  try {
    await placeOrders(dataDir, ORDERS);
    const times = await restartTimes(settings(dataDir, site, await freePort()));
    const figure: Figure = {
      name: `answer after a kill under load, ${ORDERS} orders, embedded`,
      measured: median(times),
      unit: ' ms',
      bound: 'at most',
      target: 3000,
      detail: times.map((time) => Math.round(time)).join(', '),
    };
    printFigure(figure);
    return [figure];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Settings = ReturnType<typeof settings>;

async function restartTimes(env: Settings): Promise<number[]> {
  const times: number[] = [];
  // The first start also writes the pages for its address, so its time does not count.
  let { server } = await startServer('serve', env);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const writers = Array.from({ length: WRITERS }, (_, index) =>
        writeOn(env.SITE_URL, `10.0.${round}.${index}`),
      );
      await new Promise((next) => setTimeout(next, LOADED_MS));
      await killGroup(server);
      await Promise.all(writers);
      const again = await startServer('serve', env);
      server = again.server;
      times.push(again.time);
    }
  } finally {
    await killGroup(server);
  }
  return times;
}

/** Sends forms from changing addresses until the server is gone. */
async function writeOn(address: string, client: string): Promise<void> {
  try {
    for (let count = 0; ; count += 1) {
      await fetch(`${address}/api/book-demo-class`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': client.replace('10.0.', `10.${count % 250}.`),
        },
        body: JSON.stringify({
          full_name: 'Writer',
          email: `writer${client}-${count}@example.com`,
          phone_number: '9876543210',
          type: 'request callback',
        }),
      });
    }
  } catch {
    // The server was killed.
  }
}

/** Settings for a trial in production mode that sends no e-mail and no SMS. */
const settings = (dataDir: string, site: string, port: number) => ({
  PORT: String(port),
  DATA_DIR: dataDir,
  SITE_DIR: site,
  SITE_URL: `http://localhost:${port}`,
  DATABASE_URL: '',
  LOG_LEVEL: 'fatal',
  TRUSTED_PROXIES: 'loopback',
  SECRET_KEY: randomBytes(32).toString('base64'),
  ADMIN_EMAIL: 'admin@site.example',
  ADMIN_PASSWORD: randomBytes(16).toString('base64'),
  ALLOW_SANDBOX: 'yes',
  PAYMENT_PROVIDER: 'sandbox',
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'bench@site.example',
  SMS_PROVIDER: 'gateway',
  SMS_GATEWAY_URL: 'https://127.0.0.1:1',
  SMS_GATEWAY_KEY: randomBytes(16).toString('base64'),
  SMS_SENDER_ID: 'BENCH',
  SMS_DLT_TEMPLATE_ID: '1',
  SMS_DLT_PHONE_TEMPLATE_ID: '2',
});
