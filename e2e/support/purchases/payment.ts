import type { Locator, Page } from '@playwright/test';
import type { MockedApi } from '../network/mocked';

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

/**
 * The answers for a buyer who has signed in. What they own already arrives when the returned function is
 * called, as on a slow connection.
 */
export function answersOfBuyer(api: MockedApi, call: string, owned: object): () => void {
  let arrive = () => {};
  api.responses['GET /profile'] = {
    body: { data: { name: 'Asha Rao', email: 'rao@example.com', phone: '9876543210' } },
  };
  api.responses[call] = {
    body: { success: true, ...owned },
    after: new Promise<void>((done) => (arrive = done)),
  };
  return () => arrive();
}
