import { codeSentTo } from '../support/outbox';
import { logIn, newVisitor } from '../support/people';
import { picture } from '../support/picture';
import { expect, open, test, expectToast } from '../support/test';
import type { Page, Route } from '@playwright/test';

async function signUp(page: Page, visitor: ReturnType<typeof newVisitor>) {
  await sendSignUp(page, visitor);
  await expect(page).toHaveURL('/verify-otp');
}

async function sendSignUp(page: Page, visitor: ReturnType<typeof newVisitor>) {
  await open(page, '/login?view=signup');
  const form = page.getByRole('form', { name: 'Sign up' });
  for (const [name, value] of Object.entries({
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone,
    password: visitor.password,
    password_confirmation: visitor.password,
  })) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.locator('[name=password_confirmation]').press('Enter');
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel('Digit 1').click();
  await page.keyboard.type(code);
  const form = page.getByRole('form', { name: 'One-time code' });
  await form.locator('button[type=submit]').click();
}

const headerPicture = (page: Page) => page.getByRole('banner').getByRole('img', { name: /Meera/ });

test('a new visitor signs up with a code, logs in, gets a picture and logs out', async ({
  page,
}) => {
  const visitor = newVisitor();
  await signUp(page, visitor);
  await enterCode(page, await codeSentTo(visitor.phone));
  await expectToast(page, 'OTP Verified! You can now log in.');
  await expect(page).toHaveURL('/login');

  await logIn(page, visitor);
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /profile/i })
    .click();
  const profile = page.getByRole('form', { name: 'Update profile' });
  await expect(profile.locator('[name=email]')).toHaveValue(visitor.email);
  await profile
    .locator('[name=avatar]')
    .setInputFiles({ ...picture, buffer: Buffer.from('no picture at all') });
  await expectToast(page, 'Failed to upload image.');
  await profile.locator('[name=avatar]').setInputFiles(picture);
  await expectToast(page, 'Image uploaded successfully!');
  await profile.locator('[name=name]').fill(`${visitor.name} Rao`);
  await profile.locator('[name=gender]').selectOption('female');
  await profile.locator('button[type=submit]').click();
  await expectToast(page, 'Profile updated successfully!');

  await page.locator('a[href="/"]').first().click();
  await expect(headerPicture(page)).toHaveAttribute('src', /^\/uploads\//);
  await expect(headerPicture(page)).toHaveJSProperty('naturalWidth', 1);
  await page.getByRole('button', { name: /your account/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Logged out successfully.');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await logIn(page, visitor);
  await page.locator('a[href="/"]').first().click();
  await expect(headerPicture(page)).toHaveAttribute('src', /^\/uploads\//);
});

test('a sign-up whose response was lost goes on with the next press', async ({ page, faults }) => {
  const visitor = newVisitor();
  const loseResponse = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/register', loseResponse, { times: 1 });
  await sendSignUp(page, visitor);
  await expectToast(page, 'Registration failed. Please try again.');
  expect(faults.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  await page.getByRole('form', { name: 'Sign up' }).locator('button[type=submit]').click();
  await expect(page).toHaveURL('/verify-otp');
  await enterCode(page, await codeSentTo(visitor.phone));
  await expectToast(page, 'OTP Verified! You can now log in.');
});

test('a forgotten password is replaced with a code, and the old one no longer works', async ({
  page,
}) => {
  const visitor = newVisitor();
  await signUp(page, visitor);
  await enterCode(page, await codeSentTo(visitor.phone));
  await expect(page).toHaveURL('/login');

  await open(page, '/forgetPass');
  const forgot = page.getByRole('form', { name: 'Forgot password' });
  await forgot.locator('[name=email]').fill(visitor.email);
  await forgot.locator('button[type=submit]').click();
  await expect(page).toHaveURL('/forgetPass-verify-otp');
  await enterCode(page, await codeSentTo(visitor.email));
  await expect(page).toHaveURL('/resetPass');
  const reset = page.getByRole('form', { name: 'Reset password' });
  await reset.locator('[name=new_password]').fill('sun-and-planets');
  await reset.locator('[name=new_password_confirmation]').fill('sun-and-planets');
  await reset.locator('button[type=submit]').click();
  await expectToast(page, 'Password reset successfully.');
  await expect(page).toHaveURL('/login');

  const login = page.getByRole('form', { name: 'Login' });
  await login.locator('[name=email]').fill(visitor.email);
  await login.locator('[name=password]').fill(visitor.password);
  await login.locator('[name=password]').press('Enter');
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByRole('alert').last(),
  ).toBeVisible();
  await expect(page).toHaveURL('/login');

  await logIn(page, { email: visitor.email, password: 'sun-and-planets' });
});
