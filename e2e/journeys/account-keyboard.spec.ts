import type { Page } from '@playwright/test';
import { visit } from '../support/chrome';
import { pressByKeys, tabTo, typeByKeys } from '../support/keyboard';
import { codeSentTo } from '../support/people/outbox';
import { newVisitor } from '../support/people/people';
import { expect, expectToast, open, test } from '../support/test';

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name }).first();
const link = (page: Page, name: RegExp) => page.getByRole('link', { name }).first();

async function signUpAndVerify(page: Page, visitor: ReturnType<typeof newVisitor>) {
  await open(page, '/login');
  await pressByKeys(link(page, /^sign up$/i));
  await expect(page).toHaveURL('/login?view=signup');
  await typeByKeys(field(page, /full name/i), visitor.name);
  await typeByKeys(field(page, /email/i), visitor.email);
  await typeByKeys(field(page, /phone/i), visitor.phone);
  await typeByKeys(field(page, /^password/i), visitor.password);
  await typeByKeys(field(page, /confirm password/i), visitor.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/verify-otp');
  await expect(page.getByLabel('Digit 1')).toBeFocused();
  await typeByKeys(field(page, /^digit 1$/i), await codeSentTo(visitor.phone));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
}

async function logInByKeys(page: Page, email: string, password: string) {
  await typeByKeys(field(page, /email/i), email);
  await typeByKeys(field(page, /^password/i), password);
  await page.keyboard.press('Enter');
}

test('without a mouse: from sign-up to a changed profile and the logout, and with a new password back in', async ({
  page,
}) => {
  const visitor = newVisitor();
  await signUpAndVerify(page, visitor);
  await logInByKeys(page, visitor.email, visitor.password);
  await expect(page).toHaveURL(/\/overview$/);

  await pressByKeys(link(page, /^profile$/i));
  await expect(page).toHaveURL(/\/updateprofile$/);
  await expect(page.getByRole('form', { name: 'Update profile' })).toBeVisible();
  await tabTo(field(page, /^name/i));
  await page.keyboard.press('End');
  await page.keyboard.type(' Rao');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/updateprofile$/);

  await page.keyboard.press('Shift+Tab');
  await pressByKeys(page.getByRole('button', { name: /^logout$/i }));
  await expect(page).toHaveURL('/');

  await visit(page, '/login');
  await pressByKeys(link(page, /forgot your password/i));
  await typeByKeys(field(page, /email/i), visitor.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/forgetPass-verify-otp');
  await typeByKeys(field(page, /^digit 1$/i), await codeSentTo(visitor.email));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resetPass');
  await typeByKeys(field(page, /^new password/i), 'sun-and-planets');
  await typeByKeys(field(page, /confirm new password/i), 'sun-and-planets');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Password reset successfully.');
  await expect(page).toHaveURL('/login');
  await expect(page.locator('h1')).toBeFocused();

  await logInByKeys(page, visitor.email, visitor.password);
  await expectToast(page, 'Invalid email or password.');
  await expect(page).toHaveURL('/login');
  await tabTo(field(page, /^password/i));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('sun-and-planets');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/overview$/);
});
