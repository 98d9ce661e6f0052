import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { call, tokenOf } from '../support/network/calls';
import { visit } from '../support/chrome';
import { courseOrder, decide, placeOrder } from '../support/purchases/orders';
import { admin, logInAsAdmin, newVisitor } from '../support/people/people';
import { priceOf, rupees } from '../support/purchases/prices';
import { expect, test } from '../support/test';

/** No other test sells to this State, so that its sums are those of this journey. */
const STATE = 'Lakshadweep';

/** Sells a course to somebody of the State and returns a part of the money. */
async function sellAndReturn(request: APIRequestContext, amount: string) {
  const visitor = newVisitor();
  const { body } = await placeOrder(request, { ...courseOrder(visitor), state: STATE });
  await decide(request, body.payment_link, 'paid');
  const token = await tokenOf(request, admin);
  const refund = { reason: 'a late start', amount };
  const path = `/admin/orders/${body.order_number}/refunds`;
  expect((await call(request, 'POST', path, { data: refund, token })).status).toBe(200);
  return body.order_number as string;
}

/** The lines of the file behind the n-th button, each by the headings. No cell has a comma or a line break. */
async function exported(page: Page, button: ReturnType<Page['getByRole']>) {
  const download = page.waitForEvent('download');
  await button.click();
  const text = readFileSync(await (await download).path(), 'utf8').replace('\uFEFF', '');
  const [headings = [], ...lines] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((cells): Record<string, string> =>
    Object.fromEntries(headings.map((heading, index) => [heading, cells[index]!])),
  );
}

const amountOf = (text: string) =>
  Number(text.replace(/[^\d.]/g, '')) * (/[-−]/.test(text) ? -1 : 1);

test('an admin reads the books of a period: receipts, credit notes, sums and settlements', async ({
  page,
  request,
}) => {
  const number = await sellAndReturn(request, '1,000.01');
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  await logInAsAdmin(page);
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Receipts' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible();

  // A period in which nothing was sold says so everywhere.
  await page.getByLabel('From Date').fill('2020-01-01');
  await page.getByLabel('To Date').fill('2020-01-31');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('There are no receipts in this period.')).toBeVisible();
  await expect(page.getByText('There are no credit notes in this period.')).toBeVisible();

  await page.getByLabel('From Date').fill(today);
  await page.getByLabel('To Date').fill(today);
  await page.getByLabel('State', { exact: true }).selectOption(STATE);
  await page.getByRole('button', { name: 'Search' }).click();
  const register = page.getByRole('table', { name: 'Receipts' });
  const own = register.getByRole('row').filter({ hasText: number });
  await expect(own).toHaveCount(2);
  await expect(own.nth(0)).toContainText(/C\/\d{4}-\d\d\/\d+/);
  await expect(own.nth(1)).toContainText(rupees(priceOf(101)));
  await expect(own.nth(1)).toContainText(STATE);

  // What is added up on the page is what stands in the rows and in the file.
  const lines = await exported(page, page.getByRole('button', { name: 'Export CSV' }).first());
  expect(lines.map((line) => line.Kind)).toContain('Credit note');
  const total = lines.reduce((sum, line) => sum + Math.round(Number(line.Total) * 100), 0) / 100;
  const ofPeriod = page.getByRole('region', { name: 'Sum of the period' });
  const received = ofPeriod.locator('dl > div').filter({ hasText: 'Received less returned' });
  expect(amountOf(await received.locator('dd').innerText())).toBe(total);
  const states = page.getByRole('table', { name: 'By State and rate' });
  const state = states.getByRole('row').filter({ hasText: STATE });
  await expect(state).toHaveCount(1);
  expect(amountOf(await state.locator('td').last().innerText())).toBe(total);

  const notes = page.getByRole('table', { name: /credit notes; in table 7/ });
  await expect(notes).toContainText('₹1,000.01');
  const [note] = await exported(
    page,
    page.getByRole('region', { name: /credit notes; in table 7/ }).getByRole('button', {
      name: 'Export CSV',
    }),
  );
  expect(note).toMatchObject({ 'Note Value': '1000.01' });
  await visit(page, '/admin/settlements');
  await expect(page.getByRole('region', { name: 'Compared days' })).toContainText(
    'No settlements of this period have been compared yet.',
  );

  // The orders that were paid in the same days have the same receipts.
  await visit(page, `/admin/courses?day_of=payment&from_date=${today}&to_date=${today}`);
  await expect(page.getByLabel('Dates of')).toHaveValue('payment');
  const paid = await exported(page, page.getByRole('button', { name: 'Export CSV' }));
  expect(paid.find((line) => line['Order ID'] === number)).toMatchObject({
    'Paid On': expect.stringContaining(today),
    'Paid Amount': String(priceOf(101)),
    'Refunded Amount': '1000.01',
  });

  // Back over the settlements.
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('State', { exact: true })).toHaveValue(STATE);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
