import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { takeToast, test, type Answer, type MockedApi } from '../support/mocked';
import { expect, open, toast } from '../support/test';

const email = 'asha@example.com';
const boxes = (page: Page) => page.getByLabel(/^Digit \d$/);
const codeForm = (page: Page) => page.getByRole('form', { name: 'One-time code' });
const verify = (page: Page) => codeForm(page).locator('button[type=submit]');
const resend = (page: Page) => page.getByRole('button', { name: 'Resend One-Time Password ?' });
const timer = (page: Page) => page.getByRole('timer');

const held = (page: Page) =>
  boxes(page).evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value || '_').join(''),
  );

async function typeCode(page: Page, digits: string) {
  await boxes(page).first().click();
  await page.keyboard.type(digits);
}

async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

async function openSignupCode(page: Page, api: MockedApi) {
  api.answers['POST /register'] = { status: 201, body: { status: true } };
  await open(page, '/signup');
  const form = page.getByRole('form', { name: 'Sign up' });
  for (const [name, value] of Object.entries({
    name: 'Asha Rao',
    email,
    phone: '9876543210',
    password: 'moon-and-stars',
    password_confirmation: 'moon-and-stars',
  })) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.locator('button[type=submit]').click();
  await takeToast(page, 'OTP sent! Please verify.');
  await expect(page).toHaveURL('/verify-otp');
}

async function openResetCode(page: Page, api: MockedApi) {
  api.answers['POST /forgot-password/send-otp'] = { body: { status: true } };
  await open(page, '/forgetPass');
  const form = page.getByRole('form', { name: 'Forgot password' });
  await form.locator('[name=email]').fill(email);
  await form.locator('button[type=submit]').click();
  await takeToast(page, 'OTP sent to your email');
  await expect(page).toHaveURL('/forgetPass-verify-otp');
}

async function openNewPassword(page: Page, api: MockedApi) {
  await openResetCode(page, api);
  api.answers['POST /forgot-password/verify-otp'] = {
    body: { data: { reset_token: 'a-reset-token' } },
  };
  await typeCode(page, '123456');
  await verify(page).click();
  await takeToast(page, 'OTP Verified! You can now update your password.');
  await expect(page).toHaveURL('/resetPass');
}

test('no step of a flow can be opened by itself', async ({ page }) => {
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
  await expect(page.locator('main h1')).toBeFocused();
  await expect(boxes(page)).toHaveCount(6);
  for (const box of await boxes(page).all()) {
    await expect(box).toHaveAttribute('maxlength', '1');
    await expect(box).toHaveAttribute('inputmode', 'numeric');
  }
  await expect(boxes(page).first()).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);

  await boxes(page).first().click();
  await page.keyboard.type('a12');
  expect(await held(page)).toBe('12____');
  await expect(boxes(page).nth(2)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(boxes(page).nth(1)).toBeFocused();
  await page.keyboard.press('Backspace');
  expect(await held(page)).toBe('1_____');
  await expect(boxes(page).nth(1)).toBeFocused();

  for (const nonsense of ['12ab', '1234567', '', '१२३']) {
    await paste(page, nonsense);
    expect(await held(page)).toBe('1_____');
  }
  await page.keyboard.press('Home');
  await paste(page, '987');
  expect(await held(page)).toBe('987___');
  await paste(page, ' 123456 ');
  expect(await held(page)).toBe('123456');
  await expect(boxes(page).last()).toBeFocused();

  await page.keyboard.press('ArrowLeft');
  await expect(boxes(page).nth(4)).toBeFocused();
  await page.keyboard.type('0');
  expect(await held(page)).toBe('123406');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await takeToast(page, 'Please enter a 6-digit OTP.');
  await expect(boxes(page).last()).toBeFocused();
  expect(api.sentTo('POST /verify-otp')).toEqual([]);
});

