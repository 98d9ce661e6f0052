import type { Page } from '@playwright/test';
import { numerology, storedCart } from '../support/cart';
import { messageTo } from '../support/outbox';
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

test('a visitor buys a course and logs in with the new account, and an admin finds the order', async ({
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

  await expect.poll(() => storedCart(page)).toEqual([]);
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

test("a payment creates an account, and the buyer's later orders are added to it", async ({
  page,
}) => {
  const visitor = newVisitor();
  await orderTicket(page, visitor);
  await page.getByRole('button', { name: 'Fail payment' }).click();
  await expect(page.getByText('Payment failed or verification error')).toBeVisible();

  // An unpaid order creates no account.
  await refusedLogin(page, visitor);

  // Several courses, with the e-mail address in capital letters and another password.
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

  // After a login, the forms know the buyer's details and purchases.
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

test('a course is bought with the keyboard alone', async ({ page }) => {
  const visitor = newVisitor();
  const press = async (name: RegExp | string, role: 'button' | 'link' = 'button') => {
    const target = page.getByRole(role, { name }).first();
    await expect(target).toBeVisible();
    for (let step = 0; step < 120; step += 1) {
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
