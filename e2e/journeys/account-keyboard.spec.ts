import type { Page } from '@playwright/test';
import { visit } from '../support/chrome';
import { codeSentTo } from '../support/people/outbox';
import { newVisitor } from '../support/people/people';
import { expect, expectToast, open, test } from '../support/test';

/** Presses Tab until the element that `description` names has the focus. */
async function tabTo(page: Page, description: { role: string; name: RegExp }) {
  const target = page.getByRole(description.role as 'link', { name: description.name }).first();
  await expect(target).toBeVisible();
  for (let step = 0; step < 40; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await isSeen(page), `${description.name} shows its focus`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${description.role} ${description.name}`);
}

/** Whether the focused element is inside the window and drawn as focused. */
const isSeen = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!;
    const { top, bottom } = element.getBoundingClientRect();
    const shown = [element, element.parentElement!].some((each) => {
      const { outlineStyle, boxShadow } = getComputedStyle(each);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    return shown && bottom > 0 && top < innerHeight;
  });

async function typeInto(page: Page, label: RegExp, text: string) {
  await tabTo(page, { role: 'textbox', name: label });
  await page.keyboard.type(text);
}

async function signUpAndVerify(page: Page, visitor: ReturnType<typeof newVisitor>) {
  await open(page, '/login');
  await tabTo(page, { role: 'link', name: /^sign up$/i });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login?view=signup');
  await typeInto(page, /full name/i, visitor.name);
  await typeInto(page, /email/i, visitor.email);
  await typeInto(page, /phone/i, visitor.phone);
  await typeInto(page, /^password/i, visitor.password);
  await typeInto(page, /confirm password/i, visitor.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/verify-otp');
  await expect(page.getByLabel('Digit 1')).toBeFocused();
  await typeInto(page, /^digit 1$/i, await codeSentTo(visitor.phone));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
}

async function logInByKeys(page: Page, email: string, password: string) {
  await typeInto(page, /email/i, email);
  await typeInto(page, /^password/i, password);
  await page.keyboard.press('Enter');
}

test('without a mouse: from sign-up to a changed profile and the logout, and with a new password back in', async ({
  page,
}) => {
  const visitor = newVisitor();
  await signUpAndVerify(page, visitor);
  await logInByKeys(page, visitor.email, visitor.password);
  await expect(page).toHaveURL(/\/overview$/);

  await tabTo(page, { role: 'link', name: /^profile$/i });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/updateprofile$/);
  await expect(page.getByRole('form', { name: 'Update profile' })).toBeVisible();
  await tabTo(page, { role: 'textbox', name: /^name/i });
  await page.keyboard.press('End');
  await page.keyboard.type(' Rao');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/updateprofile$/);

  await page.keyboard.press('Shift+Tab');
  await tabTo(page, { role: 'button', name: /^logout$/i });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await visit(page, '/login');
  await tabTo(page, { role: 'link', name: /forgot your password/i });
  await page.keyboard.press('Enter');
  await typeInto(page, /email/i, visitor.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/forgetPass-verify-otp');
  await typeInto(page, /^digit 1$/i, await codeSentTo(visitor.email));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resetPass');
  await typeInto(page, /^new password/i, 'sun-and-planets');
  await typeInto(page, /confirm new password/i, 'sun-and-planets');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Password reset successfully.');
  await expect(page).toHaveURL('/login');
  await expect(page.locator('h1')).toBeFocused();

  await logInByKeys(page, visitor.email, visitor.password);
  await expect(page.getByRole('alert').last()).toBeVisible();
  await expect(page).toHaveURL('/login');
  await tabTo(page, { role: 'textbox', name: /^password/i });
  await page.keyboard.press('Control+A');
  await page.keyboard.type('sun-and-planets');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/overview$/);
});
