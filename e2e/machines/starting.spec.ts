import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { LoginResponse } from 'shared/model/schemas';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { call } from '../support/network/calls';
import { courseOrder, decide, placeOrder } from '../support/purchases/orders';
import { admin, newVisitor } from '../support/people/people';
import {
  dataDir,
  killServer,
  ownFolder,
  port,
  root,
  copySite,
  runFailingStart,
  startServer,
} from '../support/publishing/site';
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
  playwright,
}) => {
  const ownSite = ownFolder('killed-site');
  const env = {
    PORT: otherPort,
    SITE_DIR: ownSite,
    DATA_DIR: ownFolder('killed-data'),
    RATE_LIMITS: 'off',
  };
  copySite(ownSite);
  const request = await playwright.request.newContext({
    baseURL: `http://localhost:${otherPort}`,
  });
  let server = await startServer(env);
  try {
    const visitor = newVisitor();
    const { body } = await placeOrder(request, courseOrder(visitor));
    const paid = await decide(request, body.payment_link, 'paid');
    await storePrice(request, 8765);
    await killServer(server);

    server = await startServer(env);
    await expect
      .poll(async () => (await request.get('/course/numerology-course')).text())
      .toContain('₹8,765');
    const confirmed = await call(request, 'GET', `/payment-success${paid.search}`);
    expect(confirmed.body).toMatchObject({ order_number: body.order_number });
    const { data } = (await (
      await request.post('/api/login', {
        data: { email: visitor.email, password: visitor.password },
      })
    ).json()) as LoginResponse;
    const courses = await call(request, 'POST', '/user/paid-course-ids', {
      token: data.token,
      data: { user_id: data.user.id },
    });
    expect(courses.body).toEqual({ success: true, course_ids: [101] });
  } finally {
    await request.dispose();
    await killServer(server);
    for (const folder of [env.SITE_DIR, env.DATA_DIR]) rmSync(folder, { recursive: true });
  }
});

test('a start that cannot succeed ends with one clear line and writes nothing', async () => {
  const folders: string[] = [];
  const fresh = (name: string) => {
    const env = { SITE_DIR: ownFolder(`${name}-site`), DATA_DIR: ownFolder(`${name}-data`) };
    folders.push(env.SITE_DIR, env.DATA_DIR);
    return { PORT: String(otherPort), ...env };
  };
  const used = { ...fresh('used'), PORT: String(port) };
  const eighty = { ...fresh('eighty'), PORT: 'eighty' };
  const opened = { ...fresh('opened'), DATA_DIR: dataDir };
  const ofData = fresh('of-data');
  const ofSite = fresh('of-site');
  const old = fresh('old');
  const files = [ofData.DATA_DIR, ofSite.SITE_DIR];
  for (const file of files) writeFileSync(file, 'a file');
  try {
    const cannot = (file: string) => new RegExp(`${file} cannot be written`);
    await Promise.all([
      expectRefusal(used, new RegExp(`Port ${port} is in use.*PORT`)),
      expectRefusal(eighty, /PORT must be a whole number .*"eighty"/),
      expectRefusal(opened, /data.* is in use by another running server/),
      expectRefusal(ofData, cannot(ofData.DATA_DIR)),
      expectRefusal(ofSite, cannot(ofSite.SITE_DIR)),
      expectRefusal(
        old,
        /Node\.js 20\.18\.3 is too old.*20\.19/,
        '--require',
        join(root, 'e2e/support/publishing/older-node.cjs'),
      ),
    ]);
    for (const file of files) expect(readFileSync(file, 'utf8')).toBe('a file');
    expect(folders.filter((folder) => existsSync(folder))).toEqual(files);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
});

async function expectRefusal(env: Record<string, string>, line: RegExp, ...options: string[]) {
  const { code, errors } = await runFailingStart(env, ...options);
  expect(errors.trim()).toMatch(line);
  expect(errors.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}
