import type { Locator, Page } from '@playwright/test';
import { leaveCart, type CartLine } from './cart';
import { expect, open } from './test';

/** What a buyer types, by the names of the controls. */
export const billing = {
  first_name: 'Asha',
  last_name: 'Verma',
  email: 'asha@example.com',
  phone: '1234567890',
  street: '12 Lake Road',
  city: 'Pune',
  country: 'India',
  zip: '411001',
  password: 'moon-and-stars',
};

export async function fill(form: Locator, values: Partial<typeof billing>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name=${name}]`).fill(value);
  }
}

export const billingDetails = (page: Page) => page.getByRole('form', { name: 'Billing details' });
export const payButton = (page: Page) => page.getByRole('button', { name: 'Make a payment' });

/** The course checkout with this cart and every field filled in. */
export async function openCheckout(page: Page, ...cart: CartLine[]): Promise<void> {
  await leaveCart(page, ...cart);
  await open(page, '/checkout');
  await fill(billingDetails(page), billing);
}

export const CREATE = 'POST /payment/create';
export const PAYMENT_LINK = 'https://pay.example.com/order/1';
export const created = { body: { status: true, payment_link: PAYMENT_LINK } };

/** A provider's page, so that leaving for it ends somewhere. */
export const standInForProvider = (page: Page) =>
  page.route('https://pay.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay</title><h1>Pay here</h1>' }),
  );

/** With the page's clock stopped: stays for `wait` ms after the toast, then goes to the provider. */
export async function expectToLeaveAfter(page: Page, wait: number): Promise<void> {
  await page.clock.runFor(wait - 1);
  expect(page.url()).not.toContain('pay.example.com');
  await page.clock.runFor(1);
  await expect(page).toHaveURL(PAYMENT_LINK);
}
