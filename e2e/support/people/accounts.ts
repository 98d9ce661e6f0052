import type { Locator, Page } from '@playwright/test';

export const loginForm = (page: Page) => page.getByRole('form', { name: 'Login' });
export const signupForm = (page: Page) => page.getByRole('form', { name: 'Sign up' });
export const forgotForm = (page: Page) => page.getByRole('form', { name: 'Forgot password' });
export const newPasswordForm = (page: Page) => page.getByRole('form', { name: 'Reset password' });

export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name=${name}]`).fill(value);
  }
}

export const send = (form: Locator) => form.locator('button[type=submit]').click();

/** A new student, by the field names of the sign-up form. */
export const newStudent = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  password: 'moon-and-stars',
  password_confirmation: 'moon-and-stars',
};

export const boxes = (page: Page) => page.getByLabel(/^Digit \d$/);
export const codeForm = (page: Page) => page.getByRole('form', { name: 'One-time code' });

/** The six boxes as one text, `_` for an empty one. */
export const held = (page: Page) =>
  boxes(page).evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value || '_').join(''),
  );