test('a refused sign-up code is told and the boxes are empty again', async ({ page, api }) => {
  await openSignupCode(page, api);
  const cases: [Answer, string][] = [
    [{ status: 400, body: { message: 'That code is wrong.' } }, 'That code is wrong.'],
    [{ status: 400, body: {} }, 'OTP verification failed!'],
    [{ status: 500 }, 'OTP verification failed!'],
    [{ status: 502, text: '<html>' }, 'OTP verification failed!'],
    ['network error', 'OTP verification failed!'],
  ];
  for (const [answer, text] of cases) {
    api.answers['POST /verify-otp'] = answer;
    await typeCode(page, '123456');
    await verify(page).click();
    await takeToast(page, text);
    expect(await held(page)).toBe('______');
    await expect(boxes(page).first()).toBeFocused();
  }
  expect(api.sentTo('POST /verify-otp')[0]?.body).toEqual({ email, otp: '123456', channel: 'sms' });
});

for (const [what, answer] of Object.entries<Answer>({
  'an empty answer': { status: 200 },
  'an empty object': { status: 200, body: {} },
  'no content': { status: 204 },
  'words that are no JSON': { status: 200, text: 'verified' },
})) {
  test(`${what} verifies the sign-up, and the login opens 1.5 seconds later`, async ({
    page,
    api,
  }) => {
    await page.clock.install();
    await openSignupCode(page, api);
    api.answers['POST /verify-otp'] = answer;
    await typeCode(page, '123456');
    await page.clock.pauseAt(Date.now() + 60_000);
    await verify(page).click();
    await expect(toast(page, 'OTP Verified! You can now log in.')).toBeVisible();
    await page.clock.runFor(1400);
    await expect(page).toHaveURL('/verify-otp');
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/login');
  });
}

for (const { screen, open: openScreen, body } of [
  { screen: 'sign-up', open: openSignupCode, body: { email, channel: 'sms' } },
  { screen: 'reset', open: openResetCode, body: { email } },
]) {
  test(`the ${screen} screen offers another code after two minutes`, async ({ page, api }) => {
    await page.clock.install();
    await openScreen(page, api);
    // Two minutes that begin at a known moment.
    const start = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(start + 1000);
    await expect(timer(page)).toHaveText(/^0[12]:\d\d$/);
    await expect(resend(page)).toHaveCount(0);
    await page.clock.runFor(110_000);
    await expect(resend(page)).toHaveCount(0);
    await page.clock.runFor(11_000);
    await expect(resend(page)).toBeVisible();
    await expect(timer(page)).toHaveCount(0);

    for (const [answer, text] of [
      [{ status: 400, body: { message: 'No more codes today.' } }, 'No more codes today.'],
      [{ status: 500, body: {} }, 'Failed to resend OTP.'],
      ['network error', 'Failed to resend OTP.'],
    ] as [Answer, string][]) {
      api.answers['POST /resend-otp'] = answer;
      await typeCode(page, '12');
      await resend(page).click();
      await expect(toast(page, text).last()).toBeVisible();
      // Frames stand still with the clock, and with them what the store tells.
      await page.clock.runFor(100);
      expect(await held(page)).toBe('12____');
      await expect(resend(page)).toBeVisible();
    }

    api.answers['POST /resend-otp'] = { body: { status: true } };
    await resend(page).click();
    await expect(toast(page, 'OTP resent successfully.')).toBeVisible();
    await expect(timer(page)).toHaveText('02:00');
    await page.clock.runFor(1000);
    await expect(timer(page)).toHaveText('01:59');
    await expect(resend(page)).toHaveCount(0);
    expect(await held(page)).toBe('______');
    await expect(boxes(page).first()).toBeFocused();
    expect(api.sentTo('POST /resend-otp').at(-1)?.body).toEqual(body);

    await page.clock.runFor(30_000);
    await page.reload();
    await expect(timer(page)).toHaveText(/^01:(29|28)$/);
  });
}

