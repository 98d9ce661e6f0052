import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry } from 'shared/contract';
import { kept, keepsFiles, networkIsBack, pocketOf } from '../support/offline/pocket';
import { newVisitor } from '../support/people/people';
import { npmRun, siteDir, versionIn, withChanged } from '../support/publishing/site';
import { buyCourse } from '../support/purchases/orders';
import { expect, expectToast, open, test } from '../support/test';

// With a real worker, which the other tests do not have.
test.use({ serviceWorkers: 'allow' });

const UNIT = 'mf-student';
const registry = () => JSON.parse(readFileSync(join(siteDir, 'registry.json'), 'utf8')) as Registry;
const entry = () => registry().remotes[UNIT]!;

let older: string | undefined;

test.afterEach(networkIsBack);
test.afterAll(() => {
  if (!older) return;
  const { live, canary } = entry();
  if (canary) npmRun('canary:remote', UNIT, canary.version, '0');
  if (live!.version !== older) npmRun('rollback:remote', UNIT, older);
});

const inBucket = (page: Page, bucket: string) =>
  page.context().addInitScript((drawn) => {
    // An empty page has no storage.
    if (location.origin !== 'null') localStorage.setItem('canary-bucket', drawn);
  }, bucket);
const filesOf = async (page: Page, version: string) =>
  (await kept(page)).files.filter((url) => url.includes(`/${UNIT}/${version}/`)).join();
const box = (page: Page) => page.getByRole('checkbox', { name: 'Foundations of number' });

/** Opens a page and expects this version in it, with its content. */
async function shows(page: Page, path: string, version: string): Promise<void> {
  await open(page, path);
  await expect(box(page)).toBeVisible();
  expect(await versionIn(page, UNIT)).toBe(version);
}

test('a phone follows a candidate, a canary, a promotion and a roll-back, whatever it has kept', async ({
  page,
  context,
  browser,
  baseURL,
  request,
}) => {
  older = entry().live!.version;
  const [visitor, other] = [newVisitor(), newVisitor()];
  await buyCourse(request, visitor);
  await buyCourse(request, other);
  await inBucket(page, '99');
  const classroom = await pocketOf(page, visitor);
  await withChanged(UNIT, () => npmRun('publish:remote', UNIT, '--candidate'));
  const newer = entry().canary!.version;
  npmRun('canary:remote', UNIT, newer, '50');
  const withCanary = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  const canary = await withCanary.newPage();
  await inBucket(canary, '0');

  await test.step('only a phone in the canary gets its files', async () => {
    await shows(page, classroom, older!);
    await pocketOf(canary, other);
    await keepsFiles(canary, newer);
    await withCanary.setOffline(true);
    await shows(canary, classroomOf(canary), newer);
    await withCanary.setOffline(false);
    expect(await filesOf(page, newer)).toBe('');
    expect(await filesOf(page, older!)).toContain('student-course-classroom');
  });

  await test.step('a promotion leaves what somebody types as it is', async () => {
    await page.getByRole('button', { name: 'Ask a question' }).first().click();
    const text = page.getByRole('form', { name: 'Ask a question' }).getByLabel('Your question');
    await text.fill('Why is 4 missing?');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    npmRun('promote:remote', UNIT);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('complementary', { name: 'Site update' })).toBeAttached();
    await expect(text).toHaveValue('Why is 4 missing?');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    await page.getByRole('form', { name: 'Ask a question' }).getByRole('button').last().click();
    await expect(page.getByRole('region', { name: 'Questions' })).toContainText('Why is 4');
    expect(await versionIn(page, UNIT)).toBe(older);
    await shows(page, classroom, newer);
    await keepsFiles(page, newer);
  });

  await test.step('a roll-back reaches a phone with its first visit, and the tab before it goes on', async () => {
    await context.setOffline(true);
    npmRun('rollback:remote', UNIT);
    await shows(page, classroom, newer);
    await context.setOffline(false);
    const second = await context.newPage();
    await shows(second, classroom, older!);
    await keepsFiles(page, older);
    await context.setOffline(true);
    // What this tab opens first without a network is that of its own version.
    await page.getByRole('link', { name: 'My Courses' }).click();
    await expect(page.getByRole('button', { name: 'Numerology Course' })).toBeVisible();
    expect(await versionIn(page, UNIT)).toBe(newer);
    await shows(second, classroom, older!);
    await shows(page, classroom, older!);
    await context.setOffline(false);
    await shows(page, classroom, older!);
    await expect.poll(() => filesOf(page, newer)).toBe('');
    await context.setOffline(true);
    await shows(page, classroom, older!);
  });

  await test.step('a phone leaves an ended canary with its first visit', async () => {
    npmRun('canary:remote', UNIT, newer, '50');
    await shows(canary, classroomOf(canary), newer);
    await keepsFiles(canary, newer);
    await withCanary.setOffline(true);
    npmRun('canary:remote', UNIT, newer, '0');
    await shows(canary, classroomOf(canary), newer);
    await withCanary.setOffline(false);
    await shows(canary, classroomOf(canary), older!);
    await expect.poll(() => filesOf(canary, newer)).toBe('');
    await withCanary.setOffline(true);
    await shows(canary, classroomOf(canary), older!);
    await withCanary.close();
  });
});

const classroomOf = (page: Page) =>
  new URL(page.url()).pathname.replace(/(overview|mycourse.*)$/, 'mycourse/numerology-course');

test('a worker that the browser stops loses nothing, and a full phone gives up what is kept before anything else', async ({
  page,
  context,
  request,
}) => {
  const visitor = newVisitor();
  await buyCourse(request, visitor);
  const classroom = await pocketOf(page, visitor);
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  const stop = () => devtools.send('ServiceWorker.stopAllWorkers');

  await test.step('stopped', async () => {
    await open(page, classroom);
    await context.setOffline(true);
    await stop();
    await open(page, classroom);
    await box(page).click();
    await expectToast(page, 'No network: the tick waits on this device until there is one.');
    await stop();
    await page.reload();
    await expect(box(page)).toBeChecked();
    // A worker that is stopped without a network starts without one in this browser.
    await context.setOffline(false);
    await stop();
    await expectToast(page, 'The tick that you made without a network is saved.');
    await stop();
    await open(page, classroom);
    await expect(box(page)).toBeChecked();
  });

  await test.step('without room', async () => {
    const { origin } = new URL(page.url());
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await open(page, classroom);
    await expect(box(page)).toBeChecked();
    await expect.poll(() => kept(page)).toEqual({ calls: [], files: [] });
    await page.getByRole('link', { name: 'My Courses' }).click();
    await expect(page.getByRole('button', { name: 'Numerology Course' })).toBeVisible();
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    await open(page, classroom);
    await expect.poll(async () => (await kept(page)).calls.join()).toContain('/course/101');
    await keepsFiles(page);
    await context.setOffline(true);
    await open(page, classroom);
    await expect(box(page)).toBeChecked();
  });
});
