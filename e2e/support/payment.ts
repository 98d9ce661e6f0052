import type { Locator, Page } from '@playwright/test';
import { storeCart, type CartLine } from './cart';
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

/** Opens the course checkout with this cart and fills in every field. */
export async function openCheckout(page: Page, ...cart: CartLine[]): Promise<void> {
  await storeCart(page, ...cart);
  await open(page, '/checkout');
  await fill(billingDetails(page), billing);
}

export const CREATE = 'POST /payment/create';
export const PAYMENT_LINK = 'https://pay.example.com/order/1';
export const created = { body: { status: true, payment_link: PAYMENT_LINK } };

/** Mocks the provider's page, so that the navigation to it succeeds. */
export const mockProvider = (page: Page) =>
  page.route('https://pay.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay</title><h1>Pay here</h1>' }),
  );

/** Expects the page, whose clock is stopped, to go to the provider after `wait` ms and not before. */
export async function expectToLeaveAfter(page: Page, wait: number): Promise<void> {
  await page.clock.runFor(wait - 1);
  expect(page.url()).not.toContain('pay.example.com');
  await page.clock.runFor(1);
  await expect(page).toHaveURL(PAYMENT_LINK);
}
