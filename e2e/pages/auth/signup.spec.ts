import {
  boxes,
  codeForm,
  fill,
  held,
  newStudent,
  openSignupCode,
  send,
  signupForm,
  typeCode,
} from '../../support/accounts';
import { takeToast, test, type MockResponse } from '../../support/mocked';
import { expect, open, expectToast } from '../../support/test';

const { email } = newStudent;

test('the sign-up shows a refusal, keeps what was typed, then continues with the code', async ({
  page,
  api,
}) => {
  await open(page, '/login?view=signup');
  const form = signupForm(page);
  await fill(form, newStudent);
  const cases: [MockResponse, string][] = [
    [{ body: { status: false, message: 'Sign-ups are closed.' } }, 'Sign-ups are closed.'],
    [{ body: { status: false } }, 'Registration failed.'],
    [{ status: 422, body: { message: 'The email has been taken.' } }, 'The email has been taken.'],
    [{ status: 500, body: {} }, 'Registration failed. Please try again.'],
    [{ status: 500, text: '<html>' }, 'Registration failed. Please try again.'],
    ['network error', 'Registration failed. Please try again.'],
  ];
  for (const [response, text] of cases) {
    api.responses['POST /register'] = response;
    await send(form);
    await takeToast(page, text);
  }
  await expect(form.locator('[name=name]')).toHaveValue(newStudent.name);
  await expect(page).toHaveURL('/login?view=signup');

  api.responses['POST /register'] = { status: 201, body: { status: true } };
  await send(form);
  await takeToast(page, 'OTP sent! Please verify.');
  await expect(page).toHaveURL('/verify-otp');
  await expect(page.getByLabel(/^Digit \d$/)).toHaveCount(6);
  expect(api.sentTo('POST /register').at(-1)?.body).toEqual({ ...newStudent, role_id: '1' });

  await page.goBack();
  await expect(page).toHaveURL('/login?view=signup');
  await expect(form).toBeVisible();
});

test('a refused sign-up code shows a message and empties the boxes', async ({ page, api }) => {
  await openSignupCode(page, api);
  const cases: [MockResponse, string][] = [
    [{ status: 400, body: { message: 'That code is wrong.' } }, 'That code is wrong.'],
    [{ status: 400, body: {} }, 'OTP verification failed!'],
    [{ status: 500 }, 'OTP verification failed!'],
    [{ status: 502, text: '<html>' }, 'OTP verification failed!'],
    ['network error', 'OTP verification failed!'],
  ];
  for (const [response, text] of cases) {
    api.responses['POST /verify-otp'] = response;
    await typeCode(page, '123456');
    await send(codeForm(page));
    await takeToast(page, text);
    await expect.poll(() => held(page)).toBe('______');
    await expect(boxes(page).first()).toBeFocused();
  }
  expect(api.sentTo('POST /verify-otp')[0]?.body).toEqual({ email, otp: '123456', channel: 'sms' });
});

for (const [what, response] of Object.entries<MockResponse>({
  'an empty response': { status: 200 },
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
    api.responses['POST /verify-otp'] = response;
    await typeCode(page, '123456');
    await page.clock.pauseAt(Date.now() + 60_000);
    await send(codeForm(page));
    await expectToast(page, 'OTP Verified! You can now log in.');
    await page.clock.runFor(1400);
    await expect(page).toHaveURL('/verify-otp');
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/login');
  });
}
