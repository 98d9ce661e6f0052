import { screen } from '@testing-library/react';
import { advance, fakeApi, renderRemote, timedUser as user } from 'shared/testing';
import * as remote from '../routes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const email = 'asha@example.com';
const signup = { at: '/verify-otp', call: 'POST /verify-otp' };
const reset = { at: '/forgetPass-verify-otp', call: 'POST /forgot-password/verify-otp' };

type FakeResponse = Parameters<typeof fakeApi>[0][string];

async function enterCode(at: string, code = '012345') {
  const view = renderRemote(remote, { at, state: { email } });
  await screen.findByRole('form', { name: 'One-time code' });
  await user.type(screen.getByLabelText('Digit 1'), code);
  await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
  await advance(0);
  return view;
}

const boxes = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value);

test.each([
  [signup.at, '/signup', null],
  [signup.at, '/signup', { email: '' }],
  [reset.at, '/forgetPass', null],
  [reset.at, '/forgetPass', { email: 7 }],
])('%s without an e-mail in its state redirects to %s', async (at, to, state) => {
  const { history } = renderRemote(remote, { at, state });
  expect(await screen.findByText('Access denied. Please Fill All Details First.')).toBeVisible();
  expect(history.location.pathname).toBe(to);
  expect(screen.getAllByText('Access denied. Please Fill All Details First.')).toHaveLength(1);
});

test.each([
  ['an Indian mobile number', '9876543210', 'We sent a code by SMS to 9876543210, to verify'],
  [
    'another number',
    '1234567890',
    `We sent a code to ${email}, because 1234567890 is not an Indian`,
  ],
  ['no number', undefined, 'We sent a code by SMS to the phone number you gave'],
])('%s: the page says where the code was sent', async (_, phone, text) => {
  renderRemote(remote, { at: signup.at, state: { email, phone } });
  expect(await screen.findByText(/^We sent a code/)).toHaveTextContent(text);
});

test.each([
  ['true status', { body: { status: true } }],
  ['an empty object', { body: {} }],
  ['a falsy status', { body: { status: false, message: 'x' } }],
  ['an empty text', { body: '' }],
  ['words that are no JSON', { text: 'verified' }],
  ['no content', { status: 204 }],
  ['another 2xx', { status: 202 }],
] satisfies [string, FakeResponse][])(
  'a response with %s verifies the sign-up code',
  async (_, response) => {
    const { requests } = fakeApi({ [signup.call]: response });
    const { history } = await enterCode(signup.at);
    expect(screen.getByText('OTP Verified! You can now log in.')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ email, otp: '012345', channel: 'sms' }]);
    await advance(1400);
    expect(history.location.pathname).toBe('/verify-otp');
    await advance(150);
    expect(history.location.pathname).toBe('/login');
    expect(history.action).toBe('REPLACE');
    expect(await screen.findByLabelText('Email')).toHaveValue(email);
  },
);

test('a verified code is not sent again before the login opens', async () => {
  const { requests } = fakeApi({ [signup.call]: {} });
  await enterCode(signup.at);
  await advance(500);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Verify OTP' })).toBeDisabled();
  expect(requests).toHaveLength(1);
});

test('a reset code is exchanged for a token, and the page for the new password opens', async () => {
  const { requests } = fakeApi({ [reset.call]: { body: { data: { reset_token: 'r-1' } } } });
  const { history } = await enterCode(reset.at);
  expect(screen.getByText('OTP Verified! You can now update your password.')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ email, otp: '012345' }]);
  expect(await screen.findByRole('form', { name: 'Reset password' })).toBeVisible();
  expect(history.location).toMatchObject({
    pathname: '/resetPass',
    state: { email, reset_token: 'r-1' },
  });
});

test.each([{ body: { data: {} } }, { body: {} }, { status: 204 }])(
  'the page stays open when the response to a reset code is %j, which has no token',
  async (response) => {
    fakeApi({ [reset.call]: response });
    const { history } = await enterCode(reset.at);
    expect(screen.getByText('Token not received. Please try again.')).toBeVisible();
    expect(boxes()).toEqual(['', '', '', '', '', '']);
    await advance(2000);
    expect(history.location.pathname).toBe(reset.at);
  },
);

describe.each([signup, reset])('$at', ({ at, call }) => {
  test('the first box has the focus', async () => {
    renderRemote(remote, { at, state: { email } });
    expect(await screen.findByLabelText('Digit 1')).toHaveFocus();
  });

  test('a right code closes the earlier error toasts', async () => {
    const { responses } = fakeApi({
      [call]: { status: 400, body: { message: 'Wrong code.' } },
    });
    await enterCode(at);
    expect(screen.getByText('Wrong code.')).toBeVisible();
    responses[call] = { body: { data: { reset_token: 'r-1' } } };
    await user.keyboard('123456{Enter}');
    await advance(0);
    expect(screen.getByText(/^OTP Verified!/)).toBeVisible();
    // The error toast would close by itself only after 4 s.
    await advance(500);
    await advance(500);
    expect(screen.queryByText('Wrong code.')).not.toBeInTheDocument();
  });

  test.each([
    ['words', { status: 400, body: { message: 'Wrong code.' } }, 'Wrong code.'],
    ['too many tries', { status: 429, body: { message: 'Ask anew.' } }, 'Ask anew.'],
    ['no words', { status: 400, body: {} }, 'OTP verification failed!'],
    ['no body', { status: 500 }, 'OTP verification failed!'],
    ['a page that is no JSON', { status: 502, text: '<html>' }, 'OTP verification failed!'],
    ['no connection', 'network error', 'OTP verification failed!'],
  ] satisfies [string, FakeResponse, string][])(
    'a failure with %s shows a message and empties the boxes',
    async (_, response, message) => {
      fakeApi({ [call]: response });
      const { history } = await enterCode(at);
      expect(screen.getByText(message)).toBeVisible();
      expect(boxes()).toEqual(['', '', '', '', '', '']);
      expect(screen.getByLabelText('Digit 1')).toHaveFocus();
      await advance(2000);
      expect(history.location.pathname).toBe(at);
    },
  );
});
