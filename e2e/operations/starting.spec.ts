import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { LoginResponse } from 'shared/model/schemas';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { admin, newVisitor, logIn } from '../support/people';
import { orderCourse, pay } from '../support/purchase';
import {
  dataDir,
  killServer,
  ownFolder,
  port,
  root,
  siteDir,
  runFailingStart,
  startServer,
} from '../support/site';
import { expect, test } from '../support/test';

const otherPort = port + 1;

/** Stores a catalogue in which the first course has this price; its pages are written later. */
async function storePrice(request: APIRequestContext, newPrice: number) {
  const login = await request.post('/api/login', { data: admin });
  const { data } = (await login.json()) as LoginResponse;
  const catalogue = structuredClone(shippedCatalogue);
  catalogue.courses[0]!.newPrice = newPrice;
  const response = await request.put('/api/admin/catalogue', {
    headers: { authorization: `Bearer ${data.token}` },
    data: { version: 1, catalogue },
  });
  expect(await response.json()).toMatchObject({ status: true });
}

test('paid orders and published changes are kept after a kill -9 of the server', async ({
  browser,
}) => {
  const ownSite = ownFolder('killed-site');
  const env = {
    PORT: otherPort,
    SITE_DIR: ownSite,
    DATA_DIR: ownFolder('killed-data'),
    RATE_LIMITS: 'off',
  };
  cpSync(siteDir, ownSite, { recursive: true, verbatimSymlinks: true });
  let server = await startServer(env);
  try {
    const visitor = newVisitor();
    const context = await browser.newContext({ baseURL: `http://localhost:${otherPort}` });
    const page = await context.newPage();
    await orderCourse(page, visitor);
    const orderNumber = await pay(page);
    await storePrice(context.request, 8765);
    await killServer(server);

    server = await startServer(env);
    await expect
      .poll(async () => (await context.request.get('/course/numerology-course')).text())
      .toContain('₹8,765');
    await page.reload();
    await expect(page.getByRole('main')).toContainText(orderNumber);
    await logIn(page, visitor);
    await page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: /my courses/i })
      .click();
    await expect(page.getByRole('main')).toContainText('Numerology');
    await context.close();
  } finally {
    await killServer(server);
    for (const folder of [env.SITE_DIR, env.DATA_DIR]) rmSync(folder, { recursive: true });
  }
});

test.describe('a start that cannot succeed ends with one clear line and writes nothing:', () => {
  const fresh = (): Record<'PORT' | 'SITE_DIR' | 'DATA_DIR', string> => ({
    PORT: String(otherPort),
    SITE_DIR: ownFolder('unused-site'),
    DATA_DIR: ownFolder('unused-data'),
  });

  function expectRefusal({ code, errors }: ReturnType<typeof runFailingStart>, line: RegExp) {
    expect(errors.trim()).toMatch(line);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  }

  function expectUnused({ SITE_DIR, DATA_DIR }: ReturnType<typeof fresh>) {
    expect([SITE_DIR, DATA_DIR].filter((folder) => existsSync(folder))).toEqual([]);
  }

  test('a port in use', () => {
    const env = { ...fresh(), PORT: String(port) };
    expectRefusal(runFailingStart(env), new RegExp(`Port ${port} is in use.*PORT`));
    expectUnused(env);
  });

  test('a port that is not a number', () => {
    const env = { ...fresh(), PORT: 'eighty' };
    expectRefusal(runFailingStart(env), /PORT eighty is not a valid port/);
  });

  test('a data folder that another server has opened', () => {
    const env = { ...fresh(), DATA_DIR: dataDir };
    expectRefusal(runFailingStart(env), /data.* is in use by another running server/);
    expect(existsSync(env.SITE_DIR)).toBe(false);
  });

  for (const setting of ['DATA_DIR', 'SITE_DIR'] as const) {
    test(`a file in the place of ${setting}`, () => {
      const env = fresh();
      mkdirSync(dirname(env[setting]), { recursive: true });
      writeFileSync(env[setting], 'a file');
      try {
        expectRefusal(runFailingStart(env), new RegExp(`${env[setting]} cannot be written`));
        expect(readFileSync(env[setting], 'utf8')).toBe('a file');
      } finally {
        for (const each of [env.SITE_DIR, env.DATA_DIR]) {
          rmSync(each, { recursive: true, force: true });
        }
      }
    });
  }

  test('a Node.js that is too old', () => {
    const env = fresh();
    const older = join(root, 'e2e/support/older-node.cjs');
    expectRefusal(
      runFailingStart(env, '--require', older),
      /Node\.js 20\.18\.3 is too old.*20\.19/,
    );
    expectUnused(env);
  });
});
