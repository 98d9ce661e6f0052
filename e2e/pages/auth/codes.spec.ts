import type { Page } from '@playwright/test';
import {
  boxes,
  codeForm,
  fill,
  forgotForm,
  held,
  loginForm,
  newPasswordForm,
  newStudent,
  send,
  signupForm,
} from '../../support/people/accounts';
import { expectAccessible } from '../../support/axe';
import { takeToast, test } from '../../support/network/mocked';
import { expect, open } from '../../support/test';

async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Makes the window as small as 400 % zoom does: nothing scrolls sideways, and no control is hidden. */
async function expectToFitZoomed(page: Page) {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 256 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(320);
  const controls = page.locator('main').locator('input:visible, button:visible, a:visible');
  expect(await controls.count()).toBeGreaterThan(1);
  for (const control of await controls.all()) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 1 });
    const box = (await control.boundingBox())!;
    expect(box.width, 'wide enough to hit').toBeGreaterThanOrEqual(24);
    expect(box.height, 'high enough to hit').toBeGreaterThanOrEqual(24);
  }
  await page.setViewportSize(size);
}

test('the page for the code of a sign-up', async ({ page, api }) => {
  await page.clock.install();
  api.responses['POST /register'] = { status: 201, body: { status: true } };
  await open(page, '/signup');
  await fill(signupForm(page), newStudent);
  await send(signupForm(page));
  await takeToast(page, 'OTP sent! Please verify.');
  await expect(page).toHaveURL('/verify-otp');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(boxes(page).first()).toBeFocused();
  await expect(boxes(page)).toHaveCount(6);

  await test.step('keeps its address, and the time to wait, when it is loaded again', async () => {
    await page.clock.runFor(60_000);
    await page.reload();
    // A wait that began again would need a minute to get here.
    await expect(page.getByRole('timer')).toHaveText(/^0(1:00|0:\d\d)$/);
    await expect(page).toHaveURL('/verify-otp');
  });

  await test.step('takes a digit in each box', async () => {
    await boxes(page).first().click();
    await page.keyboard.type('a123456');
    await expect.poll(() => held(page)).toBe('123456');
    await expect(boxes(page).last()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(boxes(page).nth(4)).toBeFocused();
    await page.keyboard.type('0');
    await expect.poll(() => held(page)).toBe('123406');
    await paste(page, ' 654321 ');
    await expect.poll(() => held(page)).toBe('654321');
    await expect(boxes(page).last()).toBeFocused();
  });

  await test.step('is accessible and fits a small window', async () => {
    await expectAccessible(page);
    await expectToFitZoomed(page);
  });

  await page.goBack();
  await expect(page).toHaveURL('/signup');
  await expect(signupForm(page)).toBeVisible();
});

test('the pages of a password reset', async ({ page, api }) => {
  await test.step('the login shows the first one under its own address', async () => {
    await open(page, '/login');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('link', { name: /forgot/i }).click();
    await expect(page).toHaveURL('/login?view=forgot');
    await expect(forgotForm(page)).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(loginForm(page)).toBeVisible();
    await page.goForward();
  });

  await test.step('the code', async () => {
    api.responses['POST /forgot-password/send-otp'] = { body: { status: true } };
    await fill(forgotForm(page), { email: newStudent.email });
    await send(forgotForm(page));
    await takeToast(page, 'OTP sent to your email');
    await expect(page).toHaveURL('/forgetPass-verify-otp');
    await expectAccessible(page);
    await expectToFitZoomed(page);
  });

  await test.step('the page for another address has header and footer', async () => {
    await page.getByRole('link', { name: 'Give another one' }).click();
    await expect(page).toHaveURL('/forgetPass');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.goBack();
  });

  await test.step('the new password', async () => {
    api.responses['POST /forgot-password/verify-otp'] = {
      body: { data: { reset_token: 'a-reset-token' } },
    };
    await expect(boxes(page).first()).toBeFocused();
    await page.keyboard.type('123456');
    await send(codeForm(page));
    await takeToast(page, 'OTP Verified! You can now update your password.');
    await expect(page).toHaveURL('/resetPass');
    await page.reload();
    await expect(newPasswordForm(page)).toBeVisible();
    await expectAccessible(page);
    await expectToFitZoomed(page);
  });
});
