import type { Page } from '@playwright/test';
import {
  boxes,
  held,
  newStudent,
  openNewPassword,
  openResetCode,
  openSignupCode,
  signUp,
  typeCode,
} from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { takeToast, test, type MockResponse } from '../../support/mocked';
import { expect, open, expectToast } from '../../support/test';

const { email } = newStudent;
const resend = (page: Page) => page.getByRole('button', { name: 'Resend One-Time Password ?' });
const timer = (page: Page) => page.getByRole('timer');

async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('no later step of a flow can be opened directly', async ({ page }) => {
  for (const [address, text, target] of [
    ['/verify-otp', 'Access denied. Please Fill All Details First.', '/signup'],
    ['/forgetPass-verify-otp', 'Access denied. Please Fill All Details First.', '/forgetPass'],
    ['/resetPass', 'Access denied. Please verify OTP first.', '/forgetPass'],
  ] as const) {
    await open(page, address);
    await expect(page).toHaveURL(target);
    await takeToast(page, text);
  }
});

test('six boxes take one digit each, by typing, pasting and arrow keys', async ({ page, api }) => {
  await openSignupCode(page, api);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(boxes(page).first()).toBeFocused();
  await expect(boxes(page)).toHaveCount(6);
  for (const box of await boxes(page).all()) {
    await expect(box).toHaveAttribute('maxlength', '1');
    await expect(box).toHaveAttribute('inputmode', 'numeric');
  }
  await expect(boxes(page).first()).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);

  await boxes(page).first().click();
  await page.keyboard.type('a12');
  await expect.poll(() => held(page)).toBe('12____');
  await expect(boxes(page).nth(2)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(boxes(page).nth(1)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect.poll(() => held(page)).toBe('1_____');
  await expect(boxes(page).nth(1)).toBeFocused();

  for (const nonsense of ['12ab', '1234567', '']) {
    await paste(page, nonsense);
    expect(await held(page)).toBe('1_____');
  }
  await page.keyboard.press('Home');
  await paste(page, '९८७');
  await expect.poll(() => held(page)).toBe('987___');
  await paste(page, ' 123456 ');
  await expect.poll(() => held(page)).toBe('123456');
  await expect(boxes(page).last()).toBeFocused();

  await page.keyboard.press('ArrowLeft');
  await expect(boxes(page).nth(4)).toBeFocused();
  await page.keyboard.type('0');
  await expect.poll(() => held(page)).toBe('123406');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await takeToast(page, 'Please enter a 6-digit OTP.');
  await expect(boxes(page).last()).toBeFocused();
  expect(api.sentTo('POST /verify-otp')).toEqual([]);
});

for (const { screen, open: openScreen, body } of [
  { screen: 'sign-up', open: openSignupCode, body: { email, channel: 'sms' } },
  { screen: 'reset', open: openResetCode, body: { email } },
]) {
  test(`the ${screen} screen offers another code after two minutes`, async ({ page, api }) => {
    await page.clock.install();
    await openScreen(page, api);
    // The two minutes begin at a known time.
    const start = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(start + 1000);
    await expect(timer(page)).toHaveText(/^0[12]:\d\d$/);
    await expect(resend(page)).toHaveCount(0);
    await page.clock.runFor(110_000);
    await expect(resend(page)).toHaveCount(0);
    await page.clock.runFor(11_000);
    await expect(resend(page)).toBeVisible();
    await expect(timer(page)).toHaveCount(0);

    for (const [response, text] of [
      [{ status: 400, body: { message: 'No more codes today.' } }, 'No more codes today.'],
      [{ status: 500, body: {} }, 'Failed to resend OTP.'],
      ['network error', 'Failed to resend OTP.'],
    ] as [MockResponse, string][]) {
      api.responses['POST /resend-otp'] = response;
      await typeCode(page, '12');
      await resend(page).click();
      await expectToast(page, text);
      // Frames stop with the clock, and updates of the store wait for a frame.
      await page.clock.runFor(100);
      expect(await held(page)).toBe('12____');
      await expect(resend(page)).toBeVisible();
    }

    api.responses['POST /resend-otp'] = { body: { status: true } };
    await resend(page).click();
    await expectToast(page, 'OTP resent successfully.');
    await expect(timer(page)).toHaveText('02:00');
    await page.clock.runFor(1000);
    await expect(timer(page)).toHaveText('01:59');
    await expect(resend(page)).toHaveCount(0);
    await expect.poll(() => held(page)).toBe('______');
    await expect(boxes(page).first()).toBeFocused();
    expect(api.sentTo('POST /resend-otp').at(-1)?.body).toEqual(body);

    await page.clock.runFor(30_000);
    await page.reload();
    await expect(timer(page)).toHaveText(/^01:(29|28)$/);
  });
}

test('the wait begins at two minutes, or at the time that the server asks for', async ({
  page,
  api,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await signUp(page, api);
  await expectToast(page, 'OTP sent! Please verify.');
  await expect(timer(page)).toHaveText('02:00');
  await page.clock.runFor(1000);
  await expect(timer(page)).toHaveText('01:59');
  await page.clock.runFor(120_000);
  api.responses['POST /resend-otp'] = {
    status: 429,
    body: { message: 'Please wait.' },
    headers: { 'Retry-After': '45' },
  };
  await resend(page).click();
  await expectToast(page, 'Please wait.');
  await expect(timer(page)).toHaveText('00:45');
});

test.describe('in a window of 320 by 256, as at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const [screen, openScreen] of [
    ['sign-up code', openSignupCode],
    ['reset code', openResetCode],
    ['new password', openNewPassword],
  ] as const) {
    test(`the ${screen} screen needs no sideways scrolling and hides nothing`, async ({
      page,
      api,
    }) => {
      await openScreen(page, api);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );
      const controls = page.locator('main').locator('input:visible, button:visible, a:visible');
      for (const control of await controls.all()) {
        await control.scrollIntoViewIfNeeded();
        await expect(control).toBeInViewport({ ratio: 1 });
        const box = (await control.boundingBox())!;
        expect(box.width, 'wide enough to hit').toBeGreaterThanOrEqual(24);
        expect(box.height, 'high enough to hit').toBeGreaterThanOrEqual(24);
      }
    });
  }
});
