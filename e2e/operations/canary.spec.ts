import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry } from 'shared/remote';
import { npmRun, root, siteDir, versionIn } from '../support/site';
import { expect, open, test } from '../support/test';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

/** A file more is enough to make another version. */
const change = join(root, 'mf-auth/src/shipped-by-a-test.ts');

const authEntry = () =>
  (JSON.parse(readFileSync(join(siteDir, 'registry.json'), 'utf8')) as Registry).remotes[
    'mf-auth'
  ]!;

let live: string;
let candidate: string;

test.beforeAll(() => {
  live = authEntry().live.version;
  writeFileSync(change, `export const shippedAt = ${Date.now()};\n`);
  try {
    const output = npmRun('publish:remote', 'mf-auth', '--candidate');
    expect(output).toMatch(/pages work in a browser/);
    expect(output).toContain('/?candidate=mf-auth to try it.');
  } finally {
    rmSync(change);
  }
  candidate = authEntry().canary!.version;
});

test.afterAll(() => {
  rmSync(change, { force: true });
  if (authEntry().live.version !== live) npmRun('rollback:remote', 'mf-auth', live);
  else if (authEntry().canary) npmRun('canary:remote', 'mf-auth', candidate, '0');
});

/** What a visit fetches of mf-auth, each address once for each time. */
async function filesOf(page: Page, visit: () => Promise<void>): Promise<string[]> {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/mf-auth/')) files.push(pathname);
  });
  await visit();
  return files;
}

const badge = (page: Page) => page.getByRole('complementary', { name: 'New version' });

test('nobody gets a candidate but who asks for it, in this browser and until taken back', async ({
  page,
  browser,
}) => {
  await open(page, '/?candidate=mf-auth');
  await expect(badge(page)).toContainText('You are trying a new version: Login and sign-up.');

  // A page that is rendered ahead comes as the candidate has rendered it.
  const files = await filesOf(page, () => open(page, '/login?view=login#main'));
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(new URL(page.url()).search).toBe('?view=login');
  await expect(page.locator(`#root[data-prerendered="mf-auth@${candidate}"]`)).toBeAttached();
  expect(await versionIn(page, 'mf-auth')).toBe(candidate);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);

  await page.reload();
  await expect(badge(page)).toBeVisible();
  expect(await versionIn(page, 'mf-auth')).toBe(candidate);

  const other = await browser.newPage();
  await open(other, '/login');
  expect(await versionIn(other, 'mf-auth')).toBe(live);
  await expect(badge(other)).toHaveCount(0);
  await other.close();

  await badge(page).getByRole('button', { name: 'Back to the live site' }).click();
  await expect(page.locator(`#root[data-prerendered="mf-auth@${live}"]`)).toBeAttached();
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  expect(await versionIn(page, 'mf-auth')).toBe(live);
  await expect(badge(page)).toHaveCount(0);
});

test('a share of the visitors gets it, without a blank, and keeps what they type', async ({
  browser,
  baseURL,
}) => {
  npmRun('canary:remote', 'mf-auth', candidate, '50');
  for (const [bucket, version] of [
    ['49', candidate],
    ['50', live],
  ] as const) {
    const context = await browser.newContext({ baseURL });
    await context.addInitScript((drawn) => localStorage.setItem('canary-bucket', drawn), bucket);
    const visitor = await context.newPage();
    // What is typed before the section has arrived.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await visitor.route('**/remotes/mf-auth/**/remoteEntry.js', async (route) => {
      await held;
      await route.continue();
    });
    await visitor.goto('/login', { waitUntil: 'commit' });
    const email = visitor.getByRole('form', { name: 'Login' }).getByLabel('Email');
    await email.fill('asha@example.com');
    release();
    await expect(visitor.locator('html[data-interactive]')).toBeAttached();
    await expect(email).toHaveValue('asha@example.com');
    await expect(email).toBeFocused();
    expect(await versionIn(visitor, 'mf-auth')).toBe(version);
    await context.close();
  }
});

test('what was tried becomes what everybody gets', async ({ page }) => {
  expect(npmRun('promote:remote', 'mf-auth')).toContain(`mf-auth ${candidate} is live.`);
  await open(page, '/login');
  expect(await versionIn(page, 'mf-auth')).toBe(candidate);
  await expect(badge(page)).toHaveCount(0);
});
