import type { Page } from '@playwright/test';
import { expect, open, toast } from './test';
import type { newVisitor } from './people';

type Visitor = ReturnType<typeof newVisitor>;

/** From a course page to the sandbox's payment page, with `quantity` of the course in the cart. */
export async function orderCourse(page: Page, visitor: Visitor, quantity = 1) {
  await open(page, '/course/numerology-course');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(toast(page, 'Course added to cart!')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
  await expect(page).toHaveURL('/cart');
  for (let step = 1; step < quantity; step += 1) {
    await page.getByRole('button', { name: /increase quantity/i }).click();
  }
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await fillBilling(page, visitor);
  await page.getByRole('button', { name: 'Make a payment' }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
}

export async function fillBilling(page: Page, visitor: Visitor) {
  const form = page.getByRole('form', { name: 'Billing details' });
  const values = {
    first_name: visitor.firstName,
    last_name: visitor.lastName,
    email: visitor.email,
    phone: visitor.phone,
    street: '12 Jantar Mantar Road',
    city: 'New Delhi',
    country: 'India',
    zip: '110001',
    password: visitor.password,
  };
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name=${name}]`).fill(value);
  }
}
