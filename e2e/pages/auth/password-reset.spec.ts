import {
  boxes,
  codeForm,
  fill,
  forgotForm,
  held,
  newPasswordForm,
  newStudent,
  openNewPassword,
  openResetCode,
  send,
  typeCode,
} from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { takeToast, test, type MockResponse } from '../../support/mocked';
import { expect, open, expectToast } from '../../support/test';

const { email } = newStudent;

for (const address of ['/login?view=forgot', '/forgetPass']) {
  test(`${address} sends a reset code, or says why not`, async ({ page, api }) => {
    await open(page, address);
    const form = forgotForm(page);
    for (const email of ['', 'abc']) {
      await fill(form, { email });
      await send(form);
      await takeToast(page, 'Please enter a valid email address.');
    }
    expect(api.sentTo('POST /forgot-password/send-otp')).toEqual([]);

    await fill(form, { email });
    const cases: [MockResponse, string][] = [
      [{ body: { status: false, message: 'Not now.' } }, 'Not now.'],
      [{ body: { status: false } }, 'Email not found.'],
      [{ status: 404, body: { message: 'No account.' } }, 'No account.'],
      [{ status: 500, body: {} }, 'An error occurred. Please try again.'],
      ['network error', 'An error occurred. Please try again.'],
    ];
    for (const [response, text] of cases) {
      api.responses['POST /forgot-password/send-otp'] = response;
      await send(form);
      await takeToast(page, text);
    }

    let arrive = () => {};
    const after = new Promise<void>((resolve) => (arrive = resolve));
    api.responses['POST /forgot-password/send-otp'] = { body: { status: true }, after };
    await send(form);
    const button = form.locator('button[type=submit]');
    await expect(button).toHaveText('Sending OTP...');
    await expect(button).toBeDisabled();
    arrive();
    await takeToast(page, 'OTP sent to your email');
    await expect(page).toHaveURL('/forgetPass-verify-otp');
    await expect(boxes(page)).toHaveCount(6);
    expect(api.sentTo('POST /forgot-password/send-otp').at(-1)?.body).toEqual({
      email,
      channel: 'email',
    });
  });
}

test('the first page of the reset has header and footer', async ({ page }) => {
  await open(page, '/forgetPass');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);
});

test('a reset code leads to the new password, or a message says why not', async ({ page, api }) => {
  await openResetCode(page, api);
  await expectAccessible(page);
  const call = 'POST /forgot-password/verify-otp';
  const cases: [MockResponse, string][] = [
    [{ body: { data: {} } }, 'Token not received. Please try again.'],
    [{ status: 200 }, 'Token not received. Please try again.'],
    [{ status: 400, body: { message: 'That code is wrong.' } }, 'That code is wrong.'],
    [{ status: 500, body: {} }, 'OTP verification failed!'],
    ['network error', 'OTP verification failed!'],
  ];
  for (const [response, text] of cases) {
    api.responses[call] = response;
    await typeCode(page, '123456');
    await send(codeForm(page));
    await takeToast(page, text);
    await expect.poll(() => held(page)).toBe('______');
    await expect(page).toHaveURL('/forgetPass-verify-otp');
  }
  api.responses[call] = { body: { data: { reset_token: 'a-reset-token' } } };
  await typeCode(page, '123456');
  await send(codeForm(page));
  await takeToast(page, 'OTP Verified! You can now update your password.');
  await expect(page).toHaveURL('/resetPass');
  await expect(newPasswordForm(page)).toBeVisible();
  expect(api.sentTo(call).at(-1)?.body).toEqual({ email, otp: '123456' });
});

test('a new password is checked, can be shown, and is saved', async ({ page, api }) => {
  await page.clock.install();
  await openNewPassword(page, api);
  await expectAccessible(page);
  await page.reload();
  const form = newPasswordForm(page);
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
  const cases: [MockResponse, string][] = [
    [{ body: { status: false, message: 'Used before.' } }, 'Used before.'],
    [{ body: { status: false } }, 'Failed to reset password.'],
    [{ status: 422, body: { message: 'Too simple.' } }, 'Too simple.'],
    [{ status: 500, body: {} }, 'Something went wrong!'],
    ['network error', 'Something went wrong!'],
  ];
  for (const [response, text] of cases) {
    api.responses[call] = response;
    await submit.click();
    await takeToast(page, text);
  }

  api.responses[call] = { body: { status: true } };
  await page.clock.pauseAt(Date.now() + 300_000);
  await submit.click();
  await expectToast(page, 'Password reset successfully.');
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
