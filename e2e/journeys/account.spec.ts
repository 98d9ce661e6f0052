import { boxes, codeForm, fill, send, signupForm } from '../support/people/accounts';
import { banner } from '../support/chrome';
import { codeSentTo } from '../support/people/outbox';
import { newVisitor, sendLogin } from '../support/people/people';
import { picture } from '../support/people/picture';
import { expect, open, test, expectToast } from '../support/test';
import type { Page } from '@playwright/test';

const headerPicture = (page: Page) => banner(page).getByRole('img', { name: /Meera/ });

test('a new visitor signs up with a code, logs in, gets a picture and logs out', async ({
  page,
}) => {
  const visitor = newVisitor();
  await open(page, '/login?view=signup');
  const { name, email, phone, password } = visitor;
  await fill(signupForm(page), { name, email, phone, password, password_confirmation: password });
  await signupForm(page).locator('[name=password_confirmation]').press('Enter');
  await expect(page).toHaveURL('/verify-otp');
  await boxes(page).first().click();
  await page.keyboard.type(await codeSentTo(phone));
  await send(codeForm(page));
  await expectToast(page, 'OTP Verified! You can now log in.');
  await expect(page).toHaveURL('/login');

  await sendLogin(page, visitor);
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /profile/i })
    .click();
  const profile = page.getByRole('form', { name: 'Update profile' });
  await expect(profile.locator('[name=email]')).toHaveValue(email);
  await profile
    .locator('[name=avatar]')
    .setInputFiles({ ...picture, buffer: Buffer.from('no picture at all') });
  await expectToast(page, 'Failed to upload image.');
  await profile.locator('[name=avatar]').setInputFiles(picture);
  await expectToast(page, 'Image uploaded successfully!');
  await profile.locator('[name=name]').fill(`${name} Rao`);
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
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await banner(page).getByRole('link', { name: 'Login' }).click();
  await sendLogin(page, visitor);
  await expect(page).toHaveURL(/\/overview$/);
  await page.locator('a[href="/"]').first().click();
  await expect(headerPicture(page)).toHaveAttribute('src', /^\/uploads\//);
});
