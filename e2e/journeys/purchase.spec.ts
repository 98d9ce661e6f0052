import type { Page } from '@playwright/test';
import { astrology, leaveCart, numerology, storedCart } from '../support/cart';
import { messageTo } from '../support/outbox';
import { payButton } from '../support/payment';
import { logIn, logInAsAdmin, newVisitor } from '../support/people';
import {
  addToCart,
  fillBilling,
  makePayment,
  orderCourse,
  orderTicket,
  pay,
} from '../support/purchase';
import { expect, open, test, expectToast } from '../support/test';
import { priceOf, rupees } from '../support/prices';

async function expectOnDashboard(page: Page, list: RegExp, ...titles: (string | RegExp)[]) {
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: list })
    .click();
  for (const title of titles) await expect(page.getByRole('main')).toContainText(title);
}

test('a visitor buys a course, logs in with the account made, and the admin finds the order', async ({
  page,
  browser,
}) => {
  const visitor = newVisitor();
  await open(page, '/');
  await orderCourse(page, visitor, 2);
  const orderNumber = await pay(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(visitor.email);
  await expect(main).toContainText(rupees(2 * priceOf(101)));
  await expect(page, 'the token has left the address bar').not.toHaveURL(/order_token/);

  const mail = await messageTo(visitor.email, ({ text }) => text.includes(orderNumber));
  expect(mail.channel).toBe('email');

  expect(await storedCart(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');

  await logIn(page, visitor);
  await expectOnDashboard(page, /my courses/i, 'Numerology');

  const desk = await browser.newPage();
  await logInAsAdmin(desk);
  await desk
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Course Details' })
    .click();
  const filters = desk.getByRole('form', { name: 'Filters' });
  await filters.locator('[name=email]').fill(visitor.email);
  await filters.getByRole('button', { name: 'Search' }).click();
  const row = desk.getByRole('row').filter({ hasText: visitor.email });
  await expect(row).toContainText(orderNumber);
  await expect(row).toContainText(/paid/i);
  await expect(row).toContainText(rupees(2 * priceOf(101)));
  await desk.close();
});

test('a webinar ticket is bought from the webinar page', async ({ page }) => {
  const visitor = newVisitor();
  await orderTicket(page, visitor);
  await pay(page);
  await expect(page.getByRole('main')).toContainText(rupees(priceOf(201)));
  await logIn(page, visitor);
  await expectOnDashboard(page, /my webinars/i, /numerology/i);
});

test('an account opens with the payment, and the buyer’s later orders come into it', async ({
  page,
}) => {
  const visitor = newVisitor();
  await orderTicket(page, visitor);
  await page.getByRole('button', { name: 'Fail payment' }).click();
  await expect(page.getByText('Payment failed or verification error')).toBeVisible();

  // An order that is not paid opens nothing.
  await refusedLogin(page, visitor);

  // Several courses, with another spelling of the e-mail and another password.
  await addToCart(page, 'numerology-course');
  await addToCart(page, 'astrology-course');
  await open(page, '/checkout');
  const buyer = { ...visitor, email: visitor.email.toUpperCase(), password: 'another-word' };
  await fillBilling(page, buyer);
  await makePayment(page);
  await pay(page);
  await expect(page.getByRole('main')).toContainText(rupees(2 * priceOf(101)));
  expect(await page.evaluate(() => localStorage.getItem('token')), 'no session').toBeNull();

  await refusedLogin(page, visitor);
  await logIn(page, buyer);
  await expectOnDashboard(page, /my courses/i, /numerology/i, /astrology/i);

  // Signed in: who buys is known, and so is what they have.
  await leaveOneCourse(page);
  await open(page, '/checkout');
  await expect(page.getByText('You already have Numerology Course in your account.')).toBeVisible();
  await open(page, '/webinar-tickets/astrology-webinar');
  const billing = page.getByRole('form', { name: 'Billing information' });
  await expect(billing.locator('[name=first_name]')).toHaveValue(/Meera/);
  await expect(billing.locator('[name=email]')).toHaveValue(visitor.email);
  await expect(billing.locator('[name=phone]')).toHaveValue(visitor.phone);
  await billing.locator('[name=password]').fill('whatever-it-is');
  await makePayment(page);
  await pay(page);
  await page.getByRole('main').getByRole('link', { name: 'My Webinars' }).click();
  await expect(page.getByRole('main')).toContainText('Read Your Own Birth Chart');
});

async function refusedLogin(page: Page, person: { email: string; password: string }) {
  await open(page, '/login');
  const form = page.getByRole('form', { name: 'Login' });
  await form.locator('[name=email]').fill(person.email);
  await form.locator('[name=password]').fill(person.password);
  const refused = page.waitForResponse('**/api/login');
  await form.locator('[name=password]').press('Enter');
  expect((await refused).ok()).toBe(false);
}

const leaveOneCourse = (page: Page) =>
  page.evaluate((line) => localStorage.setItem('cart', JSON.stringify([line])), numerology);

test('a payment that fails leaves the cart as it was, and the next one goes through', async ({
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
  expect(await storedCart(page)).toEqual([]);
});

test('a failed payment is tried again with the same order, and is remembered in the orders', async ({
  page,
}) => {
  const visitor = newVisitor();
  await orderCourse(page, visitor);
  await page.getByRole('button', { name: 'Fail payment' }).click();
  await expect(page.getByText('Payment failed or verification error')).toBeVisible();

  // The details are still there for an order anew, all but the password.
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

  // Broken off on the payment page, and resumed from the dashboard.
  await orderTicket(page, visitor);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Your orders' }).click();
  await page.getByRole('button', { name: 'Resume payment' }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await pay(page);
  await page.getByRole('link', { name: 'Go to My Webinars' }).click();
  await expect(page.getByRole('main')).toContainText('Numerology in Daily Life');
});

test('a price that has changed is shown before anything is ordered', async ({ page }) => {
  const now = rupees(3 * priceOf(101) + priceOf(102));
  await leaveCart(page, { ...numerology, price: 4999, quantity: 3 }, astrology);
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

test('an order whose answer got lost is not made a second time', async ({ page, faults }) => {
  await leaveCart(page, numerology);
  await open(page, '/checkout');
  await fillBilling(page, newVisitor());

  const orders: string[] = [];
  await page.route('**/api/payment/create', async (route) => {
    const answer = await route.fetch();
    orders.push(((await answer.json()) as { order_number: string }).order_number);
    // The server has made the order; the network breaks on the way back.
    await (orders.length === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  await payButton(page).click();
  await expectToast(page, 'Something went wrong. Try again later.');
  expect(faults.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  await makePayment(page);
  expect(orders).toHaveLength(2);
  expect(orders[1]).toBe(orders[0]);
  await expect(page).toHaveURL(`/sandbox-pay/${orders[0]}`);
});

test('a course is bought with the keyboard alone', async ({ page }) => {
  const visitor = newVisitor();
  const press = async (name: RegExp | string, role: 'button' | 'link' = 'button') => {
    const target = page.getByRole(role, { name }).first();
    await expect(target).toBeVisible();
    for (let step = 0; step < 60; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
    await page.keyboard.press('Enter');
  };

  await open(page, '/course/numerology-course');
  await press('Add to Cart');
  await expectToast(page, 'Course added to cart!');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await press(/^Cart/, 'link');
  await expect(page).toHaveURL('/cart');
  await press(/^Increase quantity/);
  await press('Proceed To Checkout');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  for (const [name, value] of Object.entries({
    first_name: visitor.firstName,
    last_name: visitor.lastName,
    email: visitor.email,
    phone: visitor.phone,
    street: '12 Jantar Mantar Road',
    city: 'New Delhi',
    zip: '110001',
    country: 'India',
    password: visitor.password,
  })) {
    const field = page.locator(`form [name=${name}]`);
    while (!(await field.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await press('Pay');
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(rupees(2 * priceOf(101)));
  await press('Back to Home');
  await expect(page).toHaveURL('/');
});
