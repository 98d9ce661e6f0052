import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { courseOrder, decide, placeOrder } from '../support/orders';
import { logIn, logInAsAdmin, newVisitor } from '../support/people';
import { expect, expectToast, open, test } from '../support/test';

const batch = {
  id: 'evening',
  firstDay: '2026-12-07',
  lastDay: '2026-12-31',
  weekdays: [1, 3],
  time: '19:30',
  minutes: 60,
  language: 'Hindi',
  seats: 40,
  classLink: 'https://meet.example.com/class',
};

/** Adds a batch to the real response: publishing one would change the pages of other tests. */
const withBatch = (page: Page) =>
  page.route('**/api/classroom/course/101', async (route) => {
    const response = await route.fetch();
    const { success, data } = (await response.json()) as { success: boolean; data: object };
    await route.fulfill({ response, json: { success, data: { ...data, batch } } });
  });

/** Expects the page to be accessible and to fit narrow and wide screens. */
async function expectFit(page: Page) {
  await expectAccessible(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test('a student joins the class, ticks modules, and shows the certificate to others', async ({
  page,
  request,
  browser,
}) => {
  const visitor = newVisitor();
  const ordered = await placeOrder(request, courseOrder(visitor));
  await decide(request, ordered.body.payment_link, 'paid');
  await page.clock.install({ time: '2026-12-07T19:10:00+05:30' });
  await withBatch(page);
  await logIn(page, visitor);
  await page.getByRole('link', { name: 'My Courses' }).click();
  await page.getByRole('button', { name: 'Numerology Course' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open classroom' }).click();
  await expect(page).toHaveURL(/\/mycourse\/numerology-course$/);

  const next = page.getByRole('region', { name: 'Today' });
  await expect(next).toContainText('Monday, 7 December, 7:30 pm IST');
  await expect(next).toContainText('from Monday, 7 December, 7:15 pm IST');
  await expect(page.getByRole('link', { name: 'Join', exact: true })).toHaveCount(0);
  await page.clock.fastForward('10:00');
  await expect(page.getByRole('link', { name: 'Join', exact: true })).toHaveAttribute(
    'href',
    batch.classLink,
  );

  for (const name of ['Foundations of number', 'Names that fit']) {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    const box = page.getByRole('checkbox', { name });
    // The box changes with the next frame, which `check` does not wait for.
    await box.click();
    await expect(box).toBeChecked();
    expect((await saved).status()).toBe(200);
  }
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Foundations of number' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'The Lo Shu grid' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Names that fit' })).toBeChecked();
  await expectFit(page);

  const desk = await (await browser.newContext()).newPage();
  await logInAsAdmin(desk);
  await open(desk, `/admin/users/${encodeURIComponent(visitor.email)}`);
  await desk.getByRole('button', { name: 'Issue certificate' }).click();
  await expectAccessible(desk);
  await desk.getByRole('dialog').getByLabel('Reason').fill('Passed the test');
  await desk.getByRole('button', { name: 'Issue the certificate' }).click();
  await expect(desk.getByRole('button', { name: 'Withdraw certificate' })).toBeVisible();
  await expectFit(desk);

  await page.reload();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const address = await page.getByRole('link', { name: 'Open certificate' }).getAttribute('href');

  const stranger = await (await browser.newContext()).newPage();
  await open(stranger, address!);
  const shown = stranger.getByRole('main');
  await expect(shown).toContainText(visitor.name);
  await expect(shown).toContainText('Numerology Course');
  expect(await shown.innerText()).not.toContain(visitor.email);
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectFit(stranger);

  await desk.getByRole('button', { name: 'Withdraw certificate' }).click();
  await desk.getByRole('dialog').getByLabel('Reason').fill('Wrong name');
  await desk.getByRole('button', { name: 'Withdraw the certificate' }).click();
  await expectToast(desk, 'The certificate is withdrawn.');
  await stranger.reload();
  await expect(stranger.getByText(/^There is no certificate with this code\./)).toBeVisible();
  await expectFit(stranger);
});

test('what an admin adds for a course is in the classroom until it is removed', async ({
  page,
  request,
  browser,
}) => {
  const visitor = newVisitor();
  const ordered = await placeOrder(request, courseOrder(visitor));
  await decide(request, ordered.body.payment_link, 'paid');

  const desk = await (await browser.newContext()).newPage();
  await logInAsAdmin(desk);
  await desk.getByRole('link', { name: 'Recordings and notes' }).click();
  const form = desk.getByRole('form', { name: 'Add a recording or notes' });
  const [recording, notes] = [`Class 1 ${visitor.lastName}`, `Tables ${visitor.lastName}`];
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

  await logIn(page, visitor);
  await page.getByRole('link', { name: 'My Courses' }).click();
  await page.getByRole('button', { name: 'Numerology Course' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open classroom' }).click();
  const shown = page.getByRole('region', { name: 'Recordings and notes' });
  await expect(shown.getByRole('link', { name: recording })).toHaveAttribute(
    'href',
    `https://video.example.com/${visitor.phone}`,
  );
  const file = await shown.getByRole('link', { name: notes }).getAttribute('href');
  expect((await request.get(file!)).headers()['content-type']).toBe('application/pdf');
  await expectFit(page);

  for (const title of [recording, notes]) {
    await desk.getByRole('button', { name: `Remove ${title}` }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(desk.getByRole('link', { name: title })).toHaveCount(0);
  }
  await page.reload();
  await expect(shown).toBeVisible();
  await expect(shown.getByRole('link', { name: visitor.lastName })).toHaveCount(0);
});
