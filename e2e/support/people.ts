import type { Page } from '@playwright/test';
import { expect, open } from './test';

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

export async function logIn(page: Page, person: { email: string; password: string }) {
  await open(page, '/login');
  const form = page.getByRole('form', { name: 'Login' });
  await form.locator('[name=email]').fill(person.email);
  await form.locator('[name=password]').fill(person.password);
  await form.locator('[name=password]').press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/[^/]+\/overview$/);
}

export async function logInAsAdmin(page: Page) {
  await open(page, '/admin-login');
  const form = page.getByRole('form', { name: 'Admin login' });
  await form.locator('[name=email]').fill(admin.email);
  await form.locator('[name=password]').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}
