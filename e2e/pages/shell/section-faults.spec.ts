import type { Page, APIRequestContext } from '@playwright/test';
import type { Registry } from 'shared/contract';
import { sampled } from 'node-shared/testing/sample';
import { remoteNames } from '../../../scripts/src/units/units';
import { moveTo } from '../../support/chrome';
import { noteReports } from '../../support/network/client-reports';
import { admin, student } from '../../support/people/people';
import {
  applyFault,
  sectionFaults,
  type Fault,
  type Target,
} from '../../support/network/section-faults';
import { madeRemote } from '../../support/publishing/site';
import { expect, test } from '../../support/test';

/**
 * The site has to survive the failure of a section: these tests try each fault of each remote, on the
 * first load of one of its pages and on a navigation to it (`move`). The seed selects a tenth of these cells;
 * `TEST_SEED=all` tries every one.
 */
const ways = ['first load', 'move'] as const;
// Each worker draws again, and must draw the same.
const remotes = remoteNames.filter((name) => name !== madeRemote);

const cells = Object.entries(sectionFaults).flatMap(([name, fault]) =>
  ways.flatMap((way) => remotes.map((remote) => ({ name, fault, way, remote }))),
);

// With eleven, which no number of the matrix shares, a seed has every remote and both ways.
for (const { name, fault, way, remote } of sampled('section faults', cells, 11)) {
  test(`${name}, ${remote}, ${way}`, async ({ page, faults }) => {
    const targets = await targetsOf(page.request);
    const target = targets.find((each) => each.remote === remote);
    if (!target) throw new Error(`the registry has no ${remote}`);
    test.skip(
      fault.file === 'style' && !target.files.style,
      'the page has no style sheet of its own',
    );
    const other = targets.find((each) => each !== target && each.access === 'public')!;
    try {
      await expectSiteSurvives(page, target, other, fault, way);
    } finally {
      // Ignore what the fault itself writes to the console, also through calls that are still open.
      await page.close();
      faults.length = 0;
    }
  });
}

const cart = JSON.stringify([
  { productId: 101, name: 'Numerology', image: '', price: 9999, quantity: 2 },
]);

async function expectSiteSurvives(
  page: Page,
  target: Target,
  other: Target,
  fault: Fault,
  way: (typeof ways)[number],
) {
  const reports = await noteReports(page);
  const stored = { cart, ...(await sessionFor(page.request, target)) };
  await page.addInitScript((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(stored));
  if (fault.hangs) await page.clock.install();
  const heal = await applyFault(page, target, fault);

  const [path = ''] = target.paths;
  let hasCalled = noteCalls(page);
  await page.goto(way === 'move' ? other.paths[0]! : path, { waitUntil: 'domcontentloaded' });
  if (way === 'move' || target.isPrerendered) {
    await expect(page.locator('html[data-host-interactive]')).toBeAttached();
  }
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const heading = page.locator('main h1').first();
  const prerendered = way === 'first load' && target.isPrerendered;
  const title = prerendered ? await heading.textContent() : null;
  if (way === 'move') {
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    hasCalled = noteCalls(page);
    await moveTo(page, path);
  }

  if (fault.provoke) {
    await expect(heading).toBeVisible();
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    if (fault.provoke === 'click') {
      // The page that was left may still be on screen.
      await page.waitForFunction(() => 'listens' in window);
      await page.locator('main').click({ position: { x: 2, y: 2 } });
    } else await provokeCall(page, target, hasCalled);
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    await expect(heading).toBeVisible();
    await heal();
  } else {
    const card = page.getByRole('alert').filter({ hasText: `${target.label} could not be loaded` });
    await expectSoon(page, fault, card);
    if (prerendered) await expect(heading).toHaveText(title ?? '');
    else await expect(page.getByRole('banner')).toBeVisible();
    if (way === 'move') {
      // The other section still works, and coming back tries again.
      await moveTo(page, other.paths[0]!);
      await expect(card).toHaveCount(0);
      await expect(heading).toBeVisible();
      await moveTo(page, path);
      await expectSoon(page, fault, card);
    }
    await heal();
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(card).toHaveCount(0);
    await expect(heading).toBeVisible();
    await expect(page.locator('html[data-interactive]')).toBeAttached();
  }

  await moveTo(page, other.paths[0]!);
  await expect(heading).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  expect(await page.evaluate(storedTexts, Object.keys(stored))).toEqual(stored);
  expect(reports).toEqual([
    expect.objectContaining({
      remote: target.remote,
      version: target.version,
      step: fault.step,
      cause: expect.stringMatching(/./),
    }),
  ]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Expects the card; for a file that hangs, it appears after the timeout of ten seconds. */
async function expectSoon(page: Page, { hangs }: Fault, card: ReturnType<Page['getByRole']>) {
  // The ten seconds begin when the files before this one have arrived.
  for (let seconds = 0; hangs && seconds < 20; seconds += 1) {
    if (await card.isVisible()) break;
    await page.clock.fastForward(1000);
    await page.waitForTimeout(100);
  }
  await expect(card).toBeVisible();
}

const storedTexts = (keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]));

/** Returns a function that says whether the section has called the API since now. */
function noteCalls(page: Page): () => boolean {
  let called = false;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    called ||= pathname.startsWith('/api/');
  });
  return () => called;
}

