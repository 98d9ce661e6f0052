import { execFile, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import type { LoginResponse } from 'shared/model/schemas';
import type { Registry } from 'shared/contract';
import { emptyDatabase, type OwnDatabase } from '../../api/src/testing/database/databases';
import { fakeS3, type FakeS3 } from '../../scripts/src/site/store/testing/fake-s3';
import { admin } from '../support/people/people';
import {
  killServer,
  ownFolder,
  port,
  root,
  copySite,
  startServer,
  withChanged,
} from '../support/publishing/site';
import { expect, test } from '../support/test';

/** A remote that no test of the operations changes, which run at the same time in the same repository. */
const UNIT = 'mf-commerce';

const server = process.env.TEST_DATABASE_URL;
/** The third machine only publishes. */
const folders = ['first', 'second', 'third'].map((name) => ownFolder(`${name}-machine`));
const ports = [port + 2, port + 3];
const addresses = ports.map((each) => `http://localhost:${each}`);
const [first = '', second = ''] = addresses;

let store: FakeS3;
let database: OwnDatabase;
/** The publish token of a team. */
let token = '';
const machines: ChildProcess[] = [];

const envOf = (machine: number) => ({
  ...(ports[machine] && { PORT: ports[machine] }),
  SITE_DIR: `${folders[machine]}/site`,
  DATA_DIR: `${folders[machine]}/data`,
  // The address for which the pages have been written already.
  SITE_URL: `http://localhost:${port}`,
  DATABASE_URL: database.url,
  SITE_STORE: 's3://site/shop',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_ENDPOINT_URL_S3: store.address,
  PUBLISH_TOKEN: token,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
});

/** Runs a command on the third machine, asynchronously: this process has to serve the store meanwhile. */
async function onThird(command: string, ...args: string[]): Promise<string> {
  const env = Object.entries(envOf(2)).map(([name, value]) => [name, String(value)]);
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', command, '--', ...args], {
    cwd: root,
    env: { ...process.env, ...Object.fromEntries(env) },
  });
  return stdout;
}

/** Expects `ask` to return `wanted` soon for both servers. */
async function expectOnBoth(
  what: string,
  ask: (address: string) => Promise<unknown>,
  wanted: unknown,
) {
  for (const address of addresses) {
    await expect.poll(() => ask(address), { message: `${what} at ${address}` }).toEqual(wanted);
  }
}

const section = async (address: string) => {
  const registry = (await (await fetch(`${address}/registry.json`)).json()) as Registry;
  return registry.remotes[UNIT]!;
};
const isOpen = async (address: string) => (await section(address)).enabled;
const liveVersion = async (address: string) => (await section(address)).live!.version;

const textOf = async (address: string) => (await fetch(address)).text();
const statusOfCart = async (address: string) => (await fetch(`${address}/cart`)).status;
const isWritten = async (address: string) =>
  ((await (await fetch(`${address}/api/catalogue`)).json()) as { on_site: boolean }).on_site;

test.skip(!server, 'needs TEST_DATABASE_URL');

test.beforeAll(async () => {
  store = await fakeS3();
  database = await emptyDatabase(server!);
  copySite(`${folders[0]}/site`);
});

test.afterAll(async () => {
  for (const each of machines) await killServer(each);
  await store.close();
  await database.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('what one machine publishes is on all machines that share a database and an object store', async ({
  request,
}) => {
  // The first machine uploads its site to the store; the second has no site and fetches it.
  machines.push(await startServer(envOf(0)));
  machines.push(await startServer(envOf(1)));
  await expectOnBoth('the section', isOpen, true);

  // No command can change the site while its pages are being written for this database's catalogue.
  await expectOnBoth('the catalogue', isWritten, true);

  // A command on a machine that serves nothing disables the section.
  await onThird('toggle:remote', UNIT, 'off');
  await expectOnBoth('the section', isOpen, false);
  await expectOnBoth('the page', statusOfCart, 503);

  // The API of the second machine enables it, with a token that was created on the third machine.
  const given = await onThird('publish:token', 'Team', UNIT);
  token = /PUBLISH_TOKEN=(\S+)/.exec(given)![1]!;
  const moved = await request.post(`${second}/api/publishing/${UNIT}/version-changes`, {
    headers: { authorization: `Bearer ${token}` },
    data: { action: 'open' },
  });
  expect(moved.status()).toBe(200);
  await expectOnBoth('the section', isOpen, true);

  // A complete build is sent to one of the machines.
  const before = await liveVersion(first);
  await withChanged(
    UNIT,
    () => onThird('publish:remote', UNIT, second),
    'a file from the third machine',
  );
  const sent = await liveVersion(second);
  expect(sent).not.toBe(before);
  await expectOnBoth('the build', liveVersion, sent);
  expect(await statusOfCart(first)).toBe(200);
  expect(await textOf(`${first}/cart`)).toContain(`data-prerendered="${UNIT}@${sent}"`);

  // An admin logs in on one machine and publishes a price on the other.
  const login = await request.post(`${first}/api/login`, { data: admin });
  const { data } = (await login.json()) as LoginResponse;
  const catalogue = structuredClone(shippedCatalogue);
  catalogue.courses[0]!.newPrice = 8642;
  const stored = await request.put(`${second}/api/admin/catalogue`, {
    headers: { authorization: `Bearer ${data.token}` },
    data: { version: 1, catalogue },
  });
  expect(await stored.json()).toMatchObject({ status: true });
  const showsPrice = async (address: string) =>
    (await textOf(`${address}/course/numerology-course`)).includes('₹8,642');
  await expectOnBoth('the price', showsPrice, true);

  // Without the store, both machines go on and report it.
  const health = async (address: string) => (await fetch(`${address}/api/health`)).json();
  store.answers = 503;
  await expectOnBoth('health', health, { status: 'ok', site_store: 'behind' });
  expect(await showsPrice(second)).toBe(true);
  store.answers = null;
  await expectOnBoth('health', health, { status: 'ok', site_store: 'followed' });
});
