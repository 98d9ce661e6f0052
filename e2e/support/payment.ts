import type { Locator, Page } from '@playwright/test';

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

export const CREATE = 'POST /payment/create';
