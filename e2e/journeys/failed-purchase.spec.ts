import { astrology, storeCart, numerology, storedCart } from '../support/cart';
import { payButton } from '../support/payment';
import { logIn, newVisitor } from '../support/people';
import { fillBilling, makePayment, orderCourse, orderTicket, pay } from '../support/purchase';
import { expect, open, test, expectToast } from '../support/test';
import { priceOf, rupees } from '../support/prices';

test('a failed payment keeps the cart as it was, and the next payment succeeds', async ({
  page,
}) => {
  const visitor = newVisitor();
  await orderCourse(page, visitor);
  await page.getByRole('button', { name: 'Fail payment' }).click();
  await expect(page.getByText('Payment failed or verification error')).toBeVisible();
  expect(await storedCart(page)).toHaveLength(1);

  await page.getByRole('link', { name: 'Back to your cart' }).click();
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await fillBilling(page, visitor);
  await makePayment(page);
  await pay(page);
  await expect.poll(() => storedCart(page)).toEqual([]);
});

test('a failed payment is retried with the same order, which is listed in the orders', async ({
  page,
}) => {
  const visitor = newVisitor();
  await orderCourse(page, visitor);
  await page.getByRole('button', { name: 'Fail payment' }).click();
  await expect(page.getByText('Payment failed or verification error')).toBeVisible();

  // The checkout keeps the details for another order, except the password.
  await open(page, '/checkout');
  const form = page.getByRole('form', { name: 'Billing details' });
  await expect(form.locator('[name=email]')).toHaveValue(visitor.email);
  await expect(form.locator('[name=city]')).toHaveValue('New Delhi');
  await expect(form.locator('[name=password]')).toHaveValue('');
  await page.goBack();

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  const number = await pay(page);
  await expect(page.getByRole('main')).toContainText('Numerology Course');
  await page.getByRole('link', { name: 'Go to My Courses' }).click();
  await expect(page).toHaveURL('/login');

  await logIn(page, visitor);
  await page.getByRole('link', { name: 'Your orders' }).click();
  const paid = page.getByRole('row').filter({ hasText: number });
  await expect(paid).toContainText('Paid');
  const download = page.waitForEvent('download');
  await paid.getByRole('button', { name: 'Receipt' }).click();
  expect((await download).suggestedFilename()).toBe(`receipt-${number}.pdf`);

  // A payment that was left on the payment page is resumed from the dashboard.
  await orderTicket(page, visitor);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Your orders' }).click();
  await page.getByRole('button', { name: 'Resume payment' }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await pay(page);
  await page.getByRole('link', { name: 'Go to My Webinars' }).click();
  await expect(page.getByRole('main')).toContainText('Numerology in Daily Life');
});

test('a changed price is shown before the order is placed', async ({ page }) => {
  const now = rupees(3 * priceOf(101) + priceOf(102));
  await storeCart(page, { ...numerology, price: 4999, quantity: 3 }, astrology);
  await open(page, '/checkout');
  await fillBilling(page, newVisitor());
  await payButton(page).click();
  await expectToast(page, `The price has changed: your order now comes to ${now}.`);
  const total = page.getByRole('table', { name: 'Order summary' }).getByRole('row').last();
  await expect(total).toContainText(now);
  expect((await storedCart(page))?.map(({ price }) => price)).toEqual([priceOf(101), priceOf(102)]);

  await makePayment(page);
  await pay(page);
  await expect(page.getByRole('main')).toContainText(now);
});

test('an order whose response was lost is not created a second time', async ({ page, faults }) => {
  await storeCart(page, numerology);
  await open(page, '/checkout');
  await fillBilling(page, newVisitor());

  const orders: string[] = [];
  await page.route('**/api/payment/create', async (route) => {
    const response = await route.fetch();
    orders.push(((await response.json()) as { order_number: string }).order_number);
    // The server creates the order, but its first response does not arrive.
    await (orders.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  await payButton(page).click();
  await expectToast(page, 'Something went wrong. Try again later.');
  expect(faults.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  await makePayment(page);
  expect(orders).toHaveLength(2);
  expect(orders[1]).toBe(orders[0]);
  await expect(page).toHaveURL(`/sandbox-pay/${orders[0]}`);
});
