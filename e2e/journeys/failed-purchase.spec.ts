import { call, tokenOf } from '../support/network/calls';
import { courseOrder, placeOrder, webinarOrder } from '../support/purchases/orders';
import { newVisitor, sendLogin } from '../support/people/people';
import { pay } from '../support/purchases/purchase';
import { expect, test } from '../support/test';

test('a failed payment is retried with the same order, and one that was left is resumed from the orders', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const { order_number, payment_link } = (await placeOrder(request, courseOrder(visitor))).body;
  await page.goto(new URL(payment_link).pathname);
  await page.getByRole('button', { name: 'Fail payment' }).click();
  await expect(page.getByText('Payment failed or verification error')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  const number = await pay(page);
  expect(number).toBe(order_number);
  await expect(page.getByRole('main')).toContainText('Numerology Course');

  const token = await tokenOf(request, visitor);
  await call(request, 'POST', '/payment/create', { data: webinarOrder(visitor), token });
  await page.getByRole('link', { name: 'Go to My Courses' }).click();
  await expect(page).toHaveURL('/login');
  await sendLogin(page, visitor);
  await page.getByRole('link', { name: 'Your orders' }).click();
  const paid = page.getByRole('row').filter({ hasText: number });
  await expect(paid).toContainText('Paid');
  const download = page.waitForEvent('download');
  await paid.getByRole('button', { name: 'Receipt' }).click();
  expect((await download).suggestedFilename()).toBe(`receipt-${number}.pdf`);

  await page.getByRole('button', { name: 'Resume payment' }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await pay(page);
  await page.getByRole('link', { name: 'Go to My Webinars' }).click();
  await expect(page.getByRole('main')).toContainText('Read Your Own Birth Chart');
});
