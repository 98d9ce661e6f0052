import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { visit } from '../support/chrome';
import { buyCourse } from '../support/purchases/orders';
import { logIn, logInAsAdmin, newVisitor } from '../support/people/people';
import { expect, expectToast, open, test } from '../support/test';
import { clockAt, forward } from '../support/network/clock';

const batch = {
  id: 'evening',
  firstDay: '2026-12-07',
  lastDay: '2026-12-31',
  weekdays: [1, 3],
  time: '19:30',
  minutes: 60,
  language: 'Hindi',
  seats: 40,
};
const classLink = 'https://meet.example.com/class';

/** Adds a batch to the real responses and to the catalogue: publishing one would change the pages of other tests. */
async function withBatch(page: Page) {
  await page.route('**/api/user/paid-course-ids', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as object;
    const schedules = [{ product_id: 101, schedule_id: batch.id }];
    await route.fulfill({ response, json: { ...json, schedules } });
  });
  await page.route('**/api/classroom/course/101', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: object };
    await route.fulfill({
      response,
      json: { ...rest, data: { ...data, batch: { ...batch, classLink } } },
    });
  });
  await page.addInitScript((planned) => {
    // Runs before the scripts of the page, when the catalogue has been read as text.
    document.addEventListener('readystatechange', () => {
      const element = document.getElementById('catalogue');
      if (!element || element.dataset.planned) return;
      const catalogue = JSON.parse(element.textContent) as { courses: { batches: object[] }[] };
      catalogue.courses[0]!.batches = [planned];
      (window as { __CATALOGUE__?: object }).__CATALOGUE__ = catalogue;
      element.dataset.planned = 'true';
    });
  }, batch);
}

