import { listResponse, openAsAdmin, orderRow } from '../../support/admin';
import { takeToast, test } from '../../support/mocked';
import { expect, toast } from '../../support/test';

for (const [path, call, heading, idHeading, nameHeading] of [
  ['/admin/courses', 'GET /admin/course-orders', 'Course Details', 'Course ID', 'Course Name'],
  ['/admin/webinar', 'GET /admin/webinar-orders', 'Webinar Details', 'Webinar ID', 'Webinar Name'],
] as const) {
  test(`${heading} filters, pages and turns round its orders`, async ({ page, api }) => {
    const rows = [orderRow, { ...orderRow, id: 8, order_number: undefined, status: 'pending' }];
    api.responses[call] = listResponse(21, rows);
    await openAsAdmin(page, api, path);
    const queries = () => api.sentTo(call).map(({ query }) => query);
    const table = page.getByRole('table', { name: heading });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(table.getByRole('columnheader')).toHaveText([
      'Order ID',
      idHeading,
      nameHeading,
      'Name',
      'Email',
      'Phone',
      'Payable Amount',
      'Order Date',
      'Status',
    ]);
    const first = table.getByRole('row').nth(1);
    await expect(first.locator('th, td')).toHaveText([
      'ORD-0007',
      '101',
      'Numerology Course',
      'Asha',
      'asha@example.com',
      '9876543210',
      '₹9,999',
      /^1 Aug 2025$/,
      'paid',
    ]);
    await expect(table.getByRole('row').nth(2).locator('th')).toHaveText('8');
    const colour = (status: string) =>
      table
        .getByText(status, { exact: true })
        .evaluate((badge) => getComputedStyle(badge).backgroundColor);
    expect(await colour('paid')).not.toBe(await colour('pending'));
    await expect(page.getByText('21 orders on 3 pages')).toBeVisible();
    expect(queries()).toEqual([
      expect.objectContaining({ page: '1', per_page: '10' }) as Record<string, string>,
    ]);

    const filters = page.getByRole('form', { name: 'Filters' });
    for (const label of ['Customer Name', 'Email', 'Status', 'From Date', 'To Date']) {
      await expect(filters.getByLabel(label)).toBeVisible();
    }
    await expect(filters.locator('input, select')).toHaveCount(5);
    await expect(filters.getByLabel('Status').locator('option')).toHaveText([
      'All',
      'Paid',
      'Pending',
    ]);

    const [prev, next] = ['Prev', 'Next'].map((name) => page.getByRole('button', { name }));
    await expect(prev!).toBeDisabled();
    await next!.click();
    await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
    await expect.poll(() => queries().at(-1)).toMatchObject({ page: '2' });
    await filters.getByLabel('Customer Name').fill('Asha');
    await filters.getByLabel('Email').fill('asha@');
    await filters.getByLabel('Status').selectOption('Paid');
    await filters.getByLabel('From Date').fill('2025-08-01');
    await filters.getByLabel('To Date').fill('2025-08-31');
    expect(queries()).toHaveLength(2);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
    await expect.poll(queries).toHaveLength(3);
    expect(queries()[2]).toEqual({
      name: 'Asha',
      email: 'asha@',
      status: 'paid',
      from_date: '2025-08-01',
      to_date: '2025-08-31',
      page: '1',
      per_page: '10',
    });

    await page.getByRole('button', { name: 'Order Date' }).click();
    await expect.poll(() => queries().at(-1)).toMatchObject({ sort: 'oldest', name: 'Asha' });
    await page.reload();
    await expect(filters.getByLabel('Status')).toHaveValue('paid');
    await expect(table.getByRole('columnheader', { name: 'Order Date' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(queries().at(-1)).toMatchObject({ sort: 'oldest', name: 'Asha', status: 'paid' });
    await page.goBack();
    await expect(filters.getByLabel('Customer Name')).toHaveValue('Asha');
    await page.goBack();
    await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
    await expect(filters.getByLabel('Customer Name')).toHaveValue('');
  });

  test(`${heading} says what is wrong, and how much there is`, async ({ page, api }) => {
    await openAsAdmin(page, api, path);
    const next = page.getByRole('button', { name: 'Next' });
    for (const [total, query, isLast] of [
      [0, '', true],
      [10, '', true],
      [11, '', false],
      [20, '?page=2', true],
      [21, '?page=2', false],
    ] as const) {
      api.responses[call] = listResponse(total, total ? [orderRow] : []);
      await page.goto(`${path}${query}`);
      await expect(page.getByText(new RegExp(`^${total} orders`))).toBeVisible();
      await expect(next).toBeEnabled({ enabled: !isLast });
    }
    api.responses[call] = {
      body: {
        success: true,
        message: '',
        data: { data: [orderRow], total: 10_000, has_more: true },
      },
    };
    await page.goto(`${path}?name=a`);
    await expect(page.getByText('10,000+ orders on 1,000+ pages')).toBeVisible();

    for (const [response, text] of [
      [{ body: { success: false, message: 'No access today' } }, 'No access today'],
      [{ status: 500, body: {} }, 'Failed to fetch webinar orders'],
      [{ body: { success: true } }, 'Failed to fetch webinar orders'],
      [{ text: '<h1>Not JSON</h1>' }, 'Failed to fetch webinar orders'],
      ['network error', 'Failed to fetch webinar orders'],
    ] as const) {
      api.responses[call] = response;
      await page.getByRole('button', { name: 'Search' }).click();
      await takeToast(page, text);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    }
    // The other format of a list, with a row that lacks nearly every field.
    api.responses[call] = { body: { success: true, data: [{ id: 5 }], total: 11 } };
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('11 orders on 2 pages')).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveText('5');
  });
}

test('User Details has two dates to filter by and the same pagination', async ({ page, api }) => {
  const call = 'GET /admin/user-report';
  const user = {
    id: 4,
    name: 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekhar',
    email: `${'long.'.repeat(12)}address@example.com`,
    phone: '9876543210',
    created_at: '2025-03-05T20:00:00.000Z',
  };
  api.responses[call] = listResponse(11, [user]);
  await openAsAdmin(page, api, '/admin/users');
  const table = page.getByRole('table', { name: 'User Details' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'ID',
    'Name',
    'Email',
    'Phone',
    'Registered On',
  ]);
  await expect(table.getByRole('row').nth(1).locator('th, td')).toHaveText([
    '4',
    user.name,
    user.email,
    user.phone,
    /^6 Mar 2025$/,
  ]);
  const filters = page.getByRole('form', { name: 'Filters' });
  await expect(filters.locator('input, select')).toHaveCount(2);
  await filters.getByLabel('From Date').fill('2025-03-01');
  await filters.getByLabel('To Date').fill('2025-03-31');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => api.sentTo(call)).toHaveLength(2);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect
    .poll(() => api.sentTo(call).at(-1)?.query)
    .toEqual({
      from_date: '2025-03-01',
      to_date: '2025-03-31',
      page: '2',
      per_page: '10',
    });
  for (const response of [{ status: 500, body: {} }, 'network error'] as const) {
    api.responses[call] = response;
    await page.getByRole('button', { name: 'Search' }).click();
    await takeToast(page, 'Failed to fetch users.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await takeToast(page, 'Failed to fetch users.');
  }
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('a slow list keeps its place, and only the response to the last request is shown', async ({
  page,
  api,
}) => {
  const call = 'GET /admin/course-orders';
  let answerFirst = () => {};
  const after = new Promise<void>((resolve) => (answerFirst = resolve));
  api.responses[call] = { ...listResponse(30, [{ ...orderRow, order_number: 'SLOW' }]), after };
  await openAsAdmin(page, api, '/admin/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  api.responses[call] = listResponse(30, [{ ...orderRow, order_number: 'FAST' }]);
  await page.getByLabel('Customer Name').fill('Asha');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('rowheader')).toHaveText('FAST');
  answerFirst();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText('FAST');
});

test('the export contains the filtered rows, and an ended session leads to the login', async ({
  page,
  api,
}) => {
  await openAsAdmin(page, api, '/admin/courses?status=paid');
  api.responses['GET /admin/course-orders.csv'] = {
    text: 'Order ID\r\nORD-0007\r\n',
    headers: { 'Content-Type': 'text/csv' },
  };
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^course-orders-\d{4}-\d\d-\d\d\.csv$/);
  expect(api.sentTo('GET /admin/course-orders.csv')[0]).toMatchObject({
    query: { status: 'paid' },
    headers: { authorization: 'Bearer a-token' },
  });
  api.responses['GET /admin/course-orders.csv'] = { status: 500, body: {} };
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await takeToast(page, 'Export failed. Please try again.');

  api.responses['GET /admin/course-orders'] = { status: 401, body: { message: 'Expired' } };
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/admin-login');
  await expect(toast(page, 'Failed to fetch webinar orders')).toHaveCount(0);
});
