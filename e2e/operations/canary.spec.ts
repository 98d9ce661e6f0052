import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry } from 'shared/contract';
import { noteReports } from '../support/client-reports';
import { npmRun, siteDir, versionIn, withChangedAuth } from '../support/site';
import { expect, holdRequests, open, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const authEntry = () =>
  (JSON.parse(readFileSync(join(siteDir, 'registry.json'), 'utf8')) as Registry).remotes[
    'mf-auth'
  ]!;

let live: string;
let candidate: string;

test.beforeAll(async () => {
  live = authEntry().live!.version;
  await withChangedAuth(() => {
    const output = npmRun('publish:remote', 'mf-auth', '--candidate');
    expect(output).toMatch(/pages work in a browser/);
    expect(output).toContain('/?candidate=mf-auth to try it.');
  });
  candidate = authEntry().canary!.version;
});

test.afterAll(() => {
  if (authEntry().live!.version !== live) npmRun('rollback:remote', 'mf-auth', live);
  else if (authEntry().canary) npmRun('canary:remote', 'mf-auth', candidate, '0');
});

/** The paths of all requests of a visit for files of mf-auth. */
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

test('only a browser that asks for a candidate gets it, until the visitor takes it back', async ({
  page,
  browser,
}) => {
  await open(page, '/?candidate=mf-auth');
  await expect(badge(page)).toContainText('You are trying a new version: Login and sign-up.');
  expect(new URL(page.url()).search).toBe('');

  // A prerendered page comes in the version that the candidate has rendered.
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

test('a share of the visitors gets the canary, and keeps what was typed before hydration', async ({
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
    // The visitor types before the section has loaded.
    const release = await holdRequests(visitor, '**/remotes/mf-auth/**/remoteEntry.js');
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

test('a promoted candidate is live for every visitor', async ({ page }) => {
  expect(npmRun('promote:remote', 'mf-auth')).toContain(`mf-auth ${candidate} is live.`);
  await open(page, '/login');
  expect(await versionIn(page, 'mf-auth')).toBe(candidate);
  await expect(badge(page)).toHaveCount(0);
});

test('a roll-out goes on while its visits are healthy, and is withdrawn for its faults', async ({
  browser,
  request,
  baseURL,
}) => {
  const before = authEntry().live!.version;
  await withChangedAuth(() => {
    expect(npmRun('publish:remote', 'mf-auth', '--gradual')).toContain('1 % of the visitors get');
  });
  const { version, percent } = authEntry().canary!;
  expect(percent).toBe(1);
  const report = { remote: 'mf-auth', route: '/login', lcp: 1200, cls: 0 };
  const visits = async (of: string, standsFor: 1 | 10) => {
    for (let count = 0; count < 3; count += 1) {
      const data = { ...report, version: of, visits: standsFor };
      await request.post('/api/web-vitals', { data });
    }
  };
  await expect(async () => {
    await visits(before, 10);
    await visits(version, 1);
    expect(authEntry().canary?.percent).toBeGreaterThan(1);
  }).toPass({ intervals: [3000] });

  // A visitor of the canary always reports the visit, and marks the first fault of it.
  const context = await browser.newContext({ baseURL });
  await context.addInitScript(() => {
    localStorage.setItem('canary-bucket', '0');
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
  });
  const visitor = await context.newPage();
  const reports = await noteReports(visitor);
  const measures = visitor.waitForResponse(/\/js\/web-vitals\.[^/]*js/);
  await open(visitor, '/login');
  expect(await versionIn(visitor, 'mf-auth')).toBe(version);
  await measures;
  await visitor.evaluate((file) => {
    const error = new Error('boom');
    error.stack = `Error: boom\n    at press (${location.origin}${file}:1:1)`;
    window.dispatchEvent(new ErrorEvent('error', { error }));
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 500);
  }, `/remotes/mf-auth/${version}/js/page.js`);
  const fault = { remote: 'mf-auth', version, step: 'threw in a handler', first: true };
  await expect(() => {
    expect(reports).toContainEqual(expect.objectContaining(fault));
    expect(reports).toContainEqual(
      expect.objectContaining({ remote: 'mf-auth', version, route: '/login', visits: 1 }),
    );
  }).toPass();
  await context.close();

  await expect(async () => {
    await visits(before, 10);
    for (let count = 0; count < 5; count += 1)
      await request.post('/api/client-errors', { data: { ...fault, cause: 'boom' } });
    expect(authEntry().canary).toBeNull();
  }).toPass({ intervals: [3000] });
  expect(authEntry().live!.version).toBe(before);
  const changes = npmRun('log:remote', 'mf-auth').split('\n');
  expect(changes[0]).toMatch(
    new RegExp(`canary ${version} 0 %;.*roll-out;.*worse than the live version: faults`),
  );
  const forward = new RegExp(`canary ${version} 10 %;.*roll-out;.*no worse than the live version`);
  expect(changes).toContainEqual(expect.stringMatching(forward));
  expect(changes).toContainEqual(expect.stringContaining(`canary ${version} 1 %`));
});