async function openClassroom(page: Page) {
  await page.getByRole('link', { name: 'My Courses' }).click();
  await page.getByRole('button', { name: 'Numerology Course' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open classroom' }).click();
  await expect(page).toHaveURL(/\/mycourse\/numerology-course$/);
}

/** Expects the page to be accessible and to fit narrow and wide screens. */
async function expectFit(page: Page) {
  await expectAccessible(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test('the own class is one tap away in the classroom, on the overview and on the home page, and ticked modules are kept', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await buyCourse(request, visitor);
  await withBatch(page);
  await clockAt(page, '2026-12-07T19:05:00+05:30');
  await logIn(page, visitor);
  const today = page.getByRole('region', { name: 'Today' });
  const join = today.getByRole('link', { name: 'Join', exact: true });
  await expect(today.getByRole('heading')).toHaveText('Numerology Course');
  await expect(today).toContainText('You can join here from Monday, 7 December, 7:15 pm IST.');
  await expect(today.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await expect(join).toHaveCount(0);

  await openClassroom(page);
  const classroom = new URL(page.url()).pathname;
  await expect(today).toContainText('Monday, 7 December, 7:30 pm IST');
  await expect(today).toContainText('from Monday, 7 December, 7:15 pm IST');
  await expect(page.getByRole('link', { name: 'Join', exact: true })).toHaveCount(0);
  for (const name of ['Foundations of number', 'Names that fit']) {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    const box = page.getByRole('checkbox', { name });
    // The box changes with the next frame, which `check` does not wait for.
    await box.click();
    await expect(box).toBeChecked();
    expect((await saved).status()).toBe(200);
  }
  await forward(page, '11:00');
  await expect(page.getByRole('link', { name: 'Join', exact: true })).toHaveAttribute(
    'href',
    classLink,
  );

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(today.getByRole('heading')).toHaveText('Numerology Course');
  await expect(join).toHaveAttribute('href', classLink);
  await forward(page, '15:00');
  await expect(today).toContainText('Live now');
  await expectAccessible(page);

  await visit(page, '/');
  await expect(today.getByRole('heading')).toHaveText('Numerology Course');
  await expect(join).toHaveAttribute('href', classLink);
  await forward(page, '01:00:00');
  await expect(today).toContainText('Wednesday, 9 December, 7:30 pm IST');

  await visit(page, classroom);
  await expect(page.getByRole('checkbox', { name: 'Foundations of number' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'The Lo Shu grid' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Names that fit' })).toBeChecked();
  await expectFit(page);
});

test('what an admin adds for a course is in the classroom until it is removed, and a certificate is public until it is withdrawn', async ({
  page,
  request,
  browser,
}) => {
  const visitor = newVisitor();
  await buyCourse(request, visitor);
  const desk = await (await browser.newContext()).newPage();
  await logInAsAdmin(desk);
  const [recording, notes] = [`Class 1 ${visitor.lastName}`, `Tables ${visitor.lastName}`];
  await test.step('recordings and notes are added', async () => {
    await desk.getByRole('link', { name: 'Recordings and notes' }).click();
    const form = desk.getByRole('form', { name: 'Add a recording or notes' });
    await form.getByLabel('Title').fill(recording);
    await form.getByLabel('Link').fill('video.example.com/1');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form.getByText(/begins with https/)).toBeVisible();
    await expectToast(desk, 'Please enter a link that begins with https:// and has no spaces.');
    await expectFit(desk);
    await form.getByLabel('Link').fill(`https://video.example.com/${visitor.phone}`);
    await form.getByRole('button', { name: 'Add' }).click();
    await expectToast(desk, 'Added. Students see it in their classroom.');
    await form.getByLabel('Type').selectOption('Notes');
    await form.getByLabel('Title').fill(notes);
    await form.getByLabel('PDF').setInputFiles({
      name: 'tables.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
    });
    await form.getByRole('button', { name: 'Add' }).click();
    const added = desk.getByRole('row').filter({ hasText: notes });
    await expect(added).toContainText('All batches');
    await expectFit(desk);
  });

  await logIn(page, visitor);
  const overview = new URL(page.url()).pathname;
  await openClassroom(page);
  const classroom = new URL(page.url()).pathname;
  const shown = page.getByRole('region', { name: 'Recordings and notes' });
  await expect(shown.getByRole('link', { name: recording })).toHaveAttribute(
    'href',
    `https://video.example.com/${visitor.phone}`,
  );
  const file = await shown.getByRole('link', { name: notes }).getAttribute('href');
  expect((await request.get(file!)).headers()['content-type']).toBe('application/pdf');
  await expectFit(page);

  await test.step('they are removed, and a certificate is issued', async () => {
    for (const title of [recording, notes]) {
      await desk.getByRole('button', { name: `Remove ${title}` }).click();
      await desk.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await expect(desk.getByRole('link', { name: title })).toHaveCount(0);
    }
    await visit(desk, `/admin/users/${encodeURIComponent(visitor.email)}`);
    await desk.getByRole('button', { name: 'Issue certificate' }).click();
    await expectAccessible(desk);
    await desk.getByRole('dialog').getByLabel('Reason').fill('Passed the test');
    await desk.getByRole('button', { name: 'Issue the certificate' }).click();
    await expect(desk.getByRole('button', { name: 'Withdraw certificate' })).toBeVisible();
    await expectFit(desk);
  });

  await visit(page, overview);
  await visit(page, classroom);
  await expect(shown).toBeVisible();
  await expect(shown.getByRole('link', { name: visitor.lastName })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = readFileSync(await (await download).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const address = await page.getByRole('link', { name: 'Open certificate' }).getAttribute('href');

  await test.step('the certificate is public until it is withdrawn', async () => {
    const stranger = await (await browser.newContext()).newPage();
    await open(stranger, address!);
    const certificate = stranger.getByRole('main');
    await expect(certificate).toContainText(visitor.name);
    await expect(certificate).toContainText('Numerology Course');
    expect(await certificate.innerText()).not.toContain(visitor.email);
    await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectFit(stranger);

    await desk.getByRole('button', { name: 'Withdraw certificate' }).click();
    await desk.getByRole('dialog').getByLabel('Reason').fill('Wrong name');
    await desk.getByRole('button', { name: 'Withdraw the certificate' }).click();
    await expectToast(desk, 'The certificate is withdrawn.');
    await stranger.reload();
    await expect(stranger.getByText(/^There is no certificate with this code\./)).toBeVisible();
    await stranger.context().close();
  });
  await desk.context().close();
});
