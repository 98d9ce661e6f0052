import type { Page } from '@playwright/test';
import { expect, open } from '../test';

let count = 0;

/** A visitor with a name, an e-mail address and a phone number that are used nowhere else. */
export function newVisitor() {
  count += 1;
  const unique = `${Date.now().toString(36)}${process.pid}${count}`;
  const digits = `${Date.now()}${process.pid}${count}`.slice(-8);
  return {
    name: `Meera Nair ${unique}`,
    firstName: 'Meera',
    lastName: `Nair ${unique}`,
    email: `meera.${unique}@example.com`,
    phone: `98${digits}`,
    password: 'moon-and-stars',
  };
}

export const student = { email: 'student@example.com', password: 'student-password' };
export const admin = { email: 'admin@example.com', password: 'admin-password' };

/** Sends the login form of the page. */
export async function sendLogin(
  page: Page,
  { email, password }: { email: string; password: string },
) {
  const form = page.getByRole('form', { name: 'Login' });
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('[name=password]').press('Enter');
}

export async function logIn(page: Page, person: { email: string; password: string }, show = open) {
  await show(page, '/login');
  await sendLogin(page, person);
  await expect(page).toHaveURL(/\/dashboard\/[^/]+\/overview$/);
}

export async function sendAdminLogin(page: Page) {
  const form = page.getByRole('form', { name: 'Admin login' });
  await form.locator('[name=email]').fill(admin.email);
  await form.locator('[name=password]').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function logInAsAdmin(page: Page, show = open) {
  await show(page, '/admin-login');
  await sendAdminLogin(page);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}
