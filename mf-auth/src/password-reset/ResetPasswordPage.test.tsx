import { screen, within } from '@testing-library/react';
import { advance, fakeApi, renderRemote, timedUser as user } from 'shared/testing';
import * as remote from '../routes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const handedOver = { email: 'asha@example.com', reset_token: 'r-1' };

async function reset(password = 'secret2', confirmation = password) {
  const view = renderRemote(remote, { at: '/resetPass', state: handedOver });
  await screen.findByRole('form', { name: 'Reset password' });
  if (password) await user.type(screen.getByLabelText('New password'), password);
  if (confirmation) await user.type(screen.getByLabelText('Confirm new password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
  await advance(0);
  return view;
}

test.each([
  ['nothing', null],
  ['only an e-mail', { email: 'asha@example.com' }],
  ['only a token', { reset_token: 'r-1' }],
  ['something else', 'asha@example.com'],
])('with %s in its state, the page redirects to the first step', async (_, state) => {
  const { history } = renderRemote(remote, { at: '/resetPass', state });
  expect(await screen.findByText('Access denied. Please verify OTP first.')).toBeVisible();
  expect(screen.getAllByText('Access denied. Please verify OTP first.')).toHaveLength(1);
  expect(history.location.pathname).toBe('/forgetPass');
  expect(await screen.findByRole('form', { name: 'Forgot password' })).toBeVisible();
});

test('each of the two passwords has its own button to show and hide it', async () => {
  renderRemote(remote, { at: '/resetPass', state: handedOver });
  const form = await screen.findByRole('form', { name: 'Reset password' });
  const first = screen.getByLabelText('New password');
  const second = screen.getByLabelText('Confirm new password');
  expect(first).toHaveAttribute('name', 'new_password');
  expect(second).toHaveAttribute('name', 'new_password_confirmation');
  const types = () => [first.getAttribute('type'), second.getAttribute('type')];

  const [showFirst, showSecond] = within(form).getAllByRole('button', { name: 'Show password' });
  expect(types()).toEqual(['password', 'password']);
  await user.click(showFirst!);
  expect(types()).toEqual(['text', 'password']);
  await user.click(showSecond!);
  expect(types()).toEqual(['text', 'text']);
  expect(within(form).getAllByRole('button', { name: 'Hide password' })).toHaveLength(2);
  await user.click(showFirst!);
  expect(types()).toEqual(['password', 'text']);
});

test('password managers can see whose password changes', async () => {
  renderRemote(remote, { at: '/resetPass', state: handedOver });
  const form = await screen.findByRole('form', { name: 'Reset password' });
  expect(form.querySelector('[autocomplete=username]')).toHaveValue('asha@example.com');
  expect(form.querySelectorAll('[autocomplete=new-password]')).toHaveLength(2);
});

test.each([
  ['', '', 'Password must be at least 6 characters long.', 'New password'],
  ['secre', 'secre', 'Password must be at least 6 characters long.', 'New password'],
  ['x'.repeat(129), 'x'.repeat(129), 'Password must be at most 128 characters.', 'New password'],
  ['secret2', 'secret3', 'Passwords do not match.', 'Confirm new password'],
])('%j and %j are refused with %s', async (password, confirmation, message, field) => {
  const { requests } = fakeApi({});
  await reset(password, confirmation);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(requests).toHaveLength(0);
});

test('the new password is sent with the token, and the login opens after a second and a half', async () => {
  const { requests } = fakeApi({
    'POST /forgot-password/reset': { body: { status: true, message: 'ok' } },
  });
  const { history } = await reset();
  expect(screen.getByText('Password reset successfully.')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([
    {
      email: 'asha@example.com',
      reset_token: 'r-1',
      new_password: 'secret2',
      new_password_confirmation: 'secret2',
    },
  ]);
  await advance(1400);
  expect(history.location.pathname).toBe('/resetPass');
  await advance(150);
  expect(history.location.pathname).toBe('/login');
  expect(await screen.findByLabelText('Email')).toHaveValue('asha@example.com');
});

const failures: [string, Parameters<typeof fakeApi>[0][string], string][] = [
  ['a refusal with words', { body: { status: false, message: 'Used.' } }, 'Used.'],
  ['a refusal without words', { body: { status: false } }, 'Failed to reset password.'],
  ['a failure with words', { status: 422, body: { message: 'Too common.' } }, 'Too common.'],
  ['too many tries', { status: 429, body: { message: 'Wait a while.' } }, 'Wait a while.'],
  ['a failure without words', { status: 500 }, 'Something went wrong!'],
  ['no connection', 'network error', 'Something went wrong!'],
];

test.each(failures)(
  '%s: the user sees a message and the page stays open',
  async (_, response, message) => {
    fakeApi({ 'POST /forgot-password/reset': response });
    const { history } = await reset();
    expect(screen.getByText(message)).toBeVisible();
    await advance(2000);
    expect(history.location.pathname).toBe('/resetPass');
    expect(screen.getByRole('button', { name: 'Reset password' })).toBeEnabled();
  },
);