/** Opens the paths of the section until one calls the API, by itself or through a submitted form. */
async function provokeCall(page: Page, { paths }: Target, hasCalled: () => boolean): Promise<void> {
  for (const path of paths) {
    if (await settles(page, hasCalled)) return;
    await moveTo(page, path);
    await expect(page.locator('main h1').first()).toBeVisible();
    if (await settles(page, hasCalled)) return;
    const form = page.locator('main form:has(button[type=submit])').first();
    if (!(await form.isVisible())) continue;
    await fillAnything(form);
    await form.locator('button[type=submit]').first().click();
  }
  const called = await settles(page, hasCalled);
  test.skip(!called, 'no page of the section makes a call that a test could provoke');
}

async function settles(page: Page, done: () => boolean): Promise<boolean> {
  for (let round = 0; round < 20 && !done(); round += 1) await page.waitForTimeout(50);
  return done();
}

async function fillAnything(form: ReturnType<Page['locator']>): Promise<void> {
  const fields = form.locator('input:visible:not([readonly]), textarea:visible, select:visible');
  for (const field of await fields.all()) {
    const [type, name] = await field.evaluate((element: HTMLInputElement) => [
      element.type,
      element.name,
    ]);
    if (type === 'checkbox' || type === 'radio') await field.check();
    else if (type === 'email') await field.fill('asha@example.com');
    else if (type === 'tel' || name === 'phone') await field.fill('9876543210');
    else if (type === 'password') await field.fill('moon-and-stars');
    else if (name === 'zip') await field.fill('411001');
    else if (type === 'select-one') await field.selectOption({ index: 1 });
    else await field.fill('Asha Verma');
  }
}

let found: Promise<Target[]> | null = null;

/** Reads the targets from the published registry and documents, once. */
function targetsOf(request: APIRequestContext): Promise<Target[]> {
  found ??= (async () => {
    const registry = (await (await request.get('/registry.json')).json()) as Registry;
    return Promise.all(
      Object.entries(registry.remotes).map(([remote, entry]) => targetOf(request, remote, entry)),
    );
  })();
  return found;
}

async function targetOf(
  request: APIRequestContext,
  remote: string,
  { label, live, routes }: Registry['remotes'][string],
): Promise<Target> {
  const open = routes.filter(({ access, path }) => access === 'public' && !path.includes(':'));
  const [route = routes[0]!] = open;
  const child = route.children.find(({ path }) => path !== '');
  const path = route.path.replace(/:name\??/, 'asha-verma') + (child ? `/${child.path}` : '');
  const page = await (await request.get(path)).text();
  const entry = await (await request.get(live!.entry)).text();
  const chunk = route.id.replaceAll('/', '-');
  // The entry contains the path of every other file, with its integrity.
  const file = (pattern: RegExp) => {
    const name = pattern.exec(entry)?.[0];
    return name ? live!.entry.replace(/[^/]+$/, name) : null;
  };
  return {
    remote,
    label,
    version: live!.version,
    paths: open.length > 0 ? open.map((each) => each.path) : [path],
    routeId: route.id,
    isPrerendered: page.includes(`data-prerendered="${remote}@`),
    access: route.access,
    files: {
      entry: live!.entry,
      page: file(new RegExp(`js/${chunk}\\.[0-9a-f]+\\.js`))!,
      style: file(new RegExp(`css/${chunk}\\.[0-9a-f]+\\.css`)),
    },
  };
}

/** The stored session for a guarded section; empty for a public one. */
async function sessionFor(request: APIRequestContext, { access }: Target) {
  if (access === 'public') return {};
  const response = await request.post('/api/login', { data: access === 'admin' ? admin : student });
  const { data } = (await response.json()) as { data: { token: string; user: object } };
  return { token: data.token, user: JSON.stringify(data.user) };
}