test('the wait begins at two minutes and follows the server where it asks for more or less', async ({
  page,
  api,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openSignupCode(page, api).catch(() => {});
  await expect(timer(page)).toHaveText('02:00');
  await page.clock.runFor(1000);
  await expect(timer(page)).toHaveText('01:59');
  await page.clock.runFor(120_000);
  api.answers['POST /resend-otp'] = {
    status: 429,
    body: { message: 'Please wait.' },
    headers: { 'Retry-After': '45' },
  };
  await resend(page).click();
  await expect(toast(page, 'Please wait.')).toBeVisible();
  await expect(timer(page)).toHaveText('00:45');
});

test('a reset code opens the new password, or says why not', async ({ page, api }) => {
  await openResetCode(page, api);
  await expectAccessible(page);
  const call = 'POST /forgot-password/verify-otp';
  const cases: [Answer, string][] = [
    [{ body: { data: {} } }, 'Token not received. Please try again.'],
    [{ status: 200 }, 'Token not received. Please try again.'],
    [{ status: 400, body: { message: 'That code is wrong.' } }, 'That code is wrong.'],
    [{ status: 500, body: {} }, 'OTP verification failed!'],
    ['network error', 'OTP verification failed!'],
  ];
  for (const [answer, text] of cases) {
    api.answers[call] = answer;
    await typeCode(page, '123456');
    await verify(page).click();
    await takeToast(page, text);
    expect(await held(page)).toBe('______');
    await expect(page).toHaveURL('/forgetPass-verify-otp');
  }
  api.answers[call] = { body: { data: { reset_token: 'a-reset-token' } } };
  await typeCode(page, '123456');
  await verify(page).click();
  await takeToast(page, 'OTP Verified! You can now update your password.');
  await expect(page).toHaveURL('/resetPass');
  await expect(page.getByRole('form', { name: 'Reset password' })).toBeVisible();
  expect(api.sentTo(call).at(-1)?.body).toEqual({ email, otp: '123456' });
});

test('a new password is checked, can be shown, and is saved', async ({ page, api }) => {
  await page.clock.install();
  await openNewPassword(page, api);
  await expectAccessible(page);
  await page.reload();
  const form = page.getByRole('form', { name: 'Reset password' });
  const password = form.locator('[name=new_password]');
  const again = form.locator('[name=new_password_confirmation]');
  const submit = form.locator('button[type=submit]');

  await form.getByRole('button', { name: 'Show password' }).last().click();
  await expect(again).toHaveAttribute('type', 'text');
  await expect(password).toHaveAttribute('type', 'password');
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await form.getByRole('button', { name: 'Hide password' }).last().click();
  await expect(again).toHaveAttribute('type', 'password');

  const call = 'POST /forgot-password/reset';
  await password.fill('fives');
  await again.fill('fives');
  await submit.click();
  await takeToast(page, 'Password must be at least 6 characters long.');
  await password.fill('sixsix');
  await submit.click();
  await takeToast(page, 'Passwords do not match.');
  expect(api.sentTo(call)).toEqual([]);

  await again.fill('sixsix');
  const cases: [Answer, string][] = [
    [{ body: { status: false, message: 'Used before.' } }, 'Used before.'],
    [{ body: { status: false } }, 'Failed to reset password.'],
    [{ status: 422, body: { message: 'Too simple.' } }, 'Too simple.'],
    [{ status: 500, body: {} }, 'Something went wrong!'],
    ['network error', 'Something went wrong!'],
  ];
  for (const [answer, text] of cases) {
    api.answers[call] = answer;
    await submit.click();
    await takeToast(page, text);
  }

  api.answers[call] = { body: { status: true } };
  await page.clock.pauseAt(Date.now() + 300_000);
  await submit.click();
  await expect(toast(page, 'Password reset successfully.')).toBeVisible();
  expect(api.sentTo(call).at(-1)?.body).toEqual({
    email,
    reset_token: 'a-reset-token',
    new_password: 'sixsix',
    new_password_confirmation: 'sixsix',
  });
  await page.clock.runFor(1400);
  await expect(page).toHaveURL('/resetPass');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/login');
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
