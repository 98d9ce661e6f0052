import { listResponse, openAsAdmin, orderRow } from '../../support/people/admin';
import { takeToast, test } from '../../support/network/mocked';
import { expect, toast } from '../../support/test';

// Columns, queries, counts and failures of the lists are tested beside their pages.

const longUser = {
  id: 4,
  name: 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekhar',
  email: `${'long.'.repeat(12)}address@example.com`,
  phone: '9876543210',
  created_at: '2025-03-05T20:00:00.000Z',
};

test('a list keeps its filters through a reload and the way back, is exported, and leads to the login', async ({
  page,
  api,
}) => {
  const call = 'GET /admin/course-orders';
  const rows = [orderRow, { ...orderRow, id: 8, order_number: undefined, status: 'pending' }];
  api.responses[call] = listResponse(21, rows);
  api.responses['GET /admin/user-report'] = listResponse(11, [longUser]);
  await openAsAdmin(page, api, '/admin/courses');
  const lastQuery = () => api.sentTo(call).at(-1)?.query;
  const table = page.getByRole('table', { name: 'Course Details' });
  const filters = page.getByRole('form', { name: 'Filters' });

  await test.step('paid and pending have different colours', async () => {
    const colour = (status: string) =>
      table
        .getByText(status, { exact: true })
        .evaluate((badge) => getComputedStyle(badge).backgroundColor);
    expect(await colour('paid')).not.toBe(await colour('pending'));
  });

  await test.step('the address keeps page, filters and order', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
    await filters.getByLabel('Customer Name').fill('Asha');
    await filters.getByLabel('Status').selectOption('Paid');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Order Date' }).click();
    await expect.poll(lastQuery).toMatchObject({ sort: 'oldest', name: 'Asha' });
    await page.reload();
    await expect(filters.getByLabel('Status')).toHaveValue('paid');
    await expect(table.getByRole('columnheader', { name: 'Order Date' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(lastQuery()).toMatchObject({ sort: 'oldest', name: 'Asha', status: 'paid' });
    await page.goBack();
    await expect(filters.getByLabel('Customer Name')).toHaveValue('Asha');
  });

  await test.step('the export is a file with the filtered rows', async () => {
    api.responses['GET /admin/course-orders.csv'] = {
      text: 'Order ID\r\nORD-0007\r\n',
      headers: { 'Content-Type': 'text/csv' },
    };
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^course-orders-\d{4}-\d\d-\d\d\.csv$/);
    expect(api.sentTo('GET /admin/course-orders.csv')[0]).toMatchObject({
      query: { status: 'paid', name: 'Asha' },
      headers: { authorization: 'Bearer a-token' },
    });
    api.responses['GET /admin/course-orders.csv'] = { status: 500, body: {} };
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await takeToast(page, 'Export failed. Please try again.');
  });

  await test.step('back to the page before the search', async () => {
    await page.goBack();
    await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
    await expect(filters.getByLabel('Customer Name')).toHaveValue('');
  });

  await test.step('long names and addresses of users fit', async () => {
    const menu = page.getByRole('navigation', { name: 'Admin' });
    await menu.getByRole('link', { name: 'User Details' }).click();
    await expect(page.getByRole('table', { name: 'User Details' })).toContainText(longUser.name);
    for (const width of [320, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
    }
    // The list is asked for again on the way back; the next step must not change this answer.
    const asked = api.sentTo(call).length;
    await page.goBack();
    await expect(table).toBeVisible();
    await expect.poll(() => api.sentTo(call).length).toBeGreaterThan(asked);
  });

  await test.step('an ended session leads to the login', async () => {
    api.responses[call] = { status: 401, body: { message: 'Expired' } };
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/admin-login');
    await expect(toast(page, 'Failed to fetch webinar orders')).toHaveCount(0);
  });
});
