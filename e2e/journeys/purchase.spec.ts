import type { Page } from '@playwright/test';
import { astrology, changeStoredCart, numerology, storedCart } from '../support/purchases/cart';
import { cartLink, moveTo, visit } from '../support/chrome';
import { pressByKeys, typeByKeys } from '../support/keyboard';
import { messageTo } from '../support/people/outbox';
import { billingDetails, payButton } from '../support/purchases/payment';
import { logInAsAdmin, newVisitor, sendLogin } from '../support/people/people';
import {
  addToCart,
  fillBilling,
  makePayment,
  orderCourse,
  pay,
} from '../support/purchases/purchase';
import { expect, open, test, expectToast } from '../support/test';
import { priceOf, rupees } from '../support/purchases/prices';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function expectOnDashboard(page: Page, list: RegExp, ...titles: (string | RegExp)[]) {
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: list })
    .click();
  for (const title of titles) await expect(page.getByRole('main')).toContainText(title);
}

test('a visitor buys a course with the keyboard alone and logs in with the new account, and an admin finds the order', async ({
  page,
}) => {
  const visitor = newVisitor();
  await open(page, '/course/numerology-course');
  await pressByKeys(page.getByRole('button', { name: 'Add to Cart' }).first());
  await expectToast(page, 'Course added to cart!');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await pressByKeys(cartLink(page));
  await expect(page).toHaveURL('/cart');
  await pressByKeys(page.getByRole('button', { name: /^Increase quantity/ }).first());
  await pressByKeys(page.getByRole('button', { name: 'Proceed To Checkout' }).first());
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
    await typeByKeys(page.locator(`form [name=${name}]`), value);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await pressByKeys(page.getByRole('button', { name: 'Pay' }).first());
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  const orderNumber = await page.getByRole('definition').first().innerText();
  const main = page.getByRole('main');
  await expect(main).toContainText(visitor.email);
  await expect(main).toContainText(rupees(2 * priceOf(101)));
  await expect(page, 'the token has left the address bar').not.toHaveURL(/order_token/);

  await expect.poll(() => storedCart(page)).toEqual([]);
  await pressByKeys(page.getByRole('button', { name: 'Back to Home' }).first());
  await expect(page).toHaveURL('/');

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await sendLogin(page, visitor);
  await expectOnDashboard(page, /my courses/i, 'Numerology');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  await logInAsAdmin(page, visit);
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Course Details' })
    .click();
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.locator('[name=email]').fill(visitor.email);
  await filters.getByRole('button', { name: 'Search' }).click();
  const row = page.getByRole('row').filter({ hasText: visitor.email });
  await expect(row).toContainText(orderNumber);
  await expect(row).toContainText(/paid/i);
  await expect(row).toContainText(rupees(2 * priceOf(101)));

  const mail = await messageTo(visitor.email, ({ text }) => text.includes(orderNumber));
  expect(mail.channel).toBe('email');
});

test("a failed payment keeps the cart, a paid one creates an account, and the buyer's later orders are added to it", async ({
  page,
}) => {
  const visitor = newVisitor();
  const form = billingDetails(page);
  const failure = page.getByRole('heading', { name: 'Payment failed or verification error' });

  await test.step('a failed payment keeps the cart and the details, and creates no account', async () => {
    await orderCourse(page, visitor);
    await page.getByRole('button', { name: 'Fail payment' }).click();
    await expect(failure).toBeVisible();
    expect(await storedCart(page)).toHaveLength(1);
    await page.getByRole('link', { name: 'Back to your cart' }).click();
    await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
    await expect(form.locator('[name=email]')).toHaveValue(visitor.email);
    await expect(form.locator('[name=city]')).toHaveValue('New Delhi');
    await expect(form.locator('[name=password]')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/cart');
    await page.goBack();
    await expect(failure).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await visit(page, '/login');
    await expectRefused(page, visitor);
  });

  // The e-mail address in capital letters, and another password.
  const buyer = { ...visitor, email: visitor.email.toUpperCase(), password: 'another-word' };
  await test.step('the next order, of several courses, at prices that have changed', async () => {
    await addToCart(page, 'astrology-course', visit);
    await cartLink(page).click();
    await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
    await fillBilling(page, buyer);
    const now = rupees(3 * priceOf(101) + priceOf(102));
    await changeStoredCart(page, { ...numerology, price: 4999, quantity: 3 }, astrology);
    await payButton(page).click();
    await expectToast(page, `The price has changed: your order now comes to ${now}.`);
    const total = page.getByRole('table', { name: 'Order summary' }).getByRole('row').last();
    await expect(total).toContainText(now);
    expect((await storedCart(page))?.map(({ price }) => price)).toEqual([
      priceOf(101),
      priceOf(102),
    ]);
    await makePayment(page);
    await pay(page);
    await expect(page.getByRole('main')).toContainText(now);
    expect(await page.evaluate(() => localStorage.getItem('token')), 'no session').toBeNull();
    await expect.poll(() => storedCart(page)).toEqual([]);

    await page.getByRole('link', { name: 'Go to My Courses' }).click();
    await expectRefused(page, visitor);
    await sendLogin(page, buyer);
    await expectOnDashboard(page, /my courses/i, /numerology/i, /astrology/i);
  });

  await test.step('after a login, the forms know the details and the purchases of the buyer', async () => {
    await moveTo(page, '/checkout');
    await expect(form).toBeVisible();
    await changeStoredCart(page, numerology);
    await expect(
      page.getByText('You already have Numerology Course in your account.'),
    ).toBeVisible();
    await visit(page, '/webinar/astrology-webinar');
    await page.getByRole('button', { name: 'Get Tickets' }).first().click();
    await expect(page).toHaveURL('/webinar-tickets/astrology-webinar');
    const ticket = page.getByRole('form', { name: 'Billing information' });
    await expect(ticket.locator('[name=first_name]')).toHaveValue(/Meera/);
    await expect(ticket.locator('[name=email]')).toHaveValue(visitor.email);
    await expect(ticket.locator('[name=phone]')).toHaveValue(visitor.phone);
    await ticket.locator('[name=password]').fill('whatever-it-is');
    await makePayment(page);
    await pay(page);
    await expect(page.getByRole('main')).toContainText(rupees(priceOf(202)));
    await page.getByRole('main').getByRole('link', { name: 'My Webinars' }).click();
    await expect(page.getByRole('main')).toContainText('Read Your Own Birth Chart');
  });
});

async function expectRefused(page: Page, person: { email: string; password: string }) {
  const refused = page.waitForResponse('**/api/login');
  await sendLogin(page, person);
  expect((await refused).ok()).toBe(false);
}
