import { readFileSync } from 'node:fs';
import { call } from '../support/network/calls';
import { moveTo } from '../support/chrome';
import { buyCourse, type Visitor } from '../support/purchases/orders';
import { logInAsAdmin, newVisitor } from '../support/people/people';
import { expect, requestsDuring, test, expectToast } from '../support/test';
import { priceOf, rupees } from '../support/purchases/prices';
import type { APIRequestContext, Page } from '@playwright/test';

/** Does what visitors do: pays for a course, requests a demo and sends a message. */
async function visit(request: APIRequestContext, visitor: Visitor) {
  const { name, email, phone } = visitor;
  await buyCourse(request, visitor);
  const demo = { full_name: name, email, phone_number: `+91${phone}`, type: 'book demo class' };
  await call(request, 'POST', '/book-demo-class', { data: { ...demo, course: 'astrology' } });
  const message = '=1+1 Is there a class on Sundays?';
  const contact = { name, email, phone_number: phone, state: 'Kerala', message, subscribe: false };
  await call(request, 'POST', '/contacts', { data: contact });
}

async function exported(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

test('an admin finds what visitors did, exports it and logs out', async ({ page, request }) => {
  const visitor = newVisitor();
  // Other tests can lower every other figure meanwhile, by a refund.
  const count = async () => {
    const card = page.locator('dl > div').filter({ hasText: 'Total Registered Users' });
    await expect(card.locator('dd')).toHaveText(/\d/);
    return Number((await card.locator('dd').textContent())!.replaceAll(',', ''));
  };
  const menu = page.getByRole('navigation', { name: 'Admin' });

  const paths = await requestsDuring(page, async () => {
    await logInAsAdmin(page);
    const before = await count();
    await visit(request, visitor);
    await menu.getByRole('link', { name: 'User Details' }).click();
    await expect(page.getByRole('cell', { name: visitor.email })).toBeVisible();
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('img', { name: /Monthly Revenue Breakdown/ })).toBeVisible();
    await expect.poll(count).toBeGreaterThan(before);

    await menu.getByRole('link', { name: 'Course Details' }).click();
    await page.getByLabel('Email').fill(visitor.email);
    await page.getByLabel('Status').selectOption('Paid');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();
    const row = page.getByRole('table', { name: 'Course Details' }).getByRole('row').nth(1);
    for (const text of [
      '101',
      'Numerology Course',
      visitor.firstName,
      rupees(priceOf(101)),
      'paid',
    ]) {
      await expect(row).toContainText(text);
    }
    await page.reload();
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();
    const orders = (await exported(page)).trim().split('\r\n');
    expect(orders).toHaveLength(2);
    expect(orders[1]).toContain(visitor.email);

    await menu.getByRole('link', { name: 'Webinar Details' }).click();
    await expect(page.getByRole('table', { name: 'Webinar Details' })).toBeVisible();
    await expect(page.getByText(visitor.email)).toHaveCount(0);
    await menu.getByRole('link', { name: 'Leads' }).click();
    await expect(page.getByRole('cell', { name: visitor.email })).toBeVisible();
    await menu.getByRole('link', { name: 'Contact messages' }).click();
    const message = page.getByRole('row').filter({ hasText: visitor.email });
    await expect(message).toContainText('Is there a class on Sundays?');
    expect(await exported(page), 'no formula').not.toMatch(/(^|,)"?=1\+1/m);

    await page.getByRole('button', { name: 'Received On' }).click();
    await expect(page).toHaveURL('/admin/contacts?sort=oldest');
    await expect(page.getByRole('columnheader', { name: 'Received On' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });
  const sections = new Set(
    paths.map((path) => path.match(/^\/(shell|remotes\/[^/]+)\//)?.[1]).filter(Boolean),
  );
  expect([...sections].sort()).toEqual(['remotes/mf-admin', 'shell']);

  const token = (await page.evaluate(() => localStorage.getItem('token')))!;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Logged out successfully.');
  expect((await call(request, 'GET', '/admin/course-orders', { token })).status).toBe(401);
  await moveTo(page, '/admin/courses');
  await expect(page).toHaveURL('/admin-login');
});
