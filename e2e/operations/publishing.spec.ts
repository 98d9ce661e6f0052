import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Registry } from 'shared/contract';
import { snapshot } from '../../scripts/src/site/testing/site-snapshot';
import { logInAsAdmin } from '../support/people/people';
import { npmRun, siteDir, versionIn, withChanged } from '../support/publishing/site';
import { expect, holdRequests, open, test } from '../support/test';

// One new version of mf-auth goes through all of them: candidate, canary, live, rolled back.
test.describe.configure({ mode: 'serial' });

const authEntry = () =>
  (JSON.parse(readFileSync(join(siteDir, 'registry.json'), 'utf8')) as Registry).remotes[
    'mf-auth'
  ]!;
const unitFiles = () =>
  Object.entries(snapshot(siteDir)).filter(([file]) => /^(remotes|shell)\//.test(file));

let older: string;
let newer: string;

test.afterAll(() => {
  if (!older) return;
  npmRun('toggle:remote', 'mf-auth', 'on');
  if (authEntry().live!.version !== older) npmRun('rollback:remote', 'mf-auth', older);
  const { canary } = authEntry();
  if (canary) npmRun('canary:remote', 'mf-auth', canary.version, '0');
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

/** The content codings of the scripts and styles below an address, which come in later. */
function codingsBelow(page: Page, folder: string): Map<string, string | undefined> {
  const codings = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(folder) && /\.(js|css)$/.test(pathname)) {
      codings.set(pathname, response.headers()['content-encoding']);
    }
  });
  return codings;
}

const badge = (page: Page) => page.getByRole('complementary', { name: 'New version' });

test(
  'a candidate is published beside what visitors have, and changes no other file',
  { tag: '@always' },
  async () => {
    older = authEntry().live!.version;
    const before = unitFiles();
    await withChanged('mf-auth', () => {
      const output = npmRun('publish:remote', 'mf-auth', '--candidate');
      expect(output).toMatch(/pages work in a browser/);
      expect(output).toContain('/?candidate=mf-auth to try it.');
    });
    newer = authEntry().canary!.version;
    expect(newer).not.toBe(older);
    expect(authEntry().live!.version).toBe(older);

    const after = new Map(unitFiles());
    const ownBefore = new Set(before.map(([file]) => file));
    for (const [file, content] of before) expect([file, after.get(file)]).toEqual([file, content]);
    for (const file of after.keys()) {
      if (!ownBefore.has(file)) expect(file).toMatch(`remotes/mf-auth/${newer}/`);
    }
  },
);

test(
  'only a tab whose visitor has agreed gets a candidate, until the visitor takes it back',
  { tag: '@always' },
  async ({ page, browser }) => {
    const question = page.getByRole('dialog', { name: 'that nobody has checked' });
    // Neither of these links alone runs anything of it.
    for (const link of [`/canary/mf-auth/${newer}/login`, '/login?candidate=mf-auth']) {
      await open(page, link);
      await expect(question).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/login');
      expect(await versionIn(page, 'mf-auth')).toBe(older);
    }
    await question.getByRole('button', { name: 'Open this version' }).click();
    await expect(badge(page)).toContainText('You are trying a new version: Login and sign-up.');
    expect(new URL(page.url()).search).toBe('');

    // A prerendered page comes in the version that the candidate has rendered.
    const files = await filesOf(page, () => open(page, '/login?view=login#main'));
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(new URL(page.url()).search).toBe('?view=login');
    await expect(page.locator(`#root[data-prerendered="mf-auth@${newer}"]`)).toBeAttached();
    expect(await versionIn(page, 'mf-auth')).toBe(newer);
    // A file that has not changed has one address in both versions: the browser has it from the page before.
    const again = files.filter((file, index) => files.indexOf(file) !== index);
    expect(again.filter((file) => !file.includes(`/${older}/`))).toEqual([]);

    await page.reload();
    await expect(badge(page)).toBeVisible();
    expect(await versionIn(page, 'mf-auth')).toBe(newer);

    // Another tab of the same visitor, too, has the live version.
    for (const other of [await page.context().newPage(), await browser.newPage()]) {
      await open(other, '/login');
      expect(await versionIn(other, 'mf-auth')).toBe(older);
      await expect(badge(other)).toHaveCount(0);
      await other.close();
    }

    // When an admin signs in in another tab, the question takes the place of the page at once.
    await open(page, '/about');
    await expect(badge(page)).toBeVisible();
    const adminTab = await page.context().newPage();
    await logInAsAdmin(adminTab);
    await expect(question).toContainText('An administrator is signed in');
    expect(await versionIn(page, 'mf-auth')).toBe(older);
    await adminTab.close();
    await question.getByRole('button', { name: 'Sign out' }).click();
    await question.getByRole('button', { name: 'Open this version' }).click();
    await expect(badge(page)).toBeVisible();
    await open(page, '/login');

    await badge(page).getByRole('button', { name: 'Back to the live site' }).click();
    await expect(page.locator(`#root[data-prerendered="mf-auth@${older}"]`)).toBeAttached();
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    expect(await versionIn(page, 'mf-auth')).toBe(older);
    await expect(badge(page)).toHaveCount(0);
  },
);

