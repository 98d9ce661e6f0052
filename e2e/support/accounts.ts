import type { Locator, Page } from '@playwright/test';
import { takeToast, type MockedApi } from './mocked';
import { expect, open } from './test';

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

export async function typeCode(page: Page, digits: string): Promise<void> {
  await boxes(page).first().click();
  await page.keyboard.type(digits);
}

/** Signs up; the code page opens beside a toast. */
export async function signUp(page: Page, api: MockedApi): Promise<void> {
  api.responses['POST /register'] = { status: 201, body: { status: true } };
  await open(page, '/signup');
  await fill(signupForm(page), newStudent);
  await send(signupForm(page));
}

export async function openSignupCode(page: Page, api: MockedApi): Promise<void> {
  await signUp(page, api);
  await takeToast(page, 'OTP sent! Please verify.');
  await expect(page).toHaveURL('/verify-otp');
}

export async function openResetCode(page: Page, api: MockedApi): Promise<void> {
  api.responses['POST /forgot-password/send-otp'] = { body: { status: true } };
  await open(page, '/forgetPass');
  await fill(forgotForm(page), { email: newStudent.email });
  await send(forgotForm(page));
  await takeToast(page, 'OTP sent to your email');
  await expect(page).toHaveURL('/forgetPass-verify-otp');
}

export async function openNewPassword(page: Page, api: MockedApi): Promise<void> {
  await openResetCode(page, api);
  api.responses['POST /forgot-password/verify-otp'] = {
    body: { data: { reset_token: 'a-reset-token' } },
  };
  await typeCode(page, '123456');
  await send(codeForm(page));
  await takeToast(page, 'OTP Verified! You can now update your password.');
  await expect(page).toHaveURL('/resetPass');
}
