import { messageTo } from '../support/outbox';
import { logIn, logInAsAdmin, newVisitor } from '../support/people';
import { orderCourse } from '../support/purchase';
import { expect, open, test, toast } from '../support/test';

test('a visitor buys a course, logs in with the account made, and the admin finds the order', async ({
  page,
  browser,
}) => {
  const visitor = newVisitor();
  await open(page, '/');
  await orderCourse(page, visitor, 2);

  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(visitor.email);
  await expect(main).toContainText('₹19,998');
  await expect(page, 'the token has left the address bar').not.toHaveURL(/order_token/);
  const orderNumber = (await main.innerText()).match(/[A-Z]{2,4}[-_]?[A-Z0-9-]{6,}/)![0];

  const mail = await messageTo(visitor.email, ({ text }) => text.includes(orderNumber));
  expect(mail.channel).toBe('email');

  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  await page
    .getByRole('link', { name: 'Back to Home' })
    .or(page.getByRole('button', { name: 'Back to Home' }))
    .click();
  await expect(page).toHaveURL('/');

  await logIn(page, visitor);
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /courses/i })
    .filter({ hasText: /my/i })
    .click();
  await expect(page.getByRole('main')).toContainText('Numerology');

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
  await expect(row).toContainText('19,998');
  await desk.close();
});

test('a payment that fails leaves the order pending and the cart as it was', async ({ page }) => {
  await orderCourse(page, newVisitor());
  await page.getByRole('button', { name: 'Fail payment' }).click();
  await expect(page.getByText('Payment failed or verification error')).toBeVisible();
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('cart')))!)).toHaveLength(1);
});

test('a webinar ticket is bought from the webinar page', async ({ page }) => {
  const visitor = newVisitor();
  await open(page, '/webinar');
  await page
    .getByRole('link', { name: /numerology/i })
    .first()
    .click();
  await page
    .getByRole('button', { name: 'Get Tickets' })
    .or(page.getByRole('link', { name: 'Get Tickets' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/webinar-tickets\//);
  await expect(page.getByRole('main')).toContainText('Early Bird Discount');
  const form = page.getByRole('form', { name: 'Billing information' });
  for (const [name, value] of Object.entries({
    first_name: visitor.firstName,
    last_name: visitor.lastName,
    email: visitor.email,
    phone: visitor.phone,
    password: visitor.password,
  })) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.getByRole('button').last().click();
  await expect(toast(page, 'Redirecting to payment...')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('₹29');

  await logIn(page, visitor);
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /my webinars/i })
    .click();
  await expect(page.getByRole('main')).toContainText(/numerology/i);
});
