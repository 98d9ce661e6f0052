import { devices } from '@playwright/test';
import { listResponse, openAsAdmin, orderRow } from '../../support/people/admin';
import { expectAccessible } from '../../support/axe';
import { test } from '../../support/network/mocked';
import { expect } from '../../support/test';

const { viewport, hasTouch, isMobile } = devices['Pixel 5'];
test.use({ viewport, hasTouch, isMobile });

test('on a phone an order is one compact row that opens, and links are 44 px high', async ({
  page,
  api,
}) => {
  const user = {
    id: 4,
    name: 'Asha Verma',
    email: 'asha.verma@example.com',
    phone: '9876543210',
    created_at: '2025-08-01',
  };
  api.responses['GET /admin/user-report'] = listResponse(1, [user]);
  api.responses['GET /admin/course-orders'] = listResponse(1);
  api.responses['GET /admin/orders/ORD-0007'] = { status: 404, body: { message: 'Not here.' } };
  await openAsAdmin(page, api, '/admin/courses');
  const row = page.getByRole('table', { name: 'Course Details' }).getByRole('row').last();
  for (const text of ['ORD-0007', 'Asha', '₹9,999', 'paid']) {
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(row.getByText(orderRow.email)).toBeHidden();
  const box = (await row.boundingBox())!;
  expect(box.height).toBeLessThan(110);
  await expectAccessible(page);
  await row.tap({ position: { x: box.width / 2, y: box.height - 12 } });
  await expect(page).toHaveURL('/admin/orders/ORD-0007');
  await expect(page.getByText('There is no order ORD-0007')).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).tap();
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'User Details' })
    .tap();
  for (const name of [user.name, user.email, user.phone]) {
    const link = await page.getByRole('link', { name, exact: true }).boundingBox();
    expect(link?.height, name).toBeGreaterThanOrEqual(44);
  }
});