test('a share of the visitors gets the canary, and keeps what was typed before hydration', async ({
  browser,
  baseURL,
}) => {
  npmRun('canary:remote', 'mf-auth', newer, '50');
  for (const [bucket, version] of [
    ['49', newer],
    ['50', older],
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

test(
  'a promoted candidate is live for every visitor, also while visitors are on the site',
  { tag: '@always' },
  async ({ page, browser }) => {
    // Not among the half of the visitors that have the new version already.
    await page.addInitScript(() => localStorage.setItem('canary-bucket', '50'));
    await open(page, '/about');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));

    const before = unitFiles();
    expect(npmRun('promote:remote', 'mf-auth')).toContain(`mf-auth ${newer} is live.`);
    expect(authEntry().live!.version).toBe(newer);
    expect(authEntry().previous?.version).toBe(older);
    expect(unitFiles()).toEqual(before);

    // The open page keeps the versions that it started with, also of the section that was replaced.
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
    const isStillHere = () => page.evaluate(() => 'stillHere' in window);
    expect(await isStillHere()).toBe(true);
    expect(await versionIn(page, 'mf-auth')).toBe(older);

    // A visitor who comes back later is offered the new version, and loses no typed text.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const notice = page.getByRole('complementary', { name: 'Site update' });
    const reload = notice.getByRole('button', { name: 'Reload' });
    const email = page.getByRole('form', { name: 'Login' }).getByLabel('Email');
    await email.fill('asha@example.com');
    await reload.click();
    await expect(notice).toContainText('Please submit or clear your form first');
    await expect(email).toBeFocused();
    expect(await isStillHere()).toBe(true);
    await email.fill('');
    const scripts = codingsBelow(page, `/remotes/mf-auth/${newer}/`);
    await reload.click();
    await page.waitForFunction(() => !('stillHere' in window));
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
    expect(await versionIn(page, 'mf-auth')).toBe(newer);
    // The browser has the files of the older version, so it gets only the differences.
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    expect(scripts.size).toBeGreaterThan(0);
    expect([...scripts.values()]).toEqual([...scripts].map(() => 'dcz'));
    // It has pages of the release before, too, and asks for a page at each visit.
    const about = await page.goto('/about');
    expect(about?.headers()['content-encoding']).toBe('dcz');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // Playwright shows the status of the kept page, not that of the wire.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const again = new Promise<number>((seen) =>
      devtools.on('Network.responseReceivedExtraInfo', ({ headers, statusCode }) => {
        if (headers['use-as-dictionary']) seen(statusCode);
      }),
    );
    await page.evaluate(() => location.assign('/about'));
    expect(await again).toBe(304);

    const fresh = await browser.newPage();
    await open(fresh, '/login');
    await expect(fresh.getByRole('form', { name: 'Login' })).toBeVisible();
    expect(await versionIn(fresh, 'mf-auth')).toBe(newer);
    await expect(badge(fresh)).toHaveCount(0);
    // `+` marks sources that are not committed; a copy without git has no commit at all.
    const { shell, 'mf-auth': auth } = await fresh.evaluate(() => window.__SITE__!.builtFrom);
    expect(auth).toMatch(/^1\.0\.0( [0-9a-f]{12}\+)?$/);
    expect(shell).toMatch(/^1\.0\.0( [0-9a-f]{12}\+?)?$/);
    await fresh.close();
  },
);

test('a damaged live version is replaced by the previous version, and is reported', async ({
  page,
  faults,
}) => {
  // Playwright cannot read the body of a beacon, so the report is sent with `fetch`.
  await page.addInitScript(() => {
    navigator.sendBeacon = (address, body) => {
      const headers = { 'Content-Type': 'application/json' };
      void new Response(body).text().then((text) => {
        void fetch(address, { method: 'POST', body: text, headers, keepalive: true });
      });
      return true;
    };
  });
  const file = join(siteDir, authEntry().live!.entry);
  const files = [file, `${file}.br`, `${file}.gz`];
  const sound = files.map((each) => readFileSync(each));
  const damaged = Buffer.from(sound[0]!);
  damaged[damaged.length - 1] = ' '.charCodeAt(0);
  try {
    writeFileSync(file, damaged);
    writeFileSync(`${file}.br`, brotliCompressSync(damaged));
    writeFileSync(`${file}.gz`, gzipSync(damaged));
    const [report] = await Promise.all([
      page.waitForRequest('**/api/client-errors'),
      open(page, '/login'),
    ]);
    expect(report.postDataJSON()).toMatchObject({
      remote: 'mf-auth',
      version: newer,
      step: 'corrupt',
      fallback_version: older,
      path: '/login',
    });
    expect((await report.response())?.status()).toBe(204);
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
    expect(await versionIn(page, 'mf-auth')).toBe(older);
  } finally {
    files.forEach((each, index) => writeFileSync(each, sound[index]!));
  }
  // The browser logs that it refused the file.
  faults.length = 0;
});

test('one command makes the earlier version live again', { tag: '@always' }, async ({ page }) => {
  expect(npmRun('rollback:remote', 'mf-auth')).toContain(`mf-auth ${older} is live again.`);
  await open(page, '/login');
  expect(await versionIn(page, 'mf-auth')).toBe(older);
  await expect(page.locator(`#root[data-prerendered="mf-auth@${older}"]`)).toBeAttached();

  const line = npmRun('remotes')
    .split('\n')
    .find((each) => each.startsWith('mf-auth'));
  expect(line).toContain(`live ${older}`);
  expect(line).toContain(newer);
});

test('a disabled section says so until it is enabled again', async ({ page, faults }) => {
  npmRun('toggle:remote', 'mf-auth', 'off');
  await open(page, '/login');
  await expect(
    page.getByRole('heading', { name: 'Login and sign-up is closed for maintenance' }),
  ).toBeVisible();
  // Search engines are told, too: the browser writes the status of the page to the console.
  expect(faults.splice(0)).toEqual([expect.stringContaining('status of 503')]);
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  npmRun('toggle:remote', 'mf-auth', 'on');
  await open(page, '/login');
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
});
