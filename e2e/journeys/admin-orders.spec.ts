import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { call, tokenOf } from '../support/network/calls';
import { visit } from '../support/chrome';
import { buyCourse, courseOrder, placeOrder } from '../support/purchases/orders';
import { logInAsAdmin, newVisitor } from '../support/people/people';
import { expect, expectToast, test } from '../support/test';
import { priceOf } from '../support/purchases/prices';

/** Expects the page to be accessible, also where its tables scroll, and to fit narrow and wide screens. */
async function expectFit(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 768, height: 800 });
  await expectAccessible(page);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

async function give(page: Page, action: string | RegExp, reason: string, amount?: string) {
  await page.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  if (amount) await dialog.getByLabel('Amount in rupees').fill(amount);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.locator('button[type=submit]').click();
}

test('an admin opens an order from the list, helps its buyer, and decides on a second payment', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const first = await buyCourse(request, visitor);
  const second = await buyCourse(request, visitor, await tokenOf(request, visitor));
  const lead = { full_name: visitor.name, email: visitor.email, type: 'book demo class' };
  await call(request, 'POST', '/book-demo-class', {
    data: { ...lead, phone_number: `+91${visitor.phone}`, course: 'astrology' },
  });

  await logInAsAdmin(page);
  await visit(page, `/admin/courses?email=${encodeURIComponent(visitor.email)}`);
  await expect(page.getByRole('link', { name: second })).toBeVisible();
  await page.getByRole('link', { name: first }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${first}`);
  await expect(page.getByRole('region', { name: 'Buyer' })).toContainText('12 Jantar Mantar Road');
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText(
    `success, ₹${priceOf(101).toLocaleString('en-IN')}`,
  );
  await expect(page.getByRole('table', { name: 'E-mails' })).toContainText('Sent');
  await expectFit(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^PDF R/ }).click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');

  await give(page, /^Refund ₹/, 'a late start', '99.50');
  await expectToast(page, 'Refunded.');
  await expect(page.getByRole('region', { name: 'Order', exact: true })).toContainText('₹99.50');
  await expect(page.getByRole('table', { name: 'Receipts' })).toContainText('Credit note');
  await give(page, /^Refund ₹/, 'all the rest');
  await page.getByRole('button', { name: /^Yes, refund ₹/ }).click();
  await expectToast(page, 'Refunded.');
  await expect(page.getByRole('region', { name: 'Order', exact: true })).toContainText('Refunded');

  await visit(page, '/admin/review');
  const found = page.getByRole('listitem').filter({ hasText: second });
  await expect(found).toContainText('The buyer had paid for all of this before.');
  await found.getByRole('button', { name: 'Take on' }).click();
  await expectToast(page, 'You are now handling this case.');
  await expect(found).not.toContainText('Nobody is handling it yet.');
  await expectFit(page);
  await found.getByRole('button', { name: 'Close', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close the case' }).click();
  await expectToast(page, 'Please give a reason.');
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('bought for a friend');
  await dialog.getByRole('button', { name: 'Close the case' }).click();
  await expectToast(page, 'Done.');
  await expect(found).toHaveCount(0);

  await visit(page, '/admin/audit');
  const log = page.getByRole('table', { name: 'Audit log' });
  await expect(log).toContainText('Close case');
  await expect(log).toContainText('bought for a friend');
  await expect(log).toContainText('a late start');

  await visit(page, `/admin/orders/${second}`);
  await page.getByRole('link', { name: visitor.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.name);
  await expect(page.getByRole('table', { name: 'Orders' })).toContainText(first);
  await expect(page.getByRole('table', { name: 'Leads' })).toContainText('Demo class');
  await expectFit(page);
});

test('an unpaid order shows its payment link, an unconfirmed buyer is not enrolled by hand, a purchase made twice is named, and failures in browsers are listed', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const another = newVisitor();
  const first = await buyCourse(request, another);
  const second = await buyCourse(request, another, await tokenOf(request, another));
  const unpaid = (await placeOrder(request, courseOrder(visitor))).body.order_number as string;
  await logInAsAdmin(page);
  await expect(page.getByRole('region', { name: 'To do' })).toContainText(unpaid);
  await visit(page, `/admin/orders/${unpaid}`);
  await page.getByRole('button', { name: 'Copy payment link' }).click();
  await expect(page.getByText(`/sandbox-pay/${unpaid}`)).toBeVisible();
  // The buyer has to confirm the e-mail address first.
  await give(page, 'Enrol by hand', 'paid in cash');
  await expectToast(
    page,
    'The buyer has not confirmed this e-mail address yet. Ask them to choose “Forgot your password?” at the login once, then enrol them.',
  );
  await expect(page.getByRole('dialog').getByLabel('Reason')).toHaveValue('paid in cash');
  await page.keyboard.press('Escape');

  // A purchase made twice is named on the order, and its refund is one step away.
  await visit(page, `/admin/orders/${second}`);
  await expect(page.getByText(`Bought before in ${first}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enrol by hand' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Refund ₹/ }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: /^Refund ₹.* and withdraw the course$/ });
  await dialog.getByLabel('Reason').fill('paid twice');
  await dialog.getByLabel('Amount in rupees').fill('');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expectToast(page, 'Please enter an amount in rupees, such as 499 or 499.50.');
  await dialog.getByLabel('Amount in rupees').fill(String(priceOf(101)));
  await send.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Yes, refund ₹/ }).click();
  await expectToast(page, 'Refunded.');
  await expect(page.getByText(/Bought before in/)).toHaveCount(0);
  await visit(page, `/admin/orders/${first}`);
  await expect(page.getByRole('region', { name: 'Buyer' })).toContainText('Numerology Course');

  // Equal failures in browsers are one row.
  const cause = `TypeError: test ${Date.now()}`;
  const data = { remote: 'mf-auth', version: 'abc', step: 'threw in render', cause };
  for (const path of ['/login', '/signup']) {
    await call(request, 'POST', '/client-errors', { data: { ...data, path } });
  }
  await visit(page, '/admin/errors');
  const row = page.getByRole('row').filter({ hasText: cause });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('/login /signup');
  await expect(row.getByRole('cell').last()).toHaveText('2');
  await expectFit(page);
});
