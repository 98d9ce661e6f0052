import type { Locator, Page } from '@playwright/test';
import { expect, open, expectToast } from '../test';
import type { newVisitor } from '../people/people';
import { billingDetails, fill, payButton } from './payment';

type Buyer = ReturnType<typeof newVisitor>;

/** Goes from a course page to the sandbox's payment page, with `quantity` of the course in the cart. */
export async function orderCourse(page: Page, buyer: Buyer, quantity = 1) {
  await addToCart(page, 'numerology-course');
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
  await expect(page).toHaveURL('/cart');
  for (let step = 1; step < quantity; step += 1) {
    await page.getByRole('button', { name: /increase quantity/i }).click();
  }
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await fillBilling(page, buyer);
  await makePayment(page);
}

export async function addToCart(page: Page, urlTitle: string, show = open) {
  await show(page, `/course/${urlTitle}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expectToast(page, 'Course added to cart!');
}

/** Goes from the webinar's page to the sandbox's payment page. */
export async function orderTicket(page: Page, buyer: Buyer, urlTitle: string) {
  await open(page, `/webinar/${urlTitle}`);
  await page.getByRole('button', { name: 'Get Tickets' }).first().click();
  await expect(page).toHaveURL(`/webinar-tickets/${urlTitle}`);
  await fillBuyer(page.getByRole('form', { name: 'Billing information' }), buyer);
  await makePayment(page);
}

export async function fillBilling(page: Page, buyer: Buyer) {
  const form = billingDetails(page);
  await fillBuyer(form, buyer);
  await fill(form, {
    street: '12 Jantar Mantar Road',
    city: 'New Delhi',
    country: 'India',
    zip: '110001',
  });
}

/** Submits the form and waits for the sandbox's payment page. */
export async function makePayment(page: Page) {
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
}

/** Pays on the sandbox's payment page; returns the order number. */
export async function pay(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  return page.getByRole('definition').first().innerText();
}

const fillBuyer = (form: Locator, { firstName, lastName, email, phone, password }: Buyer) =>
  fill(form, { first_name: firstName, last_name: lastName, email, phone, password });
